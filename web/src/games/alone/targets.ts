// What stands for a thing that the Hero may ask the distance of: a picture, or the shape of a sector.

/** The sides that are open in a sector of each shape. A room is drawn wider, with one way out. */
const SHAPES: Record<string, readonly number[]> = {
  "shape-corridor": [1, 3],
  "shape-corner": [0, 1],
  "shape-junction": [1, 2, 3],
  "shape-crossing": [0, 1, 2, 3],
  "shape-room": [2],
};
const NAMED_FOR_THEIR_PICTURE = /^(room|kind|token|boss)-/;

export const shapeOf = (slug: string): { sides: readonly number[]; isRoom: boolean } | null => {
  const sides = SHAPES[slug];
  return sides ? { sides, isRoom: slug === "shape-room" } : null;
};

/** The name that its picture has in art.json. */
export const pictureOf = (slug: string): string => (slug.startsWith("stairs") ? "stairs" : slug.replace(NAMED_FOR_THEIR_PICTURE, ""));
