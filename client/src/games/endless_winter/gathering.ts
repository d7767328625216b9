/** What belongs together is gathered into a plan: one click, and its steps are sent as the table asks for each of them. What
    the table asks in between is answered by the person. Nothing here knows a rule: a step that is not offered is not sent. */

import type { GameQuestion, Tree } from "../../gen/endless-winter";
import { does } from "../../lib/board/props";
import { sourcesIn } from "./sources";
import type { Action, Kind, Offer, Printed, View } from "./types";

type Asked = GameQuestion["asks"];

/** An answer to a question of one kind: the first option that has all these fields. */
export interface Step {
  at: Asked;
  want: { do: Kind } & Record<string, unknown>;
}

/** How a plan is called: a message says what it does. */
export type PlanName = "times" | "cards" | "finish" | "end" | "order" | "paying" | "unpaid" | "pile" | "follow";

export interface Plan {
  name: PlanName;
  steps: Step[];
  /** Each step as often as it is offered, the first of them first; otherwise one after the other. */
  loops: boolean;
  /** For its message, and for its place. */
  facts: Record<string, number>;
}

/** The open question, with all that can be read off it. */
export interface Asking {
  view: View;
  printed: Printed;
  offers: Offer[];
  /** The seat that is asked. */
  me: number | null;
}

/** Questions that belong to no effect: a plan that has no answer to one of them is over. */
const HOMES: ReadonlySet<Asked> = new Set<Asked>(["placing", "acting", "piling", "resolving", "harvesting", "benefiting"]);
const MOST_TIMES = 6;

const step = (at: Asked, want: Step["want"]): Step => ({ at, want });
const PAYS = step("paying", { do: "accept" });
const REFUSES = step("paying", { do: "skip" });
const FINISH = (["middle", "bottom", "rest", "done"] as const).map((kind) => step("acting", { do: kind }));

function planned(name: PlanName, steps: Step[], more: Partial<Plan> = {}): Plan {
  return { name, steps, loops: false, facts: {}, ...more };
}

function fits({ action }: Offer, { want }: Step): boolean {
  const fields: Record<string, unknown> = { ...action };
  return Object.entries(want).every(([field, value]) => fields[field] === value);
}

/** What a plan does now: an action, and the plan that is left then; or it waits for the person; or it is over. */
export type Progress = { action: Action; left: Plan | null } | "wait" | "over";

export function progressOf(plan: Plan, { view, offers }: Asking): Progress {
  const asked = view.asks;
  if (!asked) return "over";
  const open = plan.loops ? plan.steps : plan.steps.slice(0, 1);
  for (const next of open) {
    const found = next.at === asked.asks && offers.find((offer) => fits(offer, next));
    if (found) return { action: found.action, left: leftOf(plan) };
  }
  return HOMES.has(asked.asks) ? "over" : "wait";
}

function leftOf(plan: Plan): Plan | null {
  if (plan.loops) return plan;
  return plan.steps.length > 1 ? { ...plan, steps: plan.steps.slice(1) } : null;
}

/** All plans for a question, in the order in which they are shown. */
export function plansIn(asking: Asking): Plan[] {
  switch (asking.view.asks?.asks) {
    case "acting":
      return [...timesIn(asking), ...laborIn(asking), ...endsIn(asking)];
    case "harvesting":
      return harvestsIn(asking);
    case "benefiting":
      return sweep(asking, "benefiting", "benefit", 2);
    case "resolving":
      return sweep(asking, "resolving", "resolve", 2);
    case "ordering":
      return sweep(asking, "ordering", "term", 3); // the last of two comes by itself
    case "piling":
      return asking.offers.length > 2 ? [planned("pile", [step("piling", { do: "pile" })], { loops: true })] : [];
    default:
      return [];
  }
}

function sweep({ offers }: Asking, at: Asked, kind: Kind, least: number): Plan[] {
  const count = offers.filter(({ action }) => action.do === kind).length;
  return count < least ? [] : [planned("order", [step(at, { do: kind })], { loops: true, facts: { count } })];
}

/** Lands one after the other. Some want to be paid: that is said, and can be left. */
function harvestsIn({ offers, printed }: Asking): Plan[] {
  const lands = offers.filter((offer) => does(offer, "harvest"));
  if (lands.length < 2) return [];
  const steps = [step("harvesting", { do: "harvest" })];
  const more = { loops: true, facts: { count: lands.length } };
  const isPaid = lands.some(({ action }) => isPayment(treeOf(printed, printed.lands[action.land]?.reward)));
  if (!isPaid) return [planned("order", steps, more)];
  return [planned("paying", [...steps, PAYS], more), planned("unpaid", [...steps, REFUSES], more)];
}

