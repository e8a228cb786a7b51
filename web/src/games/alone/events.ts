// Made from the Python structs by `python -m undercroft.server.typescript`; do not edit.

export interface AbilityUsed {
  type: "AbilityUsed";
  character: number;
}

/** ``way``, ``item`` and ``mission`` are -1 where they do not apply. */
export interface ActionDeclared {
  type: "ActionDeclared";
  action: number;
  way: number;
  item: number;
  mission: number;
}

export interface ActionFailed {
  type: "ActionFailed";
  action: number;
}

export interface AdrenalineChanged {
  type: "AdrenalineChanged";
  change: number;
  left: number;
}

export interface AllyGained {
  type: "AllyGained";
  ally: number;
}

export interface AllyLost {
  type: "AllyLost";
  ally: number;
}

export interface AllySacrificed {
  type: "AllySacrificed";
  ally: number;
}

/** ``figure``, ``look`` and ``monster`` are -1 for a parting attack. */
export interface AttackCalledOff {
  type: "AttackCalledOff";
  figure: number;
  look: number;
  monster: number;
}

/** The Hero lets the special results of an attack count as misses: so many hits are left. */
export interface BreathHeld {
  type: "BreathHeld";
  hits: number;
}

export interface BulletTimeUsed {
  type: "BulletTimeUsed";
}

/** Discard piles lie face down (AL-HAND-11). */
export interface CardDiscarded {
  type: "CardDiscarded";
  seat: number;
  deck: number;
  card: number;
}

/** Only the seat that draws learns which card. */
export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
  deck: number;
  card: number;
}

export interface CharacterPicked {
  type: "CharacterPicked";
  character: number;
}

export interface Conceded {
  type: "Conceded";
  seat: number;
}

export interface ConsentRefused {
  type: "ConsentRefused";
  seat: number;
}

/** So many countdown tokens are on the final mission's card. */
export interface CountdownChanged {
  type: "CountdownChanged";
  left: number;
}

export interface CultureDropped {
  type: "CultureDropped";
}

export interface CultureTaken {
  type: "CultureTaken";
}

/** ``tile`` is -1 where the sector is not revealed: then the Hero is not told. */
export interface DangerPlaced {
  type: "DangerPlaced";
  sector: number;
  tile: number;
}

export interface DangerRemoved {
  type: "DangerRemoved";
  sector: number;
  tile: number;
}

export interface DangerSetAside {
  type: "DangerSetAside";
  count: number;
}

export interface DeckShuffled {
  type: "DeckShuffled";
  deck: number;
}

export interface DecksPicked {
  type: "DecksPicked";
  decks: number[];
}

/** ``by`` is "hero", "parting", "trap" or a monster's attack; ``hits`` are counted as things stand. */
export interface DiceRolled {
  type: "DiceRolled";
  by: string;
  faces: number[];
  hits: number;
  figure: number;
  look: number;
  monster: number;
  again: boolean;
}

/** An answer to Locate. ``distance`` is -1 where the target does not exist, -2 where the answer was refused. */
export interface DistanceTold {
  type: "DistanceTold";
  target: number;
  distance: number;
  level: number;
  way: number;
}

/** A door was blocked or unblocked; the Hero is told if it is revealed: by a tile and a side. */
export interface DoorChanged {
  type: "DoorChanged";
  door: number;
  blocked: boolean;
  tile: number;
  way: number;
}

export interface ExperienceGained {
  type: "ExperienceGained";
  kind: number;
  unlocked: boolean;
}

export interface FinalMissionActivated {
  type: "FinalMissionActivated";
  mission: number;
}

/** An event that the Hero does not learn of. */
export interface ForEvil {
  type: "ForEvil";
}

export interface HeroMoved {
  type: "HeroMoved";
  way: number;
  sector: number;
}

/** Because of a card the Hero turned a hit into a miss. Dice lie open: ``faces`` are the whole roll as it is now. */
export interface HitSpoilt {
  type: "HitSpoilt";
  faces: number[];
  hits: number;
}

export interface ItemCharged {
  type: "ItemCharged";
  item: number;
  charges: number;
}

export interface ItemDiscarded {
  type: "ItemDiscarded";
  item: number;
}

export interface ItemGained {
  type: "ItemGained";
  item: number;
}

/** ``charges`` are left on the donor. */
export interface ItemUpgraded {
  type: "ItemUpgraded";
  item: number;
  donor: number;
  charges: number;
}

export interface ItemUsed {
  type: "ItemUsed";
  item: number;
  charges: number;
}

export interface LabyrinthPutRight {
  type: "LabyrinthPutRight";
  tile: number;
}

export interface LeaderChanged {
  type: "LeaderChanged";
  seat: number;
}

export interface LeaderNamed {
  type: "LeaderNamed";
  seat: number;
}

/** The light of a revealed sector changed. */
export interface LightSeen {
  type: "LightSeen";
  tile: number;
  on: boolean;
}

/** Lights went on or off; what the Hero sees of it is in the labyrinth. */
export interface LightsChanged {
  type: "LightsChanged";
  sectors: number[];
  on: boolean;
}

export interface LossSentToAlly {
  type: "LossSentToAlly";
  ally: number;
  amount: number;
}

export interface LowerHalfUsed {
  type: "LowerHalfUsed";
  card: number;
}

export interface MapLaid {
  type: "MapLaid";
  map: number;
}

export interface MatchEnded {
  type: "MatchEnded";
  winners: number[];
  rule: string;
}

export interface MissionCompleted {
  type: "MissionCompleted";
  mission: number;
}

/** A step of a mission was done; ``count`` is what its counter shows. */
export interface MissionProgressed {
  type: "MissionProgressed";
  mission: number;
  count: number;
}

export interface MissionsDrawn {
  type: "MissionsDrawn";
  missions: number[];
}

export interface MonsterDeployed {
  type: "MonsterDeployed";
  monster: number;
  look: number;
  sector: number;
}

export interface MonsterHealed {
  type: "MonsterHealed";
  monster: number;
  figure: number;
  look: number;
}

export interface MonsterKilled {
  type: "MonsterKilled";
  monster: number;
  figure: number;
  look: number;
}

/** A figure leaves the labyrinth; the Hero is told in which direction, unless a card says otherwise (-1). */
export interface MonsterLeft {
  type: "MonsterLeft";
  figure: number;
  look: number;
  way: number;
  monster: number;
  sector: number;
}

/** A step. The Hero is told of figures: ``tile`` is where it is now. */
export interface MonsterMoved {
  type: "MonsterMoved";
  monster: number;
  look: number;
  sector: number;
  figure: number;
  tile: number;
}

/** Taken off the map; the Hero is told if it was revealed. */
export interface MonsterRemoved {
  type: "MonsterRemoved";
  monster: number;
  figure: number;
  look: number;
}

/** It has an attack die more this turn. */
export interface MonsterRoused {
  type: "MonsterRoused";
  monster: number;
  figure: number;
  look: number;
}

export interface MonsterSeen {
  type: "MonsterSeen";
  figure: number;
  look: number;
  wounded: boolean;
  tile: number;
  monster: number;
  sector: number;
}

/** The Hero is told of revealed monsters only (AL-ACT-FIGHT-06). */
export interface MonsterWounded {
  type: "MonsterWounded";
  monster: number;
  figure: number;
  look: number;
}

export interface NightmareBegan {
  type: "NightmareBegan";
}

export interface NoiseDistanceTold {
  type: "NoiseDistanceTold";
  distance: number;
}

export interface NoiseHeard {
  type: "NoiseHeard";
  report: number;
  sector: number;
}

/** An event whose ``sector`` and ``monster``, if it has them, only Evil knows by their numbers. */
export interface OnMap {
  type: "OnMap";
}

export interface PointsLost {
  type: "PointsLost";
  stat: number;
  amount: number;
  source: number;
  left: number;
}

export interface PointsRegained {
  type: "PointsRegained";
  stat: number;
  amount: number;
  left: number;
}

/** A card was put on the track. Only its player knows the face of a covered one; its back shows the deck. */
export interface ReactionPlayed {
  type: "ReactionPlayed";
  seat: number;
  card: number;
  deck: number;
  face_down: boolean;
  slots: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  number: number;
  left: number;
}

export interface RoundGained {
  type: "RoundGained";
  left: number;
}

/** The match was begun under other rules of this program, and goes on from its last position under today's. */
export interface RulesChanged {
  type: "RulesChanged";
}

/** The Hero aims at a sector: a tile, or the unrevealed sector that lies that way of it (-1: the tile itself). */
export interface SectorNamed {
  type: "SectorNamed";
  tile: number;
  way: number;
  sector: number;
}

export interface SectorRevealed {
  type: "SectorRevealed";
  tile: number;
  sector: number;
  shape: number;
  room: number;
}

export interface SkillUsed {
  type: "SkillUsed";
  ally: number;
}

export interface TargetsNamed {
  type: "TargetsNamed";
  targets: number[];
}

export interface Terrified {
  type: "Terrified";
  figure: number;
  look: number;
  amount: number;
}

export interface TileTaken {
  type: "TileTaken";
  tile: number;
  sector: number;
}

/** Condition tokens in a sector; the Hero is told if it is revealed. */
export interface TokensChanged {
  type: "TokensChanged";
  name: number;
  sector: number;
  count: number;
  tile: number;
}

/** A seat undid its last choice; ``agreed`` when everybody had to consent and chance moved on. */
export interface TookBack {
  type: "TookBack";
  seat: number;
  agreed: boolean;
  in_window: boolean;
}

/** A tripwire marks a sector; an earlier mark is gone. */
export interface TrapSet {
  type: "TrapSet";
  tile: number;
  sector: number;
}

export interface TurnBegan {
  type: "TurnBegan";
  number: number;
}

export type GameEvent = AbilityUsed | ActionDeclared | ActionFailed | AdrenalineChanged | AllyGained | AllyLost | AllySacrificed | AttackCalledOff | BreathHeld | BulletTimeUsed | CardDiscarded | CardDrawn | CharacterPicked | Conceded | ConsentRefused | CountdownChanged | CultureDropped | CultureTaken | DangerPlaced | DangerRemoved | DangerSetAside | DeckShuffled | DecksPicked | DiceRolled | DistanceTold | DoorChanged | ExperienceGained | FinalMissionActivated | ForEvil | HeroMoved | HitSpoilt | ItemCharged | ItemDiscarded | ItemGained | ItemUpgraded | ItemUsed | LabyrinthPutRight | LeaderChanged | LeaderNamed | LightSeen | LightsChanged | LossSentToAlly | LowerHalfUsed | MapLaid | MatchEnded | MissionCompleted | MissionProgressed | MissionsDrawn | MonsterDeployed | MonsterHealed | MonsterKilled | MonsterLeft | MonsterMoved | MonsterRemoved | MonsterRoused | MonsterSeen | MonsterWounded | NightmareBegan | NoiseDistanceTold | NoiseHeard | OnMap | PointsLost | PointsRegained | ReactionPlayed | RoundBegan | RoundGained | RulesChanged | SectorNamed | SectorRevealed | SkillUsed | TargetsNamed | Terrified | TileTaken | TokensChanged | TookBack | TrapSet | TurnBegan;
