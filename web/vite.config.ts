import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { compressed, fewerLetters, LETTERS_MARK } from "./scripts/build.ts";

/** Where `nde serve` answers while the client is worked on. */
const server = process.env.NDE_SERVER ?? "http://127.0.0.1:8137";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fewerLetters, compressed, ...(mode === "test" ? [svelteTesting()] : [])],
  build: {
    outDir: "../src/nde/web/client/static",
    emptyOutDir: true,
    // The content policy of the server allows nothing inline: neither scripts, nor styles, nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: "es2022",
    reportCompressedSize: false,
    manifest: "files.json",
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // What several pages share is one file, not a dozen: each has a price of its own on the line.
        codeSplitting: {
          groups: [
            { name: "shared", test: /\/src\/(lib|parts)\//, minShareCount: 2 },
            { name: "seated", test: /\/src\/table\//, minShareCount: 3 },
          ],
        },
        assetFileNames: ({ names }) =>
          names.some((name) => name.includes("-latin-ext-"))
            ? `assets/[name]-[hash]-${LETTERS_MARK}[extname]`
            : "assets/[name]-[hash][extname]",
      },
    },
  },
  server: {
    // The host stays as the browser named it: the server lets only its own pages change anything.
    proxy: {
      "/api": { target: server, ws: true },
      "/words": server,
      "/qr": server,
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
  },
}));
