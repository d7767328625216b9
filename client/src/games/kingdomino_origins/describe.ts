import type { Scene } from "../../lib/board/context";
import { PEOPLE } from "../../gen/kingdomino-origins";
import type { Half, RowDomino, ShownLand, Square } from "./types";

type Shown = Half & Partial<Pick<Square, "lava" | "person">>;

/** A square in words, without its name: "lake, 1 fire" or "prairie, mammoth". */
export function squareWords(scene: Scene, square: Shown): string {
  const parts = [scene.noun(square.terrain)];
  if (square.craters) parts.push(scene.say("ko-board-craters", { craters: square.craters }));
  if (square.fires) parts.push(scene.say("ko-board-fires", { fires: square.fires }));
  if (square.lava) parts.push(scene.say("ko-board-lava", { fires: square.lava }));
  if (square.resource) parts.push(scene.noun(square.resource));
  if (square.person) parts.push(personWords(scene, square.person));
  return parts.join(", ");
}

/** A person and what they score. */
export function personWords(scene: Scene, person: string): string {
  return scene.say("ko-board-person", { person, scores: scoreWords(scene, person) });
}

export function scoreWords(scene: Scene, person: string): string {
  const { points, per } = PEOPLE[person] ?? { points: 0, per: "" };
  return scene.say("ko-scores", { points, per });
}

/** A domino of a row and who stands on it. */
export function dominoWords(scene: Scene, { domino, chief, halves }: RowDomino): string {
  const [left, right] = halves;
  if (!left || !right) return "";
  const facts = { domino, left: squareWords(scene, left), right: squareWords(scene, right) };
  if (chief === null) return scene.say("ko-board-domino", facts);
  return scene.say("ko-board-domino-of", { ...facts, seat: scene.seats[chief]?.name ?? "" });
}

/** Resources on squares: "mammoth on G6, fish on H7". */
export function tokenWords(scene: Scene, squares: Record<string, Square>, names: string[]): string {
  return names.map((at) => scene.say("ko-board-token", { resource: squares[at]?.resource ?? "", at })).join(", ");
}

/** How many of each resource lie on a territory. */
export function stockOf(scene: Scene, land: ShownLand): { name: string; count: number; words: string }[] {
  return Object.entries(land.stock).map(([resource, count]) => ({
    name: resource,
    count,
    words: scene.say("ko-board-stock", { resource, count }),
  }));
}
