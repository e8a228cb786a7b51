// Made from the Python structs by `python -m undercroft.server.typescript`; do not edit.

/** What everybody agrees to before a match: pace, clock, and what happens to seats that are left. */
export interface Agreement {
  window_seconds?: number;
  clock_seconds?: number | null;
  timeout?: "default" | "bot" | "concede";
  conceding?: "rules" | "bot";
  leaving?: "wait" | "bot";
  stand_in?: string;
  fast?: boolean;
}

/** How a match ended: who won, everybody's place (1 is best), and by which rule. */
export interface Ending {
  winners: number[];
  places: number[];
  rule: string;
}

/** One seat. ``stand_in`` is the bot that plays for its person just now. */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open" | "invited" | "gone";
  name: string;
  person: string | null;
  bot: string | null;
  stand_in: string | null;
  online: boolean;
}

/** Everything public about a match but the match itself. Seed and salt are told when it is over. */
export interface TableInfo {
  id: string;
  game: string;
  version: string;
  settings: Record<string, unknown>;
  agreement: Agreement;
  status: "waiting" | "playing" | "paused" | "finished" | "ended" | "interrupted";
  listed: boolean;
  host: string | null;
  seats: SeatInfo[];
  commitment: string;
  created_at: number;
  started_at: number | null;
  changed_at: number;
  finished_at: number | null;
  outcome: Ending | null;
  seed: string | null;
  salt: string | null;
  rematch: string | null;
  watching: number;
  stalled: boolean;
}

export interface Me {
  id: string;
  name: string;
  language: "en" | "pl";
  login: string | null;
}

export interface NewGuest {
  name: string;
  language?: "en" | "pl";
}

export interface ChangeMe {
  name?: string | null;
  language?: "en" | "pl" | null;
}

export interface Credentials {
  login: string;
  password: string;
}

/** The body of every refusal: a stable code for programs, a sentence for people. */
export interface Trouble {
  code: string;
  text: string;
}

/** Who shall sit there: me, whoever comes, whoever has the invitation, or a bot. */
export interface SeatWish {
  kind: "me" | "open" | "invite" | "bot";
  bot?: string;
  name?: string;
}

/** ``settings`` are the game's own, without ``seats``: their number is that of the wishes. */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, unknown>;
  agreement?: Agreement;
  listed?: boolean;
  starts_itself?: boolean;
}

/** A match just made. ``invitations`` are the tokens for invited seats, told once, to the host. */
export interface NewTable {
  table: TableInfo;
  invitations: Record<string, string>;
}

/** Sit down: at that seat or any open one; with an invitation at the seat it is for. */
export interface Join {
  seat?: number | null;
  invitation?: string;
  name?: string;
}

/** A key for one seat of one match, for programs. A new one makes the old one useless. */
export interface SeatToken {
  token: string;
}

export interface TableList {
  tables: TableInfo[];
}

/** How many may play. */
export interface SeatRange {
  lowest: number;
  highest: number;
}

/** One setting. yes-no takes true or false, one-of a text of ``values``, number a whole number. */
export interface SettingInfo {
  name: string;
  title: string;
  kind: "yes-no" | "one-of" | "number";
  values: string[];
  usual: boolean | number | string;
  lowest: number | null;
  highest: number | null;
  help: string;
}

/** A bot that may take a seat. A strength may follow its name: ``greedy:5``. */
export interface BotInfo {
  name: string;
  title: string;
  about: string;
  is_level: boolean;
}

/** A kind of response window for which there can be a standing order of its own. */
export interface WindowInfo {
  kind: string;
  title: string;
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  version: string;
  seats: SeatRange;
  roles: string[];
  windows: WindowInfo[];
  settings: SettingInfo[];
  bots: BotInfo[];
}

export interface GameList {
  games: GameInfo[];
}

/** A value that a field may have, and what it means. */
export interface ValueInfo {
  value: string;
  text: string;
}

