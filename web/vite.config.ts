import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const port = process.env["UNDERCROFT_PORT"] ?? "8642";

// The built client ships inside the Python package; `undercroft serve` hands it out.
export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: "../src/undercroft/server/web",
    emptyOutDir: true,
    // Nothing inline: the server's content policy allows only what comes from itself, as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: `http://127.0.0.1:${port}`, ws: true } } },
});

/**
 * `virtual:icons` holds the drawings named in icon-names.json, out of four thousand; `virtual:icons/<game>` those that a
 * game's art.json names. So a game's pictures are fetched with its board, not with the first page.
 */
function icons(): Plugin {
  const id = "virtual:icons";
  const all = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
  return {
    name: "undercroft-icons",
    resolveId: (asked) => (asked === id || asked.startsWith(`${id}/`) ? `\0${asked}` : undefined),
    load(asked) {
      if (!asked.startsWith(`\0${id}`)) return undefined;
      const game = asked.slice(id.length + 2);
      const list = new URL(game ? `src/games/${game}/art.json` : "src/lib/icon-names.json", import.meta.url);
      this.addWatchFile(fileURLToPath(list));
      const wanted = [...new Set(Object.values(JSON.parse(readFileSync(list, "utf8")) as Record<string, string>))];
      const drawn = (JSON.parse(readFileSync(all, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const missing = wanted.filter((name) => !drawn[name]);
      if (missing.length) this.error(`no such icons: ${missing.join(", ")}`);
      const paths = wanted.map((name) => [name, drawn[name]?.body.match(/ d="([^"]+)"/)?.[1] ?? ""]);
      return `export default ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}
