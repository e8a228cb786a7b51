// A first game with somebody at one's side: against one bot, at the usual pace, not in the public list.

import { post } from "../lib/api";
import { go } from "../lib/router.svelte";
import { orTell } from "../lib/toasts.svelte";
import type { NewMatch, NewTable, SeatWish } from "../lib/wire";
import { guideThrough } from "./guided";
import { GUIDED } from "./guided-games";

const OPPONENT: SeatWish = { kind: "bot", bot: "novice" };

/** A first match of a game, from the seat where one would like to sit. */
function firstMatch(game: string, seat: number): NewMatch {
  const seats: SeatWish[] = [OPPONENT, OPPONENT];
  seats[seat] = { kind: "me" };
  return { game, seats, settings: GUIDED[game]?.settings ?? {}, listed: false };
}

export async function startGuided(game: string, seat: number): Promise<void> {
  const made = await orTell(post<NewTable>("/api/matches", firstMatch(game, seat)));
  if (!made) return;
  guideThrough(made.table.id);
  go(`/match/${encodeURIComponent(made.table.id)}`);
}
