import type { Action, Choice } from "./types";

/** Choices that were gathered go to the table one by one, as long as it asks for them. */
export class Sequence {
  private steps = $state.raw<Action[]>([]);
  private about = "";
  private mark = "";

  get isRunning(): boolean {
    return this.steps.length > 0;
  }

  /** `about` names the question that the steps answer. */
  start(steps: Action[], about: string): void {
    this.about = about;
    this.mark = "";
    this.steps = steps;
  }

  /** The step to send now. `mark` says how far the table is: if it stands still, the last step was refused. */
  next(options: Choice[], about: string, mark: string): Action | null {
    const [step, ...rest] = this.steps;
    if (!step || options.length === 0) return null;
    const wanted = JSON.stringify(step);
    const found = options.find(({ action }) => JSON.stringify(action) === wanted);
    if (!found || about !== this.about || mark === this.mark) {
      this.steps = [];
      return null;
    }
    this.mark = mark;
    this.steps = rest;
    return found.action;
  }
}
