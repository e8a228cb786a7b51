### What "undercroft analyse" says, and how bots explain themselves at the table.

command-analyse = Judge a finished match: which decisions missed something stronger, and what it was.
metavar-bot = BOT
help-analyse-bot = the bot that judges: greedy is quick, adept takes about a minute, master is thorough (usually master); a budget may follow, such as ismcts:300
help-analyse-seat = judge only the decisions of this seat, counted from 1
help-analyse-seed = the seed of the bot's guesses (usually that of the match): the same seed, the same judgement
help-explain = bots explain every choice in a sentence; that may give away what they hold

refusal-no-opinions = The bot “{ $bot }” does not weigh its options, so it cannot judge those of others. Take greedy, adept or master.
refusal-no-such-place = --seat is a number from 1 to { $seats } here: this match has no more seats.
file-not-over = { $file } is not over yet. Play it to its end first: undercroft play --load { $file }

analysing = Judging
analysed = { $decisions ->
    [one] One decision, judged by { $bot } by what its seat could know.
   *[other] { $decisions } decisions, judged by { $bot } by what each seat could know.
}
analysed-legend = Best: how often the strongest option was taken. Loss: points of the chance to win, on average. Misses: blunders (from { $blunder } points) · mistakes (from { $mistake }) · inaccuracies (from { $inaccuracy }).
analysed-no-miss = Nothing stronger was missed that the bot could be sure of.
analysed-miss = Step { $step }, { $name }: { $verdict ->
    [blunder] blunder
    [mistake] mistake
   *[inaccuracy] inaccuracy
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
}{ $order ->
    [yes] ; passed by standing order
   *[no] {""}
})
analysed-partly = Stopped: { $done } of { $decisions } decisions are judged.
bot-thinks = { $name }: { $sentence }

column-player = Player
column-decisions = Decisions
column-best = Best
column-loss = Loss
column-misses = Misses
column-unclear = Unclear
column-worst = Worst steps
points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
