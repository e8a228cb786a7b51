// Where things are drawn. A sector is a square of 100 by 100; sides are 0 north, 1 east, 2 south, 3 west.

export const UNIT = 100;
export const SIDES = [0, 1, 2, 3] as const;
export const AMBER = 4;
export const TEAL = 5;

/** Passages begin and end here on every side. */
const PASSAGE = 28;
/** Rooms leave so much rock around. */
const ROOM = 8;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** How x and y change on each side. */
export const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** A point seen from a side: so far along it, clockwise, and so far in from the edge. */
export function fromSide(side: number, along: number, inward: number): Point {
  if (side === 0) return { x: along, y: inward };
  if (side === 1) return { x: UNIT - inward, y: along };
  if (side === 2) return { x: UNIT - along, y: UNIT - inward };
  return { x: inward, y: UNIT - along };
}

/** The walls of a sector, each a line around the floor; open sides leave gaps between them. */
export function wallLines(sides: readonly number[], isRoom: boolean): Point[][] {
  const rim = isRoom ? ROOM : PASSAGE;
  const lines: Point[][] = [[]];
  const draw = (point: Point) => lines.at(-1)?.push(point);
  for (const side of SIDES) {
    draw(fromSide(side, rim, rim));
    if (!sides.includes(side)) continue;
    if (isRoom) draw(fromSide(side, PASSAGE, rim));
    draw(fromSide(side, PASSAGE, 0));
    lines.push([fromSide(side, UNIT - PASSAGE, 0)]);
    if (isRoom) draw(fromSide(side, UNIT - PASSAGE, rim));
  }
  // It ends where it began: the last line goes on into the first.
  const [first = [], ...rest] = lines;
  const last = rest.pop();
  return last ? [...rest, [...last, ...first]] : [[...first, ...first.slice(0, 1)]];
}

const path = (points: Point[]) => points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");

export const walls = (sides: readonly number[], isRoom: boolean) => wallLines(sides, isRoom).map(path).join("");

/** The floor: everything within the walls. */
export const floor = (sides: readonly number[], isRoom: boolean) => `${path(wallLines(sides, isRoom).flat())}Z`;

/** An area that holds all places and some darkness around them. */
export function around(places: readonly Point[], margin: number, columns = 0, rows = 0): Box {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const spread = (values: number[], least: number): [number, number] => {
    const low = Math.min(...values, ...(values.length ? [] : [0])) - margin;
    const size = Math.max(...values, ...(values.length ? [] : [0])) + margin - low + 1;
    const missing = Math.max(0, least - size);
    return [low - missing / 2, size + missing];
  };
  const [left, width] = spread(xs, columns);
  const [top, height] = spread(ys, rows);
  return { left, top, columns: width, rows: height };
}

/** Where so many counters stand around the middle of a sector without hiding each other. */
export function standing(count: number): Point[] {
  if (count <= 1) return [{ x: 0, y: 0 }];
  if (count === 2) return [{ x: -17, y: 0 }, { x: 17, y: 0 }];
  const radius = count === 3 ? 19 : count === 4 ? 22 : 27;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: Math.round(radius * Math.cos(angle) * 10) / 10, y: Math.round(radius * Math.sin(angle) * 10) / 10 };
  });
}

export interface Place {
  sector: number;
  ways: number[];
  doors: number[];
}

/** Steps from a sector to every other one; blocked doors are walls, a staircase is one step. -1: no way. */
export function distances(places: readonly Place[], blocked: readonly number[], origin: number): number[] {
  const far = places.map(() => -1);
  if (!places[origin]) return far;
  far[origin] = 0;
  const waiting = [origin];
  for (let here = waiting.shift(); here !== undefined; here = waiting.shift()) {
    const place = places[here];
    place?.ways.forEach((there, way) => {
      if (there < 0 || far[there] !== -1 || blocked.includes(place.doors[way] ?? -1)) return;
      far[there] = (far[here ?? 0] ?? 0) + 1;
      waiting.push(there);
    });
  }
  return far;
}
