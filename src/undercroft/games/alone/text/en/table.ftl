### Alone at the table: options, questions, events, settings. Names of things and texts of cards are in the other files.

game-name = Alone
game-summary = One Hero in the dark of a lost station, against one to three players of Evil. The Hero wins by completing the final mission; Evil wins when health and sanity are both at zero.

## Settings

setting-seats = players
    .help = How many play: the Hero, who sits first, and 1 to 3 players of Evil.
setting-difficulty = difficulty level
    .help = How much the Hero gets: items at the start, and a reward when the final mission is activated.
    .easy = Easy: Projectiles and another item; a round, 3 health and 3 sanity
    .normal = Normal: one item; a round and 3 health or 3 sanity
    .nightmare = Nightmare: one item; 3 health or 3 sanity
    .impossible = Impossible: nothing at all
setting-quick-setup = quick set-up
    .help = Chance picks the Hero’s character and, for Evil, decks, leader, map and start.
setting-extra-content = extra content
    .help = With nine more items and the Prospector.

## Options: setting up

option-pick-character = Play the { $character }
option-pick-deck = Deck: { $deck }
option-pick-leader = Leader: { $seat }
option-pick-map = { $map ->
    [0] { map-cinder-reach }
    [1] { map-hollow-lantern }
   *[other] { map-cinder-sump }
}
option-turn-level = { $level ->
    [0] First level
   *[other] Second level
}: { $quarters ->
    [0] as it is
    [1] turned a quarter clockwise
    [2] turned by half
   *[other] turned a quarter anticlockwise
}
option-keep-rooms = Rooms as they are printed
option-deal-rooms = Room tokens at random
option-pick-start = The Hero starts here: { $sector }
option-draw-from = Draw from the deck: { $deck }

## Options: the Hero

option-bullet-time = Bullet time: 1 adrenaline for two actions this turn
option-move = Move: { $way }
option-open-door = Move: unblock the door ({ $way })
option-explore = Explore: { $way }
option-locate = Locate
option-fight = Fight: { $figure }
option-search = Search: 1 item
option-search-room = Search the room: 3 items
option-repair = Interact: repair the light switch ({ $way })
option-use-device = { $device ->
    [0] Interact: complete { $mission }
    [1] Interact: remove a sabotage token ({ $mission })
    [2] Interact: run the purge ({ $mission })
    [3] Interact: arm the reactor ({ $mission })
    [4] Interact: take the culture ({ $mission })
    [5] Interact: pick up the culture ({ $mission })
    [6] Interact: seal the breach ({ $mission })
   *[other] Interact: take the record ({ $mission })
}
option-use-item = Use { $item }
option-use-ability = Use your ability
option-use-skill = Skill of the ally: { $ally } (1 charge)
option-sacrifice = Sacrifice the ally: { $ally }
option-toward = Direction: { $way }
option-block-door = Block the door: { $way }
option-seal-door = Block the door of { $tile }: { $way }
option-aim-beyond = The sector beyond { $tile }: { $way }
option-choose-target = { $target }
option-choose-tile = { $tile }
option-choose-figure = { $figure }
option-charges = { $count ->
    [0] No charge
    [one] 1 charge
   *[other] { $count } charges
}
option-throw-away = Throw away the danger token: { $tile }
option-upgrade = Upgrade { $item } with a charge of { $donor }
option-choose-item = { $item }
option-choose-stat = { $stat ->
    [0] Health
   *[other] Sanity
}
option-recover = { $health } health and { $sanity } sanity
option-choose-kind = { $kind }
option-reroll = Roll again: die { $die ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
   *[other] 10
}
option-choose-ally = { $character }
option-suffer = { $stat ->
    [0] Lose { $amount } health
   *[other] Lose { $amount } sanity
}
option-give-adrenaline = Discard 1 adrenaline
option-spoil-die = Turn into a miss: die { $die ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
   *[other] 10
}
option-give-up-action = Let the action come to nothing

## Options: Evil

