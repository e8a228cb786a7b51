// The rules that a page has asked about, each fetched once for each language.

import { get } from "./api";
import { preferences } from "./preferences.svelte";
import type { RuleInfo, RuleList } from "./wire";

const known: Record<string, RuleInfo | null> = $state({});
const asked = new Set<string>();

/** A rule by its number: undefined while it is on its way, null if it cannot be had. Reading it fetches it. */
export function rule(game: string, id: string): RuleInfo | null | undefined {
  const key = `${preferences.language}/${game}/${id}`;
  if (!asked.has(key)) {
    asked.add(key);
    void fetchRule(key, game, id);
  }
  return known[key];
}

async function fetchRule(key: string, game: string, id: string): Promise<void> {
  try {
    const found = await get<RuleList>(`/api/games/${encodeURIComponent(game)}/rules?id=${encodeURIComponent(id)}`);
    known[key] = found.rules[0] ?? null;
  } catch {
    known[key] = null;
    asked.delete(key);
  }
}
