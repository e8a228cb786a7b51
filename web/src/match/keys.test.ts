import { beforeEach, expect, test, vi } from "vitest";
import type { Picker } from "../lib/picker.svelte";
import type { OptionInfo } from "../lib/wire";
import { press, type Keys } from "./keys";

const option = (id: string): OptionInfo => ({ id, text: id, note: "", things: [], rules: [] });
const [pass, first, second] = [option("pass"), option("first"), option("second")];
const picker = { picked: ["card:1"], take: vi.fn(), clear: vi.fn() };
const keys = (isWindow: boolean): Keys => ({
  picker: picker as unknown as Picker,
  options: [first, second],
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

test("a digit takes the option with that number", () => {
  press(event("2"), keys(false));
  expect(picker.take).toHaveBeenCalledExactlyOnceWith(second);
});

test("a digit without an option does nothing, nor does a key that is held down", () => {
  press(event("3"), keys(false));
  press(event("2", { repeat: true }), keys(false));
  expect(picker.take).not.toHaveBeenCalled();
});

test("P and Space pass, but only in a window, and Space not on a button", () => {
  press(event("p"), keys(false));
  press(event(" ", { target: element("button") }), keys(true));
  expect(picker.take).not.toHaveBeenCalled();
  press(event("P"), keys(true));
  press(event(" "), keys(true));
  expect(picker.take.mock.calls).toEqual([[pass], [pass]]);
});

test("who writes is left alone", () => {
  press(event("2", { target: element("input") }), keys(false));
  expect(picker.take).not.toHaveBeenCalled();
});

test("Escape puts back, H holds", () => {
  const given = keys(true);
  press(event("Escape"), given);
  press(event("h"), given);
  expect(picker.clear).toHaveBeenCalledOnce();
  expect(given.hold).toHaveBeenCalledOnce();
});
