import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client ships inside the Python package; `undercroft serve` hands it out.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/undercroft/server/web", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } } },
});
