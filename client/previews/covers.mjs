// Writes the painted covers of the games, as they stand in src/games/*/Cover.svelte, as SVG by id: for dev.py faces.
import { readdirSync } from "node:fs";
import { createServer } from "vite";

const server = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
// By the same svelte as theirs.
const { render } = await server.ssrLoadModule("svelte/server");
const covers = {};
for (const folder of readdirSync("src/games")) {
  const { default: Cover } = await server.ssrLoadModule(`/src/games/${folder}/Cover.svelte`);
  covers[folder.replaceAll("_", "-")] = render(Cover, { idPrefix: folder }).body;
}
await server.close();
process.stdout.write(JSON.stringify(covers));
