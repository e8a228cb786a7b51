### What matches are counted by: the names in reports. Cards, characters and missions are named by their own messages.

tally-character = Character
tally-difficulty = Difficulty
tally-map = Map
tally-mission-starting = Starting mission
tally-mission-problem = Problem mission
tally-mission-final = Final mission
tally-decks = Evil’s decks
tally-health = Health
tally-sanity = Sanity
tally-drawn = drawn
tally-played = played
tally-covered = played face down

fury-speed = Fury and Speed
fury-terror = Fury and Terror
fury-traps = Fury and Traps
speed-terror = Speed and Terror
speed-traps = Speed and Traps
terror-traps = Terror and Traps
