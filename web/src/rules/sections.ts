// A rule's section is the middle of its number. Sections that we have no words for show their letters.

import { say } from "../lib/words.svelte";
import type { Searchable } from "./search";

export interface Section {
  name: string;
  count: number;
}

export function sectionTitle(name: string): string {
  const id = `rules-section-${name.toLowerCase()}`;
  const title = say(id);
  return title === id ? name : title;
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
