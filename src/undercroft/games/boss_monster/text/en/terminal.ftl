### The table drawn in a terminal, and the list of cards.

letter-cleric = C
letter-fighter = F
letter-mage = M
letter-thief = T

board-round = { $round ->
    [0] Set-up
   *[other] Round { $round } · { $phase }
}
board-active = active: { $name }
board-order = order of play: { $names }
board-decks = in the decks: Rooms { $rooms }, Spells { $spells }, Heroes { $heroes }, Epic Heroes { $epic } · discard pile: { $discard }
rule-sources = Sources: p.N a page of the Polish rulebook, QS the quick start sheet, ADV the advanced rules guide, GUIDE the community guide, own our ruling.
board-legend = ⚔ damage · ♥ Health · { $letters } · Rooms are counted from the Boss · in brackets: how much each dungeon attracts a Hero
board-texts = New to you (“card NAME” shows it again)
board-fate = { $end ->
    [dies] takes { $damage } of { $health }, dies
    [survives] takes { $damage } of { $health }, survives
   *[open] takes { $damage } of { $health } before the reveal
}
board-town = Town
board-town-empty = nobody waits here
board-lured = goes to { $name } ({ $pulls })
board-own-measure = by its own text
board-stays = stays ({ $pulls })
board-hero = { $name } ♥{ $health }
board-hero-hurt = { $name } ♥{ $left }/{ $health }
board-worth = { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
} / { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
board-boss = { $name } ({ $xp } XP)
board-levelled = levelled up
board-score = { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
}, { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
board-holds = hand: Rooms { $rooms }, Spells { $spells }
board-treasure = treasure: { $icons }
board-known-hand = known cards in this hand: { $cards }
board-out = out of the game
board-entrance = entrance
board-the-boss = Boss
board-asleep = deactivated
board-face-down = face-down Room
board-mine = yours: { $name }
board-hand = Your hand
board-hand-empty = no cards
board-announced = Announced, not yet done
board-by = { $card } ({ $name })
board-pile = Discard pile

note-new-place = new place
note-covers = on { $name }
note-town = town
note-entrance = entrance: { $name }
note-dungeon = dungeon: { $name }, { $spot }
note-deck = Hero deck
note-room-deck = in the Room deck
note-discard-pile = in the discard pile
note-scored = scoring area: { $name }

kind-boss = Boss
kind-monster = Monster Room
kind-trap = Trap Room
kind-advanced-monster = Advanced Monster Room
kind-advanced-trap = Advanced Trap Room
kind-spell = Spell
kind-hero = Hero
kind-epic-hero = Epic Hero
kind-dark-hero = Dark Hero
kind-epic-dark-hero = Epic Dark Hero

phases-build = Build phase
phases-adventure = Adventure phase
phases-both = Build or Adventure phase

fact-xp = { $xp } XP
fact-damage = ⚔{ $damage }
fact-health = ♥{ $health }

column-name = Name
column-set = Set
column-kind = Kind
column-numbers = Numbers
column-icons = Icons
column-copies = Copies
column-text = Text

set-next-level = The Next Level
set-base = base game
