// Which bots are offered to whom: levels to everybody, the others to those who experiment.

import type { BotInfo } from "../lib/wire";

export interface BotGroups {
  levels: BotInfo[];
  others: BotInfo[];
}

/** Where no bot is a level, all of them are offered as such. */
export function groupsOf(bots: BotInfo[]): BotGroups {
  const levels = bots.filter((bot) => bot.is_level);
  if (!levels.length) return { levels: bots, others: [] };
  return { levels, others: bots.filter((bot) => !bot.is_level) };
}

/** Whoever does not choose gets neither the weakest nor the strongest. */
export function usualBot(bots: BotInfo[]): BotInfo | undefined {
  const { levels } = groupsOf(bots);
  return levels[Math.floor(levels.length / 2)];
}
