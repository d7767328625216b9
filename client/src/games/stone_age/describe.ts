import type { Scene } from "../../lib/board/context";
import { isPurchase, peopleIn } from "./offers";
import { RESOURCES } from "../../gen/stone-age";
import type { Amounts, Building, Card, Facts, Place, PlaceOffer } from "./types";

/** The facts of a card, as its messages want them. */
export function cardFacts(card: Card): Facts {
  const { effect, what, amount, symbol, worker, times } = card;
  return { effect, what: what ?? "", amount, scores: symbol ?? worker ?? "", times };
}

/** "2 wood, 1 brick". */
export function amountsWords(scene: Scene, amounts: Amounts): string {
  const some = RESOURCES.filter((what) => amounts[what]);
  return some.map((what) => scene.say("sa-board-amount", { what, count: amounts[what] ?? 0 })).join(", ");
}

/** All four amounts, as messages want them that put them into a sentence. */
const costOf = (amounts: Amounts): Facts => Object.fromEntries(RESOURCES.map((what) => [what, amounts[what] ?? 0]));

export function cardWords(scene: Scene, card: Card | null, cost: number): string {
  return card ? scene.say("sa-board-card", { ...cardFacts(card), cost }) : scene.say("sa-board-no-card");
}

export function buildingWords(scene: Scene, building: Building): string {
  const { kind, least, most, kinds, points } = building;
  const [low, high] = [points[0] ?? 0, points[1] ?? 0];
  return scene.say("sa-board-building", { kind, ...costOf(building.cost), points: low, least, most, kinds, low, high, spread: high - low });
}

/** Who stands on a place, seat by seat. */
function crowdWords(scene: Scene, place: Place): string[] {
  return place.people.flatMap((people, seat) =>
    people ? [scene.say("sa-board-people-of", { seat: scene.seats[seat]?.name ?? "", people })] : [],
  );
}

/** Whether there is room that nobody can come to any more in this round. */
export function isClosed({ rings, people, shut }: Place): boolean {
  const crowd = people.reduce((sum, one) => sum + one, 0);
  return rings > crowd && shut.length > 0 && shut.every((rule) => rule !== "");
}

/** The rule that keeps out those who are not there yet. */
function lockOf({ shut, people }: Place): string {
  return shut.find((_, seat) => !people[seat]) ?? "";
}

/** A place in words: what it is, who is there, and what can be done. */
export function placeWords(scene: Scene, place: Place, what: string, offers: PlaceOffer[]): string {
  const closed = isClosed(place) ? [scene.say("sa-board-closed", { rule: lockOf(place) })] : [];
  return [what, ...crowdWords(scene, place), ...closed, ...offeredWords(scene, offers)].join("; ");
}

function offeredWords(scene: Scene, offers: PlaceOffer[]): string[] {
  const numbers = offers.map(peopleIn).filter((people) => people > 0);
  if (numbers.length) return [scene.say("sa-board-may-go", { numbers: numbers.join(", ") })];
  if (offers.length === 0) return [];
  return [scene.say(offers.some(isPurchase) ? "sa-board-may-buy" : "sa-board-may-use")];
}

/** One of the eight places of the land. */
export function landWords(scene: Scene, { place, rings }: Place): string {
  const brings = scene.say("sa-board-brings-long", { place });
  return `${scene.noun(place)}: ${brings}; ${scene.say("sa-board-room", { rings })}`;
}
