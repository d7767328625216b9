import { DIVISOR } from "../../gen/stone-age";

const PIPS = 3.5; // of a die, on average

const MANY = 4; // halves of more are no matter

/** What so many people bring from a place on average; "" where nothing is rolled. */
export function aboutOf(place: string, people: number): string {
  const divisor = DIVISOR[place];
  if (!divisor || !people) return "";
  // What is left of a division is lost: half a step less one, on average.
  const amount = Math.max(0, (people * PIPS - (divisor - 1) / 2) / divisor);
  if (amount >= MANY) return String(Math.round(amount));
  const half = Math.round(amount * 2) / 2;
  if (half === 0) return "<½";
  return half % 1 ? `${Math.floor(half) || ""}½` : String(half);
}
