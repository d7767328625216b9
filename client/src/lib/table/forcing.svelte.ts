/** What leaves no choice is done by the page, with a moment to see it: by the page, never by the rules. */

import type { Choice, LogEntry } from "../../gen/wire";
import { prefs } from "../app/prefs.svelte";

const MOMENT = 550;

export class Forcing {
  /** Whoever took something back wants to decide: nothing is done for them until they have. */
  isHeld = $state(false);

  constructor(options: () => Choice[], played: () => LogEntry[], choose: (action: Choice["action"]) => void) {
    $effect(() => {
      if (played().some(({ kind }) => kind === "undo")) this.isHeld = true;
    });
    const only = $derived(prefs.forced && !this.isHeld && options().length === 1 ? options()[0] : undefined);
    $effect(() => {
      const forced = only;
      if (!forced) return;
      const soon = setTimeout(() => choose(forced.action), prefs.speed === "once" ? 0 : MOMENT);
      return () => clearTimeout(soon);
    });
  }
}