option-react = Play { $card }
option-lay = Lay { $card } face down: a standard reaction
option-move-one = Move a monster
option-deploy-one = Deploy a monster
option-replace-one = Take a monster off the map and deploy one
option-choose-monster = { $monster }
option-deploy = Deploy: { $kind }
option-choose-sector = { $sector }
option-choose-door = { $door }
option-go = Go: { $way }
option-unblock = Unblock the door: { $way }
option-stay = Stay there
option-report = Tell the Hero: { $report }
option-tell-distance = { $distance ->
    [-2] Refuse the answer
    [-1] Say that there is none
   *[other] Say: distance { $distance }, { $level ->
        [0] on the same level
       *[other] on the other level
    }
}{ $way-count ->
    [0] {""}
   *[other] , direction { $way }
}
option-invent-noise = Invent a noise: { $report }
option-invent-distance = { $distance ->
    [one] Say: 1 sector away
   *[other] Say: { $distance } sectors away
}
option-tell-truth-as = { $place ->
    [0] Tell the true noise first
    [1] Tell the true noise second
   *[other] Tell the true noise third
}
option-keep-back = { $element ->
    [0] Hide the danger token
    [1] Hide the light switch
    [2] Hide the stairs
    [3] Hide a condition token
   *[other] Hide the mission token
}
option-show-false = { $element ->
    [0] Show a danger token
    [1] Show a light switch
    [2] Show stairs
    [3] Show a condition token
   *[other] Show a mission token
}
option-show-monster = { $wounded ->
    [yes] Show a wounded monster: { $kind }
   *[no] Show a monster: { $kind }
}
option-take-tile = Take the tile away: { $sector }
option-endure = The Hero takes the loss
option-send-to-ally = The ally takes the loss: { $ally }
option-draw-for = { $seat } draws
option-discard = Discard { $card }
option-place-danger = Place a danger token: { $sector }
option-remove-danger = Remove a danger token: { $sector }

## Questions: setting up

choice-choose-character = Which character do you play?
choice-choose-leader = Which of you leads Evil in the first round?
choice-choose-decks = { $first-count ->
    [0] Evil plays with two reaction decks. Which is the first?
   *[other] You have the deck { $first }. Which is the second?
}
choice-choose-map = Which map do you lay out? The Hero does not see it.
choice-choose-turning = { $level ->
    [0] How does the first level lie?
   *[other] How does the second level lie?
}
choice-choose-rooms = Do the rooms stay where they are printed, or are they dealt at random?
choice-choose-start = In which sector does the Hero start?

## Questions: the Hero

choice-choose-action = Your turn. Declare an action; what works at the start of a turn comes before it.
choice-pay-for-target = { mission-whispering-intercom }: do you lose 1 sanity? If not, you name one target fewer.
choice-may-throw-away = You may throw away a danger token of your sector or of one that you explored. Which one?
choice-name-target = Which target do you name? Evil tells how far it is and on which level.
choice-with-direction = For which target are you also told the direction?
choice-may-call-off = { $dice ->
    [one] You are about to be attacked with 1 die ({ $look }, { $figure }). Call the attack off with { item-holo-decoy }?
   *[other] You are about to be attacked with { $dice } dice ({ $look }, { $figure }). Call the attack off with { item-holo-decoy }?
}
choice-may-hold-breath = The dice show: { $faces }. { experience-spores }: do the special results count as misses? Hits now: { $hits }; then: { $fewer }.
choice-counter-parting = { $dice ->
    [one] Evil announces a parting attack with 1 die. Do you do something against it?
   *[other] Evil announces a parting attack with { $dice } dice. Do you do something against it?
}
choice-may-reroll = { $faces-count ->
    [one] Your die shows: { $faces }; hits: { $hits }. Roll it again, or pass?
   *[other] Your dice show: { $faces }; hits: { $hits }. Roll one of them again, or pass?
}
choice-choose-experience = { $but-count ->
    [0] You killed a boss. In which ability do you gain the first point of experience?
   *[other] In which other ability do you gain a point of experience?
}
choice-may-upgrade = { $most ->
    [1] You may upgrade one item. Which one?
   *[other] You may upgrade items. Which one now?
}
choice-may-keep-light = { $own ->
    [yes] The light of your sector is about to go out. Keep it on with { item-signal-mirror }?
   *[no] The light of a sector in your field of view is about to go out. Keep it on with { item-signal-mirror }?
}
choice-may-steady = You are about to lose { $amount } sanity. { skill-captain }: discard a charge of your ally to lose 1 less?
choice-may-armour = You are about to lose { $amount } health. Discard a charge of { item-scrap-plates } to lose less?
choice-ask-distance = You hear a noise: { $report }. { ability-prospector }: do you ask how far away it was?
choice-may-block = You may block a door of your sector. Which one?
choice-may-seal = { $least ->
    [1] Which door do you block?
   *[other] You may block a door. Which one?
}
choice-where-next = { $points ->
    [one] You have 1 point of movement left. Where do you go?
   *[other] You have { $points } points of movement left. Where do you go?
}
choice-may-burst = { ability-pilot }: you may go one sector further. Where?
choice-health-or-sanity = Do you regain health or sanity?
choice-choose-recovery = You regain { $amount } points. Of health or of sanity?
choice-split-recovery = You regain { $points } points. How do you split them?
choice-may-salvage = { skill-engineer }: for a charge of your ally you may put one on an item. On which?
choice-may-tunnel = { skill-prospector }: do you discard a charge of your ally to explore one sector more?
choice-who-joins = Who becomes your ally?
choice-which-item = Which item do you take?
choice-which-is-charged = Which item gets a charge back?
choice-move-charge = A charge of { $card } goes to which item?
choice-which-mission-room = About which room do you ask?
choice-how-many-charges = How many charges of { $item } do you use?
choice-which-way = In which direction do you use { $item }?
choice-where-to-aim = At which sector do you aim { $item }?
choice-whom-to-strike = Whom do you attack with { $item }?
choice-what-to-clean = Which danger token do you throw away?
choice-what-to-dissolve = Which danger token do you remove?
choice-may-keep-sector = { $more-count ->
    [0] { item-echo-cache }: for a charge you may keep sectors in the labyrinth. Which one first?
   *[other] Which sector do you keep as well?
}
choice-sanity-or-adrenaline = Do you lose { $amount } sanity, or discard 1 adrenaline?
choice-points-or-hit = Your dice show: { $faces }. { $stat ->
    [0] Do you lose { $amount } health, or turn a hit into a miss?
   *[other] Do you lose { $amount } sanity, or turn a hit into a miss?
}
choice-points-or-action = { $stat ->
    [0] Do you lose { $amount } health, or does your action come to nothing?
   *[other] Do you lose { $amount } sanity, or does your action come to nothing?
}

