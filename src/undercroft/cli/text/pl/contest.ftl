### Co mówią pojedynki i turnieje.

command-duel = Sprawdź, czy jeden bot jest silniejszy od drugiego i na ile to pewne.
command-tournament = Niech boty zagrają każdy z każdym; ułóż ich ranking.

help-duel-first = bot, o którego siłę chodzi, na przykład greedy albo ismcts:300; zajmuje jedno miejsce (lub drużynę), a gdy wszyscy grają razem, wszystkie miejsca
help-duel-second = bot, który zajmuje wszystkie pozostałe miejsca; gdy wszyscy grają razem, rozgrywa te same rozdania na wszystkich miejscach
help-duel-players = ilu graczy (zwykle najmniejsza liczba, na jaką gra pozwala)
help-at-least = sprawdź twierdzenie, że udział wygranych A wynosi co najmniej tyle, na przykład 0.75 albo 75%% (zwykle: więcej niż równy udział, a gdy wszyscy grają razem, więcej niż B)
help-keep = zachowuj partie w tym pliku i kontynuuj od tych, które już w nim są
help-duel-games = zakończ bez rozstrzygnięcia po tylu partiach (zwykle 1000)
help-bots = boty, oddzielone przecinkami, na przykład random,greedy,ismcts:100
help-tournament-games = ile partii łącznie, w zaokrągleniu w górę do pełnych kolejności miejsc (zwykle 200)
help-tournament-players = dla ilu graczy, na przykład 2,3,4 (zwykle wszystkie liczby, na które gra pozwala)
help-tournament-out = zapisz w tym pliku .parquet po jednym wierszu na partię; po Ctrl-C zostaje to, co ukończono

refusal-bot-twice = Bot { $name } jest podany dwa razy. Gra z samym sobą niczego nie rozstrzyga: podaj różne boty albo różne siły, na przykład greedy:1 i greedy:8.
refusal-bot-count = Turniej jest dla 2 do { $most } botów. Podaj je po przecinku: --bots random,greedy.
refusal-player-count = Liczba graczy w { $game }: { $possible }, a nie { $players }; dobierz do tego --players.
refusal-players-by-name = Nie ma ustawienia „{ $name }”: ilu gra, podaje opcja --players, na przykład --players 3.
refusal-bad-players = „{ $players }” to nie są liczby graczy. Podaj je po przecinku: --players 2,3,4.
refusal-bad-claim = Nie można twierdzić „{ $claim }”: --at-least wymaga udziału powyżej 0 i poniżej 1, na przykład 0.75 albo 75%.
refusal-too-few-games = Liczba partii w jednym rozdaniu: { $least }, więc --games musi wynosić co najmniej { $least }.
refusal-mixed-players = W { $game } przy --players { $together } wszyscy wygrywają lub przegrywają razem, a przy --players { $apart } gracze rywalizują ze sobą. Nie da się tego ująć w jednym rankingu: zrób osobne turnieje.

dueling = Rozgrywanie
dueling-so-far = { $first }: { $share } ({ $low } – { $high })
dueling-together-so-far = { $first } – { $second }: { $difference } pkt (od { $low } do { $high })
duel-nothing = Nie ukończono żadnego rozdania, więc nic nie wiadomo.
duel-result = { $first } pokonuje { $second } w { $share } partii dla { $players } graczy (przedział ufności { $sure }: od { $low } do { $high } po { $games } partiach): { $about ->
    [claim] { $verdict ->
        [holds] twierdzenie „co najmniej { $claim }” jest prawdziwe.
        [fails] twierdzenie „co najmniej { $claim }” jest fałszywe.
       *[open] twierdzenie „co najmniej { $claim }” nie jest jeszcze rozstrzygnięte.
    }
   *[share] { $verdict ->
        [holds] to więcej niż równy udział ({ $claim }), więc { $first } jest silniejszy.
        [fails] to mniej niż równy udział ({ $claim }), więc { $first } jest słabszy.
       *[open] czy to więcej niż równy udział ({ $claim }), nie jest jeszcze rozstrzygnięte.
    }
}
duel-together = { $players ->
    [one] Jeden gracz nie ma kogo pokonać
   *[other] Wszyscy gracze ({ $players }) wygrywają albo przegrywają razem
}, więc każdy bot rozgrywa każde rozdanie raz, na wszystkich miejscach. Rozdania: { $deals }; { $first } wygrywa { $share } z nich (przedział ufności { $sure }: od { $low } do { $high }), a { $second } { $other-share } (od { $other-low } do { $other-high }).
duel-pairs = Rozdania wygrane tylko przez { $first }: { $only_first }; tylko przez { $second }: { $only_second }; przez oba boty: { $both }; przez żadnego: { $neither }.
duel-together-claim = { $verdict ->
    [holds] Twierdzenie, że { $first } wygrywa co najmniej { $claim } swoich partii, jest prawdziwe.
    [fails] Twierdzenie, że { $first } wygrywa co najmniej { $claim } swoich partii, jest fałszywe.
   *[open] Twierdzenie, że { $first } wygrywa co najmniej { $claim } swoich partii, nie jest jeszcze rozstrzygnięte.
}
duel-together-verdict = Różnica w tych samych rozdaniach, w punktach procentowych: { $difference } (przedział ufności { $sure }: od { $low } do { $high }){ $verdict ->
    [holds] , więc { $first } jest silniejszy.
    [fails] , więc { $first } jest słabszy.
   *[open] ; który z botów jest silniejszy, nie jest jeszcze rozstrzygnięte.
}
duel-more-games = Rozstrzygnie to więcej partii: zwiększ --games.
duel-times = Czas na decyzję: { $first } { NUMBER($first-time, maximumSignificantDigits: 2) } ms, { $second } { NUMBER($second-time, maximumSignificantDigits: 2) } ms.

