/** Equal words once, with their number, in the order of their first. */
export function counted(words: string[]): [string, number][] {
  const numbers = new Map<string, number>();
  for (const word of words) numbers.set(word, (numbers.get(word) ?? 0) + 1);
  return [...numbers];
}
