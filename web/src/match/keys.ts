// The keys of the question: 1 to 9 take what has that number, P or Space passes, H holds, K knocks, Escape puts back, arrows enter the list.

import type { Picker } from "../lib/picker.svelte";
import type { OptionInfo } from "../lib/wire";

export interface Keys {
  picker: Picker;
  /** What the digits do, from 1 on. */
  numbered: (() => void)[];
  /** Asked a moment ago: a digit was meant for the question before. */
  isFresh: boolean;
  isWindow: boolean;
  pass: OptionInfo | undefined;
  hold: (() => void) | undefined;
  enterList: (from: "first" | "last") => void;
}

/** Whoever writes, or answers another dialog, presses keys for that. */
export function isForOthers(event: KeyboardEvent): boolean {
  // A key held down a moment too long must not answer the next question, too.
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as HTMLElement;
  const writes = target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]") !== null;
  return writes || document.querySelector("dialog[open], :popover-open") !== null;
}

/** Knocking is possible whether or not one is asked anything. */
export const isKnock = (event: KeyboardEvent) => event.key.toLowerCase() === "k" && !isForOthers(event);

/** Space presses the button that has the focus, arrows go through a row of radio buttons. */
const usesSpace = (target: HTMLElement) => target.closest("button, a, summary, input, [role=button], [role=tab]") !== null;
const usesArrows = (target: HTMLElement) => target.closest("input, [role=log]") !== null;

export function press(event: KeyboardEvent, keys: Keys): void {
  if (isForOthers(event)) return;
  if (act(event, keys)) event.preventDefault();
}

function act(event: KeyboardEvent, { picker, numbered, isFresh, isWindow, pass, hold, enterList }: Keys): boolean {
  const key = event.key.toLowerCase();
  const target = event.target as HTMLElement;
  if (key === "escape" && picker.picked.length) picker.clear();
  else if (/^[1-9]$/.test(key) && numbered[Number(key) - 1]) {
    if (!isFresh) numbered[Number(key) - 1]?.();
  } else if (pass && (key === "p" || (isWindow && key === " " && !usesSpace(target)))) picker.take(pass);
  else if (isWindow && hold && key === "h") hold();
  else if (key === "c" || (key === "arrowdown" && !usesArrows(target))) enterList("first");
  else if (key === "arrowup" && !usesArrows(target)) enterList("last");
  else return false;
  return true;
}