/** One thing that a table agrees on (``Agreement`` in a new match). ``usual`` holds when it is left out. */
export interface AgreementField {
  name: string;
  title: string;
  help: string;
  usual: boolean | number | string | null;
  values: ValueInfo[];
}

export interface AgreementInfo {
  fields: AgreementField[];
}

/** A rule, or a ruling with its question. ``source`` is the page of the rulebook, or where else it comes from. */
export interface RuleInfo {
  id: string;
  kind: string;
  source: string;
  text: string;
  question: string;
}

/** Rules in the order of the book. ``sources`` explains the abbreviations of their sources. */
export interface RuleList {
  game: string;
  sources: string;
  rules: RuleInfo[];
}

/** All cards as a table: the first column is the name, the last one the text. Both are empty without cards. */
export interface CardList {
  game: string;
  columns: string[];
  rows: string[][];
}

/** Whatever a client may say. */
export interface FromClient {
  type: "FromClient";
  ref?: number | null;
}

/** The first message. ``events`` and ``chat`` are the numbers of the last lines that the client still has. */
export interface Hello {
  type: "hello";
  ref?: number | null;
  language?: "en" | "pl";
  seat?: number | null;
  events?: number;
  chat?: number;
  token?: string;
}

/** Look through another of one's own seats (several people at one device), or from outside. */
export interface Look {
  type: "look";
  ref?: number | null;
  seat: number | null;
}

/** Take an option of the question that was asked at this position. */
export interface Choose {
  type: "choose";
  ref?: number | null;
  position: number;
  option: string;
}

/** Why can this thing not be chosen now? */
export interface WhyNot {
  type: "why-not";
  ref?: number | null;
  thing: string;
}

/** Step back over one's last choice: alone where that is allowed, else everybody is asked to agree. */
export interface Undo {
  type: "undo";
  ref?: number | null;
  position: number;
  ask?: boolean;
}

/** Agree, or not, to the takeback that somebody asked for. */
export interface AnswerUndo {
  type: "answer-undo";
  ref?: number | null;
  agree: boolean;
}

/** Give up the seat one looks through, as it was agreed for this match. */
export interface Concede {
  type: "concede";
  ref?: number | null;
}

/** Let a bot play for one's seat (true), or take the seat back from it (false). */
export interface HandOver {
  type: "hand-over";
  ref?: number | null;
  to_bot: boolean;
}

/** What one wants to be asked in response windows: usually, or in those of one kind; null: there as usual. */
export interface Order {
  type: "order";
  ref?: number | null;
  order: "always" | "concerned" | "never" | null;
  kind?: string;
}

/** Ask me at the next response window of whatever kind, once; or do not, after all. */
export interface Knock {
  type: "knock";
  ref?: number | null;
  on?: boolean;
}

/** Keep the present window open, or let it go. Nobody learns who holds it, nor for longer than a minute. */
export interface Hold {
  type: "hold";
  ref?: number | null;
  on: boolean;
}

/** A line of chat. */
export interface Say {
  type: "say";
  ref?: number | null;
  text: string;
}

/** Stop (or start again) reading what a person writes. */
export interface Mute {
  type: "mute";
  ref?: number | null;
  person: string;
  on?: boolean;
}

/** An event as this seat may know it: its number among the seat's own events, its data, its sentence. */
export interface LogLine {
  number: number;
  event: unknown;
  text: string;
}

