/** What a review says that depends on whose game it is about. */

import { hasOf, say, sayOf } from "../../words/words.svelte";
import type { Seat } from "../people/seats";
import { pointsOf, RIVAL } from "./review";

/** Said to whoever looks, or of somebody else. */
export function sayTo(key: string, isYou: boolean, seat: Seat | undefined, facts: Record<string, string | number> = {}): string {
  return say(`review-${key}-${isYou ? "you" : "of"}`, { name: seat?.name ?? "", ...facts });
}

/** "6.2 points", whatever their sign. */
export const inPoints = (hundredths: number): string => say("review-points", { points: Math.abs(pointsOf(hundredths)) });

export function luckInWords(luck: number, isYou: boolean, seat: Seat | undefined): string {
  const points = pointsOf(luck);
  const kind = points === 0 ? "even" : points > 0 ? "good" : "bad";
  return sayTo(`luck-${kind}`, isYou, seat, { points: inPoints(luck) });
}

/** A category as the score sheet calls it; where the sheet has a line for each of several things, by the word for all of them. */
export function categoryIn(game: string, key: string): string {
  if (key === RIVAL) return say("review-why-rival");
  const found = [`score-${key}-any`, `score-${key}`].find((end) => hasOf(game, end));
  return found ? sayOf(game, found) : key;
}
