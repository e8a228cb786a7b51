// A finished match, step by step: frames come from the server in parts, when they are first wanted, and are kept.

import { SvelteMap } from "svelte/reactivity";
import { get } from "../lib/api";
import { preferences } from "../lib/preferences.svelte";
import type { LogLine, Replay, ReplayFrame } from "../lib/wire";

const PART = 50;

/** Whose eyes: a seat, or null for somebody who only watches. */
export type Eyes = number | null;

export class Recording {
  /** Has the server told how long the match was? */
  known = $state(false);
  /** The number of the last step. */
  steps = $state(0);
  readable: Replay["readable"] = $state("match");
  failure: unknown = $state.raw(null);

  #frames = new SvelteMap<string, ReplayFrame>();
  #asked = new Map<string, Promise<void>>();

  constructor(readonly match: string) {}

  frame(eyes: Eyes, step: number): ReplayFrame | undefined {
    return this.#frames.get(key(eyes, step));
  }

  /** Everything told to those eyes up to a step, as far as it is here: frames without a gap before the step. */
  until(eyes: Eyes, step: number): ReplayFrame[] {
    const told: ReplayFrame[] = [];
    for (let at = step; at >= 0; at -= 1) {
      const frame = this.frame(eyes, at);
      if (!frame) break;
      told.push(frame);
    }
    return told.reverse();
  }

  /** What a board animates when this step is reached. */
  news(eyes: Eyes, step: number): LogLine[] {
    return this.frame(eyes, step)?.events ?? [];
  }

  /** The part with the step first, then the next one, so that playing does not stop; then the story before it. */
  async fetch(eyes: Eyes, step: number): Promise<void> {
    const part = Math.floor(step / PART);
    await this.#part(eyes, part);
    if ((part + 1) * PART <= this.steps) void this.#part(eyes, part + 1);
    for (let before = part - 1; before >= 0; before -= 1) await this.#part(eyes, before);
  }

  #part(eyes: Eyes, part: number): Promise<void> {
    const name = `${key(eyes, part)} part`;
    const asked = this.#asked.get(name) ?? this.#load(eyes, part).catch((error: unknown) => {
      this.#asked.delete(name);
      this.failure = error;
    });
    this.#asked.set(name, asked);
    return asked;
  }

  async #load(eyes: Eyes, part: number): Promise<void> {
    const query = `eyes=${eyes ?? "nobody"}&from=${part * PART}&count=${PART}`;
    const replay = await get<Replay>(`/api/matches/${encodeURIComponent(this.match)}/replay?${query}`);
    this.steps = replay.steps;
    this.readable = replay.readable;
    this.known = true;
    this.failure = null;
    for (const frame of replay.frames) this.#frames.set(key(eyes, frame.step), frame);
  }
}

/** Texts come in the reader's language, so frames are kept for each. */
function key(eyes: Eyes, step: number): string {
  return `${preferences.language} ${eyes ?? "nobody"} ${step}`;
}
