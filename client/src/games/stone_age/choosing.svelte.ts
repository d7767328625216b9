import type { Action, Place } from "./types";

/** Which place is asked how many people it gets, and what a click on something shut would have meant. */
export class Choosing {
  place = $state("");

  constructor(private readonly doing: () => string) {}

  /** People are to be placed or used: what does not glow is shut. */
  get isAsked(): boolean {
    return this.doing() === "place" || this.doing() === "use";
  }

  /** The rule by which own people on a place wait to be used; "" if they don't. */
  waitsBy({ shut }: Place): string {
    return this.doing() === "use" ? (shut.find((rule) => rule) ?? "") : "";
  }

  meant(place: string): Action {
    return this.doing() === "use" ? { do: "use", at: place } : { do: "place", at: place, people: 1 };
  }
}
