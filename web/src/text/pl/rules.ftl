### Przeglądarka zasad.

rules-title = Zasady
rules-of = Zasady: { $game }
rules-how-to-play = Pierwszy raz? Przeczytaj na jednej stronie, jak grać
rules-page = s. { $page }
rules-games = Gry
rules-loading = Otwieram instrukcję …
rules-search = Szukaj w zasadach
rules-search-hint = rana, BM-BUILD-06 …
rules-sections = Rozdziały
rules-all = Wszystkie rozdziały
rules-found = { $count ->
    [one] 1 zasada z { $all }
    [few] { $count } zasady z { $all }
    [many] { $count } zasad z { $all }
   *[other] { $count } zasady z { $all }
}
rules-none = Żadna zasada nie zawiera wszystkich tych słów.
rules-show-all = Pokaż wszystkie zasady

rules-kind-definition = definicja
rules-kind-constraint = ograniczenie
rules-kind-ruling = rozstrzygnięcie
rules-kind-setup = przygotowanie
rules-kind-component = element gry
rules-kind-variant = wariant
rules-kind-effect = efekt
rules-kind-choice = wybór
rules-kind-flow = przebieg
rules-kind-scoring = punktacja

## Rozdziały gry Boss Monster

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
