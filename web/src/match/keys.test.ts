import { beforeEach, expect, test, vi } from "vitest";
import type { Picker } from "../lib/picker.svelte";
import type { OptionInfo } from "../lib/wire";
import { isKnock, press, type Keys } from "./keys";

const option = (id: string): OptionInfo => ({ id, text: id, note: "", things: [], rules: [] });
const pass = option("pass");
const [first, second] = [vi.fn(), vi.fn()];
const picker = { picked: ["card:1"], take: vi.fn(), clear: vi.fn() };
const keys = (isWindow: boolean): Keys => ({
  picker: picker as unknown as Picker,
  numbered: [first, second],
  isFresh: false,
  isWindow,
  pass,
  hold: vi.fn(),
  enterList: vi.fn(),
});

/** An element that only knows which selectors lead to it. */
const element = (...kinds: string[]) => ({ closest: (selector: string) => (kinds.some((kind) => selector.includes(kind)) ? {} : null) });
const event = (key: string, more: object = {}) =>
  ({ key, target: element(), preventDefault: vi.fn(), ...more }) as unknown as KeyboardEvent;

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.clearAllMocks();
});

test("a digit takes what has that number, also with the focus on a button", () => {
  press(event("2"), keys(false));
  press(event("2", { target: element("button") }), keys(false));
  expect(second).toHaveBeenCalledTimes(2);
  expect(first).not.toHaveBeenCalled();
});

test("a digit that comes with a new question was meant for the one before", () => {
  press(event("2"), { ...keys(false), isFresh: true });
  expect(second).not.toHaveBeenCalled();
});

test("a digit without an option does nothing, nor does a key that is held down", () => {
  press(event("3"), keys(false));
  press(event("2", { repeat: true }), keys(false));
  expect(second).not.toHaveBeenCalled();
});

test("P passes, Space only in a window and not on a button", () => {
  press(event(" "), keys(false));
  press(event(" ", { target: element("button") }), keys(true));
  expect(picker.take).not.toHaveBeenCalled();
  press(event("P"), keys(false));
  press(event(" "), keys(true));
  expect(picker.take.mock.calls).toEqual([[pass], [pass]]);
});

test("who writes is left alone", () => {
  press(event("2", { target: element("input") }), keys(false));
  expect(second).not.toHaveBeenCalled();
});

test("Escape puts back, H holds", () => {
  const given = keys(true);
  press(event("Escape"), given);
  press(event("h"), given);
  expect(picker.clear).toHaveBeenCalledOnce();
  expect(given.hold).toHaveBeenCalledOnce();
});

test("K knocks, unless somebody writes or holds a key down", () => {
  expect([event("k"), event("K")].every(isKnock)).toBe(true);
  expect([event("k", { target: element("input") }), event("k", { repeat: true }), event("j")].some(isKnock)).toBe(false);
});
