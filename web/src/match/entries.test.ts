import { expect, it } from "vitest";
import type { OptionInfo } from "../lib/wire";
import { entriesOf, isThing } from "./entries";

const option = (...things: string[]): OptionInfo => ({ id: things.join("/"), text: "", note: "", things, rules: [] });
const places = ["place:1", "place:2", "place:3", "place:4", "place:5"];

it("asks for the card first where cards times places would be a long list", () => {
  const entries = entriesOf([...places.map((place) => option("card:1", place)), ...places.map((place) => option("card:2", place)), option("card:3")]);
  expect(entries.map((entry) => (isThing(entry) ? `${entry.thing} ×${entry.options.length}` : entry.id))).toEqual(["card:1 ×5", "card:2 ×5", "card:3"]);
});

it("leaves short lists alone, and those that would not become shorter", () => {
  const short = places.map((place) => option("card:1", place));
  const long = [..."abcdefghij"].map((letter) => option(letter));
  const same = [..."abcdefghij"].map((letter) => option("card:1", letter));
  for (const options of [short, long, same]) expect(entriesOf(options)).toBe(options);
});
