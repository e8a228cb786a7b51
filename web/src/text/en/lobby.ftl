### Header, lobby, new matches, joining.

loading = One moment…
server-unreachable = The server does not answer just now. Check the connection; we keep trying.
language = Language

## Header

nav-home = Undercroft: to the lobby
nav-pages = Pages
nav-lobby = Lobby
nav-rules = Rules
nav-help = Help
nav-menu = Menu
nav-preferences = Preferences
nav-me = { $name }: my page and preferences
theme-to-dark = Dark theme
theme-to-light = Light theme

## A name

name-question = What shall we call you?
name-example = Your name at the table
name-first = First write a name for the table. Any name will do.
name-why = No registration. To look around or watch you need no name.
name-have-account = I have an account

## The lobby

greeting-new = Welcome to the Undercroft
greeting-back = Good to see you, { $name }
greeting-about = Dungeon board games for friends, with every rule looked after.
which-game = Which game?

bots-title = Play against bots
bots-text = The match begins at once.
bots-how-many = Bots
bots-level = Who plays
bots-experiments = For experiments
bots-play = Play now

friends-title = Play with friends
friends-text = You get a link to send to your friends. The match begins when everybody sits.
friends-how-many = Players
friends-make = Open a table

link-title = Join with a link
link-text = Somebody sent you a link? Click it, or paste it here.
link-field = The link
link-go = To the table
link-wrong = This is no link to a table. It should contain “/match/” and some letters after it.

guided-title = Your first time? Begin here
guided-text = A match against one bot, with a guide who says what is going on and what is worth choosing. You need not know the rules.
guided = Play a guided first game
guided-side = Which side?
own-table-text = Bots and friends together, house rules, a clock?
own-table = Set up a table your way

mine-title = My matches
mine-more = { $count ->
    [one] One more
   *[other] { $count } more
}
mine-over = { $count ->
    [one] My finished match
   *[other] My { $count } finished matches
}
public-title = Public tables
public-none = No public table is open just now. Open one, and others will find it here.
public-make = Open a table

lobby-match-players = Players
lobby-match-watching = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}
lobby-match-continue = Continue
lobby-match-to-table = To the table
lobby-match-join = Join
lobby-match-watch = Watch
lobby-match-result = Result
lobby-match-replay = Replay

status-waiting = waiting for players
status-playing = being played
status-paused = paused
status-finished = finished
status-ended = ended by the host
status-interrupted = interrupted

seat-open = free seat
seat-invited = invited
seat-gone = somebody who left
seat-won = Winner:
seat-bot = Bot:
seat-online = Here now:
seat-number = Seat { $number }

share-table = Copy the link
share-seat = Invitation to seat { $number }
share-copied = The link is copied. Send it to your friends.
share-text = Come and play with me:
share-by-hand = The link, to be copied by hand

## Joining

join-title = There is a seat for you
join-invited = You are invited
join-invited-by = { $host } invites you to this table
join-as = You sit down as { $name }.
join-as-other = Somebody at this table has that name already. You sit down as { $name }.
join-only-invited = The free seats are for invited players. Open the link you were sent, or look whether one is kept for you.
join-sit = Sit down
join-kept = Take the seat kept for me
join-watch = Just watch
join-which-seat = Choose a particular seat

## A new match

new-title = A new table
new-seats = Who plays?
new-how-many = Number of seats
new-pace = How fast?
new-more = More: agree on everything one by one
new-settings = The rules of this match
new-settings-about = Left as they are, these follow the rulebook.
new-table = The table
new-listed = Show it among the public tables
new-listed-yes = Anybody may find it, take open seats and watch.
new-listed-no = Only those who have its link find it.
new-starts-itself = Begin by itself
new-starts-yes = The match begins as soon as every seat is taken.
new-starts-no = You say when it begins.
new-begin = Begin the match
new-make = Open the table

seat-kind-me = Me
seat-kind-friend = A friend at this device
seat-kind-open = Whoever comes
seat-kind-invite = Somebody I invite
seat-kind-bot = A bot
seat-about-me = You, on this device.
seat-about-friend = You share this device. A curtain between turns keeps your cards secret from each other.
seat-about-open = The first who sits down, from the public list or with the link to the table.
seat-about-invite = You get a link for this seat alone, to send to one person. It works once.
seat-which-bot = Which bot for seat { $number }
seat-friend-name = Their name
seat-friend-name-of = Name of the friend in seat { $number }
seat-friend-nameless = What is your friend called?

pace-relaxed = Relaxed
pace-relaxed-about = No clock, more time to respond; whoever leaves is waited for.
pace-usual = Usual
pace-usual-about = No clock. A bot helps out while somebody is away.
pace-brisk = Brisk
pace-brisk-about = A minute for each choice. When it is up, you pass; where that is not possible, the first option is taken.
pace-correspondence = Correspondence
pace-correspondence-about = Three days for each choice; play when it suits you. Then a bot steps in.
pace-own = Your own agreement, as set below.
clock-none = As long as one likes
setting-as-fits = As fits the other settings
