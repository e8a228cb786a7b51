### Alone drawn in a terminal, notes beside options, and the list of cards.

rule-sources = Sources: p.N a page of the Polish Evil compendium, after p.N follows from that page; known at second hand only: INTRO the introductory rules, HERO the Hero compendium, ARTICLE an article of the publisher, REVIEWS reviews and summaries; own our ruling.

## Signs of the drawing

mark-spores = S
mark-parasites = P
mark-cultists = C
mark-hybrids = H
mark-worms = W
mark-colonel = Col.
mark-matriarch = Matr.
mark-amber = A
mark-teal = T
mark-sabotage = sabot.
mark-breach = breach
mark-record = record
mark-culture = culture

short-infirmary = Infirmary
short-laboratory = Lab
short-quarters = Quarters
short-control_room = Control
short-escape_pods = Esc. Pods
short-generator_room = Generator
short-canteen = Canteen
short-storage = Storage

board-legend-hero = North is up. Each tile has its number. @ you · ? not revealed · * lit · ! danger token · o light switch · ≡A, ≡T amber and teal stairs · ◆ room of a mission · ~ tripwire · ▯ door · ▮ blocked · █ welded
board-legend-evil = North is up. Each sector has its number, in brackets if it is revealed. @ the Hero · * lit · ! danger token · o light switch · ≡A, ≡T amber and teal stairs · ◆ room of a mission · ~ tripwire · ≠ the Hero is deceived here · ▯ door · ▮ blocked · █ welded
board-legend-monsters = Monsters, each with its number: { $kinds }; Col. Colonel, Matr. Matriarch; - wounded
board-monsters = Monsters: damage to wound and to kill, dice, terror, distance
board-texts = New to you (“card NAME” shows it again)

## The table

board-setup = Set-up
board-round = Round { $round }
board-rounds = { $left ->
    [one] nightmare mode after this round
   *[other] nightmare mode in { $left } rounds
}
board-nightmare = nightmare mode
board-turns = { $left ->
    [one] 1 turn token left
   *[other] { $left } turn tokens left
}
board-bullet-time = { $actions ->
    [one] bullet time: 1 action to go
   *[other] bullet time: { $actions } actions to go
}
board-health = health { $left }/12
board-sanity = sanity { $left }/12
board-adrenaline = adrenaline { $left } (next round { $refill })
board-items = items: { $items }
board-allies = allies: { $allies }
board-charges = { $charges ->
    [one] { $name }: 1 charge
   *[other] { $name }: { $charges } charges
}
board-upgraded = { $item }, upgraded
board-experience = experience: { $abilities }
board-points = { $name } { $points } of 2
board-missions = Missions
board-mission-open = { $name } · { $category } · { $room }
board-mission-done = { $name } · { $category } · completed
board-mission-asleep = { $name } · { $category } · { $room } · waits until one of the others is completed
board-counters = on the final mission: count { $count }{ $countdown ->
    [0] {""}
   *[other] , countdown { $countdown }
}{ $carrying ->
    [yes] , you carry the culture
   *[no] {""}
}
board-track = Reaction track
board-slots = { $used } of { $slots } slots filled · danger symbols in the open: { $symbols }
board-played = { $slots ->
    [one] { $name } ({ $seat }, 1 slot)
   *[other] { $name } ({ $seat }, { $slots } slots)
}
board-covered = covered card, deck { $deck }
board-roll = dice on the table: { $faces }
board-cards = Cards of Evil, and the decks
board-backs = { $deck } { $count }
board-holds = hand of { $seat }: { $cards }
board-leads = hand of { $seat }, who leads: { $cards }
board-deck = deck { $deck }: { $cards } cards, { $discards } discarded
board-item-deck = items: { $cards } in the deck, { $discards } discarded
board-hand = Your hand
board-hand-empty = no cards
board-left = { $kind } { $count }
board-supply = monsters left to deploy: { $kinds }
board-danger-aside = danger tokens to place: { $count }
board-labyrinth = Labyrinth
board-elsewhere = On the other level
board-nothing = nothing has been revealed yet
board-level = Level { $number }

## Notes

note-steps = { $count } { $way }
note-here = your own sector
note-end-of = other end of the { $stairs }
note-distance = distance { $steps }
note-lit = lit
note-danger = danger token
note-switch = light switch
note-revealed = revealed
note-wounded = { $name }, wounded
note-is-wounded = wounded
note-named = { $name }: { $text }
note-health = health now { $left }
note-sanity = sanity now { $left }

about-fury = monsters fight harder and attack more readily
about-speed = monsters are faster, and Evil reacts more often
about-terror = frightens the Hero and steers what the Hero does
about-traps = more danger tokens, and more to be had from them

## Texts and facts

text-halves = { $upper } If dangerous: { $lower }
text-item = { $effect } Upgraded: { $upgrade }
text-condition = Until then: { $text }
text-start = When it is activated: { $text }
text-ongoing = While it is active: { $text }
text-task = Task: { $text }
text-reward = Reward: { $text }
text-ability = As Hero, { $name }: { $text }
text-skill = As ally, for 1 charge, { $name }: { $text }
text-sacrifice = Sacrifice at the start of a turn, { $name }: { $text }
text-monster = In nightmare mode: { $nightmare }. Experience, { $name }: { $text }
text-boss = Comes with the final mission { $mission }, as a { $kind } for all cards, and is the same in nightmare mode. { $start } { $ongoing } Killed: 1 experience in each of two abilities of the Hero’s choice.
facts-item = { $charges ->
    [one] { $type }, upgrade: { $component }, 1 charge
   *[other] { $type }, upgrade: { $component }, { $charges } charges
}
facts-monster = wound { $wound }, kill { $kill } more · dice { $dark } in the dark, { $lit } in light · terror { $sanity } · distance { $distance }
facts-boss = wound { $wound }, kill { $kill } more · dice { $dark } in the dark, { $lit } in light · terror { $sanity }

## The list of cards

column-name = Name
column-kind = Kind
column-facts = Facts
column-copies = Copies
column-provenance = Provenance
column-text = Text

list-reaction = reaction, { $deck }
list-item = item
list-extra-item = item (extra content)
list-character = character
list-extra-character = character (extra content)
list-monster = monster
list-boss = boss

provenance-confirmed = confirmed
provenance-inferred = inferred
provenance-designed = designed
provenance-tuned = designed; a number was changed for balance
provenance-item = confirmed; type, charges and upgrade designed
provenance-character = name confirmed; abilities designed
provenance-row = confirmed; nightmare mode and experience designed
provenance-reasoned-row = inferred; nightmare mode and experience designed
provenance-colonel = confirmed; numbers designed
