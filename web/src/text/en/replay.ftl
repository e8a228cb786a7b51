### Watching a finished match.

replay-title = Replay
replay-loading = Fetching the match …
replay-controls = Playing the match
replay-first = To the opening (Home)
replay-back = One step back (left arrow)
replay-play = Play (space)
replay-pause = Pause (space)
replay-on = One step on (right arrow)
replay-last = To the end (End)
replay-jump = Go to a step
replay-where = Step { $step } of { $steps }
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Seen by
replay-eyes-nobody = a spectator
replay-nobody = nobody
replay-share = Copy link to this moment
replay-link-copied = The link is copied. It opens the replay at this step.
replay-to-match = To the match
replay-story = What happened
replay-loading-story = The beginning of the story is on its way …
replay-opening = Opening
replay-decided = { $name }: { $option }
replay-by-person = decided
replay-by-bot = bot
replay-by-order = standing order
replay-by-clock = clock ran out
replay-by-rules = new rules
replay-only-story = The rules have changed since this was played, so it cannot be shown on the board any more. The story can still be read.
replay-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
replay-no-winner = Nobody wins
replay-place = { $place }. { $name }
replay-decided-by = Decided by rule { $rule }
replay-proof = Was it fair? Check it yourself
replay-proof-idea = All chance in a match comes from one secret seed. Before anybody moved, the server showed its promise: a fingerprint of that seed. Now that the match is over, the seed is no secret any more.
replay-proof-kept = Your browser has just checked it: the promise was kept.
replay-proof-broken = The fingerprint does not fit the seed: the promise was not kept.
replay-commitment = Promise
replay-seed = Seed
replay-salt = Salt
replay-proof-how = The fingerprint is the SHA-256 of salt, colon, seed. To have the whole match played again from the seed alone, and every die compared, download the record and run:
replay-download = Download the record
replay-download-story = Download the story
