/** Wood, stone, skin and fire. A browser is silent until its page is touched; what would have sounded before is not made up for. */

import { prefs } from "../app/prefs.svelte";
import type { Sound } from "./sounds/made";
import { Player } from "./sounds/player";

export type { Sound } from "./sounds/made";

/** Only with these a browser lets a page begin to sound. */
const TOUCHES = ["pointerup", "keydown"];

let context: AudioContext | null = null;
let player: Player | null = null;

/** When the page is touched; again after a telephone call took the sound away. */
function wake(): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext({ latencyHint: "interactive" });
  if (context.state !== "running") void context.resume();
}

for (const touch of TOUCHES) window.addEventListener(touch, wake, { passive: true, capture: true });

export function knock(kind: Sound): void {
  const isTouched = navigator.userActivation?.isActive ?? false;
  if (isTouched) wake();
  // In the moment of the first touch it is not running yet, but about to.
  if (!prefs.sound || !context || (context.state !== "running" && !isTouched)) return;
  player ??= new Player(context);
  player.play(kind);
}
