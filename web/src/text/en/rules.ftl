### The rules browser.

rules-title = Rules
rules-of = Rules: { $game }
rules-how-to-play = New to the game? Read how to play on one page
rules-page = p. { $page }
rules-games = Games
rules-loading = Opening the rulebook …
rules-search = Search the rules
rules-search-hint = wound, { $rule } …
rules-sections = Sections
rules-all = All sections
rules-found = { $count ->
    [one] 1 rule of { $all }
   *[other] { $count } rules of { $all }
}
rules-none = No rule has all these words.
rules-show-all = Show all rules

rules-kind-definition = definition
rules-kind-constraint = limit
rules-kind-ruling = ruling
rules-kind-setup = set-up
rules-kind-component = component
rules-kind-variant = variant
rules-kind-effect = effect
rules-kind-choice = choice
rules-kind-flow = course
rules-kind-scoring = scoring
