/** A game to look back at: its positions are asked for as they are needed, and kept. */

import type { Replay, ReplayPosition } from "../gen/wire";
import { api, Trouble } from "./api";
import { tokenOf } from "./keep";
import { sharing } from "./sharing";

/** Positions that are kept: a person goes to and fro between some of them, and a long game has hundreds. */
const MOST_KEPT = 60;
/** What a person who rests at a position is likely to look at next. */
const NEAR = [1, -1, 2];
/** Held keys and a dragged scrubber pass positions faster than they can be looked at: after a few, one at a time. */
const PACE = 80;
const AT_ONCE = 2;
export const REST = 120;
const AGAIN = 600;
/** Whoever does not jump for this long has time for more than positions; at last everybody has. */
const CALM = 2000;
const AT_LAST = 12_000;

export type Eyes = number | "watch";
export const eyesOf = (replay: Replay): Eyes => replay.you ?? "watch";

interface Asked {
  position: Promise<ReplayPosition>;
  abort: AbortController;
  isThere: boolean;
}

export class Playback {
  /** The position that was asked for last. */
  at = $state(0);
  /** The last position whose board was painted: the log and the address follow it, so that no board waits for them. */
  passed = $state(0);
  /** The seat whose land somebody came to see at this position. */
  focus = $state<number | null>(null);
  /** There was time to look: what takes long may be asked for, and keeps no jump waiting. */
  isCalm = $state(false);
  replay = $state.raw() as Replay;
  shown = $state.raw<ReplayPosition | null>(null);
  trouble = $state.raw<unknown>(null);
  private kept = new Map<number, Asked>();
  /** When all that was passed would have been asked for, one at a time. */
  private paidUntil = -Infinity;
  private painting = 0;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private calming: ReturnType<typeof setTimeout> | undefined;
  private readonly opened = performance.now();

  constructor(
    readonly id: string,
    replay: Replay,
    first: number | null,
    /** Somebody chose whose eyes these are: then the address says it, too. */
    public isChosen = false,
    focus: number | null = null,
  ) {
    this.replay = replay;
    void this.go(first ?? (replay.status === "over" ? 0 : replay.length), focus);
    this.passed = this.at;
  }

  get length(): number {
    return this.replay.length;
  }

  get eyes(): Eyes {
    return eyesOf(this.replay);
  }

  /** The same position, through other eyes. */
  async lookAs(eyes: Eyes): Promise<void> {
    try {
      const replay = await api.replay(this.id, tokenOf(this.id), String(eyes));
      for (const asked of this.kept.values()) asked.abort.abort();
      this.kept = new Map();
      this.replay = replay;
      this.isChosen = true;
      await this.go(this.at, this.focus);
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Shows a position: at once if it is here, else asks for it, but not for all that are passed on the way. */
  async go(wanted: number, focus: number | null = null): Promise<void> {
    this.at = Math.max(0, Math.min(this.length, Math.round(wanted) || 0));
    this.focus = focus !== null && focus < this.replay.players ? focus : null;
    this.close();
    this.calming = setTimeout(() => (this.isCalm = true), Math.min(CALM, this.opened + AT_LAST - performance.now()));
    const wait = this.paidUntil - AT_ONCE * PACE - performance.now();
    if (this.kept.has(this.at) || wait <= 0) return this.show(this.at);
    this.soon = setTimeout(() => void this.show(this.at), wait);
  }

  /** Nothing that was begun goes on. */
  close(): void {
    clearTimeout(this.soon);
    clearTimeout(this.resting);
    clearTimeout(this.calming);
    cancelAnimationFrame(this.painting);
  }

  private async show(at: number): Promise<void> {
    this.giveUp(at);
    if (!this.kept.has(at)) this.paidUntil = Math.max(this.paidUntil, performance.now()) + PACE;
    try {
      const position = await this.ask(at);
      if (this.at !== at) return;
      this.shown = sharing(this.shown, position);
      this.trouble = null;
      this.painting = requestAnimationFrame(() => this.rest(at));
    } catch (error) {
      if (this.at !== at) return;
      this.trouble = error;
      if (error instanceof Trouble && error.code === "too-fast") this.soon = setTimeout(() => void this.show(at), AGAIN);
    }
  }

  private rest(at: number): void {
    this.soon = setTimeout(() => (this.passed = at));
    this.resting = setTimeout(() => this.askNear(at), REST);
  }

  private askNear(at: number): void {
    const near = NEAR.map((step) => at + step).filter((n) => n >= 0 && n <= this.length);
    for (const n of near) this.ask(n).catch(() => {});
  }

  /** What is on its way but no longer near would only hold up what is wanted now. */
  private giveUp(at: number): void {
    for (const [n, asked] of this.kept) {
      if (asked.isThere || n === at) continue;
      this.kept.delete(n);
      asked.abort.abort();
    }
  }

  private ask(n: number): Promise<ReplayPosition> {
    const kept = this.kept.get(n);
    if (kept) return this.keep(n, kept).position;
    const abort = new AbortController();
    const position = api.replayAt(this.id, n, tokenOf(this.id), String(this.eyes), abort.signal);
    const asked: Asked = { position, abort, isThere: false };
    const all = this.kept;
    this.keep(n, asked);
    position.then(
      () => (asked.isThere = true),
      () => all.get(n) === asked && all.delete(n),
    );
    return position;
  }

  /** The one that was not looked at for longest makes room. */
  private keep(n: number, asked: Asked): Asked {
    this.kept.delete(n);
    this.kept.set(n, asked);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return asked;
  }
}
