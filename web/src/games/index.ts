// Which board draws which game. A game's folder is its name, and only the board that is wanted is fetched.

import type { Component } from "svelte";
import type { Ending, LogLine, TableInfo } from "../lib/wire";

export interface BoardProps {
  /** What the seat may see; its form is the game's own. */
  view: unknown;
  table: TableInfo;
  /** Whose eyes: a seat, or null from outside. */
  seat: number | null;
  /** The name at each seat. */
  names: string[];
  /** The person who looks, as seats name it; null for who has no name. */
  me: string | null;
  /** What has just happened, for a board that shows it moving. */
  events?: LogLine[];
}

export type Board = Component<BoardProps>;

export interface EndScoresProps {
  view: unknown;
  names: string[];
  outcome: Ending | null;
}

export type EndScores = Component<EndScoresProps>;

/** A thing by name, and what it does. */
export interface Told {
  name: string;
  text: string;
}

/** How a game speaks of its things. Nothing is known before it is loaded. */
export interface About {
  load: () => Promise<void>;
  about: (thing: string) => Told | null;
  /** The thing that a sentence names. */
  named: (sentence: string) => Told | null;
  /** What is on its way and can still be answered. */
  pending: (view: unknown) => Told[];
}

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const scores = import.meta.glob<{ default: EndScores }>("./*/EndScores.svelte");
const abouts = import.meta.glob<About>("./*/about.ts");

/** The board of a game; one without its own gets the plain one. */
export async function boardFor(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`] ?? (() => import("./Fallback.svelte"));
  return (await load()).default;
}

/** How a game counts up at the end; not every game does. */
export async function endScoresFor(game: string): Promise<EndScores | null> {
  return (await scores[`./${game}/EndScores.svelte`]?.())?.default ?? null;
}

/** How a game speaks of its things; not every game does. */
export async function aboutFor(game: string): Promise<About | null> {
  const found = (await abouts[`./${game}/about.ts`]?.()) ?? null;
  await found?.load();
  return found;
}
