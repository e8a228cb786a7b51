// What the guide says when. Its sentences are texts named after the game, the side where there are sides, and the
// question, so a game is guided as soon as somebody has written them: guide-boss-monster-may-build.

import { say } from "../lib/words.svelte";
import type { Question } from "../lib/wire";
import { GUIDED } from "./guided-games";
import { numberIn, textIn } from "./views";

/** Told one after the other before the first question. */
export const INTRODUCTION = ["welcome", "table"] as const;

export function hasLessons(game: string, view: unknown): boolean {
  return lesson(game, view, INTRODUCTION[0]) !== "";
}

/** The text of a lesson for the side that looks; empty if there is none. */
export function lesson(game: string, view: unknown, name: string): string {
  const side = sideOf(game, view);
  const id = `guide-${game}-${side && `${side}-`}${name}`;
  const text = say(id);
  return text === id ? "" : text;
}

/** What is worth saying now: about the question, else about what happens meanwhile; the end after the first round. */
export function lessonFor(game: string, question: Question | null, view: unknown): string {
  if (numberIn(view, "round") > 1) return "end";
  const situation = GUIDED[game]?.situation(view) ?? textIn(view, "phase");
  const known = (name: string) => (lesson(game, view, name) ? name : undefined);
  if (!question) return known(`phase-${situation}`) ?? "waiting";
  return known(`${question.kind}-${situation}`) ?? known(question.kind) ?? (question.is_window ? "window" : "choice");
}

function sideOf(game: string, view: unknown): string {
  const seat = numberIn(view, "seat");
  return GUIDED[game]?.sides.findLast((side) => side.seat <= seat)?.name ?? "";
}
