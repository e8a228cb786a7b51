// How many sit down, on the two short ways to a table. A game may be one that a single person plays.

import type { SeatRange } from "../lib/wire";

const USUAL: SeatRange = { lowest: 2, highest: 2 };

/** How many bots may join me: none, where one may play alone. */
export function botCounts(seats: SeatRange = USUAL): number[] {
  return from(Math.max(0, seats.lowest - 1), seats.highest - 1);
}

/** How many friends may play, me included: a link is for somebody else. */
export function friendCounts(seats: SeatRange = USUAL): number[] {
  return from(Math.max(2, seats.lowest), seats.highest);
}

function from(lowest: number, highest: number): number[] {
  return Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, index) => lowest + index);
}
