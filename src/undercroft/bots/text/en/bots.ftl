### What can be wrong with a line-up of bots.

refusal-no-such-bot = There is no bot “{ $name }”. Did you mean “{ $nearest }”? Installed: { $known }.
refusal-bad-strength = The strength of a bot is a number from 1 to 1000000, as in “{ $name }:5”, not “{ $strength }”.
