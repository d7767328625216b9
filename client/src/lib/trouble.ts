/** Why something was not done, in the reader's words. */

import type { Problem } from "../gen/wire";
import { Trouble } from "../net/api";
import { has, say, tell } from "../words/words.svelte";

export function inWords(problem: Problem, names: readonly string[] = []): string {
  if (problem.key && has(problem.key)) return tell(problem, names);
  if (has(`problem-${problem.code}`)) return say(`problem-${problem.code}`);
  return problem.text;
}

export function troubleInWords(error: unknown): string {
  if (!(error instanceof Trouble)) return say("problem-unknown");
  if (error.problem) return inWords(error.problem);
  return has(`problem-${error.code}`) ? say(`problem-${error.code}`) : say("problem-unknown");
}
