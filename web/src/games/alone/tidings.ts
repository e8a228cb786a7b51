// What the table has just been told: noises, dice, answers. It is kept while it still means something.

import type { LogLine } from "../../lib/wire";
import type { DiceRolled, DistanceTold, GameEvent, NoiseHeard } from "./events";

export interface Tidings {
  noises: NoiseHeard[];
  rolls: DiceRolled[];
  /** The answers of the last Locate. */
  answers: DistanceTold[];
  /** The Hero has moved since those answers. */
  areOld: boolean;
  /** The number of the last line heard. */
  last: number;
}

export const SILENCE: Tidings = { noises: [], rolls: [], answers: [], areOld: false, last: 0 };

const MOST_NOISES = 4;
const MOST_ROLLS = 3;

/** Hear some more lines. Lines heard before mean that the story is told anew. */
export function hear(kept: Tidings, lines: readonly LogLine[]): Tidings {
  const [first] = lines;
  if (!first) return kept;
  const start = first.number <= kept.last ? SILENCE : kept;
  return lines.reduce((heard, line) => ({ ...listen(heard, line.event as GameEvent), last: line.number }), start);
}

function listen(heard: Tidings, event: GameEvent): Tidings {
  switch (event.type) {
    case "NoiseHeard":
      return { ...heard, noises: [...heard.noises, event].slice(-MOST_NOISES) };
    case "DiceRolled":
      return { ...heard, rolls: [...heard.rolls, event].slice(-MOST_ROLLS) };
    // The last roll lies otherwise now.
    case "HitSpoilt":
      return { ...heard, rolls: heard.rolls.map((roll, index) => (index < heard.rolls.length - 1 ? roll : { ...roll, faces: event.faces, hits: event.hits })) };
    case "DistanceTold":
      return { ...heard, answers: [...heard.answers, event] };
    case "TargetsNamed":
      return { ...heard, answers: [], areOld: false };
    // An action begins: what was heard and rolled before it is over.
    case "ActionDeclared":
      return { ...heard, noises: [], rolls: [] };
    // A direction is told from where the Hero was.
    case "HeroMoved":
      return { ...heard, noises: [], areOld: heard.answers.length > 0 };
    default:
      return heard;
  }
}
