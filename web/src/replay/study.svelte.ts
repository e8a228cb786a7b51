// What a bot thinks of the decisions of a match: asked for once, then fetched part by part while the server works on it.

import { SvelteMap } from "svelte/reactivity";
import { post } from "../lib/api";
import type { Analysis, JudgedDecision, SeatSummary } from "../lib/wire";

export type Analyst = Analysis["bot"];
export type Miss = "inaccuracy" | "mistake" | "blunder";

export const ANALYSTS: readonly Analyst[] = ["greedy", "adept", "master"];
const MISSES: readonly string[] = ["inaccuracy", "mistake", "blunder"] satisfies Miss[];
const PAUSE_MS = 1000;

export const isMiss = (judged: JudgedDecision) => MISSES.includes(judged.verdict);

export class Study {
  bot: Analyst = $state("adept");
  /** Null until somebody asks for it. */
  progress: Analysis["progress"] | null = $state(null);
  decisions = $state(0);
  judged = $state(0);
  seats: SeatSummary[] = $state.raw([]);
  failure: unknown = $state.raw(null);

  readonly #judgements = new SvelteMap<number, JudgedDecision>();
  /** Counts what was begun: an answer to an earlier question comes too late. */
  #turn = 0;

  constructor(readonly match: string) {}

  /** What the bot thinks of the decision that led to this step. */
  at(step: number): JudgedDecision | undefined {
    return this.#judgements.get(step);
  }

  get misses(): JudgedDecision[] {
    return [...this.#judgements.values()].filter(isMiss);
  }

  get busy(): boolean {
    return this.progress === "waiting" || this.progress === "running";
  }

  missAfter(step: number): number | undefined {
    return this.misses.find((judged) => judged.step > step)?.step;
  }

  /** Ask until it is done. Texts come in the reader's language: who changes it asks anew, and gets all at once. */
  async ask(bot: Analyst): Promise<void> {
    const turn = ++this.#turn;
    this.bot = bot;
    this.#forget();
    try {
      while (turn === this.#turn && (await this.#fetch(turn))) await pause();
    } catch (error) {
      if (turn === this.#turn) [this.failure, this.progress] = [error, null];
    }
  }

  stop(): void {
    this.#turn += 1;
  }

  #forget(): void {
    this.#judgements.clear();
    [this.progress, this.decisions, this.judged, this.seats, this.failure] = ["waiting", 0, 0, [], null];
  }

  /** One part; false when nothing more is to come. */
  async #fetch(turn: number): Promise<boolean> {
    const from = this.#judgements.size;
    const told = await post<Analysis>(`/api/matches/${encodeURIComponent(this.match)}/analysis`, { bot: this.bot, from });
    if (turn !== this.#turn) return false;
    for (const judged of told.judgements) this.#judgements.set(judged.step, judged);
    [this.decisions, this.judged, this.seats, this.progress] = [told.decisions, told.judged, told.seats, told.progress];
    if (this.#judgements.size < told.judged && told.judgements.length) return this.#fetch(turn);
    return this.busy;
  }
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));
