// A match that somebody is putting together, until it is sent to the server.

import type { Agreement, GameInfo, NewMatch, SeatWish } from "../lib/wire";
import { usualBot } from "./bots";

/** As people think of it: a friend at this device is, for the server, another seat of mine. */
export type SeatKind = "me" | "friend" | "open" | "invite" | "bot";
export type SettingValue = boolean | number | string;

export interface SeatDraft {
  kind: SeatKind;
  bot: string;
  name: string;
}

const DAY = 24 * 60 * 60;

/** Fields that a pace leaves out are as usual. */
export const paces = {
  relaxed: { window_seconds: 4, leaving: "wait" },
  usual: {},
  brisk: { clock_seconds: 60, timeout: "default" },
  correspondence: { clock_seconds: 3 * DAY, timeout: "bot", leaving: "wait" },
} satisfies Record<string, Agreement>;

export type Pace = keyof typeof paces;

const usualAgreement: Required<Agreement> = {
  window_seconds: 1.5,
  clock_seconds: null,
  timeout: "default",
  conceding: "rules",
  leaving: "bot",
  stand_in: "greedy",
  fast: false,
};

export class MatchDraft {
  game: string;
  seats: SeatDraft[] = $state([]);
  settings: Record<string, SettingValue> = $state({});
  agreement: Required<Agreement> = $state({ ...usualAgreement });
  startsItself = $state(true);
  /** Null until somebody has ticked or unticked it. */
  #listed: boolean | null = $state(null);
  readonly #usualBot: string;

  constructor(info: GameInfo) {
    this.game = info.name;
    this.#usualBot = usualBot(info.bots)?.name ?? usualAgreement.stand_in;
    this.agreement.stand_in = this.#usualBot;
    this.settings = Object.fromEntries(info.settings.map((setting) => [setting.name, setting.usual]));
    this.resize(info.seats.lowest);
    const first = this.seats[0];
    if (first) first.kind = "me";
  }

  resize(count: number): void {
    const added = Array.from({ length: Math.max(0, count - this.seats.length) }, () => this.#empty());
    this.seats = [...this.seats.slice(0, count), ...added];
  }

  /** Which of the paces this is, if any. */
  get pace(): Pace | undefined {
    return (Object.keys(paces) as Pace[]).find((pace) => same(this.#agreementOf(pace), this.agreement));
  }

  choosePace(pace: Pace): void {
    this.agreement = this.#agreementOf(pace);
  }

  /** Who invites their friends expects no strangers, unless they say so. */
  get listed(): boolean {
    return this.#listed ?? this.seats.every((seat) => seat.kind !== "invite");
  }

  set listed(wished: boolean) {
    this.#listed = wished;
  }

  /** Nobody is waited for: it begins at once. */
  get isComplete(): boolean {
    return this.seats.every((seat) => seat.kind !== "open" && seat.kind !== "invite");
  }

  wish(info: GameInfo): NewMatch {
    const changed = info.settings.filter((setting) => this.settings[setting.name] !== setting.usual);
    return {
      game: this.game,
      seats: this.seats.map(wishOf),
      settings: Object.fromEntries(changed.map((setting) => [setting.name, this.settings[setting.name]])),
      agreement: { ...this.agreement },
      listed: this.listed,
      starts_itself: this.startsItself,
    };
  }

  #empty(): SeatDraft {
    return { kind: "bot", bot: this.#usualBot, name: "" };
  }

  /** Which bot steps in is a matter of taste, not of pace: it stays as chosen. */
  #agreementOf(pace: Pace): Required<Agreement> {
    return { ...usualAgreement, ...paces[pace], stand_in: this.agreement.stand_in };
  }
}

function wishOf(seat: SeatDraft): SeatWish {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  if (seat.kind === "friend") return { kind: "me", name: seat.name.trim() };
  return { kind: seat.kind };
}

function same(one: Required<Agreement>, other: Required<Agreement>): boolean {
  return (Object.keys(one) as (keyof Agreement)[]).every((field) => one[field] === other[field]);
}
