// The Hero's own map, drawn by hand. It is kept in this browser alone, one for each match, and never sent anywhere.

export const COLUMNS = 13;
export const ROWS = 11;

/** Marks by place, walls by edge, and a note. Places are `sheet:x,y`; an edge is a place and n or w. */
export interface Sketch {
  marks: Record<string, string>;
  walls: string[];
  note: string;
}

export const BLANK: Sketch = { marks: {}, walls: [], note: "" };

export const place = (sheet: number, x: number, y: number) => `${sheet}:${x},${y}`;

/** The side of a cell as everybody calls it: a wall to the south is the next cell's to the north. */
export function edge(sheet: number, x: number, y: number, side: number): string {
  if (side === 2) return edge(sheet, x, y + 1, 0);
  if (side === 1) return edge(sheet, x + 1, y, 3);
  return `${place(sheet, x, y)}${side === 0 ? "n" : "w"}`;
}

/** The side of a cell that a point in it is nearest to; both coordinates go from 0 to 1. */
export function nearestSide(x: number, y: number): number {
  const gaps = [y, 1 - x, 1 - y, x];
  return gaps.indexOf(Math.min(...gaps));
}

/** The same mark again takes it away. */
export function toggleMark(sketch: Sketch, at: string, mark: string): Sketch {
  const { [at]: now, ...others } = sketch.marks;
  return { ...sketch, marks: now === mark ? others : { ...others, [at]: mark } };
}

export function toggleWall(sketch: Sketch, at: string): Sketch {
  const others = sketch.walls.filter((wall) => wall !== at);
  return { ...sketch, walls: others.length < sketch.walls.length ? others : [...others, at] };
}

/** An empty sheet; the note stays. */
export function wiped(sketch: Sketch, sheet: number): Sketch {
  const isElsewhere = (at: string) => !at.startsWith(`${sheet}:`);
  return { ...sketch, marks: Object.fromEntries(Object.entries(sketch.marks).filter(([at]) => isElsewhere(at))), walls: sketch.walls.filter(isElsewhere) };
}

const keyOf = (match: string) => `undercroft.alone-sketch.${match}`;

export function readSketch(match: string, storage: Pick<Storage, "getItem">): Sketch {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(match)) ?? "{}") as Partial<Sketch>;
    return { marks: kept.marks ?? {}, walls: kept.walls ?? [], note: kept.note ?? "" };
  } catch {
    return BLANK;
  }
}

export function keepSketch(match: string, sketch: Sketch, storage: Pick<Storage, "setItem" | "removeItem">): void {
  const isBlank = !sketch.note && !sketch.walls.length && !Object.keys(sketch.marks).length;
  try {
    if (isBlank) storage.removeItem(keyOf(match));
    else storage.setItem(keyOf(match), JSON.stringify(sketch));
  } catch {
    // A browser that keeps nothing still lets one draw.
  }
}