## Questions: Evil

choice-answer = What do you answer about the target: { $target }?
choice-may-part = { $dice ->
    [one] The Hero leaves a sector with monsters. Do you make a parting attack with 1 die?
   *[other] The Hero leaves a sector with monsters. Do you make a parting attack with { $dice } dice?
}
choice-which-monster = Which monster do you move?
choice-deploy-kind = { $distance_mod ->
    [0] Which kind of monster do you deploy?
   *[other] Which kind of monster do you deploy? Its minimum distance changes by { $distance_mod }.
}
choice-deploy-where = Where do you deploy the monster: { $kind }?
choice-move-or-deploy = Standard reaction: do you move a monster or deploy one?
choice-from-which-deck = From which deck do you draw?
choice-who-draws = Evil draws a card. Who draws it?
choice-choose-tile = There is no tile of that shape left. From which sector, of those farthest from the Hero, do you take one?
choice-who-suffers = The Hero is about to lose { $amount } { $stat ->
    [0] health
   *[other] sanity
} ({ $source ->
    [0] { source-attack }
    [1] { source-parting-attack }
    [2] { source-terror }
   *[other] { source-card }
}). Who takes the loss?
choice-choose-report = What do you tell the Hero of the noise?
choice-may-react = { $timing ->
    [0] The Hero has declared an action.
    [1] The Hero has named the targets.
    [2] Something is about to be revealed.
    [3] The Hero has entered a sector.
    [4] The Hero has rolled the dice.
    [5] { $stat ->
        [0] The Hero has lost health.
       *[other] The Hero has lost sanity.
    }
   *[6] The actions of this turn are over.
} Play a reaction card, or pass?
choice-consent = { $trigger ->
    [-1] { $player } would like to play a covered card.
    [0] { $player } would like to play a card ({ trigger-move }).
    [1] { $player } would like to play a card ({ trigger-explore }).
    [2] { $player } would like to play a card ({ trigger-fight }).
    [3] { $player } would like to play a card ({ trigger-locate }).
    [4] { $player } would like to play a card ({ trigger-search }).
    [5] { $player } would like to play a card ({ trigger-interact }).
    [6] { $player } would like to play a card ({ trigger-health-loss }).
   *[other] { $player } would like to play a card ({ trigger-sanity-loss }).
} Do you, as leader, agree?
choice-may-use-lower = { $card } is dangerous here. Do you use its lower half too?
choice-may-discard = Which card do you discard? After that you draw up to your limit: { $limit }.
choice-place-danger-tokens = Where do you place a danger token? What you do not place goes back to the supply.
choice-place-instead = Where do you place a danger token instead of the one that you have removed?
choice-choose-attacker = Which monster attacks next?
choice-who-frightens = Which monster terrifies the Hero next?
choice-move-one-or-replace = Do you move a monster, or take one off the map and deploy one?
choice-which-to-take-off = Which monster do you take off the map?
choice-name-one = Which monster is it to be?
choice-which-to-relocate = Which monster do you relocate?
choice-relocate-where = To which sector does { $monster } go?
choice-which-target = Toward which target do the monsters move?
choice-which-of-them = Several places are equally near ({ $target }). Toward which do the monsters move?
choice-which-door = Which door do you block?
choice-which-hero-door = Which door of the Hero’s sector do you unblock?
choice-where-danger = Where do you place the danger token?
choice-which-danger = Which danger token do you shift?
choice-danger-to = Where does the danger token go from { $sector }?
choice-which-hit = The Hero’s dice show: { $faces }. Which one must be rolled again?
choice-which-light = In which sector do you put out the light?
choice-hide-next = Which sector do you take out of the labyrinth?
choice-lie-about = { $delta ->
    [one] For which target may the distance that you tell be wrong by 1?
   *[other] For which target may the distance that you tell be wrong by up to { $delta }?
}
choice-refuse = For which target do you refuse the answer?
choice-choose-invention = What do you tell of a noise that nobody made?
choice-choose-distance = How far away was that noise, should the Hero ask?
choice-choose-truth = What do you tell of the true noise?
choice-place-truth = When do you tell the true noise?
choice-trick-where = In which sector does the labyrinth deceive?
choice-what-to-keep-back = What do you hide there ({ $sector })? Pass to hide nothing.
choice-what-to-show = What do you show there ({ $sector }) that is not true?
choice-place-boss = Where do you place the boss: { $boss }?
choice-may-move-boss = Do you move the boss?
choice-place-breach = { $left ->
    [one] Where do you put the last breach token?
   *[other] Where do you put a breach token? { $left } are left.
}
choice-place-record = { $left ->
    [one] In which room do you put the last record token?
   *[other] In which room do you put a record token? { $left } are left.
}
choice-next-nearest = Which of the equally near sectors is lit next?
choice-next-step = { $points ->
    [one] { $monster }: 1 point of movement left. Which way?
   *[other] { $monster }: { $points } points of movement left. Which way?
}

