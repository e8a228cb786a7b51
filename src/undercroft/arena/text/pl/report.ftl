### Raport dla projektantów.

refusal-no-such-file = Nie ma pliku { $file }. Tworzy go „undercroft simulate GRA --out PLIK.parquet”.
refusal-not-our-file = { $file } nie zawiera partii. Podaj plik utworzony przez „undercroft simulate GRA --out PLIK.parquet”.
refusal-cannot-read = Nie można odczytać { $file }: plik jest uszkodzony albo brak do niego uprawnień.
refusal-no-matches = W { $file } nie ma ani jednej ukończonej partii. Najpierw rozegraj kilka poleceniem „undercroft simulate”.
refusal-several-games = Raport dotyczy jednej gry, a te pliki zawierają { $one } i { $other }. Zrób raport z każdej osobno.

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $value } %
number-hours = { $value } godz.
number-minutes = { $value } min
number-seconds = { $value } s

report-title = Raport o równowadze: { $game }
report-lead = { $games ->
    [one] Policzona jedna partia botów ({ $bots }).
    [few] Policzone { $count } partie botów ({ $bots }).
    [many] Policzono { $count } partii botów ({ $bots }).
   *[other] Policzono { $count } partii botów ({ $bots }).
}
report-findings = Co wyszło
report-made-by = Sporządził Undercroft { $version }. Wszystko na tej stronie wynika z plików, z których powstała.
report-show-table = Pokaż całą tabelę
report-yes = tak
report-no = nie

report-fact-matches = partie
report-fact-players = gracze
report-fact-decisions = decyzje
report-fact-time = czas obliczeń
report-fact-errors = partie przerwane błędem

report-warn-few = { $games ->
    [one] Tylko jedna partia: przedziały są tak szerokie, jak to możliwe. Zanim wyciągniesz wnioski, rozegraj więcej.
    [few] Tylko { $games } partie: przedziały są szerokie. Prawdziwe różnice mogą jeszcze nie być widoczne; zanim wyciągniesz wnioski, rozegraj więcej.
    [many] Tylko { $games } partii: przedziały są szerokie. Prawdziwe różnice mogą jeszcze nie być widoczne; zanim wyciągniesz wnioski, rozegraj więcej.
   *[other] Tylko { $games } partii: przedziały są szerokie. Prawdziwe różnice mogą jeszcze nie być widoczne; zanim wyciągniesz wnioski, rozegraj więcej.
}
report-warn-unfinished = Ten przebieg nie jest ukończony: { $files }. Raport mówi o tym, co było w chwili jego powstania.
report-warn-errors = { $errors ->
    [one] Jedną partię z { $games } przerwał błąd; została pominięta.
    [few] { $errors } partie z { $games } przerwał błąd; zostały pominięte.
    [many] { $errors } partii z { $games } przerwał błąd; zostały pominięte.
   *[other] { $errors } partii z { $games } przerwał błąd; zostały pominięte.
}
report-warn-idle = { $count ->
    [one] W jednej partii ({ $share }) nikt nie zdobył żadnego punktu: boty nic nie robiły, a to, co ją rozstrzygnęło, mało mówi o grze.
    [few] W { $count } partiach ({ $share }) nikt nie zdobył żadnego punktu: boty nic nie robiły, a to, co rozstrzygnęło te partie, mało mówi o grze.
    [many] W { $count } partiach ({ $share }) nikt nie zdobył żadnego punktu: boty nic nie robiły, a to, co rozstrzygnęło te partie, mało mówi o grze.
   *[other] W { $count } partiach ({ $share }) nikt nie zdobył żadnego punktu: boty nic nie robiły, a to, co rozstrzygnęło te partie, mało mówi o grze.
}
report-warn-error = Ziarno { $seed }: { $error }

report-how-to-read = Jak czytać tę stronę
report-how-dots = Kropka to wynik w tych partiach. Kreska przez nią to jej przedział 95 %: ze stu takich kresek około dziewięćdziesięciu pięciu obejmuje prawdziwą wartość. Przerywana linia to przeciętna. Wskaż znak, by zobaczyć jego liczby.
report-how-many = Gdy porównuje się wiele rzeczy naraz, część kresek omija przeciętną przez czysty przypadek. Pełna kropka różni się od niej bardziej, niż nawet wtedy da się wytłumaczyć przypadkiem: ze wszystkich pełnych kropek wykresu najwyżej jedna na dwadzieścia powinna być przypadkowa (Benjamini i Hochberg). Pusta kropka może być dziełem przypadku.
report-how-causes = Różnice mierzy się między miejscami o tych samych ustawieniach, z tym samym botem i, jeśli gra zna role, w tej samej roli; drużyna liczy się jak jedno miejsce. Mówią, co występuje razem, a nie co jest przyczyną: karta zagrywana wtedy, gdy gracz i tak prowadzi, wygląda na silną. I są prawdziwe dla tych botów; ludzie mogą zagrać kartę lepiej.

