### What a table agrees on before it plays, apart from the game's own settings.

agreement-window-seconds = Time for responses
    .help = How many seconds a response window stays open at least, whoever can answer. Shorter is faster; longer leaves time to think of an answer.
agreement-clock-seconds = Time for a choice
    .help = How many seconds one may think about one choice. Left out: as long as one likes.
agreement-timeout = When the clock runs out
    .help = What happens to whoever does not choose in time.
    .default = They pass; where passing is not possible, the first option is taken.
    .bot = A bot plays their seat until they take it back.
    .concede = They concede.
agreement-conceding = When somebody concedes
    .help = What happens to the seat of whoever gives up.
    .rules = The game's own rules of leaving apply.
    .bot = A bot plays on for them.
agreement-leaving = When somebody gets up
    .help = What happens to the seat of whoever leaves in the middle of a match.
    .wait = The table waits until they come back; the host may give the seat away.
    .bot = A bot plays for them until they come back.
agreement-stand-in = The bot that steps in
    .help = Which bot takes seats over.
agreement-fast = Fast
    .help = Bots answer at once and windows do not wait. Good for one person among bots who is in a hurry; others may notice when nobody could respond.
