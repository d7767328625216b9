import type { Offer, Roll, Village } from "./types";

/** A tool that can be added to a roll. */
export interface Tool {
  id: string;
  value: number;
  isOneUse: boolean;
}

interface Values {
  tools: number[];
  once: number[];
}

const added = ({ action }: Offer<"add">): Values => ({ tools: action.tools, once: action.one_use });

const valuesOf = (tools: Tool[]): Values => ({
  tools: tools.filter(({ isOneUse }) => !isOneUse).map(({ value }) => value),
  once: tools.filter(({ isOneUse }) => isOneUse).map(({ value }) => value),
});

/** Whether all of these, as often as they stand there, are among those. */
function isWithin(these: number[], those: number[]): boolean {
  const times = (values: number[], value: number): number => values.filter((one) => one === value).length;
  return these.every((value) => times(these, value) <= times(those, value));
}

/** The tools of a village that occur in the options, each by itself. */
export function toolsIn(village: Village, offers: Offer<"add">[]): Tool[] {
  const ready = village.tools.flatMap(({ value, used }, at) =>
    !used && offers.some((offer) => added(offer).tools.includes(value)) ? [{ id: `tool-${at}`, value, isOneUse: false }] : [],
  );
  const once = village.one_use.flatMap((value, at) =>
    offers.some((offer) => added(offer).once.includes(value)) ? [{ id: `once-${at}`, value, isOneUse: true }] : [],
  );
  return [...ready, ...once];
}

/** Whether some option has all of these tools. */
export function canUse(offers: Offer<"add">[], tools: Tool[]): boolean {
  const wanted = valuesOf(tools);
  return offers.some((offer) => isWithin(wanted.tools, added(offer).tools) && isWithin(wanted.once, added(offer).once));
}

/** The option that is just these tools. */
export const offerOf = (offers: Offer<"add">[], tools: Tool[]): Offer<"add"> | undefined =>
  offers.find((offer) => canUse([offer], tools) && added(offer).tools.length + added(offer).once.length === tools.length);

/** What a roll comes to with these tools, no more than is there, and how much is missing for one more. */
export function withTools(roll: Roll, tools: Tool[], there = Infinity): { sum: number; yields: number; missing: number } {
  const sum = tools.reduce((sofar, { value }) => sofar + value, roll.sum);
  return { sum, yields: Math.min(there, Math.floor(sum / roll.divisor)), missing: roll.divisor - (sum % roll.divisor) };
}
