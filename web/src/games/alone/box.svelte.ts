// What is printed on the cards and counters, fetched once; and how to name a thing in the reader's language.

import { get } from "../../lib/api";
import { gameText } from "../../lib/words.svelte";
import art from "./art.json";
import type { AloneContent, PrintedItem, PrintedMission, ReactionCard } from "./content";

export const GAME = "alone";
export const SLOTS = 8;
export const TURNS = 8;
export const MOST_POINTS = 12;
export const MOST_ADRENALINE = 6;
export const ALLY_CHARGES = 6;
export const XP_TO_UNLOCK = 2;
/** Slots of the reaction track from this one on carry a danger symbol; one more symbol lies beside it. */
export const FIRST_DANGER_SLOT = 5;
export const TOKENS = ["sabotage", "breach", "record", "culture"] as const;
export const FACES = ["hit", "special", "miss"] as const;
export const BOSSES = ["colonel", "matriarch"] as const;
export const DIFFICULTIES = ["easy", "normal", "nightmare", "impossible"] as const;

const pictures: Record<string, string> = art;
let asked: Promise<void> | null = null;
let known: AloneContent | null = $state.raw(null);

export function loadBox(): Promise<void> {
  asked ??= get<AloneContent>(`/api/games/${GAME}/content`).then(
    (content) => void (known = content),
    () => void (asked = null), // the next board asks again
  );
  return asked;
}

export const isBoxOpen = () => known !== null;

export const text = (id: string, given: Record<string, string | number> = {}) => gameText(GAME, id, given);
export const picture = (name: string) => pictures[name] ?? "";

export const card = (id: number): ReactionCard | undefined => known?.cards[id];
export const item = (id: number): PrintedItem | undefined => known?.items[id];
export const mission = (id: number): PrintedMission | undefined => known?.missions[id];
export const kindSlug = (kind: number) => known?.kinds[kind] ?? "";
/** Kinds of monsters come first among the looks, then the bosses. */
export const lookSlug = (look: number) => known?.looks[look] ?? "";
export const deckSlug = (deck: number) => known?.decks[deck] ?? "";
export const roomSlug = (room: number) => known?.rooms[room] ?? "";
export const characterSlug = (character: number) => known?.characters[character] ?? "";
export const targetSlug = (target: number) => known?.targets[target] ?? "";
export const triggerSlug = (trigger: number) => known?.triggers[trigger] ?? "";
export const kinds = () => known?.kinds.map((_, kind) => kind) ?? [];
export const allCards = () => known?.cards.map((_, id) => id) ?? [];
export const allItems = () => known?.items.map((_, id) => id) ?? [];
export const allMissions = () => known?.missions.map((_, id) => id) ?? [];

const named = (slug: string | undefined, prefix: string) => (slug ? text(`${prefix}-${slug}`) || slug : "");

export const cardName = (id: number) => named(card(id)?.slug, "card");
export const itemName = (id: number) => named(item(id)?.slug, "item");
export const missionName = (id: number) => named(mission(id)?.slug, "mission");
export const kindName = (kind: number) => named(kindSlug(kind), "kind");
export const deckName = (deck: number) => named(deckSlug(deck), "deck");
export const roomName = (room: number) => named(roomSlug(room), "room");
export const characterName = (character: number) => named(characterSlug(character), "character");
export const targetName = (target: number) => named(targetSlug(target), "target");
export const wayName = (way: number) => named(known?.ways[way], "way");
export const shapeName = (shape: number) => named(known?.shapes[shape], "shape");
export const reportName = (report: number) => named(known?.reports[report], "report");
export const bossName = (boss: number) => named(BOSSES[boss], "boss");
export const lookName = (look: number) => (look < kinds().length ? kindName(look) : bossName(look - kinds().length));
export const monsterName = (kind: number, boss: number) => (boss >= 0 ? bossName(boss) : kindName(kind));
