/** What is pointed at in the list is shown on the board, and the other way round: elements name their options by `data-act`. */

import { getContext, setContext, untrack } from "svelte";

export class Pointing {
  /** The option that is pointed at in the list, by its number; -1: none. */
  listed = $state(-1);
  /** The option that a hint names. */
  hinted = $state(-1);
  /** Where a hint leads before it names an option: the region of the board, by its name there; where it has none, how many options
      are of the kind. */
  led = $state.raw<string | number>("");
  /** The place that a lesson is about: a `data-spot`. A board that shows one area at a time shows that of it. */
  spot = $state("");
  /** The options of what is pointed at on the board. */
  onBoard = $state.raw<ReadonlySet<number>>(new Set());
  /** What the piece that is pointed at says of itself. */
  note = $state("");

  /** Where a finger was last, browsers go on to tell of a pointer, whatever comes to lie there. */
  isTouched = false;

  /** Something is pointed at: it says of itself what it is, and which options it offers. */
  notice(target: Element): void {
    this.note = target.closest<HTMLElement>("[data-words]")?.dataset["words"] ?? "";
    this.at(target.closest<HTMLElement>("[data-act]")?.dataset["act"] ?? "");
  }

  /** `acts` is the `data-act` of what is pointed at. */
  at(acts: string): void {
    const numbers = acts ? acts.split(" ").map(Number) : [];
    // Whoever clears it must not be called again by what it was.
    if (numbers.length || untrack(() => this.onBoard.size)) this.onBoard = new Set(numbers);
  }

  /** Marks the region of the board in which an option is (`data-region`); where there is none, all options that are `like` it. */
  lead(option: number, like: readonly number[]): () => void {
    const region = piecesOf(option)[0]?.closest<HTMLElement>("[data-region]");
    this.led = region?.dataset["region"] ?? like.length;
    return markAll("data-led", region ? [region] : like.flatMap(piecesOf));
  }

  /** Marks the elements of the board, until the next change. Attributes: a board's own classes stay as they are. */
  show(root: HTMLElement | undefined): (() => void) | undefined {
    if (!root) return undefined;
    const pointed = mark("data-pointed", this.listed);
    const hinted = mark("data-hinted", this.hinted);
    return () => {
      pointed();
      hinted();
    };
  }
}

/** In the slots of the page as well: the whole document is looked through. */
const piecesOf = (option: number): Element[] =>
  option < 0 ? [] : [...document.querySelectorAll(`[data-act~="${option}"]:not([data-option])`)];

const mark = (name: string, option: number): (() => void) => markAll(name, piecesOf(option));

function markAll(name: string, found: readonly Element[]): () => void {
  for (const one of found) one.setAttribute(name, "");
  return () => found.forEach((one) => one.removeAttribute(name));
}

const KEY = Symbol("pointing");
export const setPointing = (pointing: Pointing): Pointing => setContext(KEY, pointing);
export const getPointing = (): Pointing | undefined => getContext<Pointing | undefined>(KEY);
