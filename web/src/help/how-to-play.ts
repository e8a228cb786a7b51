// One page for each game that tells enough to begin; the rules browser has the rest. Fetched where it is read: it shows the
// game's own pictures.

import type { Component } from "svelte";

export const HOW_TO_PLAY: Record<string, () => Promise<{ default: Component }>> = {
  alone: () => import("./alone/HowToPlay.svelte"),
  "boss-monster": () => import("./boss-monster/HowToPlay.svelte"),
};