## Events: setting up, rounds and turns

event-character-picked = The Hero is the { $character }.
event-decks-picked = The decks of Evil: { $decks }.
event-leader-named = { $seat } leads Evil.
event-missions-drawn = The missions: { $missions }.
event-map-laid = The map is laid out: { $map ->
    [0] { map-cinder-reach }
    [1] { map-hollow-lantern }
   *[other] { map-cinder-sump }
}.
event-round-began = { $left ->
    [0] Round { $number } (nightmare mode)
    [one] Round { $number } (the last before nightmare mode)
   *[other] Round { $number } (nightmare mode in { $left } rounds)
}
event-turn-began = Turn { $number }
event-bullet-time-used = Bullet time: for 1 adrenaline the Hero performs two actions this turn.
event-action-declared = The Hero declares: { $action ->
    [0] { action-move }
    [1] { action-explore }
    [2] { action-fight }
    [3] { action-locate }
    [4] { action-search }
   *[other] { action-interact }{ $item-count ->
        [0] { $mission-count ->
            [0] , repair of the light switch
           *[other] , mission { $mission }
        }
       *[other] {""}
    }
}{ $way-count ->
    [0] {""}
   *[other] , { $way }
}{ $item-count ->
    [0] {""}
   *[other] , with { $item }
}.
event-action-failed = { $action ->
    [0] The Move comes to nothing.
    [1] The Explore comes to nothing.
    [2] The Fight comes to nothing.
    [3] The Locate comes to nothing.
    [4] The Search comes to nothing.
   *[other] The Interact comes to nothing.
}
event-nightmare-began = Nightmare mode begins: the monsters are stronger, and every end of a round costs the Hero 2 sanity.
event-round-gained = The Hero gains a round. Rounds until nightmare mode: { $left }.

## Events: the labyrinth

