import { keyOf } from "../../lib/board/props";
import { Sending } from "../../lib/board/sending.svelte";
import { chosenWith, dueFor, dueNow, isWithin, paymentOf, waysOf, type Due } from "./paying";
import { PRICE } from "../../gen/kingdomino-origins";
import type { Action, Choice, Offer, PayingQuestion, PersonOffer, ShownLand } from "./types";

/** What a payment is about. */
export interface Purse {
  land: ShownLand | undefined;
  /** If the table asks for a payment: for how much, and after which kind. */
  asked: PayingQuestion | null;
}

type Wanting = PersonOffer["action"];

interface Wish {
  action: Wanting;
  /** Where in the cave; -1 is the stack. */
  space: number;
}

/** A payment is put together on this page, in any order; it goes to the table step by step when it is enough. */
export class Paying {
  chosen = $state.raw<string[]>([]);
  #wish = $state.raw<Wish | null>(null);
  #steps: Action[] = [];
  readonly #sending = new Sending<Action>();
  #question = "";
  #purse: () => Purse;

  /** What the table asks for; its last token, and what is not a payment, is clicked as any square is. */
  #asked = $derived.by(() => {
    const { land, asked } = this.#purse();
    return land && asked && asked.due > 1 ? dueNow(land, asked) : null;
  });
  due: Due | null = $derived.by(() => (this.#wish ? this.#dueOf(this.#wish.action) : this.#asked));
  ways = $derived.by(() => (this.due ? waysOf(this.due) : []));
  offers = $derived.by(() => this.#offers());

  constructor(purse: () => Purse) {
    this.#purse = purse;
  }

  get isSending(): boolean {
    return this.#sending.isOn;
  }

  get active(): boolean {
    return this.due !== null;
  }

  /** Whether the table does not know of it yet. */
  get isOpen(): boolean {
    return this.#wish !== null;
  }

  get space(): number | null {
    return this.#wish?.space ?? null;
  }

  /** Who is wanted. */
  get person(): string {
    if (!this.#wish) return "somebody";
    const { action } = this.#wish;
    return action.do === "invite" ? action.person : "anybody";
  }

  get squares(): ShownLand["squares"] {
    return this.#purse().land?.squares ?? {};
  }

  /** How many tokens are missing. */
  get missing(): number {
    return (this.due?.count ?? 0) - this.chosen.length;
  }

  /** What this would be paid with, if there is only one way. */
  onlyWay(action: Wanting): string[] | null {
    const due = this.#dueOf(action);
    const ways = due ? waysOf(due) : [];
    return ways.length === 1 ? (ways[0] ?? null) : null;
  }

  /** Somebody is wanted: where there is only one way to pay, nothing else needs to be said. Answers whether there is a choice. */
  open(action: Wanting, space: number): boolean {
    const only = this.onlyWay(action);
    this.chosen = [];
    this.#wish = only ? null : { action, space };
    if (only) this.#send([action, ...paymentOf(only)]);
    return !only;
  }

  pick(name: string): void {
    this.chosen = chosenWith(this.squares, this.chosen, name);
    if (this.missing === 0) this.payWith(this.chosen);
  }

  /** All at once, in the order of the table. */
  payWith(tokens: string[]): void {
    const way = this.ways.find((one) => isWithin(tokens, one));
    if (!way) return;
    this.#send([...(this.#wish ? [this.#wish.action] : []), ...paymentOf(way)]);
    this.close();
  }

  /** It stays while a click on something shut is answered, and goes when something else is asked. */
  keepFor(question: string): void {
    if (question === "[]" || question === this.#question) return;
    this.#question = question;
    this.close();
  }

  close(): void {
    this.#wish = null;
    this.chosen = [];
  }

  /** The step to send now. */
  next(options: Choice[]): Action | null {
    const asked = JSON.stringify(options.map(({ action }) => action));
    const step = this.#sending.next(options, asked, () => this.#step(options));
    if (this.#steps.length === 0) this.#sending.stop();
    return step;
  }

  #step(options: Choice[]): Action | null {
    const step = this.#steps.shift();
    return step && options.some(({ action }) => keyOf(action) === keyOf(step)) ? step : null;
  }

  #send(steps: Action[]): void {
    this.#steps = steps;
    this.#sending.start();
  }

  #dueOf({ do: doing }: Wanting): Due | null {
    const { land } = this.#purse();
    return land ? dueFor(land, PRICE[doing] ?? 0) : null;
  }

  #offers(): Map<string, Offer<"pay">> {
    const names = [...(this.due?.tokens.values() ?? [])].flat();
    return new Map(names.map((at) => [at, this.#offerOf(at, this.squares[at]?.resource ?? "")]));
  }

  #offerOf(at: string, resource: string): Offer<"pay"> {
    return { action: { do: "pay", at }, words: { key: "ko-do-pay", facts: { resource, at }, rule: "" }, gain: null };
  }
}
