### The bots by name, and what can be wrong with a line-up of them.

bot-random = Random
    .about = Takes any option, as the dice fall. The easiest opponent, and the quickest.
bot-greedy = Greedy
    .about = Looks one move ahead and takes what is best for it right now. It does not cheat: it only guesses at hidden cards.
bot-ismcts = Searcher
    .about = Plays out hundreds of possible futures, each with a new guess at the hidden cards, and takes what turned out best.
bot-novice = Novice
    .about = Looks one move ahead and now and then overlooks something. Good company for a first match.
bot-adept = Adept
    .about = Thinks through a hundred possible futures before each move. A fair opponent.
bot-master = Master
    .about = Thinks through up to a thousand possible futures: mostly for less than a second a move, with four players sometimes for several seconds. The strongest at the table.
bot-policy = Learned
    .about = Plays what a network has learned in training, move by move, without looking ahead.

refusal-no-such-bot = There is no bot “{ $name }”. { $nearest ->
    [none] Installed: { $known }.
   *[other] Did you mean “{ $nearest }”? Installed: { $known }.
}
refusal-broken-bot = The bot “{ $name }” is installed, but { $value } cannot be loaded: { $reason }. The other bots play without it.
refusal-bad-strength = The strength of a bot is a number from 1 to { $most }, as in “{ $name }:5”, not “{ $strength }”.
refusal-bad-budget = “{ $strength }” is not a budget for { $name }. Write a number of iterations from 1 to { $most } (“{ $name }:500”), seconds (“{ $name }:2s”) or either for several processes (“{ $name }:500x2”).
refusal-no-policy-file = There is no file { $file }. After “policy:” comes the file that holds the network, as in “policy:model.zip”.
refusal-bad-policy-kind = “{ $file }” is no file that holds a policy. Possible: { $kinds }, as in “policy:model.zip”.
refusal-broken-policy = No policy can be read from { $file }: { $reason }.
refusal-policy-needs = Reading { $file } takes “{ $missing }”, which is not installed. Run: pip install "undercroft[learn]"
refusal-policy-misfit = { $file } was not trained for { $game }, or not for this version of it: it reads { $numbers } numbers and scores { $actions } actions; { $game } has { $wanted } numbers, and action { $highest } is possible now. Train it again with this version.
refusal-not-shelved = “{ $file }” is not among the files that { $name } may play from at this table. Possible: { $known }. Whoever runs the server offers files with: undercroft serve --policies FOLDER

explain-choice = It expects to win { $chance } % of the time with “{ $option }”; its second choice, “{ $other }”, would give { $rival } %.
explain-alone = It expects to win { $chance } % of the time with “{ $option }”.
explain-blind = It takes “{ $option }” without weighing it against anything else.
explain-follows = After that it expects { $line }.
explain-step = { $seat }: “{ $option }”

judged-best = The bot would do the same.
judged-good = “{ $taken }” is about as good as what the bot would do.
judged-miss = “{ $best }” was stronger than “{ $taken }”: a { $chance } % chance to win instead of { $instead } %, { $points ->
    [one] 1 point
   *[other] { $points } points
} lost.
judged-unclear = “{ $best }” seemed stronger than “{ $taken }”, but the bot's looks differ too much to say so.
