/** What a hint would do, for the parts of the board that can draw it as a ghost of its piece. */

import { createContext } from "svelte";
import { keyOf } from "../../lib/board/props";
import type { Action, Kind, Meant } from "./types";

export const [getHint, setHint] = createContext<() => Action | null>();

/** The hint, if it is of this kind. */
export function hinted<K extends Kind>(kind: K, hint: Action | null): Extract<Action, { do: K }> | null {
  return hint?.do === kind ? (hint as Extract<Action, { do: K }>) : null;
}

/** Whether it is one of these. */
export const isAmong = (acts: Meant[], hint: Action | null): boolean =>
  hint !== null && acts.some((action) => keyOf(action) === keyOf(hint));
