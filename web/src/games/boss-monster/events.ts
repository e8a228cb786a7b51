// Made from the Python structs by `python -m undercroft.server.typescript`; do not edit.

export interface AbilityBlanked {
  type: "AbilityBlanked";
  room: number;
}

export interface AbilityFired {
  type: "AbilityFired";
  seat: number;
  source: number;
}

export interface AbilityStopped {
  type: "AbilityStopped";
  source: number;
}

export interface AbilityUsed {
  type: "AbilityUsed";
  seat: number;
  source: number;
  aims: string[];
}

export interface BossWounded {
  type: "BossWounded";
  seat: number;
  hero: number;
  wounds: number;
}

export interface BossesRevealed {
  type: "BossesRevealed";
  seats: number[];
  bosses: number[];
}

export interface BuildingForbidden {
  type: "BuildingForbidden";
}

/** A card went to a hand in place of the discard pile, because of ``source``. */
export interface CardDiverted {
  type: "CardDiverted";
  seat: number;
  card: number;
  source: number;
}

/** A card went from hand to hand; the two players concerned see it. */
export interface CardPassed {
  type: "CardPassed";
  seat: number;
  giver: number;
  card: number;
}

export interface CardShown {
  type: "CardShown";
  seat: number;
  card: number;
}

export interface CardsDiscarded {
  type: "CardsDiscarded";
  seat: number;
  cards: number[];
}

/** A seat drew from a deck ("room" or "spell"); only that seat learns which cards. */
export interface CardsDrawn {
  type: "CardsDrawn";
  seat: number;
  deck: string;
  count: number;
  cards: number[];
}

export interface Conceded {
  type: "Conceded";
  seat: number;
}

export interface DungeonClosed {
  type: "DungeonClosed";
  seat: number;
}

export interface EffectFizzled {
  type: "EffectFizzled";
  source: number;
}

/** A seat looked at another's hand; only that seat learns what is in it. */
export interface HandSeen {
  type: "HandSeen";
  seat: number;
  victim: number;
  cards: number[];
}

export interface HeroKilled {
  type: "HeroKilled";
  seat: number;
  hero: number;
  room: number;
  souls: number;
}

/** A Hero goes to an entrance: its pull, the best of the others', or (by_text) by a measure of its own. */
export interface HeroLured {
  type: "HeroLured";
  seat: number;
  hero: number;
  pull: number;
  next_best: number;
  by_text: boolean;
}

/** A Hero was sent to town (seat -1) or to somebody's entrance. */
export interface HeroMoved {
  type: "HeroMoved";
  hero: number;
  seat: number;
}

export interface HeroRemoved {
  type: "HeroRemoved";
  hero: number;
}

export interface HeroSentBack {
  type: "HeroSentBack";
  hero: number;
  room: number;
}

/** A Hero stays in town: nothing attracts it most or, ``kept``, an effect keeps it there. */
export interface HeroStayed {
  type: "HeroStayed";
  hero: number;
  kept: boolean;
}

export interface HeroToughened {
  type: "HeroToughened";
  hero: number;
  amount: number;
  source: number;
}

export interface HeroWalkedIn {
  type: "HeroWalkedIn";
  seat: number;
  hero: number;
}

/** A Hero took damage, from a Room or otherwise (room -1); ``left`` is the Health it has left. */
export interface HeroWounded {
  type: "HeroWounded";
  hero: number;
  room: number;
  amount: number;
  left: number;
}

export interface HeroesArrived {
  type: "HeroesArrived";
  heroes: number[];
}

export interface LeveledUp {
  type: "LeveledUp";
  seat: number;
  boss: number;
}

export interface MatchEnded {
  type: "MatchEnded";
  winners: number[];
  rule: string;
}

export interface MulliganTaken {
  type: "MulliganTaken";
  seat: number;
}

/** A player's turn to build is over and no Room was placed. */
export interface NothingPlaced {
  type: "NothingPlaced";
  seat: number;
}

export interface PhaseBegan {
  type: "PhaseBegan";
  phase: string;
}

export interface PileReshuffled {
  type: "PileReshuffled";
  deck: string;
}

