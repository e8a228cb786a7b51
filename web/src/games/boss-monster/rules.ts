// The two numbers that end a game, and the variant that takes one of them away.

import type { TableInfo } from "../../lib/wire";

export const SOULS_TO_WIN = 10;
const WOUNDS_TO_LOSE = 5;

/** How many Wounds lose; null where lives are unlimited. A replay without its table shows the usual number. */
export function woundsToLose(table: TableInfo | null): number | null {
  return table?.settings["endless_lives"] === true ? null : WOUNDS_TO_LOSE;
}

export const PHASES = ["beginning", "build", "reveal", "bait", "adventure", "end"] as const;
