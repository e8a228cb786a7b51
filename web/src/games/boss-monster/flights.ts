// What moved in a frame, as journeys over the board: drawn from the events, never needed to understand the game.

import type { GameEvent } from "./events";

export interface Leg {
  /** A `data-place` of the board. */
  to: string;
  note: string;
  tone: "good" | "bad" | "plain";
}

export interface Flight {
  card: number;
  legs: Leg[];
}

export function flightsOf(events: GameEvent[]): Flight[] {
  const flights = new Map<number, Flight>();
  const leg = (card: number, to: string, note = "", tone: Leg["tone"] = "plain") => {
    const flight = flights.get(card) ?? { card, legs: [] };
    flight.legs.push({ to, note, tone });
    flights.set(card, flight);
  };
  for (const event of events) {
    switch (event.type) {
      case "HeroLured":
        leg(event.hero, `entrance:${event.seat}`);
        break;
      case "HeroMoved":
        leg(event.hero, event.seat < 0 ? "town" : `entrance:${event.seat}`);
        break;
      case "HeroSentBack":
        leg(event.hero, `room:${event.room}`);
        break;
      case "HeroWounded":
        if (event.room >= 0) leg(event.hero, `room:${event.room}`, `−${event.amount} ♥`, "bad");
        break;
      case "HeroKilled":
        leg(event.hero, `souls:${event.seat}`, `+${event.souls}`, "good");
        break;
      case "BossWounded":
        leg(event.hero, `boss:${event.seat}`);
        leg(event.hero, `wounds:${event.seat}`, `+${event.wounds}`, "bad");
        break;
      case "RoomDestroyedByCard":
        leg(event.room, "discard");
        break;
      case "CardsDiscarded":
        for (const card of event.cards) leg(card, "discard");
        break;
      default:
    }
  }
  return [...flights.values()];
}
