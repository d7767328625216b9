/** What a first game that teaches says now: one page after the other, then the piece to take. */

import { tick } from "svelte";
import type { Guided } from "../../gen/wire";

const LOOK_AGAIN = 150; // milliseconds

export class Lesson {
  /** The page that is read. */
  at = $state(0);
  readonly #told: () => Guided | null;

  constructor(told: () => Guided | null) {
    this.#told = told;
    let step = -1;
    $effect(() => {
      const now = told();
      if (!now || now.step === step) return;
      this.at = 0;
      step = now.step;
    });
    $effect(() => this.#mark());
  }

  get pages(): Guided["pages"] {
    return this.#told()?.pages ?? [];
  }

  get isLast(): boolean {
    return this.at >= this.pages.length - 1;
  }

  /** The place that the page is about, by its name. */
  get spot(): string {
    return this.pages[this.at]?.at ?? "";
  }

  /** What the piece to take does: shown when all is read. */
  get action(): Record<string, unknown> | null {
    return (this.isLast && this.#told()?.action) || null;
  }

  next(): void {
    this.at = Math.min(this.at + 1, this.pages.length - 1);
  }

  back(): void {
    this.at = Math.max(this.at - 1, 0);
  }

  /** The place on the board that the page is about, when it is drawn. */
  #mark(): (() => void) | undefined {
    const spot = this.spot;
    if (!spot) return undefined;
    let marked: Element[] = [];
    let isGone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      marked = [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)];
      for (const one of marked) one.setAttribute("data-led", "");
      marked[0]?.scrollIntoView({ block: "nearest" });
      if (!marked.length) again = setTimeout(look, LOOK_AGAIN); // the board comes after the words
    };
    void tick().then(() => isGone || look());
    return () => {
      isGone = true;
      clearTimeout(again);
      for (const one of marked) one.removeAttribute("data-led");
    };
  }
}
