/** How far the review of a game is. The server makes it once for all who look: whoever watches asks again while it is made. */

import type { Review, ReviewState } from "../../gen/wire";
import { api } from "../../net/api";
import { tokenOf } from "../../net/keep";

/** Between two questions: while somebody looks, while the page is hidden, and after one that was not answered. */
const PACE = 1000;
const HIDDEN = 10_000;
const AGAIN = 4000;
const NONE: ReviewState = { status: "none", progress: 0, review: null, place: 0 };

export class Reviewing {
  /** Null until the server has told. */
  state = $state.raw<ReviewState | null>(null);
  /** Why it could not be begun or cancelled. */
  trouble = $state.raw<unknown>(null);
  private watchers = 0;
  /** Answers to earlier questions say nothing any more. */
  private asked = 0;
  private soon: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  get review(): Review | null {
    return this.state?.status === "done" ? this.state.review : null;
  }

  get isWorking(): boolean {
    return this.state?.status === "working";
  }

  /** Follows it until the function that comes back is called. */
  watch(): () => void {
    this.watchers += 1;
    if (this.watchers === 1) {
      document.addEventListener("visibilitychange", this.look);
      if (!this.review) void this.ask();
    }
    return () => {
      this.watchers -= 1;
      if (this.watchers) return;
      document.removeEventListener("visibilitychange", this.look);
      clearTimeout(this.soon);
    };
  }

  begin = (): Promise<void> => this.wish("POST");
  cancel = (): Promise<void> => this.wish("DELETE");

  private async wish(method: "POST" | "DELETE"): Promise<void> {
    const number = this.next();
    this.trouble = null;
    try {
      this.hear(number, await api.review(this.id, tokenOf(this.id), method));
    } catch (error) {
      this.trouble = error;
      this.later(this.isWorking ? AGAIN : null);
    }
  }

  /** Whoever comes back to the page sees how far it is. */
  private look = (): void => {
    if (!document.hidden && this.isWorking) void this.ask();
  };

  private async ask(): Promise<void> {
    const number = this.next();
    try {
      this.hear(number, await api.review(this.id, tokenOf(this.id)));
    } catch {
      if (number !== this.asked) return;
      this.state ??= NONE;
      this.later(this.isWorking ? AGAIN : null);
    }
  }

  private next(): number {
    clearTimeout(this.soon);
    return (this.asked += 1);
  }

  private hear(number: number, state: ReviewState): void {
    if (number !== this.asked) return;
    this.state = state;
    this.later(state.status === "working" ? (document.hidden ? HIDDEN : PACE) : null);
  }

  private later(wait: number | null): void {
    clearTimeout(this.soon);
    if (wait !== null && this.watchers) this.soon = setTimeout(() => void this.ask(), wait);
  }
}

const known = new Map<string, Reviewing>();

/** The same for all parts of the page. */
export function reviewingOf(id: string): Reviewing {
  let reviewing = known.get(id);
  if (!reviewing) known.set(id, (reviewing = new Reviewing(id)));
  return reviewing;
}
