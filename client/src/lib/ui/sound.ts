/** Tiny knocks of stone and wood. Silent until the person switches them on. */

import { prefs } from "../app/prefs.svelte";

const KNOCKS = {
  wood: [190, 0.07],
  stone: [150, 0.06],
  fire: [110, 0.2],
  dice: [240, 0.05],
  card: [330, 0.04],
  lava: [90, 0.3],
  drum: [80, 0.3],
  end: [262, 0.4],
  chat: [520, 0.06],
} as const;

/** Each means one thing; the drum is for whoever's turn it is now. */
export type Sound = keyof typeof KNOCKS;

let context: AudioContext | null = null;

export function knock(kind: Sound): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser is silent until the page is touched; what would have sounded before is not made up for.
  if (context.state === "suspended") void context.resume();
  if (context.state !== "running" && !navigator.userActivation?.isActive) return;
  const [pitch, length] = KNOCKS[kind];
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + length);
  volume.gain.setValueAtTime(0.18, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + length);
}
