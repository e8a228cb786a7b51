// What is printed on the cards that a question is about.

import type { Told } from "..";
import { card, cardName, loadCards, text } from "./cards.svelte";
import type { BossView } from "./view";

export const load = loadCards;

function tell(id: number): Told | null {
  const slug = card(id)?.slug;
  return slug ? { name: cardName(id), text: text(`${slug}.text`) } : null;
}

export function about(thing: string): Told | null {
  const [kind, number] = thing.split(":");
  return kind === "card" ? tell(Number(number)) : null;
}

/** The card that a sentence names; where one name holds another, the longer one is meant. */
export function named(sentence: string): Told | null {
  let found = -1;
  for (let id = 0; card(id); id += 1) {
    const name = cardName(id);
    if (name && sentence.includes(name) && (found < 0 || name.length > cardName(found).length)) found = id;
  }
  return tell(found);
}

/** What was announced and has not happened yet. */
export function pending(view: unknown): Told[] {
  return (view as BossView).announced.map((effect) => tell(effect.source)).filter((told) => told !== null);
}
