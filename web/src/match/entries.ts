// What the list of a question offers: its options or, where they are many, first the things to choose among.

import type { OptionInfo } from "../lib/wire";

/** An option; or a thing that several options begin with. */
export type Entry = OptionInfo | ThingEntry;

export interface ThingEntry {
  thing: string;
  options: OptionInfo[];
}

const FEW = 8;

export const isThing = (entry: Entry): entry is ThingEntry => "thing" in entry;

/** Grouped by the first thing they touch, if that makes the list clearly shorter. */
export function entriesOf(options: OptionInfo[]): Entry[] {
  if (options.length <= FEW) return options;
  const groups = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const thing = option.things[0] ?? option.id;
    groups.set(thing, [...(groups.get(thing) ?? []), option]);
  }
  if (groups.size < 2 || groups.size > options.length / 2) return options;
  return [...groups].map(([thing, own]) => (own.length === 1 && own[0] ? own[0] : { thing, options: own }));
}
