### Tytuły rozdziałów zasad, według środka ich numerów.

rules-section-comp = Co jest w pudełku
rules-section-goal = Cel gry
rules-section-setup = Przygotowanie
rules-section-start = Początek rundy
rules-section-build = Budowa
rules-section-bait = Wabienie bohaterów
rules-section-adv = Przygody
rules-section-end = Koniec rundy i gry
rules-section-elim = Odpadnięcie z gry
rules-section-room = Komnaty
rules-section-boss = Bossowie
rules-section-level = Awans
rules-section-hero = Bohaterowie
rules-section-spell = Czary
rules-section-prio = Kto może odpowiedzieć
rules-section-turn = Przebieg rundy
rules-section-gloss = Pojęcia
rules-section-var = Warianty
rules-section-mix = Łączenie zestawów
rules-section-rul = Rozstrzygnięcia
