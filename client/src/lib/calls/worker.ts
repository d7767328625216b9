/** Starts the service worker when the page has loaded, and what needs it. Without https it is not there, and nothing is missing. */

import { checkBuild, isBuilt } from "./build";
import { renewCalls } from "./calls.svelte";

export async function startWorker(): Promise<void> {
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void checkBuild());
  if (!isBuilt || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loaded());
  } catch {
    return; // a browser may forbid it: then the page does without
  }
  await checkBuild();
  await renewCalls();
}

/** What this page is made of, so that it opens without a network. */
function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.startsWith("/assets/"));
}
