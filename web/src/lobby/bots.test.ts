import { expect, test } from "vitest";
import type { BotInfo } from "../lib/wire";
import { groupsOf, usualBot } from "./bots";

const bot = (name: string, is_level: boolean): BotInfo => ({ name, title: name, about: "", is_level });
const three = [bot("novice", true), bot("adept", true), bot("master", true)];

test("levels are for everybody, the others for experiments", () => {
  const { levels, others } = groupsOf([...three, bot("random", false)]);
  expect(levels).toEqual(three);
  expect(others.map((one) => one.name)).toEqual(["random"]);
});

test("where there are no levels every bot is offered", () => {
  expect(groupsOf([bot("random", false)])).toEqual({ levels: [bot("random", false)], others: [] });
});

test("who does not choose meets the middle level", () => {
  expect(usualBot([...three, bot("random", false)])?.name).toBe("adept");
  expect(usualBot([bot("random", false)])?.name).toBe("random");
  expect(usualBot([])).toBeUndefined();
});
