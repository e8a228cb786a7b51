// Where a rule stands in the rulebook: "p.7; QS" in the ledger, with the reader's own word for a page here.

import { say } from "../lib/words.svelte";

export function sourceWords(source: string): string {
  return source.replace(/\bp\.\s?(\d+)/g, (_, page: string) => say("rules-page", { page }));
}
