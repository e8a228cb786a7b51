// Translations are checked like code: the same messages, with the same arguments, and none that nobody says.

import { describe, expect, it } from "vitest";

const texts: Record<string, string> = import.meta.glob("./*/*.ftl", { query: "?raw", import: "default", eager: true });
const sources: Record<string, string> = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every message (and attribute) of a language with the arguments it uses. */
function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, text] of Object.entries(texts).filter(([path]) => path.startsWith(`./${language}/`))) {
    let id = "";
    for (const line of text.split("\n")) {
      const start = line.match(/^(-?[a-z][\w-]*) =/) ?? line.match(/^ {4}\.([a-z][\w-]*) =/);
      if (start) id = line.startsWith(" ") ? `${id.split(".")[0]}.${start[1]}` : (start[1] ?? "");
      if (start && found.has(id)) throw new Error(`${language}: ${id} is said twice`);
      if (start) found.set(id, []);
      for (const [, name = ""] of line.matchAll(/\$([\w-]+)/g)) if (!line.startsWith("#")) found.get(id)?.push(name);
    }
  }
  return new Map([...found].map(([id, names]) => [id, [...new Set(names)].sort()]));
}

const english = messages("en");
const polish = messages("pl");
const code = Object.values(sources);

describe("the page's texts", () => {
  it("are there in both languages", () => {
    expect([...polish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("use the same arguments in both languages", () => {
    for (const [id, names] of english) expect([id, polish.get(id)]).toEqual([id, names]);
  });

  it("exist wherever the code says one by name", () => {
    const said = code.flatMap((text) => [...text.matchAll(/\bsay\(\s*"([a-z][\w.-]*)"/g)].map(([, id]) => id ?? ""));
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said)].filter((id) => !english.has(id))).toEqual([]);
  });

  it("are all said by somebody", () => {
    const all = code.join("\n");
    const unsaid = [...english.keys()].filter((id) => {
      const stem = id.split(".")[0] ?? "";
      // An id may be put together: then its beginning stands in the code, followed by a gap.
      return !all.includes(`"${stem}"`) && !all.includes(`"${id}"`) && !all.includes("`" + stem) && !isPutTogether(stem, all);
    });
    expect(unsaid).toEqual([]);
  });
});

function isPutTogether(id: string, all: string): boolean {
  const parts = id.split("-");
  return parts.some((_, count) => count > 0 && all.includes("`" + parts.slice(0, count).join("-") + "-${"));
}
