// How many lines of talk nobody has read yet. What was said before the page was opened counts as read.

import type { Table } from "../lib/table.svelte";
import { tap } from "../lib/sound";

export class Reading {
  #last: number | null = $state(null);

  constructor(
    private readonly table: Table,
    isShown: () => boolean,
  ) {
    $effect(() => {
      const newest = table.chat.at(-1)?.number ?? 0;
      if (table.you === null) return;
      if (this.#last !== null && newest > this.#last && !this.#isMine(newest)) tap();
      if (this.#last === null || isShown()) this.#last = newest;
    });
  }

  get unread(): number {
    const last = this.#last;
    return last === null ? 0 : this.table.chat.filter((line) => line.number > last && !this.#isMine(line.number)).length;
  }

  #isMine(number: number): boolean {
    const line = this.table.chat.find((one) => one.number === number);
    return line?.person != null && line.person === this.table.you?.person;
  }
}
