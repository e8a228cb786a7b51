// The numbers of rules, such as BM-BUILD-06 or AL-ACT-MOVE-01: game, section in one or two words, number.

const RULE = /\b[A-Z]{2,}(?:-[A-Z]+){1,2}-\d+\b/g;

export interface Piece {
  text: string;
  isRule: boolean;
}

/** A text cut where it cites rules. */
export function pieces(text: string): Piece[] {
  const cut: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(RULE)) {
    if (found.index > from) cut.push({ text: text.slice(from, found.index), isRule: false });
    cut.push({ text: found[0], isRule: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) cut.push({ text: text.slice(from), isRule: false });
  return cut;
}

export function sectionOf(id: string): string {
  return id.split("-").slice(1, -1).join("-");
}

export function ruleAddress(game: string, id: string): string {
  return `/rules/${encodeURIComponent(game)}?q=${encodeURIComponent(id)}`;
}
