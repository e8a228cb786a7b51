// Searching as one types: every word must occur somewhere; accents and capitals do not matter.

import type { RuleInfo } from "../lib/wire";
import { sectionOf } from "./numbers";

/** A rule with all it says, made comparable once instead of at every key. */
export interface Searchable {
  rule: RuleInfo;
  section: string;
  plain: string;
}

export function searchable(rules: RuleInfo[]): Searchable[] {
  return rules.map((rule) => ({
    rule,
    section: sectionOf(rule.id),
    plain: plain([rule.id, rule.source, rule.text, rule.question].join(" ")),
  }));
}

export function find(rules: Searchable[], wanted: string): Searchable[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return rules.filter(({ plain: said }) => words.every((word) => said.includes(word)));
}

export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** The text cut at the words that were looked for, to mark them. Lengths stay: each letter is compared by itself. */
export function marked(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = plain(wanted).split(/\s+/).filter((word) => word.length > 1);
  const letters = [...text].map((letter) => plain(letter));
  const hit = new Array<boolean>(letters.length).fill(false);
  const said = letters.map((letter) => letter || " ").join("");
  // A letter that becomes two (or none) would shift every place behind it: then nothing is marked.
  if (said.length === letters.length) {
    for (const word of words) {
      for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
    }
  }
  const cut: { text: string; hit: boolean }[] = [];
  [...text].forEach((letter, index) => {
    const last = cut.at(-1);
    if (last && last.hit === hit[index]) last.text += letter;
    else cut.push({ text: letter, hit: hit[index] ?? false });
  });
  return cut;
}
