### Boss Monster at the table: options, questions, events, settings. Card names and texts are in cards*.ftl.

game-name = Boss Monster: The Next Level
game-summary = Build the dungeon that every Hero wants to rob and none survives. The first Boss with ten Souls wins; five Wounds lose.

class-cleric = Cleric
class-fighter = Fighter
class-mage = Mage
class-thief = Thief

spot = place { $number } from the Boss

phase-setup = set-up
phase-beginning = Beginning of Round
phase-build = Build phase
phase-reveal = reveal of the Rooms
phase-bait = Bait phase
phase-adventure = Adventure phase
phase-end = End of Round

## Settings

setting-seats = players
    .help = How many play: 2 to 4.
setting-sets = card sets
    .help = Which cards are in the game: those of The Next Level, those of the base game, or both together.
    .next-level = The Next Level
    .base = the base game
    .both = both together
setting-heroes = hero set
    .help = With both sets: whose Heroes come to town. Usually those of The Next Level.
    .next-level = The Next Level
    .base = the base game
setting-classic-start = classic start
    .help = Everybody discards two cards of the first hand instead of seeding the discard pile.
setting-hard = hard mode
    .help = Heroes with 4 Health stay in the box: the Epic ones come sooner.
setting-choose-boss = choose your Boss
    .help = Everybody gets two Bosses and keeps one in secret.
setting-machinations = Machinations
    .help = Whoever gained no Soul in a round may draw a card at its end.
setting-endless-lives = unlimited lives
    .help = Wounds do not end the game; it ends when the Hero decks are empty.
setting-seed-pile = seeded discard pile
    .help = Whether the discard pile begins with 4 Rooms and 2 Spells. Usually it does, except with the classic start.
    .auto = unless the start is classic
    .always = always
    .never = never

## Options

option-build = Place { $card } ({ $spot })
option-give = Give { $card }
option-play = Play the Spell { $card }
option-use = Use the ability of { $card }
option-choose-text = { $number ->
    [0] The first text of { $card }
   *[other] The second text of { $card }
}
option-choose-room = { $room }
option-choose-hero = { $hero }
option-choose-player = { $player }
option-choose-class = { $treasure }
option-choose-deck = { $deck ->
    [room] A Room
   *[spell] A Spell
}
option-choose-card = { $card }
option-pay-with = Pay with { $card }
option-discard = Discard { $card }
option-first = First { $card }
option-level-up-first = First the Level Up
option-keep-boss = Keep { $card }
option-mulligan = Shuffle the hand back and draw a new one
option-keep-hand = Keep this hand

## Questions

