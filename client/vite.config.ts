import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `vite` alone is for development: the server with the tables runs beside it.
const tables = process.env["LASCAUX_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: tables, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A busy machine is slower, not wrong.
  test: { testTimeout: 60_000, hookTimeout: 60_000, environment: "happy-dom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
