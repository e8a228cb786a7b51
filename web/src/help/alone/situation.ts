// What matters most just now, for the guide: where the Hero stands, and what Evil has on the map.

import type { AloneView } from "../../games/alone/view";

export function situation(view: unknown): string {
  if (typeof view !== "object" || view === null) return "";
  if ((view as AloneView).round === 0) return "setup";
  return ofEvil(view as AloneView) ?? ofHero(view as AloneView);
}

/** Evil alone sees the map. */
function ofEvil({ map }: AloneView): string | null {
  if (!map) return null;
  if (map.monsters.length === 0) return "empty";
  return map.sectors[map.hero]?.danger ? "danger" : "";
}

/** A monster beside the Hero comes before a mission to complete, and that before a danger token. */
function ofHero({ tiles, missions }: AloneView): string {
  const here = tiles.find((tile) => tile.end_of < 0 && tile.dx === 0 && tile.dy === 0);
  if (!here) return "";
  if (here.figures.length > 0) return "monster";
  if (missions.some((mission) => mission.active && !mission.done && mission.room === here.room)) return "mission";
  return here.danger ? "danger" : "";
}