report-range = od { $low } do { $high }
report-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } graczy
}
report-win-rate = odsetek wygranych (przedział 95 %)
report-points-above = punkty powyżej przeciętnej (przedział 95 %)
report-points-against-others = punkty względem pozostałych (przedział 95 %)
report-share-of-matches = odsetek partii (przedział 95 %)
report-seats-counted = { $name }: { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
report-matches-counted = { $name }: { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}

report-together = Jak często się wygrywa
report-together-about = Tu wszyscy gracze wygrywają albo przegrywają razem. Bot gra za wszystkich i porównuje się go z botami, które grały przy tej samej liczbie graczy; o botach, które rozegrały te same rozdania, więcej mówi pojedynek albo turniej.
report-together-label = Odsetek wygranych; liczba graczy: { $players }
report-together-sentence = { $players ->
    [one] Jeden gracz wygrywa
   *[other] Gracze ({ $players }) wygrywają
} { $rate } partii ({ $range }).
report-together-span = Najczęściej: { $best }, { $best_rate }; najrzadziej: { $worst }, { $worst_rate }.

report-bots = Wygrane według bota
report-bots-label = Odsetek wygranych każdego bota; liczba graczy: { $players }
report-bots-best = Liczba graczy { $players }: najczęściej wygrywa { $name }, { $rate } ({ $range }); przeciętnie { $usual }.
report-bots-label-role = Odsetek wygranych każdego bota w roli: { $role }; liczba graczy: { $players }
report-bots-best-role = Liczba graczy { $players }: jako { $role } najczęściej wygrywa { $name }, { $rate } ({ $range }); w tej roli przeciętnie { $usual }.

report-seats = Wygrane według miejsca
report-seats-about = Miejsce to pozycja w obsadzie. Czy oznacza też pierwszeństwo w grze, zależy od gry.
report-seats-label = Odsetek wygranych każdego miejsca; liczba graczy: { $players }
report-seat = Miejsce { $seat }
report-seats-none = Liczba graczy { $players }: żadne miejsce nie wygrywa częściej, niż tłumaczy przypadek; najwięcej ma miejsce { $seat }: { $rate } ({ $range }), przeciętnie { $usual }.
report-seats-some = Liczba graczy { $players }: miejsce { $seat } wygrywa { $rate } ({ $range }), przeciętnie { $usual }: { $size ->
    [small] niewielka przewaga.
    [clear] wyraźna przewaga.
   *[large] duża przewaga.
}
report-seats-mixed = Nie każdy bot siedział na każdym miejscu równie często, więc nie da się tu odróżnić miejsca od bota: rozegraj partie z opcją --rotate.

report-roles = Kto wygrywa
report-roles-label = Odsetek wygranych każdej roli; liczba graczy: { $players }
report-roles-none = Liczba graczy { $players }: żadna rola nie wygrywa częściej, niż tłumaczy przypadek; najwięcej ma { $role }: { $rate } ({ $range }), przy równych szansach byłoby { $usual }.
report-roles-some = Liczba graczy { $players }: { $role } wygrywa { $rate } ({ $range }), przy równych szansach byłoby { $usual }: { $size ->
    [small] niewielka przewaga.
    [clear] wyraźna przewaga.
   *[large] duża przewaga.
}

report-trait-title = Wygrane: { $trait }
report-trait-title-role = { $role }, wygrane: { $trait }
report-trait-label = { $trait }: punkty powyżej przeciętnego odsetka wygranych
report-trait-about = O ile punktów procentowych częściej wygrywają niż przeciętne miejsce; po prawej zwykły odsetek wygranych przy stołach każdej wielkości.
report-trait-about-role = Porównuje się tylko tę rolę ({ $role }): o ile punktów procentowych częściej niż przeciętnie wygrywa z każdą z tych rzeczy; po prawej jej zwykły odsetek wygranych przy stołach każdej wielkości.
report-rate-with = odsetek wygranych, { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } graczy
}
report-ranking-none = Liczba porównań: { $count }; nic nie wygrywa częściej ani rzadziej, niż tłumaczy przypadek.
report-ranking-best = Najlepiej: { $name }, wygrywa o { $points } pkt proc. częściej niż przeciętnie ({ $range }): { $size ->
    [small] niewielka przewaga.
    [clear] wyraźna przewaga.
   *[large] duża przewaga.
}
report-ranking-worst = Najgorzej: { $name }, wygrywa o { $points } pkt proc. rzadziej niż przeciętnie ({ $range }): { $size ->
    [small] niewielka strata.
    [clear] wyraźna strata.
   *[large] duża strata.
}
report-ranking-count = Różnice większe, niż tłumaczy przypadek: { $told } z { $count }.

report-by-players = Według liczby graczy
report-players-sentence = Przy { $few } i { $many } graczach partia trwa odpowiednio { $rounds } i { $more_rounds } rundy, a każdy gracz decyduje { $each } i { $less } razy.

