/** Several people at one device: who gets it next. */

import type { Position } from "../../gen/wire";

/** Changes whenever somebody may have to be asked anew: a move, a wish to go back, an answer to it. */
export const moment = ({ version, undo }: Position): string => [version, undo.asked_by, ...undo.agreed].join(" ");

/** The seat of this device that should be shown instead of the one that is, or null. Somebody who is asked whether
    another may go back comes before the one who is to play. */
export function nextHere(position: Position, here: readonly number[]): number | null {
  const { you, actor, undo, info } = position;
  if (here.length < 2 || info.status !== "playing") return null;
  const asked = undo.asked_by === null ? [] : here.filter((seat) => seat !== undo.asked_by && !undo.agreed.includes(seat));
  if (asked.length) return you !== null && asked.includes(you) ? null : (asked[0] ?? null);
  return actor !== null && actor !== you && here.includes(actor) ? actor : null;
}
