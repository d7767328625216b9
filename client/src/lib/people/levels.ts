/** The levels of the bots, whom a person can choose among, and how strong they are where that was measured. */

import type { GameInfo, NewTable, Strength } from "../../gen/wire";
import { prefs } from "../app/prefs.svelte";

export type BotName = NonNullable<NewTable["bots"]>[number];

/** Where nobody chose; and the least that whoever stands in for a person plays like. */
export const USUAL: BotName = "fair";
const FORMER: Record<string, BotName> = { greedy: "casual" };

/** The level that a bot plays at, whatever an older table calls it. */
export const levelOf = (bot: string): string => FORMER[bot] ?? bot;

export const levelsOf = (game: GameInfo): BotName[] => game.bots as BotName[];

/** Whom this browser's person plays against: whom they chose last, or else the usual, if they can play this. */
export function opponentIn(game: GameInfo): BotName {
  const levels = levelsOf(game);
  const wanted = [prefs.level, USUAL].find((one) => levels.includes(one as BotName));
  return (wanted as BotName | undefined) ?? levels.at(-1) ?? USUAL;
}

/** Who may stand in for a person: the usual ones and better. */
export const standInsIn = (game: GameInfo): BotName[] => levelsOf(game).slice(Math.max(0, game.bots.indexOf(USUAL)));

/** What was measured with as many players and with the options that count. */
export function strengthOf(
  game: GameInfo,
  level: string,
  players: number,
  options: Readonly<Record<string, string>>,
): Strength | undefined {
  const agreed = (key: string): string | undefined => options[key] ?? game.options.find((option) => option.key === key)?.default;
  const fits = (one: Strength): boolean => Object.entries(one.options).every(([key, value]) => agreed(key) === value);
  return game.strengths.find((one) => one.level === level && one.players === players && fits(one));
}
