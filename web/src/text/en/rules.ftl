### The rules browser.

rules-title = Rules
rules-of = Rules: { $game }
rules-how-to-play = New to the game? Read how to play on one page
rules-page = p. { $page }
rules-games = Games
rules-loading = Opening the rulebook …
rules-search = Search the rules
rules-search-hint = wound, BM-BUILD-06 …
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

## Sections of Boss Monster

rules-section-comp = What is in the box
rules-section-goal = Goal
rules-section-setup = Set-up
rules-section-start = Beginning of Round
rules-section-build = Building
rules-section-bait = Luring Heroes
rules-section-adv = Adventures
rules-section-end = End of round and game
rules-section-elim = Leaving the game
rules-section-room = Rooms
rules-section-boss = Bosses
rules-section-level = Level Up
rules-section-hero = Heroes
rules-section-spell = Spells
rules-section-prio = Who may respond
rules-section-turn = Course of a round
rules-section-gloss = Words
rules-section-var = Variants
rules-section-mix = Mixing the sets
rules-section-rul = Rulings
