// What is printed on the things that a question is about.

import type { Told } from "..";
import { loadGameTexts, say } from "../../lib/words.svelte";
import {
  allCards,
  allItems,
  allMissions,
  bossName,
  BOSSES,
  card,
  cardName,
  characterName,
  characterSlug,
  deckName,
  GAME,
  item,
  itemName,
  kindName,
  kindSlug,
  loadBox,
  mission,
  missionName,
  roomName,
  targetName,
  text,
  wayName,
} from "./box.svelte";
import type { Face, Printed } from "./faces";

export async function load(): Promise<void> {
  await Promise.all([loadBox(), loadGameTexts(GAME)]);
}

const FACES: Record<Face, { name: (id: number) => string; text: (id: number) => string }> = {
  card: { name: cardName, text: (id) => `${text(`card-${card(id)?.slug ?? ""}.upper`)} ${text(`card-${card(id)?.slug ?? ""}.lower`)}` },
  item: { name: itemName, text: (id) => text(`item-${item(id)?.slug ?? ""}.effect`) },
  mission: { name: missionName, text: (id) => text(`mission-${mission(id)?.slug ?? ""}.task`) },
  character: { name: characterName, text: (id) => text(`ability-${characterSlug(id)}.text`) },
  kind: { name: kindName, text: (id) => text(`experience-${kindSlug(id)}.text`) },
  boss: { name: bossName, text: (id) => say(`al-about-${BOSSES[id] ?? ""}`) },
};

export const nameOfPrinted = ({ face, id }: Printed) => FACES[face].name(id);
export const textOfPrinted = ({ face, id }: Printed) => FACES[face].text(id);

const BARE: Record<string, (id: number) => string> = { way: wayName, deck: deckName, target: targetName, room: roomName, kind: kindName };

export function about(thing: string): Told | null {
  const [kind = "", number] = thing.split(":");
  const id = Number(number);
  const bare = BARE[kind];
  if (bare) return { name: bare(id), text: "" };
  if (!Object.hasOwn(FACES, kind)) return null;
  const printed = { face: kind as Face, id };
  const name = nameOfPrinted(printed);
  return name ? { name, text: textOfPrinted(printed) } : null;
}

/** The card, item or mission that a sentence names; where one name holds another, the longer one is meant. */
export function named(sentence: string): Told | null {
  const all: Printed[] = [
    ...allCards().map((id) => ({ face: "card" as const, id })),
    ...allItems().map((id) => ({ face: "item" as const, id })),
    ...allMissions().map((id) => ({ face: "mission" as const, id })),
  ];
  let found: Printed | null = null;
  for (const printed of all) {
    const name = nameOfPrinted(printed);
    if (name && sentence.includes(name) && (!found || name.length > nameOfPrinted(found).length)) found = printed;
  }
  return found && { name: nameOfPrinted(found), text: textOfPrinted(found) };
}

/** Nothing of this game waits to be answered: a card works as soon as it is played. */
export const pending = (): Told[] => [];
