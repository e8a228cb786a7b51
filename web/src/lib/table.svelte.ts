// One match as this device sees it: a socket that keeps itself open, and everything it has been told.

import type {
  ChatLine,
  ClientMessage,
  Frame,
  LogLine,
  Question,
  ServerMessage,
  TableInfo,
  Takeback,
  Welcome,
  Why,
  You,
} from "./wire";
import { preferences } from "./preferences.svelte";

export type Answer = { type: "done" } | { type: "refused"; code: string; text: string } | Why | Welcome;
type Wish = ClientMessage extends infer M ? (M extends { type: string } ? Omit<M, "ref"> : never) : never;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class Table {
  table: TableInfo | null = $state.raw(null);
  you: You | null = $state.raw(null);
  seat: number | null = $state(null);
  frame: Frame | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  takeback: Takeback | null = $state.raw(null);
  status: "connecting" | "open" | "lost" | "closed" = $state("connecting");
  farewell: string = $state("");
  /** The answer that was sent for the question shown now; it is not asked twice. */
  answered: string | null = $state(null);
  /** What happened since the last frame, for whoever animates it. */
  onFrame: ((frame: Frame) => void) | null = null;
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;

  #socket: WebSocket | null = null;
  #refs = 0;
  #waiting = new Map<number, (answer: Answer) => void>();
  #pause = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    readonly id: string,
    private wished: number | null | undefined = undefined,
  ) {
    this.#connect();
  }

  get question(): Question | null {
    return this.answered === null ? (this.frame?.question ?? null) : null;
  }

  get isOver(): boolean {
    return this.frame?.waiting.kind === "over" || ["finished", "ended", "interrupted"].includes(this.table?.status ?? "");
  }

  close(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Start anew, for another language or another person: everything is told again. */
  restart(): void {
    this.log = [];
    this.chat = [];
    this.#socket?.close();
  }

  // What one can do

  async choose(option: string): Promise<Answer> {
    const position = this.frame?.position ?? 0;
    this.answered = option;
    const answer = await this.ask({ type: "choose", position, option });
    if (answer.type === "refused" && this.frame?.position === position) this.answered = null;
    return answer;
  }

  undo(ask = false): Promise<Answer> {
    return this.ask({ type: "undo", position: this.frame?.position ?? 0, ask });
  }

  look(seat: number | null): Promise<Answer> {
    this.wished = seat;
    this.log = [];
    return this.ask({ type: "look", seat });
  }

  ask(message: Wish): Promise<Answer> {
    const ref = ++this.#refs;
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        resolve({ type: "refused", code: "not-connected", text: "" });
        return;
      }
      this.#waiting.set(ref, resolve);
      this.#socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  // The socket

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${encodeURIComponent(this.id)}/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #hello(): ClientMessage {
    const hello = {
      type: "hello" as const,
      language: preferences.language,
      events: this.log.at(-1)?.number ?? 0,
      chat: this.chat.at(-1)?.number ?? 0,
    };
    return this.wished === undefined ? hello : { ...hello, seat: this.wished };
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    for (const resolve of this.#waiting.values()) resolve({ type: "refused", code: "not-connected", text: "" });
    this.#waiting.clear();
    if (this.#stopped || this.status === "closed") return;
    this.status = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST_WAIT, this.#pause * 2);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "frame":
        return this.#show(message);
      case "table":
        this.table = message.table;
        this.you = message.you;
        return;
      case "takeback":
        this.takeback = message;
        return;
      case "chat":
        this.chat = [...this.chat, ...message.lines];
        return;
      case "bye":
        this.farewell = message.text;
        this.status = message.again ? "lost" : "closed";
        return;
      default:
        return this.#answer(message.ref, message);
    }
  }

  #welcome(message: Welcome): void {
    this.status = "open";
    this.farewell = "";
    this.#pause = FIRST_WAIT;
    this.skew = message.now - Date.now();
    this.table = message.table;
    this.you = message.you;
    this.seat = message.seat;
    this.takeback = message.takeback;
    this.chat = [...this.chat, ...message.chat];
    if (message.frame) this.#show(message.frame);
    this.#answer(message.ref, message);
  }

  #show(frame: Frame): void {
    const known = this.log.at(-1)?.number ?? 0;
    const isFirstLine = frame.events[0]?.number === 1;
    this.log = isFirstLine ? frame.events : [...this.log, ...frame.events.filter((line) => line.number > known)];
    this.frame = frame;
    this.answered = null;
    this.onFrame?.(frame);
  }

  #answer(ref: number | null, answer: Answer): void {
    if (ref === null) return;
    this.#waiting.get(ref)?.(answer);
    this.#waiting.delete(ref);
  }
}
