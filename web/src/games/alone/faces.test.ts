import { expect, it } from "vitest";
import { faceOf, sidesOf } from "./faces";

const row = (wound: number) => ({ wound, kill: 2, attack_dark: 3, attack_lit: 0, sanity: 2, distance: 5 });
const statistics = { normal: [row(1), row(2)], nightmare: [row(3), row(4)], bosses: [row(5), row(6)] };

it("shows a monster's kind on both sides of the table, and which of them holds", () => {
  const sides = sidesOf(faceOf({ kind: 1, boss: -1 }), { statistics, nightmare: true });
  expect(sides.map(({ title, row, now }) => [title, row.wound, now])).toEqual([
    ["al-side-normal", 2, false],
    ["al-side-nightmare", 4, true],
  ]);
});

it("shows a boss with its own numbers, not with those of its kind", () => {
  const sides = sidesOf(faceOf({ kind: 0, boss: 1 }), { statistics, nightmare: false });
  expect(sides.map(({ title, row }) => [title, row.wound])).toEqual([["al-side-always", 6]]);
});
