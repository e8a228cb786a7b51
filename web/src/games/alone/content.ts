// Made from the Python structs by `python -m undercroft.server.typescript`; do not edit.

/** A reaction card. Its name is the text ``card-slug``, its halves ``card-slug.upper`` and ``.lower``. */
export interface ReactionCard {
  slug: string;
  deck: number;
  trigger: number;
  timing: number;
  confidence: string;
}

/** An item. ``action`` is -1 for one that needs none. */
export interface PrintedItem {
  slug: string;
  type: string;
  component: string;
  charges: number;
  action: number;
  confidence: string;
}

export interface PrintedMission {
  code: string;
  slug: string;
  category: string;
  room: number;
  confidence: string;
}

/** Lists of slugs, and the printed cards, each by its number. */
export interface AloneContent {
  ways: string[];
  reports: string[];
  shapes: string[];
  rooms: string[];
  kinds: string[];
  looks: string[];
  characters: string[];
  decks: string[];
  triggers: string[];
  timings: string[];
  targets: string[];
  maps: string[];
  cards: ReactionCard[];
  items: PrintedItem[];
  missions: PrintedMission[];
}