tournament-nothing = Nie ukończono żadnego rozdania, więc nic nie wiadomo.
tournament-played = Partie, które się liczą: { $games } z { $planned }. Liczba graczy: { $players }.
tournament-together-legend = Wszyscy przy stole wygrywają albo przegrywają razem, więc każdy bot rozgrywa te same rozdania na wszystkich miejscach, a pierwszy jest ten, kto wygrywa najwięcej. Wygrane, także pod liczbą graczy: ile % swoich partii wygrywa bot, w nawiasie przedział ufności { $sure }. Zdania powyżej porównują sąsiadów rozdanie po rozdaniu, w punktach procentowych.
tournament-legend = Ranking: openskill na podstawie miejsc we wszystkich partiach; każdy zaczyna od 25, ± to podwójna niepewność. Pod liczbą graczy: ile % zwycięstw należy do bota, w nawiasie przedział ufności { $sure }; „=” to równy udział.
column-rating = Ranking
column-won = Wygrane, %
column-games = Partie
column-players =
    Graczy: { $players }
    (= { $equal })
column-players-together = Graczy: { $players }
short-share = { NUMBER($share, maximumFractionDigits: 1) } %
share-range = { NUMBER($share, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
signed-points = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
compare-stronger = { $above } jest silniejszy niż { $below }: { $verdict ->
    [certain] to pewne (ponad { $confidence } %).
    [almost-certain] to prawie pewne ({ $confidence } %).
   *[likely] to bardzo prawdopodobne ({ $confidence } %).
}
compare-upset = { $above } stoi w rankingu wyżej niż { $below }, ale gdy grają razem, częściej wygrywa { $below }: { $verdict ->
    [certain] to pewne (ponad { $confidence } %).
    [almost-certain] to prawie pewne ({ $confidence } %).
   *[likely] to bardzo prawdopodobne ({ $confidence } %).
}
compare-too-close = { $above } i { $below }: różnica zbyt mała, by rozstrzygnąć; wspólne rozdania: { $deals }.
compare-together = W tych samych rozdaniach { $above } wygrywa częściej niż { $below }, różnica w punktach procentowych: { $difference } (od { $low } do { $high }); { $verdict ->
    [certain] na pewno jest silniejszy (ponad { $confidence } %).
    [almost-certain] prawie na pewno jest silniejszy ({ $confidence } %).
    [likely] bardzo prawdopodobne, że jest silniejszy ({ $confidence } %).
   *[too-close] za mało, by rozstrzygnąć; rozdania: { $deals }.
}
compare-not-met = { $above } i { $below }: te boty jeszcze ze sobą nie grały.

contest-error = Partię z ziarnem { $seed } przerwał błąd, jej rozdanie się nie liczy: { $error }
contest-more-errors = { $count ->
    [one] Błąd przerwał jeszcze jedną partię.
    [few] Błąd przerwał jeszcze { $count } partie.
    [many] Błąd przerwał jeszcze { $count } partii.
   *[other] Błąd przerwał jeszcze { $count } partii.
}
