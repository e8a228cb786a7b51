// The words of each game that a newcomer meets, in the order in which they meet them, and the rule behind each.

export interface Term {
  /** Its texts: `glossary-<game>-<name>` and, what it means, `glossary-<game>-<name>-text`. */
  name: string;
  rules: string[];
}

const BOSS_MONSTER: Term[] = [
  { name: "soul", rules: ["BM-GOAL-01", "BM-GOAL-03"] },
  { name: "wound", rules: ["BM-GOAL-02", "BM-GOAL-04"] },
  { name: "hero", rules: ["BM-ADV-08"] },
  { name: "town", rules: ["BM-GLOSS-26"] },
  { name: "dungeon", rules: ["BM-ADV-03"] },
  { name: "room", rules: ["BM-BUILD-03", "BM-BUILD-04"] },
  { name: "advanced", rules: ["BM-BUILD-06"] },
  { name: "treasure", rules: ["BM-BAIT-01"] },
  { name: "lure", rules: ["BM-BAIT-03", "BM-BAIT-04"] },
  { name: "round", rules: ["BM-TURN-01"] },
  { name: "xp", rules: ["BM-TURN-02"] },
  { name: "active", rules: ["BM-TURN-04"] },
  { name: "spell", rules: ["BM-ADV-05"] },
  { name: "window", rules: ["BM-PRIO-03"] },
  { name: "level-up", rules: ["BM-LEVEL-01"] },
  { name: "asleep", rules: ["BM-GLOSS-07", "BM-GLOSS-09"] },
  { name: "uncover", rules: ["BM-GLOSS-05"] },
];

export const GLOSSARIES: Record<string, Term[]> = { "boss-monster": BOSS_MONSTER };
