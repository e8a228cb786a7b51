// Making a match and going there.

import { post } from "../lib/api";
import { go } from "../lib/router.svelte";
import type { NewMatch, NewTable } from "../lib/wire";
import { keepInvitations } from "./invitations";

export async function makeMatch(wish: NewMatch): Promise<void> {
  const made = await post<NewTable>("/api/matches", wish);
  keepInvitations(made.table.id, made.invitations);
  go(`/match/${made.table.id}`);
}
