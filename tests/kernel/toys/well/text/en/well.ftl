coin = Coin { $number }

option-pass = Rest
option-pick = Pick { $coin }
option-cast = Cast your luck
option-peer = Peer at the bottom
option-call = Call { $whom }
option-linger = Linger
option-dive = Dive
option-trip = Trip
option-splash = Splash
option-toss = Toss a pebble

choice-act = { $seat }, what will you do?
    .short = Act
choice-may-answer = { $seat }, { $caller } calls { $whom }. Will you answer?

event-coins-picked = { $coins-count ->
    [one] { $seat } picks a coin: { $coins }.
   *[other] { $seat } picks { $coins-count } coins: { $coins }.
}
event-luck-cast = { $seat } casts: { $luck }.
event-splashed = { $seat } splashes.

window-may-answer = somebody calls
window-pause = somebody lingers
