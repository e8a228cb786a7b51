### Przeglądarka zasad.

rules-title = Zasady
rules-of = Zasady: { $game }
rules-how-to-play = Pierwszy raz? Przeczytaj na jednej stronie, jak grać
rules-page = s. { $page }
rules-games = Gry
rules-loading = Otwieram instrukcję…
rules-search = Szukaj w zasadach
rules-search-hint = rana, { $rule }…
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
