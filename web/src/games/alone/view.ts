// Made from the Python structs by `python -m undercroft.server.typescript`; do not edit.

export interface ItemView {
  card: number;
  charges: number;
  upgraded: boolean;
  used: boolean;
}

export interface AllyView {
  character: number;
  charges: number;
  used: boolean;
}

/** The Hero's sheet and equipment: open to all (AL-INFO-20). ``refill``: adrenaline at the end of the round. */
export interface HeroView {
  character: number;
  health: number;
  sanity: number;
  adrenaline: number;
  refill: number;
  experience: number[];
  items: ItemView[];
  allies: AllyView[];
  searched: number[];
  ability_used: boolean;
  breath_used: boolean;
}

export interface MissionView {
  card: number;
  room: number;
  done: boolean;
  active: boolean;
}

/** What lies on the final mission's card. */
export interface CounterView {
  count: number;
  countdown: number;
  carrying: boolean;
}

export interface DoorView {
  way: number;
  blocked: boolean;
  welded: boolean;
}

export interface TokenView {
  name: number;
  count: number;
}

/** A monster as the Hero sees it. ``boss`` is 0 for the Colonel, 1 for the Matriarch, -1 for all others. */
export interface FigureView {
  figure: number;
  kind: number;
  wounded: boolean;
  boss: number;
}

/** A revealed sector. On the Hero's own level it lies ``dx`` east and ``dy`` south of the Hero's sector; else */
export interface TileView {
  tile: number;
  dx: number;
  dy: number;
  end_of: number;
  shape: number;
  ways: number[];
  doors: DoorView[];
  room: number;
  lit: boolean;
  switch: boolean;
  stairs: number;
  danger: boolean;
  mission: boolean;
  trap: number;
  tokens: TokenView[];
  figures: FigureView[];
  in_view: boolean;
}

/** A card on the reaction track; ``card`` is -1 for who sees only its back. */
export interface PlayedView {
  seat: number;
  deck: number;
  card: number;
  slots: number;
}

/** An Evil player from outside. ``backs`` counts the cards in hand for each of the two decks. */
export interface EvilView {
  seat: number;
  backs: number[];
  access: number[];
}

/** A reaction deck: only sizes are open (AL-HAND-11). */
export interface DeckView {
  deck: number;
  cards: number;
  discards: number;
}

export interface Row {
  wound: number;
  kill: number;
  attack_dark: number;
  attack_lit: number;
  sanity: number;
  distance: number;
}

/** Both sides of the table of monsters, open to all (AL-INFO-26), and the bosses, who are always the same. */
export interface Statistics {
  normal: Row[];
  nightmare: Row[];
  bosses: Row[];
}

/** A sector of the map. ``tile`` is the Hero's name for it while it is revealed, else -1. */
export interface SectorView {
  sector: number;
  level: number;
  x: number;
  y: number;
  shape: number;
  ways: number[];
  doors: number[];
  room: number;
  lit: boolean;
  switch: boolean;
  stairs: number;
  danger: boolean;
  trap: number;
  tokens: TokenView[];
  tile: number;
  in_view: boolean;
  hides: number;
  shows: number;
}

export interface MonsterView {
  monster: number;
  kind: number;
  boss: number;
  sector: number;
  wounded: boolean;
  figure: number;
  kept_back: boolean;
}

/** Evil's side of the screen. Doors are named by their numbers; ``supply`` counts the tokens of each kind left. */
export interface MapView {
  map: number;
  turned: number[];
  hero: number;
  sectors: SectorView[];
  blocked: number[];
  welded: number[];
  monsters: MonsterView[];
  supply: number[];
  danger_aside: number;
  walking: number;
  asking: number;
}

/** The whole table as one seat sees it. ``map`` and ``hand`` are Evil's; the Hero and spectators have none. */
export interface AloneView {
  seat: number | null;
  difficulty: number;
  round: number;
  rounds_left: number;
  nightmare: boolean;
  turns_left: number;
  actions: number;
  bullet_time: boolean;
  hero: HeroView;
  missions: MissionView[];
  counters: CounterView;
  item_deck: number;
  item_discard: number[];
  tiles: TileView[];
  roll: number[];
  track: PlayedView[];
  free_slots: number;
  open_symbols: number;
  leader: number;
  evil: EvilView[];
  decks: DeckView[];
  statistics: Statistics;
  map: MapView | null;
  hand: number[];
}
