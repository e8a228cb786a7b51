// What the socket cannot know by itself: that the reader changed the language or got a name, or sat down meanwhile.

import { untrack } from "svelte";
import { me } from "../lib/me.svelte";
import type { Picker } from "../lib/picker.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { Table } from "../lib/table.svelte";
import { toast } from "../lib/toasts.svelte";
import { loadGameTexts, say } from "../lib/words.svelte";
import type { Desk } from "./desk.svelte";

/** To be called once, while the page is made. */
export function keepUp(table: Table, desk: Desk, picker: Picker): void {
  const game = $derived(table.table?.game);
  const position = $derived(`${table.seat} ${table.frame?.position}`);

  // Every text comes anew in another language, and another person may see other things.
  let spoken: string = preferences.language;
  let person: string | undefined;
  $effect(() => {
    const [language, id] = [preferences.language, me.person?.id];
    if (!me.known) return;
    const isNew = language !== spoken || (id !== person && untrack(() => table.you !== null && (table.you.person ?? undefined) !== id));
    [spoken, person] = [language, id];
    if (isNew) untrack(() => table.restart());
  });

  $effect(() => {
    void preferences.language;
    if (game === undefined) return;
    void loadGameTexts(game);
    void desk.loadGame(game);
  });

  // Who has just sat down looks through the new seat; whose seat was given away looks from outside.
  $effect(() => {
    const [mine, seat] = [table.you?.seats ?? [], table.seat];
    if (!table.you || table.status !== "open") return;
    if (seat === null && mine[0] !== undefined) void table.look(mine[0]);
    else if (seat !== null && !mine.includes(seat)) void table.look(mine[0] ?? null);
  });

  // How a takeback that was asked for ended; what is told on arrival is long settled.
  let told: number | null = null;
  $effect(() => {
    const { log } = table;
    const before = told;
    const news = before === null ? [] : log.filter((line) => line.number > before);
    told = log.at(-1)?.number ?? null;
    if (news.some(({ event }) => isGranted(event))) toast(say("match-takeback-granted"));
  });
  const isRefused = $derived(table.takeback?.refused ?? false);
  $effect(() => {
    if (isRefused) toast(untrack(() => say("match-takeback-refused")));
  });

  // What was picked, held or explained belonged to the question before.
  $effect(() => {
    void position;
    untrack(() => {
      picker.clear();
      desk.why = null;
      desk.isHolding = false;
    });
  });
}

/** Everybody agreed to a takeback; steps back that one takes alone need no word. */
function isGranted(event: unknown): boolean {
  const { type, agreed } = event as { type?: unknown; agreed?: unknown };
  return type === "TookBack" && agreed === true;
}
