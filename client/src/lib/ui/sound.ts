/** Tiny knocks of stone and wood. Silent until the person switches them on. */

import { prefs } from "../app/prefs.svelte";

const KNOCKS = { move: [190, 0.07], turn: [392, 0.16], end: [262, 0.4], chat: [520, 0.06] } as const;
let context: AudioContext | null = null;

export function knock(kind: keyof typeof KNOCKS): void {
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
