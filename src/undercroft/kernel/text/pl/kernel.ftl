### To, co mówi samo jądro, niezależnie od gry.

seat = Gracz { $number }

option-pass = Pas
option-yes = Tak
option-no = Nie

choice-pause = Możesz się tu włączyć.
choice-may-replace = Możesz sprawić, że zamiast tego stanie się coś innego.

event-took-back = { $agreed ->
    [yes] { $seat } cofa ostatni wybór za zgodą wszystkich; los nie musi się powtórzyć.
   *[no] { $seat } cofa ostatni wybór.
}
event-conceded = { $seat } poddaje grę.
event-rules-changed = Zasady w programie zmieniły się od początku tej partii: gra toczy się dalej od miejsca, w którym stanęła, według dzisiejszych zasad.
event-match-ended = { $winners-count ->
    [0] Koniec partii. Nikt nie wygrywa ({ $rule }).
    [1] Koniec partii. Wygrywa { $winners } ({ $rule }).
   *[other] Koniec partii. Wygrywają: { $winners } ({ $rule }).
}

refusal-not-your-choice = To nie { $seat } teraz wybiera. Poczekaj na swoją kolej.
refusal-not-an-option = „{ $request }” nie jest teraz możliwe. Możliwe jest na przykład: { $possible }.
refusal-unreadable = „{ $request }” jest tu niezrozumiałe. Podaj opcję albo rzecz, którą widzisz.
refusal-ambiguous = „{ $request }” może tu znaczyć kilka rzeczy: { $possible }. Powiedz, którą.
refusal-match-is-over = Partia się skończyła; nie można już niczego wybrać.
refusal-cannot-undo = Nie ma wyboru, który możesz cofnąć bez pytania innych: w międzyczasie nastąpiło losowanie, odkrycie albo decyzja innego gracza.
refusal-no-such-seat = Nie ma tu miejsca { $seat }; miejsca mają numery od zera, jest ich { $seats }.
refusal-no-such-window = Nie ma stałego polecenia dla „{ $kind }”. Może dotyczyć: { $known }; albo wszystkich okien, jeśli nie podasz żadnego.
refusal-no-such-game = Nie ma gry „{ $name }”. { $nearest ->
    [none] Zainstalowane: { $known }.
   *[other] Czy chodziło o „{ $nearest }”? Zainstalowane: { $known }.
}
refusal-broken-game = Gra „{ $name }” jest zainstalowana, ale nie da się wczytać { $value }: { $reason }. W pozostałe gry można grać bez niej.
refusal-bad-settings = Te ustawienia nie pasują do gry albo do siebie nawzajem: { $reason }.
refusal-damaged-record = To nie jest czytelny zapis partii: { $reason ->
    [unreadable] to nie tekst JSON albo tylko jego część
    [too-large] jest większy niż jakakolwiek partia
    [format] zapisała go inna wersja Undercroft
   *[other] brak pozycji „{ $reason }” albo jest ona błędna
}. Użyj pliku w takiej postaci, w jakiej go zapisano.
refusal-replay-differs = Zapis nie daje tego samego wyniku: pierwsza różnica w pozycji { $entry } ({ $what ->
    [rolls] wynik losowania
    [digest] stan, do którego doprowadziła
    [position] stan, od którego miała toczyć się dalej
    [outcome] kto wygrał
   *[other] { $what }
}).
