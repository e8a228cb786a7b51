// Shows journeys over the board with copies of the things that moved. Nothing waits for it: a tap or a key ends it.

import type { Flight } from "./flights";

const LEG = 480;
const LONGEST = 3600;
const APART = 260;

/** What the things that are about to move looked like and where, before the board changes. */
export type Memory = Map<number, { copy: HTMLElement; box: DOMRect }>;

export function remember(root: HTMLElement, flights: Flight[]): Memory {
  const memory: Memory = new Map();
  for (const { card } of flights) {
    const thing = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
    if (thing) memory.set(card, { copy: thing.cloneNode(true) as HTMLElement, box: thing.getBoundingClientRect() });
  }
  return memory;
}

/** Let the journeys be seen; the answer ends them at once. */
export function show(root: HTMLElement, layer: HTMLElement, flights: Flight[], memory: Memory): () => void {
  const seen = flights.filter((flight) => memory.has(flight.card));
  const length = Math.max(0, ...seen.map((flight, index) => flight.legs.length * LEG + index * APART));
  const pace = length > LONGEST ? LONGEST / length : 1;
  seen.forEach((flight, index) => fly(root, layer, flight, memory, index * APART * pace, LEG * pace));
  const end = () => layer.replaceChildren();
  const timer = setTimeout(end, length * pace + 700);
  return () => {
    clearTimeout(timer);
    end();
  };
}

function fly(root: HTMLElement, layer: HTMLElement, flight: Flight, memory: Memory, delay: number, leg: number): void {
  const start = memory.get(flight.card);
  if (!start) return;
  const { copy, box } = start;
  const stops = flight.legs.flatMap((one) => {
    const place = root.querySelector(`[data-place="${one.to}"]`)?.getBoundingClientRect();
    return place ? [{ x: place.x + place.width / 2 - box.x - box.width / 2, y: place.y + place.height / 2 - box.y - box.height / 2, one, place }] : [];
  });
  if (!stops.length) return;
  copy.removeAttribute("data-card");
  Object.assign(copy.style, { position: "fixed", left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`, margin: "0" });
  layer.append(copy);
  const duration = stops.length * leg;
  const frames = [
    { transform: "none", opacity: 1, offset: 0 },
    // It rests a while at every stop, so that one sees where it has been.
    ...stops.flatMap(({ x, y }, index) => {
      const there = { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 1 };
      return [{ ...there, offset: (index + 0.65) / stops.length }, { ...there, offset: (index + 0.98) / stops.length }];
    }),
    { transform: `translate(${stops.at(-1)?.x ?? 0}px, ${stops.at(-1)?.y ?? 0}px) scale(0.6)`, opacity: 0, offset: 1 },
  ];
  copy.animate(frames, { duration, delay, easing: "ease-in-out", fill: "both" });
  root.querySelector(`[data-card="${flight.card}"]`)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
  stops.forEach(({ one, place }, index) => {
    if (one.note) note(layer, one.note, one.tone, place, delay + (index + 0.6) * leg);
  });
}

function note(layer: HTMLElement, text: string, tone: string, place: DOMRect, delay: number): void {
  const label = document.createElement("b");
  label.textContent = text;
  label.className = tone;
  Object.assign(label.style, { left: `${place.x + place.width / 2}px`, top: `${place.y + place.height / 2}px` });
  layer.append(label);
  label.animate(
    [
      { opacity: 0, transform: "translate(-50%, 0)" },
      { opacity: 1, transform: "translate(-50%, -24px)", offset: 0.3 },
      { opacity: 0, transform: "translate(-50%, -56px)" },
    ],
    { duration: 900, delay, fill: "both", easing: "ease-out" },
  );
}
