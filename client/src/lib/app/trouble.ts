/** Why something was not done, in the reader's words. */

import type { Problem } from "../../gen/wire";
import { Trouble } from "../../net/api";
import { has, say, tell } from "../../words/words.svelte";

/** What answers another question than the one that is open is refused with the open one. */
const isQuestion = (key: string): boolean => /^[a-z]+-ask-/.test(key);

export function inWords(problem: Problem, names: readonly string[] = []): string {
  if (problem.key && has(problem.key)) {
    const why = tell(problem, names);
    return isQuestion(problem.key) ? say("why-first", { why }) : why;
  }
  if (has(`problem-${problem.code}`)) return say(`problem-${problem.code}`);
  return problem.text;
}

export function troubleInWords(error: unknown): string {
  if (!(error instanceof Trouble)) return say("problem-unknown");
  if (error.problem) return inWords(error.problem);
  return has(`problem-${error.code}`) ? say(`problem-${error.code}`) : say("problem-unknown");
}
