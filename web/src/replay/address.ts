// Where one is in a replay stands in the address, so that a moment can be shared: ?step=42&eyes=1

import type { Eyes } from "./recording.svelte";

export interface Place {
  step: number;
  eyes: Eyes;
}

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  return { step: wholeNumber(query.get("step")) ?? 0, eyes: wholeNumber(query.get("eyes")) };
}

/** Does the address say whose eyes? Else who has played sees their own game. */
export const namesEyes = (search: string) => new URLSearchParams(search).has("eyes");

export function placeAddress(match: string, place: Place): string {
  const query = new URLSearchParams({ step: String(place.step), eyes: String(place.eyes ?? "nobody") });
  return `/match/${encodeURIComponent(match)}/replay?${query}`;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
