### Co mówi każda strona.

skip-to-content = Przejdź do treści
page-failed = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie.
dismiss = Zamknij komunikat
cancel = Anuluj
close = Zamknij
not-connected = Nie ma teraz połączenia ze stołem. Wróci samo; spróbuj wtedy jeszcze raz.
put-away = Schowaj
search = Szukaj
found = Znalezione: { $count }
