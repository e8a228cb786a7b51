// Which game is offered first.

import { expect, it } from "vitest";
import { GUIDED, simplestFirst } from "./guided-games";

it("games that one can be guided through come first, the simplest before the others; the rest stays in its order", () => {
  const guided = Object.keys(GUIDED);
  const listed = ["zebra", ...guided.toReversed(), "adder"].map((name) => ({ name }));
  expect(listed.toSorted(simplestFirst).map(({ name }) => name)).toEqual([...guided, "zebra", "adder"]);
});
