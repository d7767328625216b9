import type { Action, Hinted } from "./types";

/** Where a hint would do something, and how many people it would send there. */
export function hintedIn(action: Action | null): Hinted | null {
  if (action?.do === "place") return { at: action.at, people: action.people };
  return action && "at" in action ? { at: action.at, people: 0 } : null;
}
