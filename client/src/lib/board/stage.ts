/** Where motions are played: how fast, until when, and what ends them. One stage a page. */

import { getContext, setContext } from "svelte";

export class Stage {
  /** Resolved when what is being played has ended. */
  playing: Promise<void> = Promise.resolve();
  private end: () => void = () => {};

  constructor(private readonly unitNow: () => number) {}

  /** How long one motion takes, in milliseconds; 0: nothing moves. */
  get unit(): number {
    const isStill = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
    return isStill || document.visibilityState === "hidden" ? 0 : this.unitNow();
  }

  begin(playing: Promise<void>, end: () => void): void {
    this.playing = playing;
    this.end = end;
  }

  /** All that moves is at its place now. */
  finish(): void {
    this.end();
  }
}

const KEY = Symbol("stage");
/** A replay has no pace of its own. */
const USUAL = 300;

export const setStage = (stage: Stage): Stage => setContext(KEY, stage);
export const getStage = (): Stage => getContext<Stage | undefined>(KEY) ?? new Stage(() => USUAL);
