import { describe, expect, it } from "vitest";
import { BLANK, edge, keepSketch, nearestSide, place, readSketch, toggleMark, toggleWall, wiped } from "./sketch";

function cupboard(): Pick<Storage, "getItem" | "setItem" | "removeItem"> & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
}

describe("drawing", () => {
  it("marks a sector, and takes the same mark away", () => {
    const once = toggleMark(BLANK, place(0, 2, 3), "floor");
    expect(once.marks).toEqual({ "0:2,3": "floor" });
    expect(toggleMark(once, place(0, 2, 3), "danger").marks).toEqual({ "0:2,3": "danger" });
    expect(toggleMark(once, place(0, 2, 3), "floor").marks).toEqual({});
  });

  it("knows a wall from both of its sides", () => {
    expect(edge(0, 1, 1, 2)).toBe(edge(0, 1, 2, 0));
    expect(edge(0, 1, 1, 1)).toBe(edge(0, 2, 1, 3));
    const drawn = toggleWall(BLANK, edge(0, 1, 1, 2));
    expect(toggleWall(drawn, edge(0, 1, 2, 0)).walls).toEqual([]);
  });

  it("takes the side that is nearest", () => expect([nearestSide(0.5, 0.1), nearestSide(0.9, 0.5), nearestSide(0.5, 0.9), nearestSide(0.1, 0.5)]).toEqual([0, 1, 2, 3]));

  it("wipes one sheet alone", () => {
    const drawn = toggleWall(toggleMark(toggleMark(BLANK, place(0, 1, 1), "floor"), place(1, 1, 1), "me"), edge(0, 1, 1, 0));
    expect(wiped(drawn, 0)).toEqual({ marks: { "1:1,1": "me" }, walls: [], note: "" });
  });
});

describe("keeping", () => {
  it("is for one match, in this browser", () => {
    const storage = cupboard();
    const drawn = { ...BLANK, note: "two doors north" };
    keepSketch("a", drawn, storage);
    expect(readSketch("a", storage)).toEqual(drawn);
    expect(readSketch("b", storage)).toEqual(BLANK);
    keepSketch("a", BLANK, storage);
    expect(storage.kept.size).toBe(0);
  });

  it("does not stumble over rubbish", () => expect(readSketch("a", { getItem: () => "{" })).toEqual(BLANK));
});
