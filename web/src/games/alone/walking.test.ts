import { describe, expect, it } from "vitest";
import { nextPlace } from "./walking";

describe("arrow keys on a map", () => {
  const here = { x: 0, y: 0 };

  it("go to what lies straight ahead before what lies aside", () => {
    const places = [{ x: 50, y: 60 }, { x: 100, y: 0 }, { x: -20, y: 0 }];
    expect(nextPlace(here, places, 1)).toBe(1);
    expect(nextPlace(here, places, 3)).toBe(2);
  });

  it("go nowhere when nothing is there", () => expect(nextPlace(here, [{ x: 0, y: 10 }], 0)).toBe(-1));
});
