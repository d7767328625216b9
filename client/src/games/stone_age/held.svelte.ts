import type { Choice, View } from "./types";

/** How long an answer may take before what was asked is shown as shut, in milliseconds. */
const PATIENCE = 1000;

/** The options of a position, also while the table answers why something is shut: then what is half done stays. */
export class Held {
  private last: { view: View; options: Choice[] } | null = null;
  private isHeld = $state(false);
  readonly options: Choice[] = $derived.by(() => {
    const [options, view] = [this.now(), this.view()];
    if (options.length) this.last = { view, options };
    return this.isHeld && this.last?.view === view ? this.last.options : options;
  });

  constructor(
    private readonly now: () => Choice[],
    private readonly view: () => View,
  ) {
    $effect(() => {
      if (this.now().length) return this.release();
      const timer = setTimeout(() => this.release(), PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  /** The table is asked why: nothing is decided by that. */
  hold(): void {
    this.isHeld = true;
  }

  /** It has answered, or something is decided. */
  release(): void {
    this.isHeld = false;
  }
}