choice-may-replace = { $cards-count ->
    [0] { $source } offers you something else instead of your regular draw. Do you want it?
   *[other] On the way to the discard pile: { $cards }. Do you use { $source }?
}
choice-order-own-abilities = Several of your abilities want to work now. Which one first?
choice-choose-text = { $source } offers several texts. Which one do you use?
choice-choose-target = Choose what { $source } is aimed at.
choice-choose-cost = { $source } has its price. Choose the card that pays it.
choice-may-cancel = { $by } plays the Spell { $spell }. Cancel it?
choice-may-stop = { $by } uses the ability of { $source }. Stop it?
choice-may-use-ability = The ability of { $source } can work now. Use it?
choice-may-act = { $pending-count ->
    [0] { $hero-count ->
        [0] { $phase ->
            [build] Build phase, { $active } is active. Play a Spell, use an ability, or pass.
           *[other] Adventure phase, { $active } is active. Play a Spell, use an ability, or pass before the next Hero enters.
        }
       *[other] { $hero } stands in the dungeon of { $active }. Play a Spell, use an ability, or pass.
    }
   *[other] { $builds ->
        [yes] Announced and not yet done: { $pending }. Answer with a Spell or an ability, or pass and let it happen; you place your Room afterwards.
       *[no] Announced and not yet done: { $pending }. Answer with a Spell or an ability, or pass and let it happen.
    }
}
choice-may-build = It is your turn to build. Place one Room face down (all are turned up together), play a Spell, use an ability, or pass.
choice-order-built = Your new Rooms take effect. What comes first?
choice-may-scheme = You gained no Soul this round: Machinations let you draw a card. Which deck?
choice-pick-diverted = { $source } lets you take a card on its way to the discard pile. Which one?
choice-choose-discard = { $left ->
    [one] You must discard a card. Which one?
   *[other] You must discard { $left } cards. Which one first?
}
choice-choose-from-pile = Choose the card of the discard pile that you take into your hand.
choice-choose-own-spell = Choose the Spell, played by you this round, that you take back.
choice-choose-from-hand = You see the hand of { $victim }. { $optional ->
    [yes] Choose a card that you take, or pass.
   *[no] Choose a card that you take.
}
choice-choose-kind = You take a card of { $victim } at random. Out of the Rooms or the Spells?
choice-choose-receiver = You must pass on a Room card. Who gets it?
choice-choose-passed-on = Which Room card do you pass on to { $receiver }?
choice-choose-own-loss = An opponent's card makes you destroy one of your Rooms. Which one?
choice-build-at-once = Build one more Room right away, face up: choose it and its place.
choice-may-place-extra = You may place one more Room face down. Choose it and its place, or pass.
choice-may-build-found = You found { $card }. Build it right away, or pass to keep it in your hand.
choice-may-build-on = You may build a Monster Room from your hand on { $room } right away. Choose one, or pass.
choice-choose-gift = Which Room card do you lay face down on { $room }? Pass to keep your placement.
choice-choose-found = { $is_monster ->
    [yes] You look through the Room deck and the discard pile. Which Advanced Monster Room do you take?
   *[no] You look through the Room deck and the discard pile. Which Advanced Trap Room do you take?
}
choice-choose-invited = Which Hero, from town or the Hero decks, comes to your entrance?
choice-choose-healed = You heal a Wound. Which Hero do you turn face down?
choice-choose-turned-up = One of your Souls becomes a Wound. Which Hero do you turn face up?
choice-choose-given-up = Which of your Souls do you give up?
choice-choose-from-hero-decks = Which Hero of the decks takes the place of the Soul you gave up?
choice-choose-boss = Choose the Boss that you play. All Bosses are revealed together.
choice-may-mulligan = Your first hand is lopsided, so you may exchange all of it. Keep it?
choice-place-first-room = Before the first round you may place an ordinary Room next to your Boss. Choose one, or pass.

## Events

