// A first game with somebody at one's side: against one bot, at the usual pace, not in the public list.

import { post } from "../lib/api";
import { go } from "../lib/router.svelte";
import { orTell } from "../lib/toasts.svelte";
import type { NewMatch, NewTable } from "../lib/wire";
import { guideThrough } from "./guided";

const FIRST_GAME: NewMatch = {
  game: "boss-monster",
  seats: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
  listed: false,
};

export async function startGuided(): Promise<void> {
  const made = await orTell(post<NewTable>("/api/matches", FIRST_GAME));
  if (!made) return;
  guideThrough(made.table.id);
  go(`/match/${encodeURIComponent(made.table.id)}`);
}
