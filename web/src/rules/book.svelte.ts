// The rules of each game, fetched once for each language.

import { get } from "../lib/api";
import { preferences } from "../lib/preferences.svelte";
import type { RuleList } from "../lib/wire";

const kept = new Map<string, Promise<RuleList>>();

export function rulesOf(game: string): Promise<RuleList> {
  const key = `${preferences.language} ${game}`;
  const asked = kept.get(key) ?? get<RuleList>(`/api/games/${encodeURIComponent(game)}/rules`);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
