/** How long a text is to whoever reads it. */

export const LONGEST_NAME = 24;
export const LONGEST_LINE = 300;

/** Characters as people see them: an accent, or a joiner in a family of faces, is none of its own. */
export function characters(text: string): number {
  if (typeof Intl.Segmenter !== "function") return [...text.normalize("NFC").replaceAll(/\p{M}|\u200d|\u200c/gu, "")].length;
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].length;
}

export const tooManyIn = (name: string): number => Math.max(0, characters(name.trim()) - LONGEST_NAME);

/** A line of chat is counted as the server does it. */
export const tooManyInLine = (text: string): number => Math.max(0, [...text.trim()].length - LONGEST_LINE);