export interface PileSeeded {
  type: "PileSeeded";
  cards: number[];
}

export interface PlayerEliminated {
  type: "PlayerEliminated";
  seat: number;
  wounds: number;
}

/** A Room is built: turned up at the reveal or laid face up. */
export interface RoomBuiltFaceUp {
  type: "RoomBuiltFaceUp";
  seat: number;
  room: number;
  spot: number;
}

/** A lasting change of a Room's damage, by so much. */
export interface RoomChanged {
  type: "RoomChanged";
  room: number;
  amount: number;
}

export interface RoomDeactivated {
  type: "RoomDeactivated";
  seat: number;
  room: number;
}

export interface RoomDestroyedByCard {
  type: "RoomDestroyedByCard";
  seat: number;
  room: number;
}

/** A Room was laid face down; only its placer knows which. */
export interface RoomPlaced {
  type: "RoomPlaced";
  seat: number;
  owner: number;
  spot: number;
  room: number;
}

export interface RoomTakenBack {
  type: "RoomTakenBack";
  seat: number;
  room: number;
}

export interface RoomsSwapped {
  type: "RoomsSwapped";
  seat: number;
  first: number;
  second: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  number: number;
}

export interface RoundEnded {
  type: "RoundEnded";
  number: number;
}

/** The match was begun under other rules of this program, and goes on from its last position under today's. */
export interface RulesChanged {
  type: "RulesChanged";
}

/** How a player stands at the end of a round. */
export interface ScoreTold {
  type: "ScoreTold";
  seat: number;
  souls: number;
  wounds: number;
}

/** A Hero came to lie face down in a scoring area by something other than a kill. */
export interface SoulGained {
  type: "SoulGained";
  seat: number;
  hero: number;
}

/** A face-down Hero left a scoring area. */
export interface SoulLost {
  type: "SoulLost";
  seat: number;
  hero: number;
}

/** A face-down Hero was turned face up: its Souls are Wounds now. */
export interface SoulTurnedUp {
  type: "SoulTurnedUp";
  seat: number;
  hero: number;
}

export interface SpellCancelled {
  type: "SpellCancelled";
  seat: number;
  spell: number;
  source: number;
}

export interface SpellPlayed {
  type: "SpellPlayed";
  seat: number;
  spell: number;
  aims: string[];
}

export interface TakenFromPile {
  type: "TakenFromPile";
  seat: number;
  card: number;
}

/** A seat undid its last choice; ``agreed`` when everybody had to consent and chance moved on. */
export interface TookBack {
  type: "TookBack";
  seat: number;
  agreed: boolean;
  in_window: boolean;
}

/** One icon more of a class, or (class -1) none at all any more. */
export interface TreasureChanged {
  type: "TreasureChanged";
  room: number;
  treasure: number;
}

export interface WinForbidden {
  type: "WinForbidden";
  seat: number;
}

export interface WoundHealed {
  type: "WoundHealed";
  seat: number;
  hero: number;
}

export type GameEvent = AbilityBlanked | AbilityFired | AbilityStopped | AbilityUsed | BossWounded | BossesRevealed | BuildingForbidden | CardDiverted | CardPassed | CardShown | CardsDiscarded | CardsDrawn | Conceded | DungeonClosed | EffectFizzled | HandSeen | HeroKilled | HeroLured | HeroMoved | HeroRemoved | HeroSentBack | HeroStayed | HeroToughened | HeroWalkedIn | HeroWounded | HeroesArrived | LeveledUp | MatchEnded | MulliganTaken | NothingPlaced | PhaseBegan | PileReshuffled | PileSeeded | PlayerEliminated | RoomBuiltFaceUp | RoomChanged | RoomDeactivated | RoomDestroyedByCard | RoomPlaced | RoomTakenBack | RoomsSwapped | RoundBegan | RoundEnded | RulesChanged | ScoreTold | SoulGained | SoulLost | SoulTurnedUp | SpellCancelled | SpellPlayed | TakenFromPile | TookBack | TreasureChanged | WinForbidden | WoundHealed;
