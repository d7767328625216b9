/** Runs through the count, at the person's speed; whoever has seen enough skips it. */

import { tick } from "svelte";
import type { Motion } from "../board/motion";
import { Playing, isSeen, spot } from "../board/moving";
import type { Counted } from "../board/props";
import type { Stage } from "../board/stage";
import { signed } from "../../words/words.svelte";
import { sumsOf } from "./count";

/** How many motions long a step is, and how long all of them take at most, in milliseconds. */
const STEP = 2.6;
const LONGEST = 40_000;
const MOST = 60; // places that glow at once

export class Counting {
  isRunning = $state(false);
  private steps = $state.raw<Counted[]>([]);
  private at = $state(-1);
  private round = 0;
  private playing: Playing | null = null;
  private wake: () => void = () => {};

  /** What is counted now. */
  get now(): Counted | null {
    return this.isRunning ? (this.steps[this.at] ?? null) : null;
  }

  sums(seats: number): number[] {
    return sumsOf(this.steps.slice(0, this.at + 1), seats);
  }

  /** Resolved when all is counted, or skipped. */
  async run(steps: Counted[], stage: Stage): Promise<void> {
    const round = ++this.round;
    this.steps = steps;
    this.at = -1;
    this.isRunning = true;
    await stage.playing;
    const unit = Math.min(stage.unit, LONGEST / (steps.length * STEP || 1));
    for (let next = 0; next < steps.length && unit && round === this.round; next += 1) {
      this.at = next;
      await tick();
      await this.show(steps[next]!, unit, round);
    }
    if (round === this.round) this.skip();
  }

  skip(): void {
    this.round += 1;
    this.isRunning = false;
    this.playing?.finish();
    this.wake();
  }

  private async show({ line, spots }: Counted, unit: number, round: number): Promise<void> {
    await this.pause(unit * 0.4); // a land comes forward
    if (round !== this.round) return;
    const found = spots.filter(isSeen);
    const places = found.length ? found : [`seat-${line.seat}`];
    spot(places[0]!)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const glows: Motion[] = places.map((at) => ({ do: "glow", at, isLong: true, together: true }));
    const middle = places[Math.floor(places.length / 2)]!;
    const float: Motion = { do: "float", at: middle, text: signed(line.points), isLoss: line.points < 0, sound: "stone" };
    const tools = { unit, prefix: "", colourOf: () => "", origins: new Map<string, DOMRect>(), most: MOST };
    this.playing = new Playing([float, ...glows], tools);
    await this.pause(unit * (STEP - 0.4));
    this.playing.finish();
  }

  private pause(time: number): Promise<void> {
    return new Promise((wake) => {
      this.wake = wake;
      setTimeout(wake, time);
    });
  }
}
