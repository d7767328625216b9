import { less, stepTo } from "./paying";
import type { Action, Amounts, Choice, Paying } from "./types";

/** What was clicked together goes to the table step by step, as long as it asks for that. */
export class Sequence {
  private goal = $state.raw<Amounts | null>(null);
  private place: string | null = null;
  private takes = false;
  private about = "";
  private mark = "";
  private isAllSent = false;

  /** Whether it answers this, so that nobody else need do. */
  answers(offer: Paying, about: string): boolean {
    return this.goal !== null && this.about === about && this.isOf(offer);
  }

  /** What is taken at a meal is not yet paid for it. */
  private isOf({ place, takes }: Paying): boolean {
    return this.place === place && this.takes === takes;
  }

  /** `place` is what is paid for, if anything: unless that has begun, it is the first step. `about` names the turn. */
  start(goal: Amounts, place: string | null, about: string, takes = false): void {
    this.place = place;
    this.takes = takes;
    this.about = about;
    this.mark = "";
    this.isAllSent = false;
    this.goal = goal;
  }

  /** The step to send now. `offer` says how far the table is: if it stands still, the last step was refused. */
  next(options: Choice[], offer: Paying | null, about: string): Action | null {
    if (!this.goal || options.length === 0) return null;
    const mark = JSON.stringify(offer);
    const isAsked = about === this.about && (!offer || this.isOf(offer));
    const goesOn = isAsked && mark !== this.mark && !this.isAllSent;
    const step = goesOn ? this.step(options, offer, this.goal) : null;
    this.mark = mark;
    this.isAllSent = step?.["do"] === "done" || step?.["do"] === "pay_all";
    if (!step) this.goal = null;
    else if (step["do"] === "take") this.goal = less(this.goal, { [String(step["resource"])]: 1 });
    return step;
  }

  private step(options: Choice[], offer: Paying | null, goal: Amounts): Action | null {
    if (offer) return stepTo(options, less(goal, offer.paid));
    return stepTo(options.filter(({ action }) => action["at"] === this.place), goal);
  }
}
