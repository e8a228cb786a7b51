### Boss Monster's board.

bm-loading = The cards are being laid out …
bm-none = none
bm-hint-touch = Hold a card to enlarge it.
bm-hint = To look closely at a card: right-click it, hold it, or move to it with the arrow keys and press i.

## Round and phases

bm-phase-label = Round and phase
bm-round = Round { $number }
bm-active = { $name } is active.
bm-phase-setup = Bosses and first hands are dealt.
bm-phase-beginning = Heroes come to town and everybody draws a card.
bm-phase-build = In turn, everybody may place one Room face down, play Spells and use abilities.
bm-phase-reveal = All new Rooms are turned up and take effect.
bm-phase-bait = Every Hero goes to the dungeon that has most of its treasure; on a tie it stays in town.
bm-phase-adventure = In turn, the Heroes at each entrance walk from Room to Room: they die, or they wound the Boss.
bm-phase-end = Rooms wake up and Souls and Wounds are counted.

## Town

bm-town = Town
bm-town-empty = No Hero is in town.
bm-pulls = Pull of each dungeon
bm-lure-goes = Goes to { $name }.
bm-lure-tie = Tie ({ $names }): stays in town.
bm-lure-nothing = Nothing attracts it: stays in town.
bm-lure-kept = An effect keeps it in town.
bm-fate-dies = Would die in { $room }.
bm-fate-survives = Would survive and wound.

## Dungeons

bm-dungeon-of = Dungeon of { $name }, from the entrance to the Boss
bm-entrance = Entrance
bm-corridor = in the corridor
bm-next-place = A new place next to the entrance, place { $place } from the Boss
bm-no-rooms = No Rooms
bm-place = place { $place } from the Boss
bm-beneath = { $count ->
    [one] one Room beneath
   *[other] { $count } Rooms beneath
}
bm-asleep = deactivated
bm-hidden = a face-down Room
bm-hidden-own = face down: { $name }
bm-face-down-short = face down
bm-boss-hidden = A Boss, still secret
bm-levelled = Has levelled up.
bm-not-levelled = Has not levelled up yet.
bm-forecast = Forecast:
bm-forecast-dies = { $name } dies in { $room }.
bm-forecast-falls = { $name } falls at once.
bm-forecast-survives = { $name } survives and wounds the Boss.
bm-forecast-survives-mine = { $name } survives and wounds you.
bm-forecast-caveat = Spells may change it.
bm-forecast-step = Forecast: { $left } left after { $room }
bm-forecast-dies-here = The forecast: dies here

## Players

bm-player = Player { $name }
bm-player-active = Player { $name }, active now
bm-you = you
bm-out = out of the game
bm-fold = Dungeon of { $name }
bm-souls-label = { $count ->
    [one] 1 Soul; { $limit } win
   *[other] { $count } Souls; { $limit } win
}
bm-wounds-label = { $limit ->
    [0] { $count ->
        [one] 1 Wound
       *[other] { $count } Wounds
    }
   *[other] { $count ->
        [one] 1 Wound; { $limit } lose
       *[other] { $count } Wounds; { $limit } lose
    }
}
bm-souls-of = Souls of { $name }
bm-wounds-of = Wounds of { $name }
bm-hand-of = In hand: { $rooms } Rooms, { $spells } Spells
bm-rooms-in-hand = Rooms in hand
bm-spells-in-hand = Spells in hand
bm-known-hand = Known cards in the hand of { $name }
bm-known-count = { $count } known

## Hand, piles, table

bm-my-hand = { $count ->
    [one] My hand: 1 card
   *[other] My hand: { $count } cards
}
bm-hand-empty = Your hand is empty.
bm-offer = Choose from these
bm-piles = Decks and piles
bm-room-deck = Room deck
bm-spell-deck = Spell deck
bm-discard = Discard pile
bm-heroes-left = Heroes to come
bm-removed = Out of the game
bm-announced = Announced
bm-announced-by = { $name } announces it
bm-intent = you are preparing this
bm-herald-level = { $name } levels up
bm-herald-spell = { $name } plays a Spell
bm-herald-ability = { $name } uses an ability

## Cards

bm-kind-monster = Monster Room
bm-kind-trap = Trap Room
bm-kind-monster-advanced = Advanced Monster Room
bm-kind-trap-advanced = Advanced Trap Room
bm-kind-spell = Spell
bm-kind-boss = Boss
bm-kind-hero = Hero
bm-kind-hero-epic = Epic Hero
bm-damage = damage { $count }
bm-health = Health { $count }
bm-xp = XP { $count }
bm-card-unknown = A card face down
bm-hero-label = Hero { $name }, treasure: { $classes }, Health { $left } of { $health }
bm-legend = What the icons mean
bm-legend-damage = damage to every Hero that walks through
bm-legend-health = Health
bm-legend-treasure = treasure that lures: { $class }
bm-legend-wants = looks for treasure: { $class }
bm-other-language = In Polish:

## The end

bm-scores = Final scores
bm-score-place = Place
bm-score-player = Player
bm-score-souls = Souls
bm-score-wounds = Wounds
bm-score-balance = Difference
bm-score-xp = XP
bm-score-winner = Winner
bm-score-explained = Between several winners the larger difference of Souls and Wounds decides, then the lower XP.
