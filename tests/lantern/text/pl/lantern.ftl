game-name = Latarnia
game-summary = Wyjdźcie razem z jaskini, zanim zgaśnie latarnia.
setting-seats = gracze
setting-cave = jaskinia
    .help = Jak daleko do wyjścia.
cave-short = krótka
cave-long = długa

choice-move = { $seat }: jak się ruszasz?

option-walk = Idź
option-run = Biegnij

event-oil-burned = Zostało oliwy: { $left }.
