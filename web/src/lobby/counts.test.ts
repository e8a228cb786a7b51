import { expect, test } from "vitest";
import { botCounts, friendCounts } from "./counts";

test("a game for two to four takes one to three bots, or two to four friends", () => {
  expect(botCounts({ lowest: 2, highest: 4 })).toEqual([1, 2, 3]);
  expect(friendCounts({ lowest: 2, highest: 4 })).toEqual([2, 3, 4]);
});

test("a game that one may play alone is played without bots too, but not alone with friends", () => {
  expect(botCounts({ lowest: 1, highest: 3 })).toEqual([0, 1, 2]);
  expect(friendCounts({ lowest: 1, highest: 3 })).toEqual([2, 3]);
});

test("a game for one has no place for anybody else", () => {
  expect(botCounts({ lowest: 1, highest: 1 })).toEqual([0]);
  expect(friendCounts({ lowest: 1, highest: 1 })).toEqual([]);
});
