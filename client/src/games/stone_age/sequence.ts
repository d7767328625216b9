import { Sending } from "../../lib/board/sending.svelte";
import { less, stepTo } from "./paying";
import type { Action, Amounts, Choice, Paying } from "./types";

/** A payment, or what is taken, that was clicked together: sent step by step, as long as the table asks for that. */
export class Sequence {
  private readonly sending = new Sending<Action>();
  private goal: Amounts = {};
  private place: string | null = null;
  private takes = false;
  private about = "";
  private isAllSent = false;

  /** Whether it answers this, so that nobody else has to. */
  answers(offer: Paying, about: string): boolean {
    return this.sending.isOn && this.about === about && this.isOf(offer);
  }

  /** What is taken at a meal is not yet paid for it. */
  private isOf({ place, takes }: Paying): boolean {
    return this.place === place && this.takes === takes;
  }

  /** `place` is what is paid for, if anything: unless that has begun, it is the first step. `about` names the turn. */
  start(goal: Amounts, place: string | null, about: string, takes = false): void {
    this.goal = goal;
    this.place = place;
    this.takes = takes;
    this.about = about;
    this.isAllSent = false;
    this.sending.start();
  }

  /** The step to send now. `offer` says how far the table is. */
  next(options: Choice[], offer: Paying | null, about: string): Action | null {
    const isAsked = about === this.about && (!offer || this.isOf(offer)) && !this.isAllSent;
    const step = this.sending.next(options, JSON.stringify(offer), () => (isAsked ? this.step(options, offer) : null));
    this.isAllSent ||= step?.do === "done" || step?.do === "pay_all";
    if (step?.do === "take") this.goal = less(this.goal, { [step.resource]: 1 });
    return step;
  }

  private step(options: Choice[], offer: Paying | null): Action | null {
    if (offer) return stepTo(options, less(this.goal, offer.paid));
    return stepTo(
      options.filter(({ action }) => "at" in action && action.at === this.place),
      this.goal,
    );
  }
}
