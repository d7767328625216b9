/** Whether the board is read in words. Once somebody wants it, it stays in the page, also out of sight: a screen reader finds it
    at once, and whoever goes to the board sees the board. */

import { prefs, remember } from "../../app/prefs.svelte";

class Reading {
  /** It lies over the board. */
  isShown = $state(false);

  get isThere(): boolean {
    return prefs.inWords;
  }

  show(): void {
    remember({ inWords: true });
    this.isShown = true;
  }

  /** The board comes forward. */
  stepBack(): void {
    this.isShown = false;
  }

  close(): void {
    remember({ inWords: false });
    this.isShown = false;
  }

  turn(): void {
    if (this.isShown) this.close();
    else this.show();
  }
}

export const reading = new Reading();
