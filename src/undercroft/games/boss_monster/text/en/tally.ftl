### What matches are counted by: the names in reports. Cards are named by their own messages.

tally-boss = Boss
tally-order = Order of play
tally-first-room = First Room
tally-souls = Souls
tally-wounds = Wounds
tally-drawn = drawn
tally-played = played
tally-destroyed = destroyed

order-1 = First in XP order
order-2 = Second in XP order
order-3 = Third in XP order
order-4 = Fourth in XP order
