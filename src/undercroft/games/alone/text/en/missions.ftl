### Alone: the missions, in our own words. The first of the two early missions to be completed activates the final one.

## Starting missions

mission-voice-behind-the-bulkhead = Voice Behind the Bulkhead
    .task = Interact in the Infirmary.
    .reward = Two characters that nobody plays are drawn at random; one of them, as you choose, becomes your ally with 6 charges.
mission-emergency-lighting = Emergency Lighting
    .task = Interact in the Generator Room.
    .reward = The Generator Room and the 5 sectors of its level that are nearest to it are lit. Of equally near ones Evil chooses.
mission-a-gift-from-the-past = A Gift from the Past
    .task = Interact in the Quarters.
    .reward = Choose 3 items out of the item deck and its discard pile. Then you may upgrade items as after a Search.
mission-sealed-rations = Sealed Rations
    .task = Interact in the Canteen.
    .reward = Regain 6 points altogether, health and sanity in any mixture, each up to 12.
mission-station-survey = Station Survey
    .task = Interact in the Laboratory.
    .reward = From now on each Locate also tells you, for one of its targets, in which direction the shortest way begins.
mission-stasis-log = Stasis Log
    .task = Interact in the Escape Pods.
    .reward = You gain a round. In nightmare mode it is too late for that.
mission-the-quartermasters-locker = The Quartermaster’s Locker
    .task = Interact in Storage.
    .reward = Take a Projectiles card out of the item deck or its discard pile, if there is one. Then put back 2 charges that your items have spent.
mission-master-override = Master Override
    .task = Interact in the Control Room.
    .reward = From now on each door that you have blocked or will block costs monsters 2 points to unblock.

## Problem missions: the condition holds until the mission is completed

mission-gravity-problems = Gravity Problems
    .condition = Parting attacks on the Hero have 1 die more.
    .task = Interact in the Escape Pods.
    .reward = The condition is over.
mission-spore-haze = Spore Haze
    .condition = The Hero’s field of view goes 1 sector far in each direction. Exploring stays as it is.
    .task = Interact in the Laboratory.
    .reward = The condition is over.
mission-dead-silence = Dead Silence
    .condition = In a turn with a Move action a standard reaction may move a monster up to 2 sectors.
    .task = Interact in the Quarters.
    .reward = The condition is over.
mission-brownouts = Brownouts
    .condition = Besides its own sector a repaired switch lights only one more.
    .task = Interact in the Generator Room.
    .reward = The condition is over.
mission-seized-locks = Seized Locks
    .condition = Blocking a door costs the Hero 1 adrenaline each time.
    .task = Interact in the Control Room.
    .reward = The condition is over.
mission-tainted-stores = Tainted Stores
    .condition = A Search outside the rooms costs the Hero 1 health as soon as it is declared.
    .task = Interact in Storage.
    .reward = The condition is over.
mission-whispering-intercom = Whispering Intercom
    .condition = A Locate costs the Hero 1 sanity or one of its targets, as the Hero chooses.
    .task = Interact in the Canteen.
    .reward = The condition is over.
mission-coolant-leak = Coolant Leak
    .condition = Evil gets 1 additional danger token at the end of every round.
    .task = Interact in the Infirmary.
    .reward = The condition is over.

## Final missions

mission-call-for-help = Call for Help
    .start = Evil places the Colonel in a sector that is just as far from the Control Room as the Hero, but not with the Hero.
    .task = Interact in the Control Room with no sabotage token left there.
    .ongoing = The Colonel counts as a Cultist, always has the statistics of nightmare mode, and does not count toward the limit of monsters on a level. At the end of each round Evil may move him up to 2 sectors. At the end of a turn he attacks the Hero if he is revealed and in the field of view. If he is in the Control Room before the Hero, 2 sabotage tokens are put there. At the end of each round in which he is there another one is put there, whoever came first. Interact in the Control Room removes one.
    .reward = The Hero wins.
mission-purge-cycle = Purge Cycle
    .start = Evil draws 2 cards.
    .task = Interact in the Generator Room six times.
    .ongoing = After each time but the last Evil may deploy a monster with a minimum distance smaller by 1.
    .reward = The Hero wins.
mission-burn-the-nest = Burn the Nest
    .start = Evil places the Matriarch in the Canteen; if the Hero is there, next to it.
    .task = Kill the Matriarch, then Interact in the Canteen.
    .ongoing = At the end of each round Evil may move the Matriarch up to 1 sector.
    .reward = The Hero wins.
mission-last-pod-out = Last Pod Out
    .task = Interact in the Control Room to start a countdown of 8 turns, then Interact in the Escape Pods while it runs.
    .ongoing = If the countdown runs out, the Hero loses 3 health and must start it again.
    .reward = The Hero wins.
mission-antidote = Antidote
    .task = Interact in the Laboratory to take the culture, then Interact in the Infirmary with it.
    .ongoing = An attack that costs the Hero 2 or more health makes the Hero drop the culture; Interact in that sector picks it up.
    .reward = The Hero wins.
mission-seal-the-breach = Seal the Breach
    .start = Evil puts 3 breach tokens in different unrevealed sectors, no rooms, at a distance of 3 or more from the Hero.
    .task = Interact in Storage with no more than 2 breach tokens left.
    .ongoing = Interact in a sector with a breach token removes it.
    .reward = The Hero wins.
mission-hold-the-light = Hold the Light
    .start = Evil draws 1 card.
    .task = End 3 turns, one after the other, in the Quarters: lit and without a monster.
    .ongoing = A turn that ends otherwise sets the count back to nothing.
    .reward = The Hero wins.
mission-black-box = Black Box
    .start = Evil puts a record token in each of 4 rooms, not in the Infirmary and not where the Hero is.
    .task = Interact in the Infirmary with at least 2 records taken.
    .ongoing = Interact in a room with a record token takes it.
    .reward = The Hero wins.
