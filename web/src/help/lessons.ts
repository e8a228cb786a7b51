// What the guide says when. Its sentences are texts named after the game and the question, so a game is guided as soon as
// somebody has written them: guide-boss-monster-may-build.

import { say } from "../lib/words.svelte";
import type { Question } from "../lib/wire";

/** Told one after the other before the first question. */
export const INTRODUCTION = ["welcome", "table"] as const;

export function hasLessons(game: string): boolean {
  return lesson(game, INTRODUCTION[0]) !== "";
}

/** The text of a lesson; empty if there is none. */
export function lesson(game: string, name: string): string {
  const id = `guide-${game}-${name}`;
  const text = say(id);
  return text === id ? "" : text;
}

/** What is worth saying now: about the question, else about what happens meanwhile; the end after the first round. */
export function lessonFor(game: string, question: Question | null, view: unknown): string {
  if (numberIn(view, "round") > 1) return "end";
  if (!question) return known(game, `phase-${textIn(view, "phase")}`) ?? "waiting";
  // The same question can mean something else in another phase: a Spell in the Build phase, a Spell for walking Heroes.
  return known(game, `${question.kind}-${textIn(view, "phase")}`) ?? known(game, question.kind) ?? (question.is_window ? "window" : "choice");
}

function known(game: string, name: string): string | undefined {
  return lesson(game, name) ? name : undefined;
}

function numberIn(view: unknown, field: string): number {
  const value = fieldOf(view, field);
  return typeof value === "number" ? value : 0;
}

function textIn(view: unknown, field: string): string {
  const value = fieldOf(view, field);
  return typeof value === "string" ? value : "";
}

/** Views belong to their games; most count rounds and name phases, and none has to. */
function fieldOf(view: unknown, field: string): unknown {
  return typeof view === "object" && view !== null ? (view as Record<string, unknown>)[field] : undefined;
}
