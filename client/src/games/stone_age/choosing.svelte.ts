import type { Asked } from "./offers";
import type { Meant, Place } from "./types";

/** Which place is being asked about: how many people it gets, or what is paid for it; which one tells what it is; and what a click on something shut would have meant. */
export class Choosing {
  place = $state("");
  told = $state("");
  private opener: HTMLElement | undefined;

  constructor(private readonly asked: () => Asked) {}

  /** A finger wants to know what this is, or wanted something there that is shut. */
  tell(place: string): void {
    this.told = place;
  }

  /** Another question: nothing is open of the one before. */
  reset(): void {
    this.place = this.told = "";
  }

  /** `opener` gets the focus back. */
  open(place: string, opener: HTMLElement | undefined): void {
    this.opener = opener;
    this.place = place;
  }

  close(): void {
    this.place = "";
    this.opener?.focus();
  }

  /** People are to be placed or used: what does not glow is shut. */
  get isAsked(): boolean {
    return this.asked() !== "";
  }

  private get isPlacing(): boolean {
    return this.asked() === "place";
  }

  /** The rule by which one's own people on a place wait to be used; "" if they don't. */
  waitsBy({ shut }: Place): string {
    return this.isAsked && !this.isPlacing ? (shut.find((rule) => rule) ?? "") : "";
  }

  meant(place: string): Meant {
    return this.isPlacing ? { do: "place", at: place, people: 1 } : { do: "use", at: place };
  }
}
