### Alone: what characters can do as Heroes and as allies, and what experience teaches. A skill costs the ally 1 charge.

## Abilities of the Hero

ability-captain = Iron Nerve
    .text = At the end of a round your adrenaline is refilled to 1 more than the track shows, up to 6.
ability-pilot = Burst of Speed
    .text = Once a round, after the step of a Move action without an item, you may go one sector further.
ability-engineer = Patchwork
    .text = The charge for an upgrade may come from an item of whatever type. After every Interact action you may upgrade an item.
ability-doctor = Triage
    .text = Once a round, at the start of a turn with no monster in your sector, you may regain 1 health or 1 sanity.
ability-prospector = Ear to the Rock
    .text = Once a round, when you hear a noise on your level, you may ask how far away it was.

## Skills of allies

skill-captain = Steadying Word
    .text = When a monster terrifies you, lose 1 sanity less.
skill-pilot = Slip Past
    .text = A parting attack that Evil announces does not take place.
skill-engineer = Salvage
    .text = After a Search or Interact action put 1 spent charge back on an item of yours.
skill-doctor = Field Dressing
    .text = At the start of a turn, once a turn, regain 1 health or 1 sanity.
skill-prospector = Old Tunnels
    .text = After an Explore action explore one sector more, straight on. Not through stairs.

## Sacrifices: at the start of a turn; the ally is gone

sacrifice-captain = Cover the Retreat
    .text = Your adrenaline is refilled to what the track shows.
sacrifice-pilot = Draw Them Off
    .text = Go up to 3 sectors without parting attacks. That is no action, so Evil cannot answer it with cards.
sacrifice-engineer = Overload the Grid
    .text = Your sector and all adjacent ones are lit. Then you may block any doors of your sector.
sacrifice-doctor = Last Ampoule
    .text = Regain 4 health and 2 sanity.
sacrifice-prospector = Collapse the Passage
    .text = In your sector and in the adjacent revealed ones all doors are blocked and all danger tokens thrown away.

## Experience: two revealed monsters of a kind killed

experience-spores = Sealed Breath
    .text = Once a round, when Evil rolls for an attack while a danger token lies in your sector, special results may count as misses. Not in a parting attack.
experience-parasites = Sure Footing
    .text = Parting attacks on you have 1 die fewer.
experience-cultists = Dirty Fighting
    .text = A Fight action without an item has 1 die more.
experience-hybrids = Hardened
    .text = Each time a monster terrifies you, you keep 1 sanity that it would cost.
experience-worms = Know Where to Cut
    .text = Every attack of yours with at least one hit deals 1 damage more.
