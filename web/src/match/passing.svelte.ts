// "Pass until the phase changes": every window is passed for me, until something else is asked or a new phase begins.
// Where a game has no phases, until somebody's next turn.

import { untrack } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { OptionInfo, Question } from "../lib/wire";
import type { Desk } from "./desk.svelte";

export const passOf = (question: Question | null): OptionInfo | undefined => question?.options.find((option) => option.id === "pass");

/** Whose eyes, and which phase as far as the game has any. */
function phaseOf(table: Table): string {
  const { phase, round } = (table.frame?.view ?? {}) as { phase?: unknown; round?: unknown };
  return `${table.seat} ${String(phase)} ${String(round)}`;
}

const BEGINNINGS: unknown[] = ["PhaseBegan", "TurnBegan"];
const beginsPhase = ({ event }: { event: unknown }) => BEGINNINGS.includes((event as { type?: unknown } | null)?.type);

export class Passing {
  isOn = $state(false);
  #phase = "";
  #since = 0;

  constructor(private readonly table: Table) {}

  /** Until when one passes. */
  get until(): "phase" | "turn" {
    return Object.hasOwn(this.table.frame?.view ?? {}, "phase") ? "phase" : "turn";
  }

  start(): void {
    this.#phase = phaseOf(this.table);
    this.#since = this.table.log.at(-1)?.number ?? 0;
    this.isOn = true;
  }

  get isOutdated(): boolean {
    const { table } = this;
    const isNew = table.log.some((line) => line.number > this.#since && beginsPhase(line));
    return table.isOver || isNew || phaseOf(table) !== this.#phase || (table.question !== null && !table.question.is_window);
  }
}

/** To be called once, while the page is made. */
export function keepPassing(table: Table, desk: Desk): void {
  $effect(() => {
    if (!desk.passing.isOn) return;
    if (desk.passing.isOutdated) {
      desk.passing.isOn = false;
      return;
    }
    const pass = passOf(table.question);
    if (pass && desk.canAct) untrack(() => void desk.choose(pass.id));
  });
}
