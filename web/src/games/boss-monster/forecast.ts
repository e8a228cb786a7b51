// A Hero's walk as the numbers on the table foretell it. Spells and abilities may change it: it is only a forecast.

import type { HeroView, PlayerView, RoomView } from "./view";

export interface Step {
  /** The place, counted from the Boss as the view counts. */
  spot: number;
  /** Hearts left after this Room, never below zero. */
  left: number;
}

export interface Run {
  hero: number;
  steps: Step[];
  /** The place where it dies; -1 before any Room (its damage suffices already); null: it survives. */
  dies: number | null;
  /** The Room in which it dies; -1: in none. */
  killer: number;
}

export const isOpen = (room: RoomView) => room.room >= 0 && !room.asleep;

/** The walk from `from` on (the Room nearest the entrance unless told), past the Rooms that work now. */
export function foretell(hero: HeroView, player: PlayerView, skipsLast: boolean, from = player.dungeon.length - 1): Run {
  let left = hero.health - hero.damage;
  const run: Run = { hero: hero.card, steps: [], dies: left <= 0 ? -1 : null, killer: -1 };
  if (left <= 0) return run;
  const skipped = skipsLast ? player.dungeon.findIndex(isOpen) : -1;
  for (let spot = from; spot >= 0; spot -= 1) {
    const room = player.dungeon[spot];
    if (!room || !isOpen(room) || spot === skipped) continue;
    left -= room.damage;
    run.steps.push({ spot, left: Math.max(0, left) });
    if (left <= 0) return { ...run, dies: spot, killer: room.room };
  }
  return run;
}

/** The walk of a Hero that is in this dungeon already: from where it stands. */
export function foretellInside(player: PlayerView, skipsLast: boolean): Run | null {
  const spot = player.dungeon.findIndex((room) => room.hero !== null);
  const room = player.dungeon[spot];
  const hero = room?.hero;
  if (!hero) return null;
  const left = Math.max(0, hero.health - hero.damage);
  const here: Step = { spot, left };
  if (left === 0) return { hero: hero.card, steps: [here], dies: spot, killer: room.room };
  const onwards = foretell(hero, player, skipsLast, spot - 1);
  return { ...onwards, steps: [here, ...onwards.steps] };
}

/** The dungeon as it will be once the face-down Rooms that one knows are turned up. */
export function turnedUp(player: PlayerView, damageOf: (card: number) => number): PlayerView {
  const turn = (room: RoomView): RoomView =>
    room.hidden < 0 ? room : { ...room, room: room.hidden, damage: damageOf(room.hidden), asleep: false, face_down: false, hidden: -1 };
  return { ...player, dungeon: player.dungeon.map(turn) };
}
