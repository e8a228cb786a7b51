### The help page and the guide through a first match.

help-title = How it works
help-what = Undercroft is a table for dungeon board games: sit down with friends or with bots, on a phone or a big screen, each at home or all around one device. The table knows every rule of the rulebook, shows what can be done, and deals out only what you may see.
help-how = A match in six steps

help-seats-title = Take a seat
help-seats = Open a table, choose who sits where, and send the link. Free seats can go to bots, and whoever comes without a seat may watch. Several people can share one device: a curtain is drawn between their turns.
help-lit-title = Choose what is lit
help-lit = When it is your turn, everything that can be chosen has a bright border. Tap it, pick from the list, or use the keyboard: it is always the same choice. Point at an option to see what it touches and which rule allows it.
help-why-title = Ask why not
help-why = Tap anything that is not lit and the table tells you the rule that stands against it. Every rule has a number; the rules browser finds it by number or by any word.
help-window-title = Respond, or let it pass
help-window = Sometimes others may respond with a card. A ring then runs for everybody alike, so that nobody learns who holds an answer. Respond, pass, or hold the window open to think. Standing orders pass for you when nothing of yours is at stake.
help-undo-title = Change your mind
help-undo = You can take a choice back until chance, a revealed card or somebody else has come between. After that you can still ask: if everybody agrees, time is turned back.
help-film-title = See it again
help-film = A finished match can be watched step by step through anybody's eyes. Its record can be downloaded, and anybody can check that every shuffle came from a seed that was fixed before the first move.

help-glossary = Words of { $game }
help-keys = Keyboard
help-keys-match = At the table
help-keys-replay = In a replay
help-key-number = take the option with that number
help-key-arrows = move through the options
help-key-enter = take the option, pick the thing
help-key-escape = drop what was picked
help-key-pass = pass in a response window
help-key-hold = hold the window open, let it go again
help-key-knock = be asked at the next chance to respond, or not after all
help-key-card = show the card at full size
help-key-tab = move over everything that can be chosen
help-key-space = Space
help-key-step = one step back, one step on
help-key-leap = ten steps
help-key-play = play, pause
help-key-ends = to the opening, to the end

help-privacy-title = Your data
help-privacy = The server keeps the name you choose, the matches you play and what you write at their tables. Two cookies remember this device and guard against forged requests; nobody is tracked, and nothing is loaded from anywhere else. On your own page you can delete it all: what others played stays, without your name and words.

help-credits = Credits
help-credits-icons = Icons of the GameIcons set, made by { $authors }:
help-credits-fonts = Fonts Alegreya Sans, by the Alegreya Sans Project Authors, and Jersey 20, by the Jersey 20 Project Authors:
help-credits-games = The games belong to their authors and publishers. Rules and card texts are written here in our own words; none of their artwork is used.

## How to play Boss Monster

play-title = How to play { $game }
play-all-rules = All rules, with search
play-aim = You are the Boss at the end of a dungeon. Your treasure lures Heroes in, and your Rooms shall kill them on the way. Every Hero that dies is a Soul for you; every one that reaches you alive is a Wound. Ten Souls win. Five Wounds and you are out.
play-round-title = A round in five steps
play-step-arrive-title = Heroes come to town
play-step-arrive = One Hero for each player. Everybody draws a Room.
play-step-build-title = Everybody builds
play-step-build = In turn you may place one Room face down: in a new place on the left, or on top of another Room. Five places are the most. Then all are turned up together.
play-step-lure-title = Heroes are lured
play-step-lure = Each Hero goes to the dungeon with the most of its treasure. If the best are equal, it stays in town.
play-step-walk-title = Heroes walk
play-step-walk = From the left, through Room after Room, each of which deals its damage. Who has no Health left is dead; who has some reaches the Boss.
play-step-count-title = The score
play-step-count = Souls and Wounds are counted. If nobody has won, the next round begins.
play-signs-title = What the signs mean
play-sign-damage = Damage
play-sign-damage-text = is what a Room takes from every Hero in it.
play-sign-health = Health
play-sign-health-text = is how much damage a Hero bears.
play-sign-soul = Soul
play-sign-soul-text = – a dead Hero. Ten win; Epic Heroes count two.
play-sign-wound = Wound
play-sign-wound-text = – a Hero that got through to you. Five lose; Epic Heroes count two.
play-sign-monster = Monster Room
play-sign-monster-text = – some cards help only Rooms with monsters.
play-sign-trap = Trap Room
play-sign-trap-text = – some cards help only Rooms with traps.
play-sign-advanced = Golden frame
play-sign-advanced-text = – an Advanced Room: it can only be built on a Room that shares a treasure with it. Epic Heroes have this frame too.
play-sign-treasure = Treasure
play-sign-treasure-text = stands on Rooms and Bosses. Each class of Heroes loves one kind:
play-end-title = How it ends
play-end = Whoever has ten Souls and fewer than five Wounds at the end of a round wins, and so does the last one left. If several win at once, the greater difference of Souls and Wounds decides, then the Boss with less XP.

