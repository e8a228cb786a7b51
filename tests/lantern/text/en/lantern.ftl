game-name = Lantern
game-summary = Get out of the cave together before the lantern burns out.
setting-seats = players
setting-cave = cave
    .help = How long the way out is.
cave-short = short
cave-long = long

choice-move = { $seat }, how do you move?

option-walk = Walk
option-run = Run

event-oil-burned = Oil left: { $left }.
