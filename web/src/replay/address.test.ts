import { expect, it } from "vitest";
import { placeAddress, readPlace } from "./address";

it("reads what it writes", () => {
  for (const place of [
    { step: 42, eyes: 1 },
    { step: 0, eyes: null },
    { step: 7, eyes: 0 },
  ]) {
    const [path, query] = placeAddress("a b", place).split("?");
    expect(path).toBe("/match/a%20b/replay");
    expect(readPlace(`?${query}`)).toEqual(place);
  }
});

it("takes nonsense for the opening, seen by nobody", () => {
  expect(readPlace("?step=-3&eyes=me")).toEqual({ step: 0, eyes: null });
});