## Words of Boss Monster

glossary-boss-monster-soul = Soul
glossary-boss-monster-soul-text = A Hero that died in your dungeon. Whoever ends a round with ten Souls wins; some Heroes are worth more than one.
glossary-boss-monster-wound = Wound
glossary-boss-monster-wound-text = A Hero that reached your Boss alive. Five Wounds and you are out.
glossary-boss-monster-hero = Hero
glossary-boss-monster-hero-text = Comes to town in search of treasure. Has a class and Health; dies when the Rooms have dealt it that much damage.
glossary-boss-monster-town = Town
glossary-boss-monster-town-text = Where Heroes wait until one dungeon attracts them more than all others.
glossary-boss-monster-dungeon = Dungeon
glossary-boss-monster-dungeon-text = Your Rooms, at most five side by side. Heroes walk from the entrance on the left to your Boss on the right.
glossary-boss-monster-room = Room
glossary-boss-monster-room-text = A card with damage, treasure and often an ability. It is built in a new place on the left or on top of another Room.
glossary-boss-monster-advanced = Advanced Room
glossary-boss-monster-advanced-text = A stronger Room that can only be built on a Room with the same kind of treasure.
glossary-boss-monster-treasure = Treasure
glossary-boss-monster-treasure-text = The icons on your Boss and your visible Rooms. Each class of Heroes loves one kind of it.
glossary-boss-monster-lure = Lure
glossary-boss-monster-lure-text = A Hero goes to the one dungeon that shows the most of its treasure. If the best are equal, it stays in town.
glossary-boss-monster-round = Round
glossary-boss-monster-round-text = Heroes arrive and everybody draws; everybody builds; Heroes are lured; they walk; then the score is checked.
glossary-boss-monster-xp = XP
glossary-boss-monster-xp-text = The number on a Boss. Who has more comes first in every phase.
glossary-boss-monster-active = Active player
glossary-boss-monster-active-text = Who is building, or whose Heroes are walking, just now.
glossary-boss-monster-spell = Spell
glossary-boss-monster-spell-text = A card played once, in the Build phase, the Adventure phase or both, as its symbols say. Spells are rare: keep them for the right moment.
glossary-boss-monster-window = Window
glossary-boss-monster-window-text = A moment in which everybody may respond with a Spell or an ability, before what was announced happens.
glossary-boss-monster-level-up = Level Up
glossary-boss-monster-level-up-text = The ability of your Boss. It works once, when your dungeon has five visible Rooms for the first time.
glossary-boss-monster-asleep = Deactivated
glossary-boss-monster-asleep-text = A Room that sleeps until the end of the round: no damage, no treasure, no ability.
glossary-boss-monster-uncover = Uncover
glossary-boss-monster-uncover-text = When the Room on top is destroyed, the one under it is visible again. That is not building.

## The guide

guide = Guide
guide-next = Next
guide-understood = Understood
guide-show = Show me
guide-skip = No guide, please
guide-again = Say it again
guide-done = I can do it alone now

