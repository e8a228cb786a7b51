import { expect, it } from "vitest";
import art from "./art.json";
import { pictureOf, shapeOf } from "./targets";

const TARGETS = [
  "room-infirmary room-laboratory room-quarters room-control_room room-escape_pods room-generator_room room-canteen room-storage",
  "shape-corridor shape-corner shape-junction shape-crossing door stairs-amber stairs-teal switch",
  "kind-spores kind-parasites kind-cultists kind-hybrids kind-worms stairs shape-room danger mission",
  "token-sabotage token-breach token-record token-culture boss-colonel boss-matriarch",
]
  .join(" ")
  .split(" ");

it("has a sign for everything that the Hero may ask about", () => {
  const without = TARGETS.filter((slug) => !shapeOf(slug) && !Object.hasOwn(art, pictureOf(slug)));
  expect(without).toEqual([]);
});

it("draws the nearest room as a room, and other shapes as passages", () => {
  expect(TARGETS.filter((slug) => shapeOf(slug)?.isRoom)).toEqual(["shape-room"]);
  expect(shapeOf("shape-corner")?.sides).toEqual([0, 1]);
  expect(pictureOf("token-breach")).toBe("breach");
});
