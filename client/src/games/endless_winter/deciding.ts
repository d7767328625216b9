/** What stands where in the dock: the answer that comes first, and all others. */

import { saidOf } from "./areas";
import type { Plan, PlanName } from "./gathering";
import type { Kind, Offer } from "./types";

/** What may be left alone; everything else answers the question. */
const QUIET: Kind[] = ["done", "skip", "use_chief", "use", "use_token"];
/** Have their buttons in the rows of the column. */
const IN_ROWS: Kind[] = ["rest"];
/** Lies on the board, and is said all the same where several are done one after the other. */
const LISTED: Kind[] = ["harvest", "resolve"];
const FIRST: PlanName[] = ["order", "paying", "pile", "finish", "end"];
const MOST_FIRST = 2;

export interface Deciding {
  plan: Plan | null;
  /** At the place that is always the same: at most two. */
  first: Offer[];
  others: Offer[];
  /** Plans that are no row of a column and no labor. */
  plans: Plan[];
}

export const isQuiet = ({ action }: Offer): boolean => QUIET.includes(action.do);

export function decidingIn(offers: Offer[], plans: Plan[], lesser: Offer[], elsewhere: Offer[]): Deciding {
  const shown = plans.filter(({ name }) => FIRST.includes(name) || name === "unpaid");
  const plan = shown.find(({ name }) => FIRST.includes(name)) ?? null;
  const hidden = new Set([...lesser, ...elsewhere, ...offers.filter((offer) => isSame(offer, shown))]);
  const said = saidAmong(offers).filter((offer) => !hidden.has(offer));
  const first = plan ? [] : firstOf(said);
  return { plan, first, others: said.filter((offer) => !first.includes(offer)), plans: shown.filter((one) => one !== plan) };
}

/** Without a section to come, to go on is to end the turn. */
const isSame = ({ action }: Offer, plans: Plan[]): boolean =>
  action.do === "done" && plans.some(({ name, facts }) => name === "end" && facts["sections"] === 0);

function saidAmong(offers: Offer[]): Offer[] {
  const said = saidOf(offers);
  return offers.filter((offer) => {
    const { do: kind } = offer.action;
    return !IN_ROWS.includes(kind) && (said.includes(offer) || LISTED.includes(kind));
  });
}

function firstOf(said: Offer[]): Offer[] {
  const main = said.filter((offer) => !isQuiet(offer));
  const found = main.length ? main : said.filter(({ action }) => action.do === "skip" || action.do === "done");
  return found.length <= MOST_FIRST ? found : [];
}
