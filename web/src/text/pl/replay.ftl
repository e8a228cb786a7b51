### Oglądanie zakończonej partii.

replay-title = Powtórka
replay-loading = Wczytuję partię…
replay-controls = Odtwarzanie partii
replay-first = Na początek (Home)
replay-back = Krok wstecz (strzałka w lewo)
replay-play = Odtwarzaj (spacja)
replay-pause = Zatrzymaj (spacja)
replay-on = Krok naprzód (strzałka w prawo)
replay-last = Na koniec (End)
replay-jump = Przejdź do kroku
replay-where = Krok { $step } z { $steps }
replay-speed = Szybkość
replay-times = { $speed }×
replay-eyes = Kto patrzy
replay-eyes-nobody = widz
replay-nobody = nikt
replay-share = Kopiuj link do tej chwili
replay-link-copied = Link skopiowany. Otwiera powtórkę na tym kroku.
replay-to-match = Do partii
replay-story = Co się działo
replay-loading-story = Początek opowieści zaraz tu będzie…
replay-opening = Otwarcie
replay-decided = { $name }: { $option }
replay-by-person = decyzja
replay-by-bot = bot
replay-by-order = stałe polecenie
replay-by-clock = koniec czasu
replay-by-rules = nowe zasady
replay-only-story = Od tamtej pory zmieniły się zasady, więc nie da się już tego pokazać na planszy. Nadal można przeczytać przebieg gry.
replay-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają: { $names }
    [many] Wspólnie wygrywają: { $names }
   *[other] Wspólnie wygrywają: { $names }
}
replay-no-winner = Nikt nie wygrywa
replay-place = { $place }. { $name }
replay-decided-by = Rozstrzyga zasada { $rule }
replay-proof = Czy gra była uczciwa? Sprawdź
replay-proof-idea = Wszystkie losowania w partii wynikają z jednego tajnego ziarna. Zanim ktokolwiek wykonał ruch, serwer pokazał obietnicę: odcisk tego ziarna. Teraz, po zakończeniu partii, ziarno nie jest już tajemnicą.
replay-proof-kept = Twoja przeglądarka właśnie to sprawdziła: obietnica została dotrzymana.
replay-proof-broken = Odcisk nie pasuje do ziarna: obietnica nie została dotrzymana.
replay-commitment = Obietnica
replay-seed = Ziarno
replay-salt = Sól
replay-proof-how = Odcisk to SHA-256 z tekstu: sól, dwukropek, ziarno. Aby rozegrać całą partię od nowa z samego ziarna i porównać każdy rzut, pobierz zapis i uruchom:
replay-download = Pobierz zapis
replay-download-story = Pobierz przebieg
