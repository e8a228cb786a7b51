### What the command line says.

about = Dungeon board games played from their rulebooks, every rule enforced.
examples = Begin with: undercroft play boss-monster
usage = Usage:
commands = commands
heading-arguments = arguments
heading-options = options
player-you = Player

command-games = List the installed games and their settings.
command-bots = List the installed bots and how their strength is written.
command-play = Play in this terminal, against bots or with people around one keyboard.
command-serve = Open a table for friends on other devices; Ctrl-C closes it.
command-simulate = Let bots play many matches and count.
command-replay = Tell a saved match again.
command-verify = Check that a saved match comes out the same, byte for byte, and from the seed that was promised.
command-rules = Search the rules of a game, or count how many of them the tests prove.
command-cards = List the cards of a game.

metavar-command = COMMAND
metavar-game = GAME
metavar-file = FILE
metavar-folder = FOLDER
metavar-words = WORDS
metavar-seats = SEATS
metavar-setting = NAME=VALUE
metavar-address = ADDRESS
metavar-addresses = ADDRESSES
metavar-log-format = FORMAT
metavar-log-level = LEVEL
metavar-names = NAMES
metavar-number = N
metavar-url = URL
metavar-digits = DIGITS

help-help = show this help and leave
help-version = show the version and leave
help-lang = language: en or pl (usually that of the system)
help-json = print one JSON object for programs
help-one-game = name of a game; without one all games
help-game = name of the game, as “undercroft games” lists it
help-set = a setting of the game, such as hard=yes; may be given several times
help-seats = who plays, in order of seats: “you” or any name for a person, any name of “undercroft bots” for a bot (usually you,greedy)
help-bot-seats = which bots play, in order of seats (usually greedy,random)
help-play-seed = the seed of chance: the same seed, the same cards
help-seed = the seed: the same seed gives the same matches, on any number of processes
help-load = go on with a saved match
help-games = how many matches (usually 100)
help-jobs = on how many processes (usually 1)
help-file = a saved match
help-commitment = what the server showed of the seed when the match began, 64 digits and letters
help-step = wait for Enter after every choice, and show the table
help-card-words = words of the name, the kind or the text; without them all cards
help-rule-words = a rule's id (BM-BUILD-06) or words of its text; without them all rules
help-coverage = how many rules the tests prove, and which they do not
help-tests = the folder of the tests (usually ./tests)
help-play-settings = “undercroft games” explains the settings. While you play, “help” lists what you can type.
help-serve-lan = let phones and computers in the local network in, and show a QR code with the address
help-serve-host = the address to listen at (usually 127.0.0.1: this machine alone)
help-serve-port = the port (usually 8642, or the next that is free; 0 takes any)
help-serve-database = where matches are kept, such as sqlite+aiosqlite:///table.sqlite or postgresql+asyncpg://... (usually a file in your own folder)
help-serve-redis = redis://...: several processes serve the same matches; needs PostgreSQL
help-serve-public-url = the address people use when a proxy stands in front, such as https://table.example.org
help-serve-allowed-hosts = further host names under which the server may be addressed, separated by commas
help-serve-trusted-proxies = whose X-Forwarded-For is believed, separated by commas (usually 127.0.0.1)
help-serve-web = a folder with a built browser client (usually the one in the package)
help-serve-bot-workers = in how many processes bots think (usually 1)
help-serve-policies = a folder with trained networks (.zip, .npz, .py) that people may seat as bots; opening one may run code in it (usually none)
help-serve-log-format = text for people or json for programs (usually text)
help-serve-log-level = the least that is logged: debug, info, warning or error (usually info)
help-serve-requests-per-minute = how many requests one person may send (usually 300)
help-serve-messages-per-minute = how many messages one person may send into a match (usually 600)
help-serve-metrics = serve /metrics for Prometheus (usually yes)
help-serve-limits = keep to these limits (usually yes; no only for load tests)

usage-missing = Something is missing: { $what }. “--help” shows what is needed.
usage-unknown = “{ $what }” is not known here. { $nearest ->
    [none] “--help” shows what is.
   *[other] Did you mean “{ $nearest }”?
}
usage-choice = { $name } cannot be “{ $what }”. { $nearest ->
    [none] Possible: { $known }.
   *[other] Did you mean “{ $nearest }”? Possible: { $known }.
}
usage-number = { $name } needs a whole number from 1, not “{ $what }”.
usage-value = { $name } needs a value.
usage-together = { $name } cannot be used together with { $what }.
usage-no-value = { $name } takes no value (“{ $what }”).
usage-ambiguous = { $name } could mean { $what }.

refusal-no-such-setting = There is no setting “{ $name }”. { $nearest ->
    [none] Known: { $known }.
   *[other] Did you mean “{ $nearest }”? Known: { $known }.
}
refusal-seats-by-name = There is no setting “{ $name }”: name who plays with --seats, such as --seats you,greedy,greedy.
refusal-bad-setting = The setting { $name } cannot be “{ $value }”. Possible: { $known }.
refusal-bad-name = “{ $name }” cannot be a player's name: it needs 1 to { $longest } visible characters.
refusal-no-people = Only bots can be simulated; “{ $name }” is not one. “undercroft bots” lists them.
refusal-too-many = { $name } can be { $most } at most.
refusal-game-needed = Which game? “undercroft games” lists them: undercroft play GAME.
refusal-settings-are-saved = { $file } is a match of { $game } with its own settings and seed: leave them out when you load it.
refusal-seat-count = { $game } is played by { $possible }; the line-up names { $seats }.
refusal-wrong-seats = { $given ->
    [one] One seat was named, but this match has { $seats }.
   *[other] { $given } seats were named, but this match has { $seats }.
}