event-sector-revealed = { $room ->
    [0] Revealed: { room-infirmary }
    [1] Revealed: { room-laboratory }
    [2] Revealed: { room-quarters }
    [3] Revealed: { room-control_room }
    [4] Revealed: { room-escape_pods }
    [5] Revealed: { room-generator_room }
    [6] Revealed: { room-canteen }
    [7] Revealed: { room-storage }
   *[other] { $shape ->
        [0] Revealed: { shape-corridor }
        [1] Revealed: { shape-corner }
        [2] Revealed: { shape-junction }
       *[other] Revealed: { shape-crossing }
    }
} { $sector-count ->
    [0] ({ $tile }).
   *[other] ({ $tile }, { $sector }).
}
event-tile-taken = { $sector-count ->
    [0] Gone from the labyrinth: { $tile }.
   *[other] Gone from the labyrinth: { $tile } ({ $sector }).
}
event-sector-named = { $way-count ->
    [0] The Hero aims at { $tile }
   *[other] The Hero aims beyond { $tile }, { $way }
}{ $sector-count ->
    [0] .
   *[other] {" "}({ $sector }).
}
event-trap-set = { $sector-count ->
    [0] A tripwire is stretched: { $tile }.
   *[other] A tripwire is stretched: { $tile } ({ $sector }).
}
event-labyrinth-put-right = Not all was true in the labyrinth. It is put right: { $tile }.
event-lights-changed = { $on ->
    [yes] Light goes on: { $sectors }.
   *[no] Light goes out: { $sectors }.
}
event-light-seen = { $on ->
    [yes] Now lit: { $tile }.
   *[no] Now dark: { $tile }.
}
event-danger-placed = { $sector-count ->
    [0] A danger token is placed: { $tile }.
   *[other] A danger token is placed: { $sector }{ $tile-count ->
        [0] .
       *[other] {" "}({ $tile }).
    }
}
event-danger-removed = { $sector-count ->
    [0] A danger token is gone: { $tile }.
   *[other] A danger token is gone: { $sector }{ $tile-count ->
        [0] .
       *[other] {" "}({ $tile }).
    }
}
event-door-changed = { $blocked ->
    [yes] A door is blocked
   *[no] A door is unblocked
}{ $tile-count ->
    [0] {" "}({ $door }).
   *[other] : { $tile }, { $way }.
}

## Events: figures and noises

event-hero-moved = { $sector-count ->
    [0] The Hero goes: { $way }.
   *[other] The Hero goes: { $way } ({ $sector }).
}
event-monster-deployed = Deployed: { $monster } ({ $sector }).
event-monster-removed = { $monster-count ->
    [0] Taken away: { $look } ({ $figure }).
   *[other] Taken off the map: { $monster }.
}
event-monster-moved = { $monster-count ->
    [0] Moved: { $look } ({ $figure }), now on { $tile }.
   *[other] Moved: { $monster }, now in { $sector }.
}
event-monster-seen = { $wounded ->
    [yes] In sight, wounded
   *[no] In sight
}: { $monster-count ->
    [0] { $look }
   *[other] { $monster }
} ({ $figure }, { $tile }{ $sector-count ->
    [0] {""}
   *[other] , { $sector }
}).
event-monster-left = Out of sight: { $monster-count ->
    [0] { $look }
   *[other] { $monster }
} ({ $figure }{ $sector-count ->
    [0] {""}
   *[other] , now in { $sector }
}){ $way-count ->
    [0] {""}
   *[other] , direction { $way }
}.
event-noise-heard = { $sector-count ->
    [0] The Hero hears a noise: { $report }.
   *[other] The Hero hears a noise: { $report } ({ $sector }).
}
event-noise-distance-told = { $distance ->
    [one] The noise was 1 sector away.
   *[other] The noise was { $distance } sectors away.
}
event-terrified = The Hero is terrified: { $look } ({ $figure }).

## Events: dice, losses, wounds

