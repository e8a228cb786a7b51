### What “undercroft simulate” says.

help-rotate = shift the line-up by one seat from match to match, so that no seat favours anybody
help-cluster = play on a Ray cluster: auto, local, HOST:PORT or ray://HOST:PORT
help-out = keep one row for each match in this .parquet file; repeat the command to go on with a run that was stopped
help-decisions = also keep one row for each decision, beside it in .decisions.parquet
help-replace = put the new results in the place of old ones

refusal-needs-out = { $name } needs --out FILE.parquet.
refusal-bad-seed = A seed is made of { $most } visible characters at most.

progress-rate = { $rate }/s
progress-waiting = long match: { $time }
simulating = Playing
going-on = Going on: { $done } of { $games } matches are there already.
stopped-kept = Stopped. { $done } of { $games } matches are kept in { $folder }; repeat the command to go on.
simulated = { $finished } of { $games } matches finished: { $decisions } decisions in { $seconds } s.
simulated-speed = { $rate } decisions a second, { $options } options a decision.
simulated-together = All seats win or lose together: { $bots } won { $won } of { $finished } matches ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %).
simulated-seed = Seed: { $seed }
simulated-file = Results: { $file }
simulated-error = The match with seed { $seed } broke: { $error }
simulated-errors = { $count } matches broke in all.
