import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server that `npm run dev` passes the page's requests on to.
const server = process.env.MANUELINE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  // Relative addresses: the page works under any base path.
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/manueline/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs comes as one file, so that the first load is few requests.
        codeSplitting: {
          groups: [
            { name: "shell", test: /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/[^/]+\.ts$/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // A file that needs a document asks for one: setting jsdom up takes a second each time.
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
