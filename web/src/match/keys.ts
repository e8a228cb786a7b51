// The keys of the question: 1 to 9 take an option, P or Space passes, H holds, Escape puts back, arrows enter the list.

import type { Picker } from "../lib/picker.svelte";
import type { OptionInfo } from "../lib/wire";

export interface Keys {
  picker: Picker;
  options: OptionInfo[];
  isWindow: boolean;
  pass: OptionInfo | undefined;
  hold: () => void;
  enterList: (from: "first" | "last") => void;
}

/** Whoever writes, or answers another dialog, presses keys for that. */
function isForOthers(event: KeyboardEvent): boolean {
  // A key held down a moment too long must not answer the next question, too.
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as HTMLElement;
  return target.closest("input, textarea, select, [contenteditable]") !== null || document.querySelector("dialog[open], :popover-open") !== null;
}

/** Keys that buttons and links use themselves: ours only while none of them has the focus. */
const hasOwnUse = (target: HTMLElement) => target.closest("button, a, summary, [role=button], [role=tab]") !== null;

export function press(event: KeyboardEvent, keys: Keys): void {
  if (isForOthers(event)) return;
  if (act(event, keys)) event.preventDefault();
}

function act(event: KeyboardEvent, { picker, options, isWindow, pass, hold, enterList }: Keys): boolean {
  const key = event.key.toLowerCase();
  const isFree = !hasOwnUse(event.target as HTMLElement);
  if (key === "escape" && picker.picked.length) picker.clear();
  else if (/^[1-9]$/.test(key) && options[Number(key) - 1]) picker.take(options[Number(key) - 1] as OptionInfo);
  else if (isWindow && pass && (key === "p" || (key === " " && isFree))) picker.take(pass);
  else if (isWindow && key === "h") hold();
  else if (key === "arrowdown" && isFree) enterList("first");
  else if (key === "arrowup" && isFree) enterList("last");
  else return false;
  return true;
}
