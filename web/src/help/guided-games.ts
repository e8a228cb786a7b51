// The games that one can be guided through, the simplest first: who is played, how a first match begins, and what the
// guide's words depend on besides the question.

import { situation } from "./alone/situation";
import { textIn } from "./views";

/** A side of a game where seats are not alike. The lessons of a side are named after it. */
export interface Side {
  name: string;
  /** Where it sits; all seats up to the next side's belong to it. */
  seat: number;
}

export interface GuidedGame {
  /** None where all seats are alike. */
  sides: Side[];
  settings: Record<string, unknown>;
  /** The same question can mean something else in another situation: a Spell to build, a Spell for walking Heroes. */
  situation: (view: unknown) => string;
}

export const GUIDED: Record<string, GuidedGame> = {
  "boss-monster": { sides: [], settings: {}, situation: (view) => textIn(view, "phase") },
  alone: {
    sides: [
      { name: "hero", seat: 0 },
      { name: "evil", seat: 1 },
    ],
    settings: { quick_setup: true },
    situation,
  },
};

/** For sorting: what one can be guided through comes first, in the order of the list above; the rest stays as it is. */
export function simplestFirst(one: { name: string }, other: { name: string }): number {
  return rankOf(one.name) - rankOf(other.name);
}

function rankOf(game: string): number {
  const games = Object.keys(GUIDED);
  return games.includes(game) ? games.indexOf(game) : games.length;
}
