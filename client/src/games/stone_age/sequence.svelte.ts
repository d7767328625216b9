import { less, stepTo } from "./paying";
import type { Action, Amounts, Choice } from "./types";

/** What was clicked together goes to the table step by step, as long as it asks for that. */
export class Sequence {
  private goal = $state.raw<Amounts | null>(null);
  private about = "";
  private mark = "";

  get isRunning(): boolean {
    return this.goal !== null;
  }

  /** `about` names the question that is answered so. */
  start(goal: Amounts, about: string): void {
    this.about = about;
    this.mark = "";
    this.goal = goal;
  }

  /** The step to send now, after what was paid. `mark` says how far the table is: if it stands still, the last step was refused. */
  next(options: Choice[], paid: Amounts, about: string, mark: string): Action | null {
    if (!this.goal || options.length === 0) return null;
    const goesOn = about === this.about && mark !== this.mark;
    const step = goesOn ? stepTo(options, less(this.goal, paid)) : null;
    this.mark = mark;
    if (!step || step["do"] === "done" || step["do"] === "pay_all") this.goal = null;
    else if (step["do"] === "take") this.goal = less(this.goal, { [String(step["resource"])]: 1 });
    return step;
  }
}
