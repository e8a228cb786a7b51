// Which of a frame's events one must not miss.

import type { GameEvent } from "./events";

export type News =
  | { kind: "card"; seat: number; card: number }
  | { kind: "mission" | "final"; mission: number }
  | { kind: "nightmare" }
  | { kind: "terror"; look: number; amount: number };

/** Cards that others play openly, missions, the nightmare, and what terrifies the Hero. */
export function newsOf(events: readonly GameEvent[], me: number | null): News[] {
  return events.flatMap((event): News[] => {
    if (event.type === "ReactionPlayed" && !event.face_down && event.card >= 0 && event.seat !== me) return [{ kind: "card", seat: event.seat, card: event.card }];
    if (event.type === "MissionCompleted") return [{ kind: "mission", mission: event.mission }];
    if (event.type === "FinalMissionActivated") return [{ kind: "final", mission: event.mission }];
    if (event.type === "NightmareBegan") return [{ kind: "nightmare" }];
    if (event.type === "Terrified" && event.amount > 0) return [{ kind: "terror", look: event.look, amount: event.amount }];
    return [];
  });
}
