// Which of a frame's events everybody should notice.

import { card, text } from "./cards.svelte";
import type { GameEvent } from "./events";

export interface News {
  kind: "level" | "spell" | "ability";
  seat: number;
  card: number;
}

/** Every Boss that levels up, and what the others play; of what I play I know. */
export function newsOf(events: GameEvent[], me: number | null): News[] {
  return events.flatMap((event): News[] => {
    if (event.type === "LeveledUp") return [{ kind: "level", seat: event.seat, card: event.boss }];
    if (event.type === "SpellPlayed" && event.seat !== me) return [{ kind: "spell", seat: event.seat, card: event.spell }];
    if (event.type === "AbilityUsed" && event.seat !== me) return [{ kind: "ability", seat: event.seat, card: event.source }];
    return [];
  });
}

export const textOf = (id: number) => text(`${card(id)?.slug ?? ""}.text`);
