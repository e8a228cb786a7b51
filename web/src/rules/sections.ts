// A rule's section is the middle of its number; its title belongs to the game. Sections that a game has no words for, or
// whose words are not here yet, show their letters.

import { gameText } from "../lib/words.svelte";
import type { Searchable } from "./search";

export interface Section {
  name: string;
  count: number;
}

export function sectionTitle(game: string, name: string): string {
  return gameText(game, `rules-section-${name.toLowerCase()}`) || name;
}

/** All sections in the order of the book, with how many of the found rules each has. */
export function sectionsOf(all: Searchable[], found: Searchable[]): Section[] {
  const counts = new Map(all.map(({ section }) => [section, 0]));
  for (const { section } of found) counts.set(section, (counts.get(section) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Rules under the heading of their section, in the order of the book. */
export function bySection(rules: Searchable[]): { name: string; rules: Searchable[] }[] {
  const groups = new Map<string, Searchable[]>();
  for (const rule of rules) groups.set(rule.section, [...(groups.get(rule.section) ?? []), rule]);
  return [...groups].map(([name, members]) => ({ name, rules: members }));
}
