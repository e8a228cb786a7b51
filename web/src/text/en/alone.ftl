### Alone's board.

al-loading = The lamp is being lit …
al-hero = Hero
al-clock = Round and turns
al-setting-up = Setting up
al-round = Round { $number }
al-turns-left = { $count ->
    [0] no turn left
    [one] 1 turn left
   *[other] { $count } turns left
}
al-difficulty = Difficulty: { $name }
al-nightmare = Nightmare mode
al-until-nightmare = { $count ->
    [0] nightmare mode after this round
    [one] nightmare mode in 1 round
   *[other] nightmare mode in { $count } rounds
}
al-bullet-time = { $count ->
    [0] bullet time
    [one] bullet time: 1 action left
   *[other] bullet time: { $count } actions left
}

## The labyrinth

al-labyrinth = The labyrinth
al-labyrinth-map = The labyrinth around your lamp; arrow keys go from thing to thing
al-nowhere = It is dark. You do not know yet where you are.
al-here = where the Hero is
al-steps = { $count } { $way }
al-beyond = Beyond: { $stairs }
al-other-level = On the other level
al-ways = ways out: { $ways }
al-in-view = in the field of view
al-out-of-view = out of the field of view
al-lit = lit
al-dark = dark
al-switch = light switch
al-danger = danger token
al-mission-token = mission token
al-trap = { $dice ->
    [one] tripwire with 1 die
   *[other] tripwire with { $dice } dice
}
al-token-sabotage = { $count ->
    [one] sabotage token
   *[other] { $count } sabotage tokens
}
al-token-breach = { $count ->
    [one] breach token
   *[other] { $count } breach tokens
}
al-token-record = { $count ->
    [one] record token
   *[other] { $count } record tokens
}
al-token-culture = the culture
al-door-open = door { $way }
al-door-blocked = blocked door { $way }
al-wounded = wounded
al-unhurt = not wounded

## The station, for Evil

al-map = The station
al-levels = Levels
al-level = Level { $number }
al-count-steps = Distances
al-count-steps-help = Shows how far every sector is from the Hero, as one deploys
al-large = Large
al-hero-here = the Hero is here
al-far = { $count ->
    [0] right here
    [one] 1 sector away
   *[other] { $count } sectors away
}
al-no-way = no way from the Hero
al-revealed = revealed, out of the field of view
al-unrevealed = unrevealed
al-seen = shown to the Hero
al-unseen = unseen by the Hero
al-kept-back = kept back from the Hero
al-hides = the labyrinth hides: { $what }
al-shows = the labyrinth shows falsely: { $what }
al-element-danger = danger token
al-element-switch = light switch
al-element-stairs = stairs
al-element-tokens = condition token
al-element-mission = mission token
al-door = Door { $number }
al-open = open
al-blocked = blocked
al-welded = welded shut
al-supply = Monsters to deploy
al-supply-left = { $count } left
al-least-distance = { $count ->
    [one] at least 1 sector from the Hero
   *[other] at least { $count } sectors from the Hero
}
al-danger-aside = { $count ->
    [one] 1 danger token to place
   *[other] { $count } danger tokens to place
}

## The Hero's sheet

al-hero-sheet = The Hero’s sheet
al-health-name = Health
al-sanity-name = Sanity
al-adrenaline-name = Adrenaline
al-health = Health: { $count } of 12
al-sanity = Sanity: { $count } of 12
al-adrenaline = Adrenaline: { $count } of 6; refilled to { $refill } at the end of the round
al-refill = ▲ refilled to { $count } at the end of the round
al-experience = Experience
al-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
al-allies = Allies
al-ally = ally
al-searched = Searched:
al-equipment = Equipment
al-no-items = The Hero carries nothing.
al-item-deck = { $count ->
    [one] 1 item in the deck
   *[other] { $count } items in the deck
}
al-item-discard = Discarded items
al-charges = { $count } of { $most } charges
al-upgraded = upgraded
al-used = used
al-missions = Missions
al-mission-open = to be done
al-mission-done = completed
al-mission-locked = not active yet
al-counted = Counted so far: { $count }
al-countdown = Countdown: { $count }
al-carrying = The Hero carries the culture.

## Evil

al-evil = Evil
al-leader = leader
al-cards-in-hand = cards in hand: { $cards }
al-deck-size = { $count } in the deck, { $discards } discarded
al-asks = { $name } asks for consent; { $leader } leads and decides.
al-hand = Your reaction cards
al-hand-count = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
al-hand-empty = You hold no cards.
al-card-unknown = A covered card
al-lower-half = Lower half, where it is dangerous
al-track = Reaction track
al-track-free = { $count ->
    [0] no slot free
    [one] 1 slot free
   *[other] { $count } slots free
}
al-symbols = { $count ->
    [one] 1 open danger symbol
   *[other] { $count } open danger symbols
}
al-played = { $card }, played by { $name }
al-covered = A covered card of { $name }, deck { $deck }

