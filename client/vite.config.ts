import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `vite` alone is for development: the server with the tables runs beside it.
const tables = process.env["LASCAUX_SERVER"] ?? "http://127.0.0.1:8000";

/** The service worker is a file of its own at the root. It and the page know the build that they belong to, which every file of it
    is hashed into: a page tells by it that the server has a newer one. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/worker/sw.ts", fileName: "sw.js" });
    },
    writeBundle({ dir }, bundle) {
      const digest = createHash("sha256");
      const files = ["index.html", "sw.js"].map((name) => join(dir ?? "dist", name));
      for (const name of Object.keys(bundle).sort()) digest.update(name);
      for (const file of files) digest.update(readFileSync(file));
      const build = digest.digest("hex").slice(0, 12);
      for (const file of files) writeFileSync(file, readFileSync(file, "utf8").replaceAll("__BUILD__", build));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: tables, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A busy machine is slower, not wrong.
  test: { testTimeout: 60_000, hookTimeout: 60_000, environment: "happy-dom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
