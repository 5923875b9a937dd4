import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { offline } from "./scripts/offline";

const base = "/static/";
const target = "es2022";
const server = "http://127.0.0.1:8017";

// Python in WebAssembly goes along as it is, and is fetched by nobody who does not ask for it (src/lib/anew.worker.ts).
const home = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string };
const folder = `assets/pyodide-${version}`;
const python: Plugin = {
  name: "stolik-python",
  apply: "build",
  generateBundle() {
    const names = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
    for (const name of names)
      this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: readFileSync(join(home, name)) });
  },
};

export default defineConfig({
  base,
  plugins: [svelte(), python, offline({ root: import.meta.dirname, base, target })],
  define: { __PYTHON__: JSON.stringify(`/static/${folder}/`) },
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/[name]-[hash].js" } } },
  build: {
    outDir: "../src/stolik/server/static",
    emptyOutDir: true,
    target,
    // Nothing is inlined, so that the server can send "script-src 'self'; style-src 'self'; img-src 'self'".
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    // "npm run dev" draws the pages; everything that is not a page of ours is asked of a running "stolik play".
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "node",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
  },
});