## What was heard

al-noise = Noise { $where }
al-roll-hero = The Hero attacks
al-roll-parting = Parting attack
al-roll-trap = Tripwire
al-roll-monster = Attack on the Hero
al-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
al-no-answer = no answer
al-none-there = none on the map
al-same-level = same level
al-on-other-level = other level
al-asked-before = asked before the last move
al-offer = To choose from

## News

al-news-card = { $name } plays
al-news-mission = Mission completed
al-news-final = The final mission begins
al-news-terror = Terror!
al-news-terror-cost = { $count ->
    [one] A terror of 1 sanity.
   *[other] A terror of { $count } sanity.
}
al-news-nightmare = The monsters are stronger, and every end of a round costs 2 sanity.

## Reading

al-monsters = Monsters
al-kind = Kind
al-side-normal = Until nightmare mode
al-side-nightmare = In nightmare mode
al-side-always = Always, in nightmare mode too
al-holds-now = now
al-column-health = health
al-column-health-help = Health: damage for the wound / further damage for the kill.
al-column-attack = attack
al-column-attack-help = Attack: dice in the dark / in light.
al-column-sanity = terror
al-column-distance = distance
al-column-distance-help = Terror: sanity lost. Distance: how far from the Hero it must be deployed.
al-stat-health = Wounded by { $wound } damage, killed by { $kill } more
al-stat-attack = Attack dice: { $dark } in the dark, { $lit } in light
al-stat-sanity = Terror: { $count } sanity
al-stat-distance = Deployed at a distance of at least { $count }
al-boss-experience = 1 point in each of two abilities of the Hero’s choice.
al-about-colonel = Cards that name a kind take the Colonel for a Cultist.
al-about-matriarch = Cards that name a kind take the Matriarch for a Worm.
al-all-cards = Reaction cards
al-printed-charges = { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
al-upgrade-with = Upgraded ({ $type } component):
al-part-condition = Condition:
al-part-start = When it is activated:
al-part-ongoing = While it is active:
al-part-task = Task:
al-part-reward = Reward:
al-part-ability = As the Hero:
al-part-skill = As an ally, for 1 charge:
al-part-sacrifice = Sacrificed:

## Legend

al-legend = Legend
al-legend-view = In the field of view; darker: revealed, but out of view
al-legend-lit = Lit
al-legend-switch = Light switch; a bulb where it is lit
al-legend-danger = Danger token: Evil’s cards work with both halves here
al-legend-stairs = Stairs, amber or teal, to the other level
al-legend-mission = Mission token
al-legend-trap = Tripwire
al-legend-door-open = Door
al-legend-door-blocked = Blocked door
al-legend-door-welded = Welded door: dear to open
al-legend-sabotage = Sabotage token
al-legend-breach = Breach token
al-legend-record = Record token
al-legend-culture = The culture
al-legend-wounded = A monster with a red rim and a crack is wounded. The small numbers are those of the story.
al-legend-hero = Waves beside the lamp show from where you heard a noise.
al-legend-evil = A dotted pale rim: revealed; an unbroken one: in the field of view. A monster with a broken rim is unseen by the Hero.

## Sketch

al-sketch = Sketch map
al-sketch-about = Your own map, drawn by hand. It stays in this browser: nobody else sees it. Arrow keys move, Enter draws, Shift with an arrow draws a wall.
al-sketch-tools = What to draw
al-sketch-floor = Sector
al-sketch-wall = Wall
al-sketch-me = me
al-sketch-amber = amber stairs
al-sketch-teal = teal stairs
al-sketch-switch = light switch
al-sketch-danger = danger
al-sketch-monster = monster
al-sketch-question = question mark
al-sketch-room = Room …
al-sketch-paper = Squared paper
al-sketch-sheet = Sheet { $number }
al-sketch-wipe = Wipe the sheet
al-sketch-note = Notes
al-sketch-nothing = nothing
al-sketch-at = Column { $x }, row { $y }: { $what }

## The end

al-end-mission = The Hero wins: the final mission is completed, and the dark is left behind.
al-end-lost = Evil wins: the lamp goes out, for the Hero’s health and sanity are both at zero.
al-end-hero-gave-up = Evil wins: the Hero gives up and stays in the dark.
al-end-evil-gave-up = The Hero wins: nobody of Evil is left, and the way is free.
al-end-undone = not completed
al-end-rounds = Rounds
