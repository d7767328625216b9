import type { Scene } from "../../lib/board/context";
import { Sending } from "../../lib/board/sending.svelte";
import { followedBy, habitIn, progressOf, type Asking, type Plan } from "./gathering";
import type { Action } from "./types";

/** The plans under way, the newest first, and what is answered without asking. */
export class Gathering {
  plans = $state.raw<Plan[]>([]);
  habits = $state.raw<ReadonlySet<string>>(new Set());
  /** Grows with every plan: whoever sends looks again. */
  begun = $state(0);
  readonly #sending = new Sending<Action>();
  /** How much had happened when this was last asked, and when a habit last answered. */
  #past = 0;
  #answered = -1;

  begin(plan: Plan): void {
    this.plans = [plan, ...this.plans];
    this.#sending.start();
    this.begun += 1;
  }

  stop(): void {
    this.plans = [];
    this.#sending.stop();
  }

  keep(name: string): void {
    this.habits = new Set([...this.habits, name]);
  }

  drop(name: string): void {
    this.habits = new Set([...this.habits].filter((kept) => kept !== name));
  }

  /** The action to send now, if any. `past` says how much has happened: with less of it something was taken back, and
      nobody wants to have it done again. */
  next(asking: Asking, past: number): Action | null {
    if (asking.offers.length === 0) return null;
    if (past < this.#past) this.stop();
    this.#past = past;
    while (this.plans[0]) {
      const progress = progressOf(this.plans[0], asking);
      if (progress === "wait") return null;
      if (progress !== "over") return this.#send(progress.action, progress.left, asking, past);
      this.plans = this.plans.slice(1);
    }
    return this.#usual(asking, past);
  }

  #send(action: Action, left: Plan | null, { view, offers }: Asking, past: number): Action | null {
    const sent = this.#sending.next(offers, `${past} ${JSON.stringify(view.asks)}`, () => action);
    this.plans = sent ? [...(left ? [left] : []), ...this.plans.slice(1)] : [];
    return sent;
  }

  #usual(asking: Asking, past: number): Action | null {
    const habit = habitIn(asking);
    if (!habit || !this.habits.has(habit.name) || past <= this.#answered) return null;
    this.#answered = past;
    return habit.action;
  }
}

interface Asked {
  gathering: Gathering;
  asking: Asking;
  isAsked: boolean;
}

/** A scene in which a click on what costs something pays for it, too. */
export function followed(scene: Scene<Action>, play: Asked): Scene<Action> {
  const choose = (action: Action): void => {
    if (!play.isAsked) return;
    const plan = followedBy(action, play.asking);
    if (plan) play.gathering.begin(plan);
    else scene.choose(action);
  };
  return Object.create(scene, { choose: { value: choose } }) as Scene<Action>;
}
