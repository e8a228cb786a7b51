### What the kernel itself says, whatever the game.

seat = Player { $number }

option-pass = Pass
option-yes = Yes
option-no = No

choice-pause = You may step in here.
choice-may-replace = You may have something else happen instead.

event-took-back = { $agreed ->
    [yes] { $seat } takes back the last choice with everybody's consent; chance moves on.
   *[no] { $seat } takes back the last choice.
}
event-conceded = { $seat } gives up.
event-rules-changed = The rules of this program have changed since this match began: it goes on from where it stood, under today's rules.
event-match-ended = { $winners-count ->
    [0] The match is over. Nobody wins ({ $rule }).
    [1] The match is over. Winner: { $winners } ({ $rule }).
   *[other] The match is over. Winners: { $winners } ({ $rule }).
}

refusal-not-your-choice = It is not for { $seat } to choose now. Wait for your turn.
refusal-not-an-option = “{ $request }” is not possible now. Possible is, for example: { $possible }.
refusal-unreadable = “{ $request }” cannot be read here. Name an option, or a thing that you can see.
refusal-ambiguous = “{ $request }” could mean several things here: { $possible }. Say which.
refusal-match-is-over = The match is over; nothing can be chosen any more.
refusal-cannot-undo = There is no choice of yours that you could take back alone: chance, a reveal or another player came between.
refusal-no-such-seat = There is no seat { $seat } here; seats are numbered from 0, and there are { $seats }.
refusal-no-such-window = There is no standing order for “{ $kind }”. There can be one for: { $known }; or for all windows, if you name none.
refusal-no-such-game = There is no game “{ $name }”. { $nearest ->
    [none] Installed: { $known }.
   *[other] Did you mean “{ $nearest }”? Installed: { $known }.
}
refusal-broken-game = The game “{ $name }” is installed, but { $value } cannot be loaded: { $reason }. The other games can be played without it.
refusal-bad-settings = These settings do not fit the game, or not each other: { $reason }.
refusal-damaged-record = This is not a readable match record: { $reason ->
    [unreadable] it is no JSON text, or only a part of one
    [too-large] it is larger than any match
    [format] another version of Undercroft wrote it
   *[other] “{ $reason }” is missing or does not fit
}. Take the file as it was saved.
refusal-replay-differs = The record does not come out the same: first difference at entry { $entry } ({ $what ->
    [rolls] what chance made of it
    [digest] the state it led to
    [position] the position it was to go on from
    [outcome] who won
   *[other] { $what }
}).