export interface ChatLine {
  number: number;
  person: string | null;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** What everybody waits for: a seat's choice, responses (nobody learns whose), or nothing any more. */
export interface Waiting {
  kind: "seat" | "window" | "over";
  seat: number | null;
  deadline: number | null;
  brief: boolean;
}

/** One option: ``id`` is what a client sends back; ``things`` are the ids of what it touches. */
export interface OptionInfo {
  id: string;
  text: string;
  note: string;
  things: string[];
  rules: string[];
}

/** What the seat is asked. ``kind`` names the question for programs; ``deadline`` is its own clock. */
export interface Question {
  seat: number;
  kind: string;
  text: string;
  rules: string[];
  options: OptionInfo[];
  is_window: boolean;
  deadline: number | null;
}

/** Whatever the table may say. */
export interface FromServer {
  type: "FromServer";
}

/** The match as the seat sees it now, and what happened since the last frame. */
export interface Frame {
  type: "frame";
  position: number;
  events: LogLine[];
  view: unknown;
  waiting: Waiting;
  question: Question | null;
  asked: number[];
  can_undo: boolean;
}

/** Somebody asks to take back; ``agreed`` lists the seats that do. ``seat`` is null when it is settled. */
export interface Takeback {
  type: "takeback";
  seat: number | null;
  agreed: number[];
  refused: boolean;
}

/** The client itself: its person, its seats, and what each wants to be asked: usually, by kind of window, once. */
export interface You {
  person: string | null;
  name: string;
  seats: number[];
  orders: Record<string, "always" | "concerned" | "never">;
  kinds: Record<string, Record<string, "always" | "concerned" | "never">>;
  knocks: number[];
  muted: string[];
}

/** The answer to hello, and to look. ``frame`` is null while the match has not begun. */
export interface Welcome {
  type: "welcome";
  ref: number | null;
  protocol: number;
  now: number;
  table: TableInfo;
  you: You;
  seat: number | null;
  chat: ChatLine[];
  takeback: Takeback;
  frame: Frame | null;
}

/** Somebody sat down, left, came online; the match began, was paused or is over. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  you: You;
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

export interface RuleText {
  id: string;
  text: string;
}

/** The rules against choosing a thing now; none if it can be chosen. */
export interface Why {
  type: "why";
  ref: number | null;
  thing: string;
  rules: RuleText[];
}

/** What was asked under this ref is done, and on the disk. */
export interface Done {
  type: "done";
  ref: number | null;
}

/** What was asked under this ref was not done; nothing has changed. */
export interface Refused {
  type: "refused";
  ref: number | null;
  code: string;
  text: string;
}

/** The server closes the socket; ``again`` says whether to come back. */
export interface Bye {
  type: "bye";
  code: string;
  text: string;
  again: boolean;
}

/** The match after one entry of its record; step 0 is the opening. */
export interface ReplayFrame {
  step: number;
  at: number | null;
  made_by: string | null;
  seat: number | null;
  option: string | null;
  events: LogLine[];
  view: unknown;
  waiting: Waiting | null;
  outcome: Ending | null;
}

/** A part of a match: frames from step ``from`` on. ``steps`` is the number of the last one. */
export interface Replay {
  match: string;
  game: string;
  steps: number;
  from: number;
  eyes: number | null;
  readable: "match" | "log";
  frames: ReplayFrame[];
}

/** Which bot shall judge, and which judgements the reader does not have yet. */
export interface AnalysisWish {
  bot?: "greedy" | "adept" | "master";
  from?: number;
}

/** One decision: what it lost of the chance to win, in points of a hundred, and what would have been stronger. */
export interface JudgedDecision {
  step: number;
  seat: number;
  verdict: "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "unclear";
  loss: number;
  best: string;
  text: string;
}

/** How one seat decided, as far as it is judged. ``worst`` are steps, the worst first. */
export interface SeatSummary {
  seat: number;
  decisions: number;
  best: number;
  average_loss: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  unclear: number;
  worst: number[];
}

/** How far it has come. ``judgements`` are those from number ``from`` on, some of them at a time. */
export interface Analysis {
  match: string;
  bot: "greedy" | "adept" | "master";
  progress: "waiting" | "running" | "done" | "impossible" | "failed";
  decisions: number;
  judged: number;
  from: number;
  judgements: JudgedDecision[];
  seats: SeatSummary[];
}

export type ClientMessage = Hello | Look | Choose | WhyNot | Undo | AnswerUndo | Concede | HandOver | Order | Knock | Hold | Say | Mute;

export type ServerMessage = Welcome | Frame | Takeback | TableChanged | Chat | Why | Done | Refused | Bye;
