// Cards and Heroes in words, for screen readers and labels.

import { say } from "../../lib/words.svelte";
import { card, cardName, CLASSES, className, text } from "./cards.svelte";
import type { HeroView, RoomView } from "./view";

export function treasureWords(treasure: Record<string, number>): string {
  const found = CLASSES.filter((name) => (treasure[name] ?? 0) > 0);
  return found.map((name) => `${className(name)} ${treasure[name]}`).join(", ") || say("bm-none");
}

/** What kind of card it is, in a word or two. */
export function kindWords(id: number): string {
  const found = card(id);
  if (!found) return "";
  if (found.family === "room") {
    const kind = found.is_monster ? "monster" : "trap";
    return say(found.is_advanced ? `bm-kind-${kind}-advanced` : `bm-kind-${kind}`);
  }
  if (found.family === "hero") return say(found.is_epic ? "bm-kind-hero-epic" : "bm-kind-hero");
  return say(`bm-kind-${found.family}`);
}

/** Everything on a card, in one breath. */
export function cardWords(id: number): string {
  const found = card(id);
  if (!found) return say("bm-card-unknown");
  const parts = [cardName(id), kindWords(id)];
  if (found.family === "room") parts.push(say("bm-damage", { count: found.damage }));
  if (found.family === "hero") parts.push(say("bm-health", { count: found.health }));
  if (found.family === "boss") parts.push(say("bm-xp", { count: found.xp }));
  if (Object.values(found.treasure).some(Boolean)) parts.push(treasureWords(found.treasure));
  return `${parts.join(", ")}. ${text(`${found.slug}.text`)}`;
}

export function heroWords(hero: HeroView): string {
  const classes = treasureWords(card(hero.card)?.treasure ?? {});
  const left = Math.max(0, hero.health - hero.damage);
  return say("bm-hero-label", { name: cardName(hero.card), classes, left, health: hero.health });
}

/** A place in a dungeon: what lies there now, and where that is, counted as options count. */
export function roomWords(room: RoomView, spot: number): string {
  const parts: string[] = [];
  if (room.room >= 0) {
    parts.push(cardName(room.room), kindWords(room.room), say("bm-damage", { count: room.damage }), treasureWords(room.treasure));
  }
  if (room.beneath.length) parts.push(say("bm-beneath", { count: room.beneath.length }));
  if (room.asleep) parts.push(say("bm-asleep"));
  if (room.face_down) parts.push(room.hidden >= 0 ? say("bm-hidden-own", { name: cardName(room.hidden) }) : say("bm-hidden"));
  return [...parts, say("bm-place", { place: spot + 1 })].join(", ");
}
