/** Places on the page for parts of a board. */

import { getContext, setContext } from "svelte";

export type SlotName = "seats" | "decision";

export class Slots {
  readonly places: Partial<Record<SlotName, HTMLElement>> = {};
  /** Which of them a board has filled. */
  readonly filled = $state<Record<SlotName, boolean>>({ seats: false, decision: false });

  /** Moves a part there; where there is no such place, it stays. */
  put(name: SlotName, part: HTMLElement): () => void {
    const place = this.places[name];
    place?.append(part);
    this.filled[name] = place !== undefined;
    return () => {
      part.remove();
      this.filled[name] = false;
    };
  }
}

const KEY = Symbol("slots");
/** The page says where the parts go, before its board is made. */
export const setSlots = (slots: Slots): Slots => setContext(KEY, slots);
export const getSlots = (): Slots | undefined => getContext<Slots | undefined>(KEY);
