import { describe, expect, it } from "vitest";
import { around, distances, floor, fromSide, standing, wallLines } from "./geometry";

describe("walls", () => {
  it("run along both sides of a corridor", () => {
    const lines = wallLines([0, 2], false);
    expect(lines).toHaveLength(2);
    expect(lines.flat().filter(({ y }) => y === 0 || y === 100)).toHaveLength(4);
  });

  it("go all around a sector without a way out", () => {
    const [line, ...others] = wallLines([], true);
    expect(others).toEqual([]);
    expect(line?.[0]).toEqual(line?.at(-1));
  });

  it("leave a gap on each open side", () => {
    expect(wallLines([0, 1, 2, 3], false)).toHaveLength(4);
    expect(wallLines([1], true)).toHaveLength(1);
  });

  it("hold the floor between them", () => {
    expect(floor([1, 3], false)).toMatch(/^M.*Z$/);
    expect(floor([1, 3], false)).toContain("100 28");
  });
});

describe("sides", () => {
  it("are turned clockwise", () => {
    expect([0, 1, 2, 3].map((side) => fromSide(side, 50, 0))).toEqual([
      { x: 50, y: 0 },
      { x: 100, y: 50 },
      { x: 50, y: 100 },
      { x: 0, y: 50 },
    ]);
  });
});

describe("the area of a map", () => {
  it("has darkness around, and is never too small", () => {
    expect(around([{ x: 0, y: 0 }, { x: 2, y: -1 }], 1)).toEqual({ left: -1, top: -2, columns: 5, rows: 4 });
    expect(around([{ x: 0, y: 0 }], 0, 5, 3)).toEqual({ left: -2, top: -1, columns: 5, rows: 3 });
    expect(around([], 1)).toEqual({ left: -1, top: -1, columns: 3, rows: 3 });
  });
});

describe("counters", () => {
  it("stand apart", () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const places = standing(count);
      expect(places).toHaveLength(count);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });
});

describe("distances", () => {
  // 0 – 1 = 2 in a row, a door between the last two, and stairs from 0 to 3.
  const places = [
    { sector: 0, ways: [-1, 1, -1, -1, 3, -1], doors: [-1, -1, -1, -1] },
    { sector: 1, ways: [-1, 2, -1, 0, -1, -1], doors: [-1, 7, -1, -1] },
    { sector: 2, ways: [-1, -1, -1, 1, -1, -1], doors: [-1, -1, -1, 7] },
    { sector: 3, ways: [-1, -1, -1, -1, 0, -1], doors: [-1, -1, -1, -1] },
  ];

  it("count steps, and stairs as one", () => expect(distances(places, [], 2)).toEqual([2, 1, 0, 3]));
  it("do not go through blocked doors", () => expect(distances(places, [7], 0)).toEqual([0, 1, -1, 1]));
  it("are unknown while the Hero is nowhere", () => expect(distances(places, [], -1)).toEqual([-1, -1, -1, -1]));
});
