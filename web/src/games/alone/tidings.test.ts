import { describe, expect, it } from "vitest";
import type { GameEvent } from "./events";
import { hear, SILENCE } from "./tidings";

const lines = (from: number, ...events: GameEvent[]) => events.map((event, index) => ({ number: from + index, event, text: "" }));
const noise = (report: number): GameEvent => ({ type: "NoiseHeard", report, sector: -1 });
const moved: GameEvent = { type: "HeroMoved", way: 0, sector: -1 };
const declared: GameEvent = { type: "ActionDeclared", action: 1, way: -1, item: -1, mission: -1 };
const rolled = (...faces: number[]): GameEvent => ({ type: "DiceRolled", by: "hero", faces, hits: 1, figure: -1, look: -1, monster: -1, again: false });
const told: GameEvent = { type: "DistanceTold", target: 2, distance: 3, level: 0, way: -1 };

describe("noises", () => {
  it("are kept over the beginning of a turn", () => {
    const heard = hear(hear(SILENCE, lines(1, noise(2))), lines(2, { type: "TurnBegan", number: 3 }));
    expect(heard.noises.map(({ report }) => report)).toEqual([2]);
  });

  it("are forgotten when the Hero goes elsewhere or acts again", () => {
    expect(hear(SILENCE, lines(1, noise(2), moved)).noises).toEqual([]);
    expect(hear(SILENCE, lines(1, noise(2), declared, noise(3))).noises).toHaveLength(1);
  });
});

describe("answers", () => {
  it("stay, but are old once the Hero has moved", () => {
    const asked = hear(SILENCE, lines(1, { type: "TargetsNamed", targets: [2] }, told));
    expect(asked).toMatchObject({ answers: [told], areOld: false });
    expect(hear(asked, lines(3, moved))).toMatchObject({ answers: [told], areOld: true });
  });
});

describe("a roll", () => {
  it("lies otherwise once a hit is spoilt; those before it stay", () => {
    const heard = hear(SILENCE, lines(1, rolled(0), rolled(0, 1), { type: "HitSpoilt", faces: [2, 1], hits: 0 }));
    expect(heard.rolls).toMatchObject([{ faces: [0], hits: 1 }, { faces: [2, 1], hits: 0 }]);
  });
});

describe("a story told anew", () => {
  it("is heard from its beginning", () => {
    const heard = hear(SILENCE, lines(5, noise(1)));
    expect(hear(heard, lines(3, noise(0))).noises.map(({ report }) => report)).toEqual([0]);
    expect(hear(heard, [])).toBe(heard);
  });
});
