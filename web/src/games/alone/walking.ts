// Arrow keys go from thing to thing on a map, the way the arrow points.

import { STEPS } from "./geometry";

const KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

export interface Spotted {
  x: number;
  y: number;
}

/** The nearest of all places that lies that way: what is aside counts twice. */
export function nextPlace(from: Spotted, places: readonly Spotted[], direction: number): number {
  const step = STEPS[direction] ?? { x: 0, y: 0 };
  let found = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const ahead = (place.x - from.x) * step.x + (place.y - from.y) * step.y;
    const aside = Math.abs((place.x - from.x) * step.y) + Math.abs((place.y - from.y) * step.x);
    if (ahead < 1 || ahead + 2 * aside >= least) return;
    found = index;
    least = ahead + 2 * aside;
  });
  return found;
}

/** For the keydown of a map; from the map itself one comes to its first thing. */
export function walkMap(event: KeyboardEvent & { currentTarget: EventTarget & Element }): void {
  const direction = KEYS.indexOf(event.key);
  if (direction < 0) return;
  const things = [...event.currentTarget.querySelectorAll<SVGGElement>("[data-thing]")];
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = event.target instanceof Element ? event.target.closest("[data-thing]") : null;
  const next = here ? things[nextPlace(middle(here), things.map(middle), direction)] : things[0];
  event.preventDefault();
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
