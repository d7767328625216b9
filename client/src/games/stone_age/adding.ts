import type { Action, Offer, Roll, Village } from "./types";

/** A tool that can be added to a roll. */
export interface Tool {
  id: string;
  value: number;
  isOneUse: boolean;
}

/** The tools of a village that occur in the options, each by itself. */
export function toolsIn(village: Village, tools: Offer[]): Tool[] {
  const isOffered = (kind: string, value: number): boolean =>
    tools.some(({ action }) => action["do"] === kind && action["value"] === value);
  const ready = village.tools.flatMap(({ value, used }, at) =>
    !used && isOffered("tool", value) ? [{ id: `tool-${at}`, value, isOneUse: false }] : [],
  );
  const once = village.one_use.flatMap((value, at) =>
    isOffered("one_use", value) ? [{ id: `once-${at}`, value, isOneUse: true }] : [],
  );
  return [...ready, ...once];
}

/** What a roll comes to with these tools, and how much is missing for one more. */
export function withTools(roll: Roll, tools: Tool[]): { sum: number; yields: number; missing: number } {
  const sum = tools.reduce((sofar, { value }) => sofar + value, roll.sum);
  return { sum, yields: Math.floor(sum / roll.divisor), missing: roll.divisor - (sum % roll.divisor) };
}

export const asAction = ({ value, isOneUse }: Tool): Action => ({ do: isOneUse ? "one_use" : "tool", value });
