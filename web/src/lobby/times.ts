// Times and spans of time in words of the reader's language; the browser knows the plurals.

import { preferences } from "../lib/preferences.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: [Intl.RelativeTimeFormatUnit & ("day" | "hour" | "minute"), number][] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/** "5 minutes ago"; what happened within the last minute is "now". */
export function ago(milliseconds: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" });
  const seconds = Math.max(0, (now - milliseconds) / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  return words.format(-Math.floor(seconds / length) || 0, unit);
}

/** "10 minutes", in the largest unit that fits evenly. */
export function span(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ["second", 1];
  return new Intl.NumberFormat(preferences.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}
