/** A game to look back at: its positions are asked for as they are needed, and kept. */

import type { Replay, ReplayPosition } from "../gen/wire";
import { api } from "./api";
import { tokenOf } from "./keep";

const AHEAD = 3;

export class Reel {
  at = $state(0);
  shown = $state.raw<ReplayPosition | null>(null);
  trouble = $state.raw<unknown>(null);
  private readonly kept = new Map<number, Promise<ReplayPosition>>();

  constructor(
    readonly id: string,
    readonly replay: Replay,
    first: number | null,
  ) {
    void this.go(first ?? (replay.status === "over" ? 0 : replay.length));
  }

  get length(): number {
    return this.replay.length;
  }

  /** Shows a position; one that arrives late does not push away a later wish. */
  async go(wanted: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.length, wanted));
    const at = this.at;
    try {
      const position = await this.fetch(at);
      if (this.at !== at) return;
      this.shown = position;
      this.trouble = null;
      for (let next = at + 1; next <= Math.min(this.length, at + AHEAD); next += 1) this.fetch(next).catch(() => {});
    } catch (error) {
      if (this.at === at) this.trouble = error;
    }
  }

  private fetch(n: number): Promise<ReplayPosition> {
    let position = this.kept.get(n);
    if (!position) {
      position = api.replayAt(this.id, n, tokenOf(this.id));
      position.catch(() => this.kept.delete(n));
      this.kept.set(n, position);
    }
    return position;
  }
}
