// What is printed on the cards, fetched once; and how to speak of a card in either language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { get } from "../../lib/api";
import { preferences, type Language } from "../../lib/preferences.svelte";
import { gameText } from "../../lib/words.svelte";
import art from "./art.json";
import type { BossContent, PrintedCard } from "./content";

export const GAME = "boss-monster";
export const CLASSES = ["cleric", "fighter", "mage", "thief"] as const;
export type Class = (typeof CLASSES)[number];

const pictures: Record<string, string> = art;
let asked: Promise<void> | null = null;
let known: PrintedCard[] = $state.raw([]);

export function loadCards(): Promise<void> {
  asked ??= get<BossContent>(`/api/games/${GAME}/content`).then(
    (content) => void (known = content.cards),
    () => void (asked = null), // the next board asks again
  );
  return asked;
}

export const cardsAreThere = () => known.length > 0;

export const card = (id: number): PrintedCard | undefined => known[id];

export const text = (id: string, given: Record<string, string | number> = {}) => gameText(GAME, id, given);

export function cardName(id: number): string {
  const slug = known[id]?.slug;
  return slug ? text(slug) || slug : "";
}

export const className = (name: string) => text(`class-${name}`);

/** The picture of a card: its own, or that of its kind. */
export function pictureOf(id: number): string {
  const found = known[id];
  if (!found) return pictures["back"] ?? "";
  const own = pictures[found.slug];
  if (own) return own;
  const kind = found.family === "hero" ? `hero-${classesOf(found)[0] ?? "none"}` : found.family;
  return pictures[kind] ?? "";
}

export const picture = (name: string) => pictures[name] ?? "";

export const classesOf = (found: PrintedCard): Class[] => CLASSES.filter((name) => (found.treasure[name] ?? 0) > 0);

/** Which colour a card wears: its class, several, or none. */
export function colourOf(id: number): Class | "several" | "none" {
  const found = known[id];
  const classes = found ? classesOf(found) : [];
  return classes.length > 1 ? "several" : (classes[0] ?? "none");
}

// The other language's names, for tables where half of the friends know the cards by those

const others: Partial<Record<Language, FluentBundle>> = {};
let othersLoaded = $state(0);

export const otherLanguage = (): Language => (preferences.language === "pl" ? "en" : "pl");

export async function loadOtherNames(): Promise<void> {
  const language = otherLanguage();
  if (others[language]) return;
  const answer = await fetch(`/api/games/${GAME}/texts/${language}`);
  if (!answer.ok) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  others[language] = bundle;
  othersLoaded += 1;
}

export function otherName(id: number): string {
  const bundle = othersLoaded > 0 ? others[otherLanguage()] : undefined;
  const pattern = bundle?.getMessage(known[id]?.slug ?? "")?.value;
  return bundle && pattern ? bundle.formatPattern(pattern) : "";
}