report-length = Długość partii
report-length-label = Histogram: { $title }
report-unit-with = { $unit ->
    [rounds] Rundy
   *[decisions] Decyzje
}; { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } graczy
}
report-axis = { $unit ->
    [rounds] rundy
   *[decisions] decyzje
}
report-bar-tip = { $unit ->
    [rounds] rundy
   *[decisions] decyzje
} { $span }: { $share } partii
report-length-sentence = { $players ->
    [one] W pojedynkę
    [few] Przy { $players } graczach
    [many] Przy { $players } graczach
   *[other] Przy { $players } graczach
} partia ma przeciętnie { $mean } { $unit ->
    [rounds] rundy
   *[decisions] decyzji
}; dziewięć na dziesięć ma od { $low } do { $high }.

report-series = { $what } w kolejnych rundach
report-series-about = Linie to średnie na koniec każdej rundy, pasy obejmują środkową połowę graczy. Rundy, do których dochodzi mniej niż jedna partia na dwadzieścia, są pominięte; gracze, którzy odpadli, zachowują ostatni wynik. W ostatnich rundach zostają tylko długie partie, więc średnie mogą spadać.
report-series-label = { $what }: wygrani i przegrani w kolejnych rundach; liczba graczy: { $players }
report-series-sentence = Liczba graczy { $players }; { $what } po rundzie { $round }: { $which ->
    [both] wygrani średnio { $winners }, przegrani średnio { $losers }.
    [winners] wygrani średnio { $winners }; nikogo z przegranych się tu nie liczy.
    [losers] przegrani średnio { $losers }; nikogo z wygranych się tu nie liczy.
   *[none] nikogo się tu nie liczy.
}
report-winners = wygrani
report-losers = przegrani
report-point-tip = { $group }, runda { $round }: średnio { $mean }, połowa od { $low } do { $high }

report-cards = Karty
report-card = Karta
report-cards-about = O ile częściej wygrywają miejsca, które dobrały, zagrały lub straciły kartę, niż miejsca przy takich samych stołach, które tego nie zrobiły. Którą kartę się dobiera, to los (ile się ich dobiera, już nie), więc to, co idzie w parze z dobraniem karty, jest najbliższe jej wartości; zagranie jest też decyzją.
report-cards-title = Karty { $what }: kto wypada lepiej, a kto gorzej
report-cards-label = Różnica odsetka wygranych dla kart: { $what }
report-cards-count = Karty { $what }: bardziej, niż tłumaczy przypadek, z wygraną idzie w parze { $good }, z przegraną { $bad } z { $count }.
report-cards-none = Karty { $what }: z { $count } porównanych żadna nie idzie w parze z wygraną ani przegraną bardziej, niż tłumaczy przypadek. Pokazane są najczęstsze.
report-cards-best = Najbardziej w parze z wygraną: { $names }.
report-cards-worst = Najbardziej w parze z przegraną: { $names }.
report-cards-table = Wszystkie karty
report-cards-table-about = { $count ->
    [one] Jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: jak często w stu partiach i jaka jest różnica odsetka wygranych w punktach względem miejsc bez niej. Gwiazdka oznacza więcej niż przypadek.
report-column-often = { $what }, na 100 partii
report-column-difference = { $what }: punkty

report-deciding = Decyzje i to, co ukryte
report-deciding-about = Liczba opcji na decyzję to stopień rozgałęzienia gry; pytań z jedną odpowiedzią się nie liczy. To, co ukryte, szacuje się ze stołów, których decydujący gracz nie odróżnia od prawdziwego: ile rzeczy może leżeć gdzie indziej i najwyżej ile pytań „tak czy nie” trzeba by zadać, by wszystkie znaleźć.
report-deciding-sentence = Liczba graczy { $players }: decyzja daje przeciętnie { $options } opcji, najwięcej { $most }.
report-hidden-sentence = Decydujący nie zna położenia przeciętnie { $things } rzeczy, czyli najwyżej około { $bits } bitów.
report-column-players = Gracze
report-column-matches = Partie
report-column-usual-rate = Przeciętny odsetek wygranych miejsca
report-column-role-rate = { $role }: odsetek wygranych
report-column-rounds = Rundy
report-column-decisions = Decyzje na partię
report-column-decisions-each = Decyzje na gracza
report-column-options = Opcje na decyzję
report-column-most-options = Najwięcej opcji
report-column-hidden-things = Ukryte rzeczy
report-column-hidden-bits = Ukryte bity, najwyżej
report-column-bots = Boty
report-column-settings = Ustawienia

report-endings = Co kończy partię
report-endings-label = Odsetek partii zakończonych każdą zasadą
report-endings-sentence = Najwięcej partii ({ $share }) kończy zasada { $rule }

report-lineups = Kto grał
report-lineups-sentence = { $count ->
    [one] Jedna obsada, z miejscami w dowolnej kolejności.
    [few] { $count } obsady, każda z miejscami w dowolnej kolejności.
    [many] { $count } obsad, każda z miejscami w dowolnej kolejności.
   *[other] { $count } obsady, każda z miejscami w dowolnej kolejności.
}
report-usual-settings = jak zwykle
