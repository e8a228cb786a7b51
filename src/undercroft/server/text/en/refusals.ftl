### What the table refuses: what is wrong, and what would do instead.

refusal-bad-configuration = The setting { $name } cannot be “{ $value }”: { $name ->
    [allowed_hosts] host names are needed, separated by commas
    [bot_workers] a whole number from 1 is needed
    [database] an address such as sqlite+aiosqlite:///table.sqlite or postgresql+asyncpg://host/name is needed, and several processes (redis) need PostgreSQL
    [host] an address of this machine is needed, such as 127.0.0.1
    [lan] it is either true or false
    [limits] it is either true or false
    [log_format] it is either text or json
    [log_level] it is debug, info, warning or error
    [messages_per_minute] a whole number from 1 is needed
    [metrics] it is either true or false
    [policies] the name of a folder is needed
    [port] a number from 0 to 65535 is needed
    [public_url] an address that begins with http:// or https:// is needed
    [redis] an address that begins with redis://, rediss:// or unix:// is needed
    [requests_per_minute] a whole number from 1 is needed
    [secret] at least 32 characters are needed
    [web] a folder with a built browser client is needed, one with an index.html and a folder assets in it
   *[other] it does not fit
}.

refusal-bad-request = The request cannot be read: look at “{ $field }”.
refusal-not-found = There is nothing at this address.
refusal-wrong-method = This address cannot be used in this way.
refusal-too-large = That is too large to be read here.
refusal-too-many = That was too often. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refusal-too-many-sockets = Too many tables are open at once from here. Close one of them first.
refusal-foreign-origin = This did not come from this table's own page, or the page is out of date. Load it again.
refusal-wrong-host = This server does not go by that name. Use the address that it shows when it starts, or allow the name in its settings (allowed_hosts).
refusal-server-trouble = Something went wrong on our side. Try again; if it stays so, tell the host of the server this number: { $number }.
refusal-database-trouble = The server cannot store anything just now, so this did not count. Play goes on by itself as soon as it can; then try again.
refusal-shutting-down = The server is about to stop. Try again in a moment.

refusal-not-signed-in = Choose a name first.
refusal-bad-name = A name needs 1 to 24 visible characters.
refusal-bad-login = A login has 3 to 40 characters: letters from a to z, digits, dots, dashes and underscores.
refusal-bad-password = A password needs 8 to 200 characters.
refusal-login-taken = Somebody else has this login. Choose another one.
refusal-has-account = You have an account already.
refusal-wrong-login = Login and password do not fit together.

refusal-no-such-match = There is no such match. Look at its link again.
refusal-not-the-host = Only the host of the match may do this.
refusal-not-your-seat = That seat is not yours.
refusal-seat-taken = Somebody sits there already. Choose another seat.
refusal-second-seat = The match has begun and you play in it: what another seat knows is not for your eyes. Seat a bot there, or leave it to somebody else.
refusal-seat-known = The match has begun and you play two seats of it: nobody else can have one whose secrets you know. Let a bot play it, or keep it.
refusal-no-seat-free = Every seat is taken. You can watch the match.
refusal-wrong-invitation = This invitation is not valid, or no longer. Ask the host for a new one.
refusal-seats-missing = The match cannot begin while seats are empty. Wait for people, or seat bots.
refusal-has-begun = The match has begun already.
refusal-not-begun = The match has not begun yet.
refusal-not-over = This can be had when the match is over.
refusal-is-over = The match is over.
refusal-is-paused = The host has paused the match. Wait until it goes on.
refusal-not-idle = The person in that seat is here and playing.
refusal-too-much-thought = At a table that you share with others { $name } thinks for at most { $most } seconds a move, in one process. Write “{ $name }:{ $most }s”, or just “{ $name }”.
refusal-too-many-matches = You host as many unfinished matches as one may. Finish or end one of them first.

refusal-late = The table has changed in the meantime, so nothing was done. Look again and choose.
refusal-bot-plays = A bot plays this seat now. Take the seat back first.
refusal-nothing-asked = Nobody has asked to take anything back.
refusal-asked-already = A takeback is being asked for, or was just refused. Wait for the next choice.
refusal-too-long = A message can have { $most } characters at most.
refusal-nothing-said = The message is empty.
