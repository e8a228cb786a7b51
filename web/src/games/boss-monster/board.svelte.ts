// What the parts of the board share: the view, the names, what is looked at closely, and what was aimed at what.

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { TableInfo } from "../../lib/wire";
import { card } from "./cards.svelte";
import { foretell, foretellInside, turnedUp, type Run } from "./forecast";
import { woundsToLose } from "./rules";
import type { BossView, HeroView, PlayerView } from "./view";

export interface CardList {
  title: string;
  cards: number[];
}

const KEY = Symbol("boss-monster");

/** A screen of usual height beside which stands the question: everything has to be lower. */
export const lowScreen = new MediaQuery("(min-width: 901px) and (max-height: 1000px)");
/** The same for a table with several opponents, which needs more height. */
export const lowForMany = new MediaQuery("(min-width: 901px) and (max-height: 1100px)");

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

  /** How a Hero would fare that comes to this dungeon. */
  run(hero: HeroView, player: PlayerView): Run {
    return foretell(hero, turnedUp(player, (id) => card(id)?.damage ?? 0), skipsLast(hero.card));
  }

  /** The walks of all Heroes that are in this dungeon or bound for it, in the order in which they walk. */
  runsIn(player: PlayerView): Run[] {
    const inside = player.dungeon.find((room) => room.hero)?.hero;
    const walking = inside ? foretellInside(player, skipsLast(inside.card)) : null;
    const coming = this.heroesFor(player.seat).map((hero) => this.run(hero, player));
    return walking ? [walking, ...coming] : coming;
  }

  /** Heroes at an entrance, then those in town that would come here. */
  private heroesFor(seat: number): HeroView[] {
    const lured = this.view.lures.filter((lure) => lure.seat === seat).map((lure) => lure.hero);
    const atGate = this.view.players[seat]?.entrance ?? [];
    return [...atGate, ...this.view.town.filter((hero) => lured.includes(hero.card))];
  }
}

/** One Hero of all slips past the Room next to the Boss. */
const skipsLast = (hero: number) => card(hero)?.slug === "archer";

export const setBoard = (board: BoardState) => setContext(KEY, board);
export const getBoard = () => getContext<BoardState>(KEY);
