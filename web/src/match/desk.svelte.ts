// What one can do at a table, with every refusal told; and what the parts of the match page know together.

import { getContext, setContext } from "svelte";
import { ask, get, post } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Answer, Table } from "../lib/table.svelte";
import { orTell, toast } from "../lib/toasts.svelte";
import type { GameInfo, NewTable, RuleText, SeatInfo, SeatWish, TableInfo } from "../lib/wire";
import { say } from "../lib/words.svelte";
import { keepInvitations, keptInvitations } from "../lobby/invitations";
import { Passing } from "./passing.svelte";

export interface WhyNot {
  name: string;
  rules: RuleText[];
}

const LONGEST_HOLD = 60_000;
const BRIEF_SECONDS = 0.3;

export class Desk {
  /** Why the thing that was last pressed cannot be chosen. */
  why: WhyNot | null = $state.raw(null);
  isHolding = $state(false);
  game: GameInfo | null = $state.raw(null);
  /** Seat number to token, as far as this device was told. */
  invitations: Record<string, string> = $state.raw({});
  readonly passing: Passing;

  #held: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {
    this.invitations = keptInvitations(table.id);
    this.passing = new Passing(table);
  }

  get info(): TableInfo | null {
    return this.table.table;
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name || say("match-free-seat", { number: seat.seat + 1 }));
  }

  get mySeat(): SeatInfo | null {
    return this.seats.find((seat) => seat.seat === this.table.seat) ?? null;
  }

  /** Bots do not guess from how long somebody thinks. */
  get isAmongBots(): boolean {
    return this.seats.every((seat) => seat.seat === this.table.seat || seat.kind === "bot");
  }

  get isHost(): boolean {
    return this.info !== null && this.info.host === (this.table.you?.person ?? me.person?.id ?? "");
  }

  get isPlaying(): boolean {
    return this.info?.status === "playing" && !this.info.stalled;
  }

  /** Choices, undo and the like are refused in a pause, or while nothing can be stored, so they are not offered. */
  get canAct(): boolean {
    return this.isPlaying && this.table.status === "open" && !this.table.isOver;
  }

  /** How long this response window stays open, whoever can answer. */
  get windowSeconds(): number {
    const usual = this.info?.agreement.fast ? 0 : (this.info?.agreement.window_seconds ?? 0);
    return this.table.frame?.waiting.brief ? Math.min(BRIEF_SECONDS, usual) : usual;
  }

  get isKnocking(): boolean {
    return this.table.seat !== null && (this.table.you?.knocks.includes(this.table.seat) ?? false);
  }

  /** Whoever is asked everything need not knock. */
  get canKnock(): boolean {
    const { seat, you } = this.table;
    if (!this.canAct || seat === null || !you || this.mySeat?.stand_in) return false;
    const orders = [you.orders[String(seat)], ...Object.values(you.kinds[String(seat)] ?? {})];
    return this.isKnocking || orders.some((order) => order !== "always");
  }

  /** A bot's name for people; what follows a colon is its strength. */
  botTitle(bot: string): string {
    return this.game?.bots.find((one) => one.name === bot.split(":")[0])?.title ?? bot;
  }

  async loadGame(name: string): Promise<void> {
    this.game = (await orTell(get<GameInfo>(`/api/games/${encodeURIComponent(name)}`))) ?? null;
  }

  // Over the socket

  /** Wait for the answer; a refusal becomes a message. Says whether it was done. */
  async tell(work: Promise<Answer>): Promise<boolean> {
    const answer = await work;
    if (answer.type !== "refused") return true;
    toast(answer.text || say("not-connected"), "refusal");
    return false;
  }

  async choose(option: string): Promise<boolean> {
    this.why = null;
    const isDone = await this.tell(this.table.choose(option));
    // Whoever has answered needs no more time, and has no button any more to let the window go.
    if (isDone && this.isHolding) await this.hold(false);
    return isDone;
  }

  async explain(thing: string): Promise<void> {
    if (this.table.seat === null || this.table.isOver) return;
    const answer = await this.table.ask({ type: "why-not", thing });
    if (answer.type === "why") this.why = { name: nameOf(thing), rules: answer.rules };
    else if (answer.type === "refused") toast(answer.text || say("not-connected"), "refusal");
  }

  async hold(on: boolean): Promise<void> {
    this.isHolding = on;
    clearTimeout(this.#held);
    // The server lets a window go after a minute, and says nothing about it.
    if (on) this.#held = setTimeout(() => (this.isHolding = false), LONGEST_HOLD);
    if (!(await this.tell(this.table.ask({ type: "hold", on })))) this.isHolding = false;
  }

  /** To be asked once, at the next response window; or not, after all. */
  async knock(on: boolean): Promise<void> {
    await this.tell(this.table.ask({ type: "knock", on }));
  }

  // Over HTTP

  post(what: string, body?: unknown): Promise<TableInfo | undefined> {
    return orTell(post<TableInfo>(`/api/matches/${encodeURIComponent(this.table.id)}/${what}`, body));
  }

  async reseat(seat: number, wish: SeatWish): Promise<void> {
    const path = `/api/matches/${encodeURIComponent(this.table.id)}/seats/${seat}`;
    const made = await orTell(ask<NewTable>("PUT", path, wish));
    if (!made) return;
    keepInvitations(this.table.id, made.invitations);
    this.invitations = keptInvitations(this.table.id);
  }
}

/** A board gives every thing a name for screen readers, often with all that is on it; what it is called comes first. */
export function nameOf(thing: string): string {
  const shown = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  const label = shown?.getAttribute("aria-label") ?? shown?.querySelector(".unseen, title")?.textContent;
  return label?.split(/[.,:;] /)[0] ?? thing;
}

const DESK = Symbol("desk");
export const setDesk = (desk: Desk) => setContext(DESK, desk);
export const getDesk = () => getContext<Desk>(DESK);
