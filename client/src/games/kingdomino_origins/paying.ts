import { RESOURCES } from "../../gen/kingdomino-origins";
import type { Action, PayingQuestion, ShownLand } from "./types";

/** What can be paid with: the squares of each kind, in the order in which the table takes the kinds. */
export type Tokens = Map<string, string[]>;

/** A payment that is asked for: so many different kinds of these. */
export interface Due {
  tokens: Tokens;
  count: number;
}

/** Tokens of these kinds on a territory. */
function tokensOn({ squares }: ShownLand, kinds: string[]): Tokens {
  const named = Object.entries(squares);
  const found = kinds.map((kind) => [kind, named.filter(([, { resource }]) => resource === kind).map(([name]) => name)] as const);
  return new Map(found.filter(([, names]) => names.length > 0));
}

/** What is to be paid for somebody the table does not know of yet. */
export function dueFor(land: ShownLand, count: number): Due {
  return { tokens: tokensOn(land, RESOURCES), count };
}

/** What is still to be paid while the table asks for one kind after the other. */
export function dueNow(land: ShownLand, { last_paid, due }: Pick<PayingQuestion, "last_paid" | "due">): Due {
  const kinds = last_paid === null ? RESOURCES : RESOURCES.slice(RESOURCES.indexOf(last_paid) + 1);
  return { tokens: tokensOn(land, kinds), count: due };
}

/** Every payment that is enough, as squares in the order in which the table takes them. */
export function waysOf({ tokens, count }: Due): string[][] {
  let ways: string[][] = [[]];
  for (const names of tokens.values()) {
    ways = ways.flatMap((way) => [way, ...(way.length < count ? names.map((name) => [...way, name]) : [])]);
  }
  return ways.filter((way) => way.length === count);
}

/** What is chosen after a click on a token: it comes or goes, and takes the place of another of its kind. */
export function chosenWith(squares: ShownLand["squares"], chosen: string[], name: string): string[] {
  const kind = squares[name]?.resource;
  const others = chosen.filter((one) => squares[one]?.resource !== kind);
  return chosen.includes(name) ? others : [...others, name];
}

export const isWithin = (some: string[], way: string[]): boolean => some.every((name) => way.includes(name));

export const paymentOf = (way: string[]): Action[] => way.map((at) => ({ do: "pay", at }));
