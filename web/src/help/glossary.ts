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

const ALONE: Term[] = [
  { name: "hero", rules: ["AL-SETUP-01"] },
  { name: "evil", rules: ["AL-TURN-01"] },
  { name: "health", rules: ["AL-WIN-02", "AL-COMBAT-28"] },
  { name: "sector", rules: ["AL-INFO-01"] },
  { name: "labyrinth", rules: ["AL-INFO-02", "AL-INFO-06"] },
  { name: "revealed", rules: ["AL-INFO-04"] },
  { name: "view", rules: ["AL-FOV-01"] },
  { name: "light", rules: ["AL-LIGHT-15", "AL-LIGHT-16"] },
  { name: "turn", rules: ["AL-TURN-02", "AL-TURN-04"] },
  { name: "bullet-time", rules: ["AL-TURN-05", "AL-ROUND-06"] },
  { name: "reaction", rules: ["AL-REACT-01", "AL-REACT-02"] },
  { name: "standard", rules: ["AL-REACT-11", "AL-REACT-12"] },
  { name: "conditional", rules: ["AL-REACT-15", "AL-REACT-16"] },
  { name: "instant", rules: ["AL-REACT-18"] },
  { name: "track", rules: ["AL-REACT-03", "AL-REACT-29"] },
  { name: "combo", rules: ["AL-REACT-04"] },
  { name: "danger", rules: ["AL-REACT-25", "AL-COMBAT-02"] },
  { name: "deploy", rules: ["AL-DEPLOY-03", "AL-DEPLOY-06"] },
  { name: "noise", rules: ["AL-NOISE-01", "AL-NOISE-03"] },
  { name: "terror", rules: ["AL-MMOVE-06", "AL-MMOVE-10"] },
  { name: "attack", rules: ["AL-COMBAT-04"] },
  { name: "parting", rules: ["AL-COMBAT-07"] },
  { name: "wound", rules: ["AL-COMBAT-14", "AL-COMBAT-16"] },
  { name: "experience", rules: ["AL-COMBAT-22", "AL-COMBAT-24"] },
  { name: "door", rules: ["AL-ACT-MOVE-03", "AL-MMOVE-04"] },
  { name: "item", rules: ["AL-ITEM-01", "AL-ITEM-04"] },
  { name: "mission", rules: ["AL-SETUP-16", "AL-MISSION-01"] },
  { name: "ally", rules: ["AL-ALLY-01"] },
  { name: "leader", rules: ["AL-LEAD-01"] },
  { name: "nightmare", rules: ["AL-NIGHT-01", "AL-NIGHT-03"] },
];

export const GLOSSARIES: Record<string, Term[]> = { alone: ALONE, "boss-monster": BOSS_MONSTER };
