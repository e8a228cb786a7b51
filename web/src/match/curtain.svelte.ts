// Several people at one device: nobody sees another's hand. A seat is shown only after its owner has said "it is me".

import type { Table } from "../lib/table.svelte";

export class CurtainCord {
  /** The seat that somebody has said to be looking through. */
  #seen: number | null = $state(null);
  /** A seat that somebody asked to look through, though it is not asked anything. */
  #wished: number | null = $state(null);

  constructor(private readonly table: Table) {}

  /** Whom the device is to be handed to; null if the right person looks already. */
  get next(): number | null {
    const { you, seat, frame, isOver } = this.table;
    const mine = you?.seats ?? [];
    if (mine.length < 2 || seat === null || isOver || !frame) return null;
    if (this.#wished !== null) return this.#wished;
    const isAsked = frame.asked.includes(seat) && this.table.answered === null;
    const other = frame.asked.find((one) => one !== seat);
    if (!isAsked && other !== undefined) return other;
    return this.#seen === seat ? null : seat;
  }

  handTo(seat: number): void {
    this.#wished = seat;
  }

  /** The person is there: draw the curtain. */
  async open(seat: number): Promise<void> {
    if (this.table.seat !== seat && (await this.table.look(seat)).type === "refused") return;
    this.#seen = seat;
    this.#wished = null;
  }
}
