/** The rules of each game, asked for once. */

import { api } from "../../net/api";
import { language } from "../../words/words.svelte";
import { parse, type Block } from "./markdown";

/** What teaches a game, with pictures, if somebody wrote it; and its numbered rules. */
export interface Rulebook {
  language: string;
  rules: Block[];
  lessonLanguage: string;
  lesson: Block[];
}

const asked = new Map<string, Promise<Rulebook>>();

export function rulesOf(game: string): Promise<Rulebook> {
  const key = `${language()} ${game}`;
  let rules = asked.get(key);
  if (!rules) {
    rules = api.rules(game, language()).then((found) => ({
      language: found.language,
      rules: parse(found.text),
      lessonLanguage: found.lesson_language,
      lesson: parse(found.lesson),
    }));
    rules.catch(() => asked.delete(key));
    asked.set(key, rules);
  }
  return rules;
}
