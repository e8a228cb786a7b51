### The bots by name, and what can be wrong with a line-up of them.

bot-random = Random
    .about = Takes any option, as the dice fall. The easiest opponent, and the quickest.
bot-greedy = Greedy
    .about = Looks one move ahead and takes what is best for it right now. It does not cheat: it only guesses at hidden cards.

refusal-no-such-bot = There is no bot “{ $name }”. Did you mean “{ $nearest }”? Installed: { $known }.
refusal-bad-strength = The strength of a bot is a number from 1 to { $most }, as in “{ $name }:5”, not “{ $strength }”.
