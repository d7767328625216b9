import type { Action } from "./types";

/** Which place is asked how many people it gets, and what a click on something shut would have meant. */
export class Choosing {
  place = $state("");

  constructor(private readonly doing: () => string) {}

  /** People are to be placed or used: what does not glow is shut. */
  get isAsked(): boolean {
    return this.doing() === "place" || this.doing() === "use";
  }

  meant(place: string): Action {
    return this.doing() === "use" ? { do: "use", at: place } : { do: "place", at: place, people: 1 };
  }
}
