### The report for designers.

refusal-no-such-file = There is no file { $file }. “undercroft simulate GAME --out FILE.parquet” makes one.
refusal-not-our-file = { $file } does not hold matches. Name a file that “undercroft simulate GAME --out FILE.parquet” has made.
refusal-cannot-read = { $file } cannot be read: it is damaged, or you may not read it.
refusal-no-matches = There is no finished match in { $file }. Simulate some first.
refusal-several-games = A report is about one game; these files hold { $one } and { $other }. Make a report of each.

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { $value } %
number-hours = { $value } h
number-minutes = { $value } min
number-seconds = { $value } s

report-title = Balance report: { $game }
report-lead = { $games ->
    [one] One match between bots ({ $bots }), counted.
   *[other] { $count } matches between bots ({ $bots }), counted.
}
report-findings = What was found
report-made-by = Made by Undercroft { $version }. Everything on this page follows from the files it was made of.
report-show-table = Show the whole table
report-yes = yes
report-no = no

report-fact-matches = matches
report-fact-players = players
report-fact-decisions = decisions
report-fact-time = computing time
report-fact-errors = broken matches

report-warn-few = { $games ->
    [one] One match only: the intervals are as wide as can be. Simulate more before you conclude anything.
   *[other] Only { $games } matches: the intervals are wide. Differences that are real may not show yet; simulate more before you conclude anything.
}
report-warn-unfinished = This run is not finished: { $files }. The report tells of what there was when it was made.
report-warn-errors = { $errors ->
    [one] One match of { $games } broke and is left out.
   *[other] { $errors } matches of { $games } broke and are left out.
}
report-warn-idle = { $count ->
    [one] In one match ({ $share }) nobody ever scored anything: the bots did nothing, and what decided it says little about the game.
   *[other] In { $count } matches ({ $share }) nobody ever scored anything: the bots did nothing, and what decided these matches says little about the game.
}
report-warn-error = Seed { $seed }: { $error }

report-how-to-read = How to read this page
report-how-dots = A dot is what was found in these matches. The bar through it is its 95 % interval: of a hundred such bars about ninety-five hold the true value. The dashed line is the average. Point at a mark to see its numbers.
report-how-many = Where many things are compared, some bars miss the average by chance alone. A filled dot differs from it by more than chance explains even so: of all filled dots on a plot at most one in twenty is expected to be a fluke (Benjamini and Hochberg). A hollow dot may be chance.
report-how-causes = Differences are measured among seats with the same settings, the same bot and, where the game has roles, the same role; a team counts as one seat. They say what goes together, not what causes what: a card that is played when a player is ahead anyway looks strong. And they are true of these bots; people may play a card better.

