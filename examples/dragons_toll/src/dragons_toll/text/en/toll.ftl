game-name = Dragon's Toll
game-summary = Lay your treasure in the dark, and hope that the dragon eats another's.
setting-seats = players
    .help = How many play: 2 to 4.

card = card { $number }

choice-lay-card = Lay a card before the dragon, face down.
choice-may-burn-torch = The die shows its number. Burn your torch to have it cast again?

option-lay-down = Lay { $card }
option-burn-torch = Burn your torch

event-card-laid = { $card-count ->
    [0] { $seat } lays a card face down.
   *[other] { $seat } lays { $card } face down.
}
event-die-cast = The dragon rolls { $die }.
event-card-eaten = The dragon eats { $card } of { $seat }.