/** The top of a column again and again: as often as what is there pays for it. */
function timesIn({ offers, printed, view, me }: Asking): Plan[] {
  const column = printed.columns[view.turn.place ?? ""];
  return offers.flatMap((offer) => {
    if (!does(offer, "top")) return [];
    const { which } = offer.action;
    const most = Math.min(MOST_TIMES, timesOf(treeOf(printed, column?.top[which]), view, me));
    return range(2, most).map((times) => {
      const steps = range(1, times).map(() => step("acting", { do: "top", which }));
      return planned("times", steps, { facts: { times, which } });
    });
  });
}

const range = (first: number, last: number): number[] => Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** How often a price can be paid from what is there. */
export function timesOf(tree: Tree | undefined, view: View, me: number | null): number {
  const tribe = me === null ? undefined : view.tribes[me];
  if (!tree?.pay || !tribe) return 1;
  const have: Record<string, number> = { labor: view.turn.labor, food: tribe.food, tool: tribe.tools, discard: tribe.hand };
  return Math.min(...tree.pay.price.map(({ what, amount }) => Math.floor((have[what] ?? 0) / amount)));
}

/** Labor of all cards that are offered, with their copies in the hand. */
function laborIn({ offers, printed, view, me }: Asking): Plan[] {
  if (view.turn.section !== "top") return [];
  const cards = sourcesIn(offers, printed, view.turn.place ?? "", "").flatMap(({ offer, adds, later }) => {
    if (!does(offer, "play")) return [];
    const { card } = offer.action;
    return copiesOf(card, view, me).map(() => ({ card, labor: adds + later }));
  });
  if (cards.length < 2) return [];
  const labor = cards.reduce((sum, one) => sum + one.labor, 0);
  const steps = cards.map(({ card }) => step("acting", { do: "play", card }));
  return [planned("cards", steps, { facts: { count: cards.length, labor } })];
}

function copiesOf(card: string, { tribes, turn }: View, me: number | null): string[] {
  const hand = (me === null ? undefined : tribes[me]?.hand_cards) ?? [];
  const locked = turn.locked.filter((name) => name === card).length;
  const copies = hand.filter((name) => name === card);
  return copies.length > locked ? copies.slice(locked) : [card];
}

/** The rest of a turn: the sections that are still to come, or none of them, and its end. */
function endsIn({ offers, view }: Asking): Plan[] {
  const open = new Set(offers.map(({ action }) => action.do));
  const { section, first } = view.turn;
  if (!open.has("done")) return [];
  const isNext = section === "top" || (section === "middle" && first);
  const end = planned("end", [step("acting", { do: "done" })], { loops: true, facts: { sections: Number(isNext) } });
  const isOver = section === "after" || (section === "rest" && !open.has("rest"));
  return isOver ? [end] : [planned("finish", FINISH, { loops: true }), end];
}

/** A click on what costs something means to pay for it, too: nothing else happens there. */
export function followedBy(action: Action, { view, printed }: Asking): Plan | null {
  const asked = view.asks?.asks;
  if (!asked || !isPayment(treeOf(printed, effectOf(action, printed)))) return null;
  return planned("follow", [step(asked, { ...action }), PAYS]);
}

function effectOf(action: Action, printed: Printed): string | undefined {
  if (action.do === "harvest") return printed.lands[action.land]?.reward;
  const card = action.do === "play" ? printed.cards[action.card] : undefined;
  return card && card.era > 0 ? card.abilities[0] : undefined;
}

const treeOf = (printed: Printed, text: string | undefined): Tree | undefined => printed.effects[text ?? ""]?.tree;
const isPayment = (tree: Tree | undefined): boolean => tree?.pay !== undefined;

/** A question that can be answered once and for all, under a name: what is gained where all else is lesser, or the order of
    gains. */
export interface Habit {
  name: string;
  action: Action;
}

export function habitIn({ view, offers }: Pick<Asking, "view" | "offers">): Habit | null {
  const asked = view.asks;
  if (asked?.asks === "ordering") {
    const first = offers.find((offer) => does(offer, "term"));
    return first ? { name: "order", action: first.action } : null;
  }
  if (asked?.asks !== "gaining" || asked.is_lesser) return null;
  const whole = offers.filter(({ words }) => words.facts["lesser"] !== 1);
  const [only] = whole;
  return whole.length === 1 && offers.length > 1 && only && does(only, "gain") ? { name: asked.rung, action: only.action } : null;
}
