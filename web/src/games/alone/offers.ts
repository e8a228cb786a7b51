// What a question offers that lies nowhere on the board: items to take, characters to play, decks, targets.

import type { OptionInfo } from "../../lib/wire";
import type { AloneView } from "./view";

export type OfferKind = "item" | "character" | "deck" | "target" | "card";

export interface Offered {
  kind: OfferKind;
  id: number;
}

const KINDS: readonly string[] = ["item", "character", "deck", "target", "card"];

/** Each thing once, in the order of the options. */
export function offersOf(options: readonly OptionInfo[], view: AloneView): Offered[] {
  const things = new Set(options.flatMap((option) => option.things));
  return [...things].flatMap((thing) => {
    const [kind = "", number] = thing.split(":");
    const offered = { kind: kind as OfferKind, id: Number(number) };
    return KINDS.includes(kind) && !liesOnBoard(offered, view) ? [offered] : [];
  });
}

function liesOnBoard({ kind, id }: Offered, view: AloneView): boolean {
  switch (kind) {
    case "item":
      return view.hero.items.some((item) => item.card === id);
    case "character":
      return view.hero.character === id || view.hero.allies.some((ally) => ally.character === id);
    case "deck":
      return view.decks.some((deck) => deck.deck === id);
    case "card":
      return view.hand.includes(id);
    default:
      return false;
  }
}
