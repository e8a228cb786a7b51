// Who is guided: everybody in their first match on this device, and whoever asks for a guided game; until they skip it.

const KEY = "undercroft.guide";
const DONE = "done";

/** Is somebody to be guided through this match? The first match that asks becomes the guided one. */
export function isGuided(match: string): boolean {
  const kept = read();
  if (kept === null) guideThrough(match);
  return kept === null || kept === match;
}

export function guideThrough(match: string): void {
  write(match);
}

export function endGuide(): void {
  write(DONE);
}

// Where a browser keeps nothing for us, nobody is pestered with the same guide again and again.
function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return DONE;
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    return;
  }
}
