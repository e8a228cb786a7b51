### What duels and tournaments say.

command-duel = Find out whether one bot is stronger than another, and how sure that is.
command-tournament = Let bots play all against all and rank them.

help-duel-first = the bot whose strength is asked for, such as greedy or ismcts:300; it holds one seat (or team), and all seats where all play together
help-duel-second = the bot that holds all other seats; where all play together it plays the same deals with all seats
help-duel-players = how many players (usually as few as the game allows)
help-at-least = test the claim that A wins at least this share, such as 0.75 or 75%% (usually: more than an equal share, or more than B where all play together)
help-keep = keep the matches in this file, and go on with those that are there
help-duel-games = stop undecided after so many matches (usually 1000)
help-bots = the bots, separated by commas, such as random,greedy,ismcts:100
help-tournament-games = how many matches in all, rounded up until every seat order is complete (usually 200)
help-tournament-players = for how many players, such as 2,3,4 (usually all that the game allows)
help-tournament-out = keep one row for each match in this .parquet file; Ctrl-C keeps what is finished

refusal-bot-twice = The bot { $name } is named twice. Against itself nothing can be decided: name different bots, or different strengths such as greedy:1 and greedy:8.
refusal-bot-count = A tournament is for 2 to { $most } bots. Name them with commas between: --bots random,greedy.
refusal-player-count = { $game } is played by { $possible }, not by { $players }: choose --players accordingly.
refusal-players-by-name = There is no setting “{ $name }”: say how many play with --players, such as --players 3.
refusal-bad-players = “{ $players }” are not numbers of players. Write them with commas between: --players 2,3,4.
refusal-bad-claim = “{ $claim }” cannot be claimed: --at-least needs a share above 0 and below 1, such as 0.75 or 75%.
refusal-too-few-games = One deal takes { $least } matches: --games must be { $least } or more.
refusal-mixed-players = In { $game } with --players { $together } all win or lose together, with --players { $apart } they play against each other. That cannot be ranked in one table: make a tournament of each.

dueling = Playing
dueling-so-far = { $first }: { $share } ({ $low } – { $high })
dueling-together-so-far = { $first } – { $second }: { $difference } points ({ $low } to { $high })
duel-nothing = No deal was finished, so nothing is known.
duel-result = { $first } beats { $second } in { $share } of { $players }-player matches ({ $sure } interval { $low } to { $high } after { $games } matches): { $about ->
    [claim] { $verdict ->
        [holds] the claim of at least { $claim } holds.
        [fails] the claim of at least { $claim } fails.
       *[open] the claim of at least { $claim } is not decided yet.
    }
   *[share] { $verdict ->
        [holds] that is more than an equal share ({ $claim }), so { $first } is stronger.
        [fails] that is less than an equal share ({ $claim }), so { $first } is weaker.
       *[open] whether that is more than an equal share ({ $claim }) is not decided yet.
    }
}
duel-together = { $players ->
    [one] A single player has nobody to beat
   *[other] All { $players } players win or lose together
}, so each bot plays every deal once, with all seats. { $deals ->
    [one] In one deal
   *[other] In { $deals } deals
} { $first } wins { $share } ({ $sure } interval { $low } to { $high }) and { $second } { $other-share } ({ $other-low } to { $other-high }).
duel-pairs = Deals won only by { $first }: { $only_first }; only by { $second }: { $only_second }; by both: { $both }; by neither: { $neither }.
duel-together-claim = { $verdict ->
    [holds] The claim that { $first } wins at least { $claim } of its matches holds.
    [fails] The claim that { $first } wins at least { $claim } of its matches fails.
   *[open] The claim that { $first } wins at least { $claim } of its matches is not decided yet.
}
duel-together-verdict = The difference in the same deals is { $difference } percentage points ({ $sure } interval { $low } to { $high }){ $verdict ->
    [holds] , so { $first } is stronger.
    [fails] , so { $first } is weaker.
   *[open] : which of them is stronger is not decided yet.
}
duel-more-games = More matches decide it: raise --games.
duel-times = Time per decision: { $first } { NUMBER($first-time, maximumSignificantDigits: 2) } ms, { $second } { NUMBER($second-time, maximumSignificantDigits: 2) } ms.

tournament-nothing = No deal was finished, so nothing is known.
tournament-played = Matches that count: { $games } of { $planned }. Players: { $players }.
tournament-together-legend = All seats win or lose together, so every bot plays the same deals with all seats, and whoever wins most stands first. Won, and below a number of players: how many % of its matches a bot wins, in brackets the { $sure } interval. The lines above compare neighbours deal by deal, in percentage points.
tournament-legend = Rating: openskill from the places in all matches; everybody begins with 25, ± is twice the uncertainty. Below a number of players: how many % of the victories a bot has, in brackets the { $sure } interval; “=” is an equal share.
column-rating = Rating
column-won = Won, %
column-games = Matches
column-players =
    { $players } players
    (= { $equal })
column-players-together = { $players ->
    [one] 1 player
   *[other] { $players } players
}
short-share = { NUMBER($share, maximumFractionDigits: 1) } %
share-range = { NUMBER($share, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
signed-points = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
compare-stronger = { $above } is stronger than { $below }: { $verdict ->
    [certain] certain (over { $confidence } %).
    [almost-certain] almost certain ({ $confidence } %).
   *[likely] very likely ({ $confidence } %).
}
compare-upset = { $above } is rated above { $below }, but where both play { $below } wins more: { $verdict ->
    [certain] certain (over { $confidence } %).
    [almost-certain] almost certain ({ $confidence } %).
   *[likely] very likely ({ $confidence } %).
}
compare-too-close = { $above } and { $below }: too close to call after { $deals ->
    [one] one deal
   *[other] { $deals } deals
} with both.
compare-together = In the same deals { $above } wins { $difference } points more often than { $below } ({ $low } to { $high }): { $verdict ->
    [certain] certainly stronger (over { $confidence } %).
    [almost-certain] almost certainly stronger ({ $confidence } %).
    [likely] very likely stronger ({ $confidence } %).
   *[too-close] too close to call after { $deals ->
        [one] one deal.
       *[other] { $deals } deals.
    }
}
compare-not-met = { $above } and { $below } have not met yet.

contest-error = The match with seed { $seed } broke, and its deal is left out: { $error }
contest-more-errors = { $count ->
    [one] One more match broke.
   *[other] { $count } more matches broke.
}