guide-boss-monster-welcome = Welcome! You are a Boss: the monster at the end of a dungeon. Heroes want your treasure, and you want their souls. Every Hero that dies in your Rooms is a Soul, every one that reaches you is a Wound. Ten Souls win, five Wounds lose.
guide-boss-monster-table = Heroes wait in town. Your dungeon lies beside your Boss, and your hand is yours alone. Whatever you may choose has a bright border. I stay for the first round and never press anything for you.
guide-boss-monster-choose-boss = You may pick your Boss. The treasure on it lures one class of Heroes from the start, and its Level Up works once, when you have five Rooms. A higher XP number means that you come first in each phase. Take the one whose text you like best.
guide-boss-monster-may-mulligan = Your first cards are lopsided, so you may exchange all of them. Keep them if they show at least two kinds of treasure; else try again.
guide-boss-monster-place-first-room = A Room before the first round, for free. The number beside the broken heart is its damage, the icon beside it its treasure. Take much damage, best with a treasure that your Boss shows as well: tap the Room, then its place. To pass would be a pity.
guide-boss-monster-may-build = You may place one Room, face down until all are turned up. A Hero in town goes where most of its treasure is: that is the lure. It dies if your Rooms together deal as much damage as it has Health: one more Soul. If not, you get a Wound. So lure those that you can kill; a new place on the left is usually best now.
guide-boss-monster-may-place-extra = One more Room, as a gift. A new place on the left makes your dungeon longer, and a longer dungeon kills more.
guide-boss-monster-order-built = Several things happen at once and you say what comes first. Mostly it makes no difference: take what draws cards first.
guide-boss-monster-may-act = A moment for Spells and abilities. You have few Spells, and each works once. To pass costs nothing.
guide-boss-monster-may-act-build = You may cast a Spell or use an ability before the Rooms are turned up. Mostly it is better to wait: keep your Spells for the moment when a Hero would get through to you. To pass costs nothing.
guide-boss-monster-may-act-adventure = Heroes walk now, and this is the moment for Spells. Look at the forecast: if a Hero would reach you, a Spell that hurts it or strengthens a Room turns a Wound into a Soul. If all of them die anyway, pass and save the Spell.
guide-boss-monster-may-cancel = Your opponent plays a Spell and you could stop it. Do it if the Spell would cost you a Room or let a Hero through; otherwise save your answer.
guide-boss-monster-may-use-ability = One of your cards offers its ability. If it costs nothing, use it.
guide-boss-monster-choose-target = Say what it is aimed at: the bright things can be chosen. Help your own Rooms, and bother your opponent's best one.
guide-boss-monster-choose-cost = This has a price. Give the card that you would miss least.
guide-boss-monster-choose-discard = You must let a card go. An Advanced Room that fits none of your Rooms is easiest to miss.
guide-boss-monster-choice = Choose one of the bright things, or an option of the list. Point at an option to see what it touches; its rules are one tap away.
guide-boss-monster-window = You could respond now. If nothing bad is about to happen to you, pass.
guide-boss-monster-waiting = The others are choosing. Meanwhile you can look at any card: every one of them explains itself.
guide-boss-monster-phase-setup = The others are getting ready. All first Rooms are turned up together.
guide-boss-monster-phase-build = Your opponent is building, face down as well. Compare the treasures: for each Hero in town you can see whom it would go to now.
guide-boss-monster-phase-bait = Now the Heroes decide. Each goes to the dungeon with the most of its treasure; where the best are equal it stays in town.
guide-boss-monster-phase-adventure = The Heroes walk, from the entrance to the Boss, and every Room takes its damage from their hearts. No heart left: a Soul for the owner of the dungeon. Some left at the Boss: a Wound.
guide-boss-monster-end = That was a whole round: Heroes arrive, everybody builds, Heroes are lured, they walk. So it goes on until somebody has ten Souls. From now on it pays to build an Advanced Room on a Room with the same treasure, and at five Rooms your Boss levels up. Good luck, Boss!