event-dice-rolled = { $by ->
    [hero] { $again ->
        [yes] The Hero rolls again
       *[no] The Hero attacks
    }
    [parting] Parting attack on the Hero
    [trap] The tripwire attacks
   *[other] Attack on the Hero
}{ $monster-count ->
    [0] { $look-count ->
        [0] {""}
       *[other] {" "}({ $look }, { $figure })
    }
   *[other] {" "}({ $monster })
}: { $faces }. Hits: { $hits }.
event-hit-spoilt = A hit becomes a miss. The Hero’s dice now: { $faces }. Hits: { $hits }.
event-breath-held = The Hero uses { experience-spores }: special results count as misses. Hits: { $hits }.
event-attack-called-off = { $monster-count ->
    [0] { $look-count ->
        [0] The parting attack does not take place.
       *[other] The attack does not take place ({ $look }, { $figure }).
    }
   *[other] The attack does not take place ({ $monster }).
}
event-points-lost = The Hero loses { $amount } { $stat ->
    [0] health
   *[other] sanity
} ({ $source ->
    [0] { source-attack }
    [1] { source-parting-attack }
    [2] { source-terror }
    [3] { source-card }
    [4] { source-choice }
    [5] { source-mission }
   *[other] { source-nightmare }
}); { $left } left.
event-points-regained = The Hero regains { $amount } { $stat ->
    [0] health
   *[other] sanity
}; now { $left }.
event-adrenaline-changed = The Hero’s adrenaline: { $left }.
event-loss-sent-to-ally = { $amount ->
    [one] The ally takes the loss: { $ally } (1 charge).
   *[other] The ally takes the loss: { $ally } ({ $amount } charges).
}
event-ally-gained = The Hero gains an ally: { $ally }.
event-ally-lost = The Hero loses an ally: { $ally }.
event-skill-used = The Hero uses the skill of an ally: { $ally }.
event-ally-sacrificed = An ally is sacrificed: { $ally }.
event-ability-used = The Hero uses the ability of the { $character }.
event-monster-wounded = { $monster-count ->
    [0] Wounded: { $look } ({ $figure }).
   *[other] Wounded: { $monster }.
}
event-monster-healed = { $monster-count ->
    [0] Wounded no more: { $look } ({ $figure }).
   *[other] Wounded no more: { $monster }.
}
event-monster-roused = { $monster-count ->
    [0] One attack die more this turn: { $look } ({ $figure }).
   *[other] One attack die more this turn: { $monster }.
}
event-monster-killed = { $monster-count ->
    [0] Killed: { $look } ({ $figure }).
   *[other] Killed: { $monster }.
}
event-experience-gained = { $unlocked ->
    [yes] The Hero gains a point of experience and unlocks an ability ({ $kind }).
   *[no] The Hero gains a point of experience ({ $kind }).
}

## Events: actions, items, missions

event-targets-named = { $targets-count ->
    [one] The target of the Hero: { $targets }.
   *[other] The targets of the Hero: { $targets }.
}
event-distance-told = Evil’s answer – { $distance ->
    [-2] { $target }: refused
    [-1] { $target }: there is none on the map
    [one] { $target }: 1 sector away
   *[other] { $target }: { $distance } sectors away
}{ $level ->
    [0] , on the same level
    [1] , on the other level
   *[other] {""}
}{ $way-count ->
    [0] {""}
   *[other] , direction { $way }
}.
event-item-gained = The Hero gains an item: { $item }.
event-item-used = The Hero uses { $item }. Charges left: { $charges }.
event-item-discarded = An item is used up: { $item }.
event-item-upgraded = The Hero upgrades { $item } with a charge of { $donor }. Charges left there: { $charges }.
event-item-charged = A charge is put on { $item }. Charges: { $charges }.
event-mission-completed = Mission completed: { $mission }.
event-final-mission-activated = The final mission is activated: { $mission }.
event-mission-progressed = The mission { $mission } goes on. Counted so far: { $count }.
event-countdown-changed = Countdown: { $left }.
event-culture-taken = The Hero carries the culture.
event-culture-dropped = The Hero drops the culture.
event-tokens-changed = { $name ->
    [0] Sabotage tokens
    [1] Breach tokens
    [2] Record tokens
   *[other] The culture
}, { $sector-count ->
    [0] { $tile }: { $count }.
   *[other] { $sector }: { $count }.
}

## Events: Evil

event-reaction-played = { $card-count ->
    [0] { $seat } lays a covered card (deck { $deck }).
   *[other] { $face_down ->
        [yes] { $seat } lays { $card } face down (deck { $deck }).
       *[no] { $seat } plays { $card } (deck { $deck }).
    }
}
event-consent-refused = The leader does not agree to the card of { $seat }.
event-lower-half-used = { $card } is dangerous: the lower half works too.
event-card-drawn = { $card-count ->
    [0] { $seat } draws a card (deck { $deck }).
   *[other] { $seat } draws { $card } (deck { $deck }).
}
event-card-discarded = { $card-count ->
    [0] { $seat } discards a card (deck { $deck }).
   *[other] { $seat } discards { $card } (deck { $deck }).
}
event-deck-shuffled = The discards are shuffled into a new deck: { $deck }.
event-leader-changed = { $seat } leads Evil now.
event-danger-set-aside = { $count ->
    [one] Evil sets 1 danger token aside.
   *[other] Evil sets { $count } danger tokens aside.
}
