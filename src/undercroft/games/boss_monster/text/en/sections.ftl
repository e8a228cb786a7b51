### Titles of the sections of the rules, by the middle of their numbers.

rules-section-comp = What is in the box
rules-section-goal = Goal
rules-section-setup = Set-up
rules-section-start = Beginning of Round
rules-section-build = Building
rules-section-bait = Luring Heroes
rules-section-adv = Adventures
rules-section-end = End of round and game
rules-section-elim = Leaving the game
rules-section-room = Rooms
rules-section-boss = Bosses
rules-section-level = Level Up
rules-section-hero = Heroes
rules-section-spell = Spells
rules-section-prio = Who may respond
rules-section-turn = Course of a round
rules-section-gloss = Words
rules-section-var = Variants
rules-section-mix = Mixing the sets
rules-section-rul = Rulings
