### What can be wrong with a request to a learning environment.

refusal-not-installed = Learning environments need “{ $missing }”, which is not installed. Run: pip install "undercroft[{ $extra }]"
refusal-no-numbers = { $game } cannot be used for learning: it does not turn its options and views into numbers (option_count, option_number, numbers).
refusal-illegal-action = { $where ->
    [single] Action { $action } is not possible for seat { $seat } now.
   *[other] Action { $action } is not possible for seat { $seat } in match { $where } now; no match was stepped.
} Possible: { $legal }.
refusal-bad-seed = A seed is a whole number or left out, not “{ $seed }”.
refusal-bad-option = { $option } cannot be “{ $value }” here. Possible: { $possible }.
refusal-worker-lost = A process that played some of the matches failed: { $reason }. Make the environment anew.
refusal-not-offered = The opponent “{ $name }” took “{ $option }”, which was not offered.
refusal-env-closed = There are no matches to step: reset() has not begun them yet, or the environment was closed, as it is when a step does not finish. Call reset() to begin anew.
refusal-never-asked = Seat { $seat } was not asked anything in { $matches } matches. Allow longer matches (max_cycles) or learn in another seat.

over = The match is over.
choose = Choose an action:
