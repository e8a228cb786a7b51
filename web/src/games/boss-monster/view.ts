// Made from the Python structs by `python -m undercroft.server.typescript`; do not edit.

export interface HeroView {
  card: number;
  name: string;
  health: number;
  damage: number;
}

/** How much each seat's dungeon attracts a Hero in town now, by seat, and where it would go (-1: nowhere). */
export interface LureView {
  hero: number;
  attraction: number[];
  seat: number;
}

/** A stack: the visible Room (none where only a face-down Room lies), and what lies under and on it. */
export interface RoomView {
  room: number;
  name: string;
  damage: number;
  treasure: Record<string, number>;
  beneath: number[];
  asleep: boolean;
  face_down: boolean;
  hidden: number;
  placer: number;
  hero: HeroView | null;
}

export interface PlayerView {
  seat: number;
  boss: number;
  levelled: boolean;
  out: boolean;
  rooms_in_hand: number;
  spells_in_hand: number;
  known_hand: number[];
  dungeon: RoomView[];
  entrance: HeroView[];
  corridor: HeroView | null;
  soul_cards: number[];
  wound_cards: number[];
  souls: number;
  wounds: number;
  treasure: Record<string, number>;
  placements: number;
}

/** A Spell or ability that was announced and has not happened yet; ``aims`` are its targets by name: ``card:12``. */
export interface EffectView {
  seat: number;
  source: number;
  targets: number[];
  aims: string[];
}

/** The whole table as one seat sees it. ``hand`` is its own; a spectator has none. */
export interface BossView {
  seat: number | null;
  round: number;
  phase: string;
  active: number;
  order: number[];
  town: HeroView[];
  lures: LureView[];
  players: PlayerView[];
  hand: number[];
  choices: number[];
  searched: number[];
  intent: EffectView | null;
  announced: EffectView[];
  discard: number[];
  on_table: number[];
  removed: number[];
  ordinary_heroes: number[];
  epic_heroes: number[];
  room_deck: number;
  spell_deck: number;
}
