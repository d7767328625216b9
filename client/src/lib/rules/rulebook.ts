/** The rules of each game, asked for once. */

import { api } from "../../net/api";
import { parse, type Block } from "./markdown";
import { language } from "../../words/words.svelte";

const asked = new Map<string, Promise<Block[]>>();

export function rulesOf(game: string): Promise<Block[]> {
  const key = `${language()} ${game}`;
  let rules = asked.get(key);
  if (!rules) {
    rules = api.rules(game, language()).then(({ text }) => parse(text));
    rules.catch(() => asked.delete(key));
    asked.set(key, rules);
  }
  return rules;
}
