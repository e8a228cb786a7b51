// What the parts of the board share: the view, the names, what is looked at closely, and what was heard.

import { getContext, setContext } from "svelte";
import { distances } from "./geometry";
import type { Face, Printed } from "./faces";
import { SILENCE, type Tidings } from "./tidings";
import type { AloneView } from "./view";

export interface Listed {
  title: string;
  things: Printed[];
}

export type Sheet = "legend" | "monsters";

const KEY = Symbol("alone");

export class BoardState {
  zoomed: Printed | null = $state.raw(null);
  listed: Listed | null = $state.raw(null);
  sheet: Sheet | null = $state(null);
  /** Evil counts how far everything is from the Hero. */
  counts = $state(false);
  tidings: Tidings = $state.raw(SILENCE);

  constructor(
    private readonly shown: () => AloneView,
    private readonly called: () => string[],
  ) {}

  get view(): AloneView {
    return this.shown();
  }

  name(seat: number): string {
    return this.called()[seat] ?? `${seat + 1}`;
  }

  look(face: Face, id: number): void {
    this.zoomed = { face, id };
  }

  /** Evil's map: how far each sector is from the Hero, as one deploys. */
  get far(): number[] {
    const map = this.view.map;
    return map ? distances(map.sectors, map.blocked, map.hero) : [];
  }
}

export const setBoard = (board: BoardState) => setContext(KEY, board);
export const getBoard = () => getContext<BoardState>(KEY);
