### Alone: the names of things. Cards, items, missions and characters have files of their own.

## Rooms (by the words in ids.ROOMS)

room-infirmary = Infirmary
room-laboratory = Laboratory
room-quarters = Quarters
room-control_room = Control Room
room-escape_pods = Escape Pods
room-generator_room = Generator Room
room-canteen = Canteen
room-storage = Storage

## Shapes of sectors

shape-corridor = corridor
shape-corner = corner
shape-junction = junction
shape-crossing = crossing
shape-room = room

## Places and figures: the Hero knows tiles and figures, Evil sectors and monsters

tile = tile { $number }
figure = figure { $number }
sector = sector { $level }.{ $number }
monster = { $kind } { $number }
door = door { $number }
item-copy = { $name } ({ $number })

## Monsters, each by the name of one

kind-spores = Spores
kind-parasites = Parasite
kind-cultists = Cultist
kind-hybrids = Hybrid
kind-worms = Worm

boss-colonel = Colonel
boss-matriarch = Matriarch

## Ways out of a sector, and what noises are told as

way-north = north
way-east = east
way-south = south
way-west = west
way-amber = amber stairs
way-teal = teal stairs

report-north = from the north
report-east = from the east
report-south = from the south
report-west = from the west
report-amber = from the amber stairs
report-teal = from the teal stairs
report-here = right in the Hero’s sector
report-other-level = from the other level
report-muffled = muffled, with no direction

## What Locate may ask about (by the words in targets.TARGETS)

target-room-infirmary = Infirmary
target-room-laboratory = Laboratory
target-room-quarters = Quarters
target-room-control_room = Control Room
target-room-escape_pods = Escape Pods
target-room-generator_room = Generator Room
target-room-canteen = Canteen
target-room-storage = Storage
target-shape-corridor = nearest corridor
target-shape-corner = nearest corner
target-shape-junction = nearest junction
target-shape-crossing = nearest crossing
target-door = nearest door
target-stairs-amber = nearest end of the amber stairs
target-stairs-teal = nearest end of the teal stairs
target-stairs = nearest stairs
target-switch = nearest light switch
target-kind-spores = nearest Spores
target-kind-parasites = nearest Parasite
target-kind-cultists = nearest Cultist
target-kind-hybrids = nearest Hybrid
target-kind-worms = nearest Worm
target-shape-room = nearest room
target-danger = nearest danger token
target-mission = nearest mission token
target-token-sabotage = nearest sabotage token
target-token-breach = nearest breach token
target-token-record = nearest record token
target-token-culture = nearest culture token
target-boss-colonel = Colonel
target-boss-matriarch = Matriarch

## Reaction decks and maps

deck-fury = Fury
deck-speed = Speed
deck-terror = Terror
deck-traps = Traps

map-cinder-reach = Cinder Reach
map-hollow-lantern = Hollow Lantern
map-cinder-sump = Cinder Sump

## Characters and difficulty levels

character-captain = Captain
character-pilot = Pilot
character-engineer = Engineer
character-doctor = Doctor
character-prospector = Prospector

difficulty-easy = Easy
difficulty-normal = Normal
difficulty-nightmare = Nightmare
difficulty-impossible = Impossible

## Actions, and what makes a reaction card playable

action-move = Move
action-explore = Explore
action-fight = Fight
action-locate = Locate
action-search = Search
action-interact = Interact

trigger-move = Move action
trigger-explore = Explore action
trigger-fight = Fight action
trigger-locate = Locate action
trigger-search = Search action
trigger-interact = Interact action
trigger-health-loss = loss of health
trigger-sanity-loss = loss of sanity

timing-after-declared = once the action is declared
timing-after-targets-chosen = once the targets are named
timing-before-reveal = before anything is revealed
timing-after-enter = after a step into a sector
timing-after-roll = after the Hero’s roll
timing-on-loss = at the moment of the loss
timing-end-of-turn = at the end of the turn

## Tracks, sources of loss, dice, items, missions

stat-health = health
stat-sanity = sanity

source-attack = attack of a monster
source-parting-attack = parting attack
source-terror = terror
source-card = reaction card
source-choice = price of a choice
source-mission = mission
source-nightmare = nightmare mode

face-hit = hit
face-special = special
face-miss = miss

type-mechanical = mechanical
type-electronic = electronic
type-chemical = chemical

category-starting = starting mission
category-problem = problem mission
category-final = final mission

window-reacting = during an action
window-reacting-to-loss = after a loss
window-reacting-at-end = at the end of the turn

role-hero = Hero
role-evil = Evil
