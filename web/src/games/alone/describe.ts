// Sectors, monsters and cards in words, for screen readers and labels. What a thing is called comes first.

import { say } from "../../lib/words.svelte";
import {
  card,
  cardName,
  deckName,
  item,
  itemName,
  missionName,
  monsterName,
  roomName,
  shapeName,
  text,
  TOKENS,
  wayName,
} from "./box.svelte";
import type { FigureView, ItemView, MapView, MissionView, MonsterView, SectorView, TileView, TokenView } from "./view";

/** The elements that a card makes false in the labyrinth, a bit for each. */
const ELEMENTS = ["danger", "switch", "stairs", "tokens", "mission"] as const;

export function tokenWords({ name, count }: TokenView): string {
  return say(`al-token-${TOKENS[name] ?? "sabotage"}`, { count });
}

interface Signs {
  lit: boolean;
  switch: boolean;
  stairs: number;
  danger: boolean;
  trap: number;
  tokens: TokenView[];
}

function signWords(there: Signs, isMission: boolean): string[] {
  return [
    say(there.lit ? "al-lit" : "al-dark"),
    there.switch ? say("al-switch") : "",
    there.stairs >= 0 ? wayName(there.stairs) : "",
    there.danger ? say("al-danger") : "",
    isMission ? say("al-mission-token") : "",
    there.trap ? say("al-trap", { dice: there.trap }) : "",
    ...there.tokens.map(tokenWords),
  ];
}

const joined = (parts: string[]) => parts.filter(Boolean).join(", ");

/** Where a tile lies, counted from the Hero. */
export function whereWords({ dx, dy, end_of }: TileView): string {
  if (end_of >= 0) return end_of > 5 ? say("al-other-level") : say("al-beyond", { stairs: wayName(end_of) });
  if (!dx && !dy) return say("al-here");
  const north = dy ? say("al-steps", { count: Math.abs(dy), way: wayName(dy < 0 ? 0 : 2) }) : "";
  const east = dx ? say("al-steps", { count: Math.abs(dx), way: wayName(dx < 0 ? 3 : 1) }) : "";
  return joined([north, east]);
}

export function tileWords(tile: TileView): string {
  const doors = tile.doors.map(({ way, blocked }) => say(blocked ? "al-door-blocked" : "al-door-open", { way: wayName(way) }));
  return joined([
    text("tile", { number: tile.tile }),
    tile.room >= 0 ? roomName(tile.room) : shapeName(tile.shape),
    whereWords(tile),
    ...signWords(tile, tile.mission),
    say("al-ways", { ways: tile.ways.map(wayName).join(", ") }),
    ...doors,
    ...tile.figures.map((figure) => monsterName(figure.kind, figure.boss)),
    tile.in_view ? say("al-in-view") : say("al-out-of-view"),
  ]);
}

export function figureWords(figure: FigureView): string {
  return joined([
    monsterName(figure.kind, figure.boss),
    text("figure", { number: figure.figure }),
    figure.wounded ? say("al-wounded") : say("al-unhurt"),
  ]);
}

export const sectorNumber = (sector: number) => `${Math.floor(sector / 25) + 1}.${(sector % 25) + 1}`;
export const sectorName = (sector: number) => text("sector", { level: Math.floor(sector / 25) + 1, number: (sector % 25) + 1 });
export const monsterNumber = (monster: MonsterView) => (monster.boss >= 0 ? "" : String((monster.monster % 3) + 1));

export function elementWords(bits: number): string {
  return joined(ELEMENTS.map((element, place) => ((bits >> place) & 1 ? say(`al-element-${element}`) : "")));
}

export function sectorWords(sector: SectorView, map: MapView, far: number, isMission: boolean): string {
  const doors = sector.doors.flatMap((door, way) => {
    if (door < 0) return [];
    return [say(map.blocked.includes(door) ? "al-door-blocked" : "al-door-open", { way: wayName(way) })];
  });
  const monsters = map.monsters.filter((monster) => monster.sector === sector.sector);
  return joined([
    sectorName(sector.sector),
    sector.room >= 0 ? roomName(sector.room) : shapeName(sector.shape),
    map.hero === sector.sector ? say("al-hero-here") : far >= 0 ? say("al-far", { count: far }) : say("al-no-way"),
    ...signWords(sector, isMission),
    ...doors,
    ...monsters.map((monster) => monsterName(monster.kind, monster.boss)),
    sector.in_view ? say("al-in-view") : sector.tile >= 0 ? say("al-revealed") : say("al-unrevealed"),
    sector.hides ? say("al-hides", { what: elementWords(sector.hides) }) : "",
    sector.shows ? say("al-shows", { what: elementWords(sector.shows) }) : "",
  ]);
}

export function monsterWords(monster: MonsterView): string {
  return joined([
    monster.boss >= 0 ? monsterName(monster.kind, monster.boss) : text("monster", { kind: monsterName(monster.kind, -1), number: (monster.monster % 3) + 1 }),
    sectorName(monster.sector),
    monster.wounded ? say("al-wounded") : say("al-unhurt"),
    monster.kept_back ? say("al-kept-back") : monster.figure >= 0 ? say("al-seen") : say("al-unseen"),
  ]);
}

/** Everything on a reaction card, in one breath. */
export function cardWords(id: number): string {
  const slug = card(id)?.slug;
  if (!slug) return say("al-card-unknown");
  const parts = [deckName(card(id)?.deck ?? 0), text(`card-${slug}.moment`), text(`card-${slug}.upper`)];
  return `${cardName(id)}. ${parts.join(". ")} ${say("al-lower-half")}: ${text(`card-${slug}.lower`)}`;
}

export function itemWords(held: ItemView): string {
  const slug = item(held.card)?.slug ?? "";
  return `${joined([
    itemName(held.card),
    say("al-charges", { count: held.charges, most: item(held.card)?.charges ?? held.charges }),
    held.upgraded ? say("al-upgraded") : "",
    held.used ? say("al-used") : "",
  ])}. ${text(`item-${slug}.effect`)}`;
}

export const missionState = ({ done, active }: MissionView) => (done ? "done" : active ? "open" : "locked");

export function missionWords(seen: MissionView): string {
  return joined([missionName(seen.card), roomName(seen.room), say(`al-mission-${missionState(seen)}`)]);
}