stopped = Stopped.
trouble = That did not work: { $reason }.
file-missing = There is no file { $file }.
file-of-other-game = { $file } is a match of “{ $game }”, and no such game is installed.
file-unreadable = The file { $file } cannot be read.
folder-missing = There is no folder { $folder }. Name the folder of the tests with --tests.
no-cards = The game { $game } has no cards.
no-such-card = No card contains “{ $words }”.
no-such-rule = No rule contains “{ $words }”.

games-players = Players: { $seats }.
column-setting = Setting
column-values = Values
column-usual = Usual
column-meaning = What it means
column-seat = Seat
column-bot = Bot
column-strength = With a strength
column-wins = Wins
column-share = Share
share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rule-source = (source: { $source })
coverage = { $proved } of { $rows } rules are proved by tests ({ $share } %).
verified-same = { $file } comes out the same, byte for byte ({ $entries } choices, digest { $digest }).
verified-newer = { $file } comes out the same: every choice ({ $entries }) and where they led. It was written with other rules or other cards than today's, so digests are not compared.
verified-unmarked = { $file } comes out the same as far as its { $entries } choices tell. It was written by an early version that did not note with what, so where they led is not compared.
verified-continued = { $file } went on under other rules after { $first } of its { $entries } entries. From there on it comes out the same; what was before can only be read.
verified-not-goes-on = Either the rules have changed since, or the file was altered. The match can go on from its last position: undercroft play --load { $file }
commitment-kept = The seed is the one promised at the start.
commitment-fits = The seed is the one promised by { $commitment }. Compare: the server showed this when the match began.
commitment-broken = The seed is not the one promised at the start: it does not fit { $commitment }.
commitment-other = The seed is not the one promised at the start: the record answers to { $commitment }, not to { $promised }.
commitment-missing = This record answers to no promise: it does not come from a server, or somebody took salt and commitment out.

serve-address = Undercroft: { $address }
serve-public = People reach it at { $address }
serve-network = In your network: { $address }
serve-scan = Or point a phone's camera here:
serve-no-network = This machine does not seem to be in any network.
serve-database = Matches are kept in { $database }
serve-how-to-stop = Ctrl-C stops the server; matches go on where they were when it is started again.
serve-port-taken = Port { $wished } is taken; using { $port } instead.
serve-no-client = There is no browser client here: programs can play, a browser shows no more than a note. In a checkout “make web” builds it; then start again.
serve-stopped = The server has stopped; everything is saved.

welcome = At the table: { $seats }. Seed: { $seed }. Type a number to choose, “help” for everything else.
story-so-far = The match goes on. “log” tells everything that happened so far; these were the last events:
your-choice = Your choice (number, help, quit):
press-enter = Press Enter.
press-enter-step = [Enter]
curtain = It is { $name }'s turn. Nobody else looks at the screen now.
why-what = Name a number of the list (why 2) or a thing that you see.
card-what = Say words of its name or its text: card WORDS.
why-card = No rule of the book is behind this: the text of the card asks it.
why-possible = { $name }: that can be chosen now.
why-not = { $name }: not now, because
agree-to-undo = { $alone ->
    [yes] This steps back over chance or over choices of others; the bots agree, but chance moves on. Do it? (yes/no)
   *[no] { $name }, do you agree that the last choice is taken back? (yes/no)
}
more-cards = { $count ->
    [one] One more card fits; say more words.
   *[other] { $count } more cards fit; say more words.
}
ask-how = When are you asked for an answer to a move (now: { $now })? Say: ask always, ask concerned, or ask never.
ask-set = From now on you are asked: { $order ->
    [always] whenever you can do something.
    [never] never where you could also pass.
   *[concerned] when it is your turn or something of yours is concerned.
}
save-first = Save the match before you go? (yes/no)
resume = Saved. Go on with: undercroft play --load { $file }
kept = This match is kept in { $file }: “undercroft replay” tells it again, “undercroft analyse” judges it, “undercroft verify” checks it.
input-ended = The input has ended.
interrupted = Interrupted.
bot-broke = The bot “{ $name }” broke down: { $error }.
bot-cheated = The bot “{ $name }” took “{ $option }”, which was not offered.
goodbye = Until next time.
table-help =
    3            choose number 3 (the text of an option works too)
    why 3        the rule behind option 3, and the text of its card
    why WORDS    why a thing that you see cannot be chosen now
    card WORDS   what is printed on a card
    table        the whole table once more, with the texts of the cards and the discard pile
    log          everything that happened so far
    undo         take back your last choice
    ask HOW      when to ask you for an answer to moves: always, concerned, never
    save FILE    save the match (without FILE: in your own folder)
    quit         leave; the match can be saved
