/** What this browser remembers of its person. */

import { SIGNS, type Sign } from "../people/seats";

export type Theme = "light" | "dark" | "system";
/** How fast the turns of others are shown. */
export type Speed = "slow" | "normal" | "fast" | "once";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "once"];

interface Kept {
  name: string;
  sign: Sign;
  /** The level of the bots that they played against last; "" before they have chosen one. */
  level: string;
  theme: Theme;
  sound: boolean;
  guide: boolean;
  speed: Speed;
  /** The options as a list, always open. */
  list: boolean;
  /** The board in words stays in the page. */
  inWords: boolean;
  /** What the lower part of the dock shows. */
  panel: "since" | "log";
  /** What each option changes by a machine's guess, beside it. */
  guesses: boolean;
  /** What leaves no choice is done by the page. */
  forced: boolean;
  /** Calls this person when it is their turn; and whether they were asked about it. */
  calls: boolean;
  callsAsked: boolean;
  /** "" as long as nobody has chosen one: then the browser's. */
  language: string;
}

const KEY = "lascaux.prefs";

function kept(): Kept {
  const usual: Kept = {
    name: "",
    sign: SIGNS[Math.floor(Math.random() * SIGNS.length)] ?? "wolf",
    level: "",
    theme: "system",
    sound: true,
    guide: true,
    speed: "normal",
    list: false,
    inWords: false,
    panel: "since",
    guesses: false,
    forced: true,
    calls: false,
    callsAsked: false,
    language: "",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const prefs: Kept = $state(kept());

export function remember(change: Partial<Kept>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Without a place to keep it, it holds as long as the page.
  }
  if (change.theme) applyTheme();
}

const dark = window.matchMedia?.("(prefers-color-scheme: dark)");
dark?.addEventListener?.("change", applyTheme);

export function applyTheme(): void {
  const isDark = prefs.theme === "dark" || (prefs.theme === "system" && dark?.matches);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}
