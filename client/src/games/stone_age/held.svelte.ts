import type { Choice, View } from "./types";

/** How long an answer may take before what was asked is shown as shut, in milliseconds. */
const PATIENCE = 1000;

/** The options of a position, also for the moment in which the table answers: nothing blinks, and what is half done stays. */
export class Held {
  private last: { view: View; options: Choice[] } | null = null;
  private isLate = $state(false);
  readonly options: Choice[] = $derived.by(() => {
    const [options, view] = [this.now(), this.view()];
    if (options.length) this.last = { view, options };
    return this.last?.view === view && !this.isLate ? this.last.options : options;
  });

  constructor(
    private readonly now: () => Choice[],
    private readonly view: () => View,
  ) {
    $effect(() => {
      if (this.now().length) return;
      const timer = setTimeout(() => (this.isLate = true), PATIENCE);
      return () => {
        clearTimeout(timer);
        this.isLate = false;
      };
    });
  }
}
