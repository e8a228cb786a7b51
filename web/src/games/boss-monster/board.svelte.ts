// What the parts of the board share: the view, the names, what is looked at closely, and what was aimed at what.

import { getContext, setContext } from "svelte";
import type { TableInfo } from "../../lib/wire";
import { card } from "./cards.svelte";
import { foretell, foretellInside, type Run } from "./forecast";
import { woundsToLose } from "./rules";
import type { BossView, PlayerView } from "./view";

export interface CardList {
  title: string;
  cards: number[];
}

const KEY = Symbol("boss-monster");

export class BoardState {
  /** The Hero that somebody points at: its walk is foretold. */
  watched: number | null = $state(null);
  zoomed: number | null = $state(null);
  listed: CardList | null = $state.raw(null);

  constructor(
    private readonly shown: () => BossView,
    private readonly called: () => string[],
    private readonly table: () => TableInfo | null,
  ) {}

  get view(): BossView {
    return this.shown();
  }

  get woundsToLose(): number | null {
    return woundsToLose(this.table());
  }

  name(seat: number): string {
    return this.called()[seat] ?? `${seat + 1}`;
  }

  /** Seats around the table in the order of play, those still in first. */
  get seats(): number[] {
    const order = this.view.order.length ? this.view.order : this.view.players.map((player) => player.seat);
    const rest = this.view.players.map((player) => player.seat).filter((seat) => !order.includes(seat));
    return [...order, ...rest];
  }

  /** The walk to show in a dungeon: of the Hero inside, else of the watched one, else of the next to come. */
  runIn(player: PlayerView): Run | null {
    const inside = player.dungeon.find((room) => room.hero)?.hero ?? player.corridor;
    if (inside && (this.watched === null || this.watched === inside.card)) {
      return foretellInside(player, skipsLast(inside.card)) ?? null;
    }
    const coming = this.heroesFor(player.seat);
    const hero = coming.find((one) => one.card === this.watched) ?? coming[0];
    return hero ? foretell(hero, player, skipsLast(hero.card)) : null;
  }

  /** Heroes at an entrance, then those in town that would come here. */
  heroesFor(seat: number) {
    const lured = this.view.lures.filter((lure) => lure.seat === seat).map((lure) => lure.hero);
    const atGate = this.view.players[seat]?.entrance ?? [];
    return [...atGate, ...this.view.town.filter((hero) => lured.includes(hero.card))];
  }
}

/** One Hero of all slips past the Room next to the Boss. */
export const skipsLast = (hero: number) => card(hero)?.slug === "archer";

export const setBoard = (board: BoardState) => setContext(KEY, board);
export const getBoard = () => getContext<BoardState>(KEY);
