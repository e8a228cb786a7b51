// What can be read close up, and which numbers belong to it.

import type { Row, Statistics } from "./view";

export type Face = "card" | "item" | "mission" | "character" | "kind" | "boss";

/** Something printed that can be read close up. */
export interface Printed {
  face: Face;
  id: number;
}

/** A monster shows its kind; a boss, who has numbers of its own, itself. */
export const faceOf = ({ kind, boss }: { kind: number; boss: number }): Printed => (boss >= 0 ? { face: "boss", id: boss } : { face: "kind", id: kind });

export interface Side {
  title: string;
  row: Row;
  /** Does it hold now? */
  now: boolean;
}

/** Both sides of the table for a kind of monster; a boss is the same on both. */
export function sidesOf({ face, id }: Printed, { statistics, nightmare }: { statistics: Statistics; nightmare: boolean }): Side[] {
  const side = (title: string, row: Row | undefined, now: boolean) => (row ? [{ title, row, now }] : []);
  if (face === "boss") return side("al-side-always", statistics.bosses[id], true);
  if (face !== "kind") return [];
  return [...side("al-side-normal", statistics.normal[id], !nightmare), ...side("al-side-nightmare", statistics.nightmare[id], nightmare)];
}
