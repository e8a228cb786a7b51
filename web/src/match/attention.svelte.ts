// Calls me when I am asked: a soft sound, a notification if the page is hidden. The tab's title is the page's own matter.

import { notify } from "../lib/notify.svelte";
import { chime } from "../lib/sound";
import type { Table } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";
import type { Desk } from "./desk.svelte";

export function isAsked(table: Table, desk: Desk): boolean {
  if (desk.passing.isOn && table.question?.is_window) return false;
  return desk.isPlaying && !table.isOver && (table.frame?.asked.length ?? 0) > 0 && table.answered === null;
}

/** To be called once, while the page is made. One call for each time that the others have had their say in between. */
export function callMeWhenAsked(table: Table, desk: Desk): void {
  let was = false;
  $effect(() => {
    const now = isAsked(table, desk);
    if (now && !was) {
      chime();
      void notify(say("match-your-turn"), table.question?.text ?? desk.game?.title ?? "", table.id);
    }
    was = now;
  });
}
