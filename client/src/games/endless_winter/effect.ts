/** An effect as a row of signs, from its tree. What it does is the engine's matter. */

import type { Effect, Gain, Price, Test, Tree } from "../../gen/endless-winter";

export type Sign =
  | { kind: "icon"; name: string; amount: string }
  | { kind: "gate"; name: string }
  | { kind: "test"; name: string; amount: string }
  | { kind: "mark"; mark: string };

const TESTS: Record<string, string> = { villages: "village", camps: "camp", tipped: "tip", animals: "paw" };
const HOW: Record<string, string> = { different: "≠", same: "=" };

const mark = (text: string): Sign => ({ kind: "mark", mark: text });
export const gateOf = (name: string): Sign => ({ kind: "gate", name });

export function signsOf({ gate, tree }: Pick<Effect, "gate" | "tree">): Sign[] {
  return [...(gate === null ? [] : [gateOf(gate)]), ...signsIn(tree)];
}

export function signsIn({ gain, all, either, pay, condition }: Tree): Sign[] {
  if (gain) return gained(gain);
  if (all) return all.flatMap(part);
  if (either) return either.flatMap((branch, at) => [...(at ? [mark("/")] : []), ...part(branch)]);
  if (pay) return [...pay.price.map(icon), mark("→"), ...signsIn(pay.effect)];
  if (condition) return [...condition.tests.map(tested), mark(":"), ...signsIn(condition.effect)];
  return [];
}

/** One of several. A condition stands in a frame of its own: only a price or a choice needs brackets. */
function part(tree: Tree): Sign[] {
  return tree.pay || tree.either ? [mark("("), ...signsIn(tree), mark(")")] : signsIn(tree);
}

function gained(gain: Gain): Sign[] {
  const how = HOW[gain.how];
  return how ? [icon(gain), mark(how)] : [icon(gain)];
}

/** One is shown by the icon alone; labor says its number always: there are halves of it. */
export function icon({ what, amount }: Price): Sign {
  return { kind: "icon", name: what, amount: what === "labor" ? laborText(amount) : amount === 1 ? "" : String(amount) };
}

/** One of something. */
export const one = (what: string): Sign => icon({ what: what.replace(" ", "-"), amount: what === "labor" ? 2 : 1 });

function tested({ what, how, least }: Test): Sign {
  return { kind: "test", name: TESTS[what] ?? what, amount: least === null ? "" : `${HOW[how] ?? ""}${least}+` };
}

/** Labor is counted in halves. */
export function laborText(halves: number): string {
  const whole = halves > 1 || halves === 0 ? String(Math.floor(halves / 2)) : "";
  return whole + (halves % 2 ? "½" : "");
}
