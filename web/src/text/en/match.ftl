### The match page: everything around the board, whatever the game.

match-board = The board
match-board-loading = The board is being set up …
match-connecting = Going to the table …
match-lost = The connection is lost. Trying again; nothing that was done gets lost.
match-to-lobby = To the lobby
match-question-and-log = Question, story and talk

## Seats

match-seats = Seats
match-free-seat = Seat { $number }
match-you = (you)
match-host = Host
match-online = here
match-offline = away
match-is-bot = bot ({ $bot })
match-is-stand-in = a bot ({ $bot }) plays for them
match-on-turn = is choosing
match-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
match-time-left = Time left: { $time }
match-responses-possible = Responses possible

## The question

match-question = Question
match-options = Options
match-you-may-respond = You may respond
match-your-response = Your response
match-anything-else = Anything else before it goes on?
match-your-turn = Your turn
match-picked = Picked:
match-put-back = Put back: { $name }
match-clear = Clear
match-nothing-left = Nothing goes with what is picked.
match-pick-first = { $name } ({ $count } ways)
match-pass-on-phase = Pass until the phase changes
match-pass-on-turn = Pass for the rest of this turn
match-passing-phase = Passing until the phase changes …
match-passing-turn = Passing for the rest of this turn …
match-passing-stop = Stop passing
match-keys = Keys
match-keys-choices = go to the choices
match-keys-list = this list
match-hold = Hold
match-holding = Holding
match-hold-hint = Hold: up to a minute to think, in secret.
match-holding-hint = The window stays open for up to a minute. Press again to let it go.
match-answered = Answered. It goes on in a moment.
match-answer-kept = Answered. It counts when the window closes.
match-window-waiting = Responses are possible just now. It goes on in a moment.
match-sending = One moment …
match-is-stalled = The server cannot store anything just now.
match-is-paused = The match is paused.
match-waits-for = { $plays ->
    [bot] { $name } is thinking.
   *[person] { $name } is choosing.
}
match-why-not = { $name }: why not now?
match-why-can = { $name } can be chosen.
match-fold = Fold the question
match-unfold = Unfold the question
match-undo = Undo
match-bot-plays-for-you = A bot plays for you.
match-take-back-seat = Play myself again
match-rule-number = Rule { $id }
match-rule-missing = This rule could not be loaded.
match-rule-open = Open in the rules

## Orders

match-orders = When responses are possible, ask me
match-asked-too-often = Asked too often, or too seldom?
match-order-always = always
match-order-concerned = if it concerns me
match-order-never = never
match-order-always-means = You are asked whenever you could respond.
match-order-concerned-means = You are asked only when your own things are concerned; otherwise you pass. What you could do to others’ things is then not offered to you.
match-ask-me-always = Ask me always
match-order-never-means = You always pass without being asked.
match-orders-kinds = Different for some of them
match-order-usual = as above
match-knock = Ask me next time
match-knocking = You will be asked
match-knock-hint = You are asked once, at the next chance to respond, whatever your standing orders say.

## Menu

match-menu = Table
match-host-menu = For the host
match-look-as = Hand over to { $name }
match-ask-takeback = Ask the others to take back
match-takeback-asks = { $name } asks to take back the last choice.
match-takeback-mine = You asked to take back; the others are deciding.
match-takeback-granted = The takeback was granted.
match-takeback-refused = The takeback was refused.
match-agree = Agree
match-refuse = Refuse
match-hand-over = Let a bot play
match-hand-over-title = Let a bot play for you?
match-hand-over-text = A bot plays your seat from now on. You see everything and can take the seat back at any time.
match-concede = Concede
match-concede-title = Concede this match?
match-concede-text = { $conceding ->
    [bot] A bot takes your seat over.
   *[rules] Your seat leaves the match by its rules. This cannot be taken back.
}
match-leave = Leave the table
match-leave-title = Leave the table?
match-leave-text = { $leaving ->
    [wait] Before the match your seat becomes free again; later the others wait for you to come back.
   *[bot] Before the match your seat becomes free again; later a bot plays it until you come back.
}
match-pause = Pause
match-resume = Go on
match-stalled = The server cannot store anything just now, so the match stands still. It goes on by itself; what was done is safe.
match-goes-on = The match goes on.
match-paused = The host has paused the match.
match-end = End the match
match-end-title = End this match for everybody?
match-end-text = The match is over at once, without a result. This cannot be taken back.
match-change-seats = Replace somebody
match-change-seats-hint = Somebody who has been away for half a minute, or has kept everybody waiting for two, can be replaced.
match-change-seat = Who sits at seat { $number }?
match-change = Change …
match-wish-me = I, at this device
match-wish-open = Whoever comes
match-wish-invite = By invitation
match-wish-bot = Bot: { $bot }
match-reseat = Replace
match-reseat-title = Replace { $name }?
match-reseat-text = { $name } loses this seat.
match-sound = Sound when I am asked
match-notify = Notification when I am asked
match-link = Link to this table
match-copy = Copy
match-copy-named = Copy: { $label }
match-copied = The link is copied.
match-copy-yourself = The link is marked: copy it with your device.

notify-hint-ready = Only while you look at another tab or program.
notify-hint-ask = Your browser will ask for permission.
notify-hint-denied = Your browser was told not to allow notifications for this site; its settings can change that.
notify-hint-insecure = Browsers allow notifications only on https addresses. On this one, sound and the tab’s title will call you.
notify-hint-missing = This browser has no notifications. Sound and the tab’s title will call you.

## Waiting

match-waiting-title = The table is set
match-waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
match-waiting-full = Everybody is here. The host begins.
match-waiting-full-host = Everybody is here. Begin when you like.
match-seat-open = free for whoever comes
match-seat-invited = kept for somebody with an invitation
match-share-open = Send this link to whoever shall play
match-share-invited = Invitation for seat { $number } (works once)
match-invitation-gone = The invitation for seat { $number } was shown on another device.
match-invite-anew = Make a new one
match-begin = Begin

## Story and talk

match-log = Story
match-chat = Talk
match-log-and-chat = Story and talk
match-log-empty = Nothing has happened yet.
match-chat-empty = Nobody has said anything yet.
match-chat-needs-name = Choose a name to join the talk.
match-say-something = Say something
match-send = Send
match-characters-left = { $count ->
    [one] One character left
   *[other] { $count } characters left
}
match-unread = { $count ->
    [one] One new line
   *[other] { $count } new lines
}
match-spectator = watching
match-mute = Mute
match-mute-title = Mute { $name }?
match-mute-text = You will not see what { $name } writes, here and in other matches. They do not learn of it.
match-muted = { $name } is muted.
match-hear = Hear again

## Several people at one device

match-curtain-title = Pass the device to { $name }
match-curtain-text = The others look away. Nothing is shown until { $name } presses the button.
match-curtain-open = I am { $name }

## The end

match-over-you = You win!
match-over-with-you = You win, together with { $names }!
match-over-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
match-over-nobody = Nobody wins
match-over-finished = The match is over
match-over-ended = The host ended the match without a result
match-over-interrupted = The match cannot go on: its rules have changed
match-decided = What decided:
match-rematch = Rematch
match-to-rematch = To the rematch
match-replay = Watch the replay
match-record = Download the record
