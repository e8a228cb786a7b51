import { describe, expect, it } from "vitest";
import { offersOf } from "./offers";
import type { AloneView } from "./view";

const view = {
  hero: { character: 1, allies: [{ character: 3 }], items: [{ card: 14 }] },
  decks: [{ deck: 0 }],
  hand: [7],
} as unknown as AloneView;
const option = (...things: string[]) => ({ id: things.join(), text: "", note: "", things, rules: [] });

describe("what is offered beside the board", () => {
  it("are things that lie nowhere on it, each once", () => {
    const options = [option("item:14", "item:2"), option("item:2"), option("character:3"), option("target:5"), option("card:7"), option("deck:0")];
    expect(offersOf(options, view)).toEqual([
      { kind: "item", id: 2 },
      { kind: "target", id: 5 },
    ]);
  });

  it("never are places or ways", () => expect(offersOf([option("way:1", "tile:4", "sector:3")], view)).toEqual([]));
});
