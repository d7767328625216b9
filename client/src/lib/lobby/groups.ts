/** How the options of a game stand in a form: what is played first, then what comes with it, then how single rules are read. */

import type { GameInfo, OptionInfo } from "../../gen/wire";

export type Options = Record<string, string>;
export type Group = OptionInfo["group"];

export const valueOf = (option: OptionInfo, options: Options): string => options[option.key] ?? option.default;
export const isChanged = (option: OptionInfo, options: Options): boolean => valueOf(option, options) !== option.default;

/** Whether it has a meaning under what else is agreed. */
export function isOpen(game: GameInfo, { needs: [key, value] }: OptionInfo, options: Options): boolean {
  const needed = game.options.find((option) => option.key === key);
  return !needed || valueOf(needed, options) === value;
}

/** The options of these groups that have a meaning now. */
export const optionsOf = (game: GameInfo, groups: Group[], options: Options): OptionInfo[] =>
  groups.flatMap((group) => game.options.filter((option) => option.group === group && isOpen(game, option, options)));

/** What the default comes to, where another option says so. */
export function meantBy(game: GameInfo, { follows, means }: OptionInfo, options: Options): string | undefined {
  const other = game.options.find((option) => option.key === follows);
  return other && means[other.choices.indexOf(valueOf(other, options))];
}

/** What is agreed after a choice: what has lost its meaning goes back to its default. */
export function agreedWith(game: GameInfo, options: Options, key: string, choice: string): Options {
  const lost = game.options.filter(({ needs: [needed, value] }) => needed === key && value !== choice).map((other) => other.key);
  return Object.fromEntries(Object.entries({ ...options, [key]: choice }).filter(([name]) => !lost.includes(name)));
}
