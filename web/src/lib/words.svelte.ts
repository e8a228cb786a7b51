// Words for people: our own sentences and, for each game, the very texts that the server speaks with.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { preferences, type Language } from "./preferences.svelte";

const sources: Record<string, string> = import.meta.glob("../text/*/*.ftl", { query: "?raw", import: "default", eager: true });
const own: Record<Language, FluentBundle> = { en: bundle("en", texts("en")), pl: bundle("pl", texts("pl")) };
const games: Record<string, FluentBundle> = $state({});

function texts(language: Language): string {
  return Object.entries(sources)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, source]) => source)
    .join("\n\n");
}

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

type Arguments = Record<string, FluentVariable>;

/** A sentence of the page in the reader's language. */
export function say(id: string, given: Arguments = {}): string {
  return format(own[preferences.language], id, given) ?? id;
}

/** A text of a game; a part after a dot is an attribute: `spawn-point.text`. Empty until its texts are there. */
export function gameText(game: string, id: string, given: Arguments = {}): string {
  const spoken = games[`${game}/${preferences.language}`];
  return (spoken && format(spoken, id, given)) ?? "";
}

function format(spoken: FluentBundle, id: string, given: Arguments): string | undefined {
  const [name = "", attribute] = id.split(".");
  const message = spoken.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? spoken.formatPattern(pattern, given) : undefined;
}

/** Fetch a game's texts once for each language. */
export async function loadGameTexts(game: string): Promise<void> {
  const language = preferences.language;
  const key = `${game}/${language}`;
  if (games[key]) return;
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${language}`);
  if (answer.ok) games[key] = bundle(language, await answer.text());
}
