// Made from the Python structs by `python -m undercroft.server.typescript`; do not edit.

/** What is printed on a card. Its name is the text ``slug``, what it does ``slug.text``. */
export interface PrintedCard {
  slug: string;
  copy: number;
  family: string;
  treasure: Record<string, number>;
  damage: number;
  is_monster: boolean;
  is_advanced: boolean;
  xp: number;
  health: number;
  souls: number;
  wounds: number;
  is_epic: boolean;
  is_dark: boolean;
}

/** Every card by its number. */
export interface BossContent {
  classes: string[];
  cards: PrintedCard[];
}