event-bosses-revealed = Order of play: { $seats }. Their Bosses: { $bosses }.
event-mulligan-taken = { $seat } shuffles the whole hand back and draws a new one.
event-pile-seeded = The discard pile begins with: { $cards }.
event-round-began = Round { $number }
event-phase-began = { $phase ->
    [build] Build phase
    [bait] Bait phase
    [adventure] Adventure phase
   *[end] End of Round
}
event-heroes-arrived = { $heroes-count ->
    [one] Arrives in town: { $heroes }.
   *[other] Arrive in town: { $heroes }.
}
event-cards-drawn = { $deck ->
    [room] { $cards-count ->
        [0] { $count ->
            [one] { $seat } draws a Room card.
           *[other] { $seat } draws { $count } Room cards.
        }
       *[other] { $seat } draws: { $cards }.
    }
   *[spell] { $cards-count ->
        [0] { $count ->
            [one] { $seat } draws a Spell card.
           *[other] { $seat } draws { $count } Spell cards.
        }
       *[other] { $seat } draws: { $cards }.
    }
}
event-hand-seen = { $cards-count ->
    [0] { $seat } looks at the hand of { $victim }.
   *[other] { $seat } looks at the hand of { $victim }: { $cards }.
}
event-card-passed = { $card-count ->
    [0] { $seat } gets a card from the hand of { $giver }.
   *[other] { $seat } gets { $card } from the hand of { $giver }.
}
event-card-shown = { $seat } shows { $card }.
event-cards-discarded = { $seat } discards: { $cards }.
event-card-diverted = { $seat } takes { $card } on its way to the discard pile, thanks to { $source }.
event-taken-from-pile = { $seat } takes { $card } from the discard pile.
event-pile-reshuffled = { $deck ->
    [room] The Room deck is empty: the Rooms of the discard pile are shuffled into a new one.
   *[spell] The Spell deck is empty: the Spells of the discard pile are shuffled into a new one.
}
event-room-placed = { $room-count ->
    [0] { $seat } lays a Room face down (dungeon: { $owner }, { $spot }).
   *[other] { $seat } lays { $room } face down (dungeon: { $owner }, { $spot }).
}
event-room-taken-back = { $room-count ->
    [0] { $seat } takes a face-down Room back into the hand.
   *[other] { $seat } takes { $room } back into the hand.
}
event-room-built-face-up = { $seat } builds { $room } ({ $spot }).
event-leveled-up = { $seat } levels up: { $boss } shows what it can do.
event-spell-played = { $aims-count ->
    [0] { $seat } plays the Spell { $spell }.
   *[other] { $seat } plays the Spell { $spell }, aimed at: { $aims }.
}
event-ability-used = { $aims-count ->
    [0] { $seat } uses the ability of { $source }.
   *[other] { $seat } uses the ability of { $source }, aimed at: { $aims }.
}
event-ability-fired = The ability of { $source } works ({ $seat }).
event-spell-cancelled = { $seat } cancels the Spell { $spell } with { $source }.
event-ability-stopped = The ability of { $source } is stopped.
event-effect-fizzled = { $source } has no effect: what it was aimed at is out of reach.
event-room-destroyed-by-card = { $room } is destroyed (dungeon: { $seat }).
event-room-deactivated = { $room } is deactivated until the end of the round (dungeon: { $seat }).
event-rooms-swapped = { $first } and { $second } change places (dungeon: { $seat }).
event-room-changed = The damage of { $room } changes by { $amount } until the end of the round.
event-treasure-changed = { $treasure-count ->
    [0] { $room } shows no treasure until the end of the round.
   *[other] { $room } has one more treasure until the end of the round: { $treasure }.
}
event-ability-blanked = { $room } counts as having no ability until the end of the round.
event-dungeon-closed = No Hero may enter the dungeon of { $seat } for the rest of the round.
event-hero-toughened = { $hero } has { $amount } more Health until the end of the round ({ $source }).
event-hero-lured = { $by_text ->
    [yes] { $hero } goes to the entrance of { $seat }, as its own text says.
   *[no] { $hero } goes to the entrance of { $seat } (treasure { $pull }, next best { $next_best }).
}
event-hero-stayed = { $kept ->
    [yes] { $hero } is kept in town this round.
   *[no] { $hero } stays in town: no dungeon attracts it more than all others.
}
event-soul-turned-up = { $seat } turns { $hero } face up: its Souls are Wounds now.
event-hero-walked-in = { $hero } walks into the dungeon of { $seat }.
event-hero-wounded = { $room-count ->
    [0] { $hero } takes { $amount } damage (Health left: { $left }).
   *[other] { $hero } takes { $amount } damage in { $room } (Health left: { $left }).
}
event-hero-moved = { $seat-count ->
    [0] { $hero } goes back to town.
   *[other] { $hero } goes to the entrance of { $seat }.
}
event-hero-sent-back = { $hero } is sent back to { $room }.
event-hero-killed = { $souls ->
    [one] { $hero } dies. { $seat } gains a Soul.
   *[other] { $hero } dies. { $seat } gains { $souls } Souls.
}
event-boss-wounded = { $wounds ->
    [one] { $hero } survives the dungeon. { $seat } takes a Wound.
   *[other] { $hero } survives the dungeon. { $seat } takes { $wounds } Wounds.
}
event-wound-healed = { $seat } heals a Wound: { $hero } now counts as Souls.
event-soul-lost = { $seat } loses the Souls of { $hero }.
event-soul-gained = { $hero } lies face down in the scoring area of { $seat }.
event-hero-removed = { $hero } is removed from the game.
event-win-forbidden = { $seat } cannot win this round.
event-building-forbidden = Nobody may build for the rest of the round; face-down Rooms go back to their hands.
event-round-ended = End of round { $number }.
event-score-told = { $seat }: { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
}, { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}.
event-nothing-placed = { $seat } places no Room.
event-player-eliminated = { $wounds ->
    [one] { $seat } is out of the game (1 Wound).
   *[other] { $seat } is out of the game ({ $wounds } Wounds).
}

window-priority = Spells and abilities
window-cancelling = cancelling a Spell
window-stopping = stopping an ability of a Room
