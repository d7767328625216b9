/** The rules of each game, asked for once. */

import { api } from "../../net/api";
import { parse, type Block } from "./markdown";

/** What teaches a game, with pictures, if somebody wrote it; and its numbered rules. */
export interface Rulebook {
  language: string;
  lesson: Block[];
  rules: Block[];
}

import { language } from "../../words/words.svelte";

const asked = new Map<string, Promise<Rulebook>>();

export function rulesOf(game: string): Promise<Rulebook> {
  const key = `${language()} ${game}`;
  let rules = asked.get(key);
  if (!rules) {
    rules = api
      .rules(game, language())
      .then(({ language: spoken, lesson, text }) => ({ language: spoken, lesson: parse(lesson), rules: parse(text) }));
    rules.catch(() => asked.delete(key));
    asked.set(key, rules);
  }
  return rules;
}