report-range = { $low } to { $high }
report-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
report-win-rate = win rate (95 % interval)
report-points-above = points above the average (95 % interval)
report-points-against-others = points against the others (95 % interval)
report-share-of-matches = share of matches (95 % interval)
report-seats-counted = { $name }: { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
report-matches-counted = { $name }: { $count ->
    [one] 1 match
   *[other] { $count } matches
}

report-together = How often it is won
report-together-about = Here all players win or lose together. A bot plays for all of them, and is compared with bots that played with as many players; of bots that played the same deals a duel or a tournament tells more.
report-together-label = Win rate with { $players } players
report-together-sentence = { $players ->
    [one] A single player wins
   *[other] { $players } players win
} { $rate } of the matches ({ $range }).
report-together-span = Most often: { $best }, { $best_rate }; least often: { $worst }, { $worst_rate }.

report-bots = Win rate by bot
report-bots-label = Win rate of each bot with { $players } players
report-bots-best = With { $players } players, { $name } wins most often: { $rate } ({ $range }); the average is { $usual }.
report-bots-label-role = Win rate of each bot as { $role } with { $players } players
report-bots-best-role = With { $players } players, { $name } wins most often as { $role }: { $rate } ({ $range }); the average of this role is { $usual }.

report-seats = Win rate by seat
report-seats-about = A seat is a place in the line-up. Whether it also means going first is up to the game.
report-seats-label = Win rate of each seat with { $players } players
report-seat = Seat { $seat }
report-seats-none = With { $players } players no seat wins more often than chance explains; seat { $seat } has the most with { $rate } ({ $range }), the average is { $usual }.
report-seats-some = With { $players } players seat { $seat } wins { $rate } ({ $range }), the average is { $usual }: { $size ->
    [small] a small advantage.
    [clear] a clear advantage.
   *[large] a large advantage.
}
report-seats-mixed = Not every bot sat on every seat equally often, so that seats and bots cannot be told apart here: simulate with --rotate.

report-roles = Who wins
report-roles-label = Win rate of each role with { $players } players
report-roles-none = With { $players } players no role wins more often than chance explains; { $role } has the most with { $rate } ({ $range }), an even match would give { $usual }.
report-roles-some = With { $players } players { $role } wins { $rate } ({ $range }), an even match would give { $usual }: { $size ->
    [small] a small advantage.
    [clear] a clear advantage.
   *[large] a large advantage.
}

report-trait-title = Win rate: { $trait }
report-trait-title-role = { $role }, win rate: { $trait }
report-trait-label = { $trait }: points above the average win rate
report-trait-about = How many percentage points more often than the average seat these win; on the right their plain win rate at tables of each size.
report-trait-about-role = Only this role is compared ({ $role }): how many percentage points more often it wins with each of these than on average; on the right its plain win rate at tables of each size.
report-rate-with = win rate with { $players ->
    [one] 1 player
   *[other] { $players } players
}
report-ranking-none = { $count } compared: none wins more or less often than chance explains.
report-ranking-best = { $name } does best and wins { $points } points more often than the average ({ $range }): { $size ->
    [small] a small advantage.
    [clear] a clear advantage.
   *[large] a large advantage.
}
report-ranking-worst = { $name } does worst and wins { $points } points less often than the average ({ $range }): { $size ->
    [small] a small handicap.
    [clear] a clear handicap.
   *[large] a large handicap.
}
report-ranking-count = { $told } of { $count } differ from the average by more than chance explains.

report-by-players = By number of players
report-players-sentence = Going from { $few } to { $many } players, a match takes { $rounds } and { $more_rounds } rounds, and each player decides { $each } and { $less } times.

report-length = Length of a match
report-length-label = Histogram: { $title }
report-unit-with = { $unit ->
    [rounds] Rounds
   *[decisions] Decisions
} with { $players ->
    [one] 1 player
   *[other] { $players } players
}
report-axis = { $unit ->
    [rounds] rounds
   *[decisions] decisions
}
report-bar-tip = { $span } { $unit ->
    [rounds] rounds
   *[decisions] decisions
}: { $share } of the matches
report-length-sentence = { $players ->
    [one] Alone
   *[other] With { $players } players
} a match takes { $mean } { $unit ->
    [rounds] rounds
   *[decisions] decisions
} on average; nine of ten take { $low } to { $high }.

report-series = { $what } over the rounds
report-series-about = The lines are averages at the end of each round, the bands hold the middle half of the players. Rounds that fewer than one match in twenty reaches are left out; players who are out keep their last score. In the last rounds only long matches are left, so that averages may fall.
report-series-label = { $what } of winners and losers over the rounds, with { $players } players
report-series-sentence = With { $players } players, { $what } after round { $round }: { $which ->
    [both] winners { $winners }, losers { $losers } on average.
    [winners] winners { $winners } on average; nobody who lost is counted there.
    [losers] losers { $losers } on average; nobody who won is counted there.
   *[none] nobody is counted there.
}
report-winners = winners
report-losers = losers
report-point-tip = { $group }, round { $round }: { $mean } on average, half of them { $low } to { $high }

report-cards = Cards
report-card = Card
report-cards-about = How much more often seats win that drew, played or lost a card than the seats at such tables that did not. Which card is drawn is luck (how many are drawn is not), so what goes with drawing a card comes closest to its worth; playing is also a decision.
report-cards-title = Cards { $what }: who fares better and worse
report-cards-label = Difference of the win rate for cards { $what }
report-cards-count = Cards { $what }: { $good } of { $count } go with winning and { $bad } with losing by more than chance explains.
report-cards-none = Cards { $what }: of { $count } compared, none goes with winning or losing by more than chance explains. Shown are the most frequent ones.
report-cards-best = Most with winning: { $names }.
report-cards-worst = Most with losing: { $names }.
report-cards-table = All cards
report-cards-table-about = { $count ->
    [one] One card
   *[other] { $count } cards
}: how often in a hundred matches, and the difference of the win rate in points against the seats without it. A star marks what is more than chance.
report-column-often = { $what }, per 100 matches
report-column-difference = { $what }: points

report-deciding = Decisions and what is hidden
report-deciding-about = Options per decision is the branching factor of the game; questions with one answer are not counted. What is hidden is estimated from guesses at the table that the player who decides cannot tell from the truth: how many things may lie elsewhere, and at most how many yes-or-no questions it would take to find them all.
report-deciding-sentence = With { $players } players a decision offers { $options } options on average and { $most } at most.
report-hidden-sentence = The one who decides does not know where { $things } things are, which is at most about { $bits } bits.
report-column-players = Players
report-column-matches = Matches
report-column-usual-rate = Average win rate of a seat
report-column-role-rate = { $role }, win rate
report-column-rounds = Rounds
report-column-decisions = Decisions a match
report-column-decisions-each = Decisions a player
report-column-options = Options a decision
report-column-most-options = Most options
report-column-hidden-things = Hidden things
report-column-hidden-bits = Hidden bits, at most
report-column-bots = Bots
report-column-settings = Settings

report-endings = What ends a match
report-endings-label = Share of the matches that each rule ended
report-endings-sentence = Most matches ({ $share }) end by { $rule }

report-lineups = Who played
report-lineups-sentence = { $count ->
    [one] One line-up, with the seats in any order.
   *[other] { $count } line-ups, each with its seats in any order.
}
report-usual-settings = as usual
