/** The page shows what happens one step after the other, however fast it came. The table never waits for it, and neither
    does a person: a click or a key brings the newest position at once. */

import { flushSync, tick } from "svelte";
import type { LogEntry, Position } from "../../gen/wire";
import type { News } from "../../net/session.svelte";
import { prefs, type Speed } from "../app/prefs.svelte";
import { Stage } from "../board/stage";

/** Milliseconds: a motion, and what stays to be seen after one step. */
const TEMPI: Record<Speed, { unit: number; rest: number }> = {
  slow: { unit: 620, rest: 900 },
  normal: { unit: 340, rest: 350 },
  fast: { unit: 180, rest: 120 },
  once: { unit: 0, rest: 0 },
};
/** So many steps in line take their full time; more of them go by faster, so that a whole turn stays short. */
const CALM = 5;
const BRISK = 0.3;

export class Pace {
  shown = $state.raw<Position | null>(null);
  /** What came with the position that is shown. */
  played = $state.raw<LogEntry[]>([]);
  isBehind = $state(false);
  readonly stage = new Stage(() => TEMPI[prefs.speed].unit * this.hurry);

  private queue: News[] = [];
  private round = 0;
  private isRunning = false;

  hear(news: News): void {
    if (this.isShownAtOnce(news)) return this.jump(news);
    const last = this.queue.at(-1);
    if (!news.entries.length && last) last.position = news.position;
    else this.queue.push(news);
    if (this.isRunning) this.isBehind = true;
    else void this.run();
  }

  /** Everything that waits is shown now. Answers whether anything did. */
  skip(): boolean {
    const last = this.queue.at(-1);
    this.stage.finish();
    if (last) this.jump({ position: last.position, entries: [] });
    return last !== undefined;
  }

  stop(): void {
    this.round += 1;
    this.queue = [];
    this.stage.finish();
  }

  private get hurry(): number {
    return Math.max(BRISK, Math.min(1, CALM / (this.queue.length + 1)));
  }

  private isShownAtOnce({ position, entries }: News): boolean {
    if (!this.shown || !this.stage.unit || position.you !== this.shown.you) return true;
    if (entries.some(({ kind }) => kind === "undo")) return true;
    return !this.queue.length && entries[0]?.by === position.you;
  }

  private jump(news: News): void {
    this.round += 1;
    this.queue = [];
    this.isRunning = this.isBehind = false;
    this.show(news);
  }

  private show({ position, entries }: News): void {
    this.shown = position;
    this.played = entries;
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    const round = ++this.round;
    for (let news = this.queue.shift(); news && round === this.round; news = this.queue.shift()) {
      this.isBehind = this.queue.length > 0;
      this.show(news);
      await tick();
      await this.stage.playing;
      if (round !== this.round) return;
      if (news.entries.length) await this.rest();
      if (round !== this.round) return;
    }
    this.isRunning = this.isBehind = false;
  }

  private rest(): Promise<void> {
    return new Promise((done) => setTimeout(done, TEMPI[prefs.speed].rest * this.hurry));
  }
}

/** A person who points or types has seen enough: before their click arrives, the newest position is there to be clicked. */
export const hurryBy = (pace: Pace) => (): void => {
  if (pace.skip()) flushSync();
};
