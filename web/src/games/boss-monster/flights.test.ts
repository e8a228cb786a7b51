import { expect, it } from "vitest";
import { flightsOf } from "./flights";

it("follows a Hero from the town to its death, and keeps every Hero apart", () => {
  const flights = flightsOf([
    { type: "HeroLured", seat: 1, hero: 118, pull: 2, next_best: 1, by_text: false },
    { type: "HeroLured", seat: 0, hero: 124, pull: 2, next_best: 1, by_text: false },
    { type: "HeroWounded", hero: 118, room: 12, amount: 1, left: 3 },
    { type: "HeroWounded", hero: 118, room: -1, amount: 3, left: 0 },
    { type: "HeroKilled", seat: 1, hero: 118, room: 12, souls: 1 },
  ]);
  expect(flights.map((flight) => [flight.card, flight.legs.map((leg) => leg.to)])).toEqual([
    [118, ["entrance:1", "room:12", "souls:1"]],
    [124, ["entrance:0"]],
  ]);
});

it("shows nothing of what nobody sees moving", () => {
  expect(flightsOf([{ type: "RoundBegan", number: 2 }, { type: "PhaseBegan", phase: "build" }])).toEqual([]);
});
