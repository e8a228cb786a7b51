import { describe, expect, it } from "vitest";
import { foretell, foretellInside, turnedUp } from "./forecast";
import type { HeroView, PlayerView, RoomView } from "./view";

const hero = (health: number, damage = 0): HeroView => ({ card: 118, name: "elfstar", health, damage });

const room = (damage: number, more: Partial<RoomView> = {}): RoomView => ({
  room: 12, name: "", damage, treasure: {}, beneath: [], asleep: false, face_down: false, hidden: -1, placer: -1, hero: null, ...more,
});

const dungeon = (...fromBoss: RoomView[]): PlayerView => ({
  seat: 0, boss: 0, levelled: false, out: false, rooms_in_hand: 0, spells_in_hand: 0, known_hand: [], dungeon: fromBoss,
  entrance: [], corridor: null, soul_cards: [], wound_cards: [], souls: 0, wounds: 0, treasure: {}, placements: 0,
});

describe("the forecast", () => {
  it("goes from the entrance to the Boss and stops where the Hero dies", () => {
    const run = foretell(hero(4), dungeon(room(9), room(3), room(1)), false);
    expect(run.steps).toEqual([{ spot: 2, left: 3 }, { spot: 1, left: 0 }]);
    expect(run.dies).toBe(1);
    expect(run.killer).toBe(12);
  });

  it("passes deactivated and face-down Rooms", () => {
    const run = foretell(hero(4), dungeon(room(3, { asleep: true }), room(0, { room: -1, face_down: true }), room(1)), false);
    expect(run.steps).toEqual([{ spot: 2, left: 3 }]);
    expect(run.dies).toBeNull();
  });

  it("counts a face-down Room that one knows, in place of what it covers", () => {
    const covered = dungeon(room(1, { asleep: true, face_down: true, hidden: 31 }));
    const run = foretell(hero(4), turnedUp(covered, (card) => (card === 31 ? 4 : 0)), false);
    expect(run).toEqual({ hero: 118, steps: [{ spot: 0, left: 0 }], dies: 0, killer: 31 });
  });

  it("lets the Archer skip the last Room that works", () => {
    expect(foretell(hero(4), dungeon(room(9, { asleep: true }), room(5), room(1)), true).dies).toBeNull();
  });

  it("knows damage taken at the entrance", () => {
    expect(foretell(hero(4, 4), dungeon(room(1)), false).dies).toBe(-1);
  });

  it("goes on from the Room in which the Hero stands", () => {
    const run = foretellInside(dungeon(room(2), room(1, { hero: hero(4, 1) }), room(9)), false);
    expect(run?.steps).toEqual([{ spot: 1, left: 3 }, { spot: 0, left: 1 }]);
    expect(run?.dies).toBeNull();
  });
});
