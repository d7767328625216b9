/** The board in words: the places with who is there, what can be bought, what is being rolled or paid, and each village. */

import { RESOURCES, SYMBOLS, WORKERS } from "../../gen/stone-age";
import type { Scene } from "../../lib/board/context";
import { nameIn, saidOf, seatsFrom, type Area, type Told } from "../../lib/board/described/described";
import { amountsWords, buildingWords, cardFacts, cardWords, landWords, placeWords } from "./describe";
import { factorsOf, LINES } from "./scoring";
import type { Paying, Place, Roll, View, Village } from "./types";

export function described({ scene, view, you }: Told<View>): Area[] {
  const land = view.places.filter(({ place }) => !/^(card|building)_/.test(place));
  return [
    { title: scene.say("board-words-state"), lines: stateLines(scene, view) },
    { title: scene.say("sa-board-area-places"), lines: land.map((place) => placeWords(scene, place, landWords(scene, place), [])) },
    { title: scene.say("sa-board-market-cards"), lines: cardLines(scene, view) },
    { title: scene.say("sa-board-market-buildings"), lines: buildingLines(scene, view) },
    ...seatsFrom(you, view.villages.length).flatMap((seat) => villageArea(scene, view, seat)),
  ];
}

function stateLines(scene: Scene, view: View): string[] {
  const isOver = view.phase === "end";
  const smallest = Math.min(...view.buildings.map(({ left }) => left));
  return saidOf(
    scene.say("sa-board-round", { round: view.round }),
    scene.say("sa-board-phase", { phase: view.phase }),
    view.start !== null && scene.say("sa-board-start", { seat: nameIn(scene, view.start) }),
    !isOver && scene.say("sa-board-deck", { deck: view.deck }),
    !isOver && scene.say("sa-board-smallest", { left: smallest }),
    view.supply && scene.say("listing-field", { field: scene.say("sa-board-supply"), value: amountsWords(scene, view.supply) }),
    view.roll && rollWords(scene, view.roll),
    view.dice.length > 0 &&
      scene.say("listing-field", {
        field: scene.say("sa-board-dice"),
        value: view.dice.map((value) => scene.say("sa-board-die", { value })).join(", "),
      }),
    view.offer && offerWords(scene, view.offer),
  );
}

function rollWords(scene: Scene, { seat, what, dice, added, sum, yields }: Roll): string {
  const facts = { dice: dice.join(" + "), added, sum };
  return [
    scene.say("sa-board-roll", { seat: nameIn(scene, seat), what }),
    scene.say(added ? "sa-board-roll-sum-tools" : "sa-board-roll-sum", facts),
    scene.say("sa-board-roll-yields", { yields, what }),
  ].join("; ");
}

function offerWords(scene: Scene, { seat, place, takes, paid }: Paying): string {
  const key = takes ? "sa-board-pay-take-by" : place === null ? "sa-board-pay-feed-by" : "sa-board-pay-by";
  const amounts = amountsWords(scene, paid);
  return saidOf(
    scene.say(key, { seat: nameIn(scene, seat), place: place ?? "" }),
    amounts && scene.say("sa-board-paid", { paid: amounts }),
  ).join("; ");
}

const NOBODY: Pick<Place, "rings" | "people" | "shut"> = { rings: 1, people: [], shut: [] };
const placeIn = (view: View, name: string): Place => view.places.find(({ place }) => place === name) ?? { place: name, ...NOBODY };

function cardLines(scene: Scene, view: View): string[] {
  return view.cards.map(({ place, card, cost }) => placeWords(scene, placeIn(view, place), cardWords(scene, card, cost), []));
}

function buildingLines(scene: Scene, view: View): string[] {
  return view.buildings.map(({ place, building, left }) => {
    const what = building
      ? [buildingWords(scene, building), scene.say("sa-board-building-left", { left })]
      : [scene.say("sa-board-building-down", { left })];
    return placeWords(scene, placeIn(view, place), [`${scene.noun(place)}: ${what[0]}`, ...what.slice(1)].join("; "), []);
  });
}

function villageArea(scene: Scene, view: View, seat: number): Area[] {
  const village = view.villages[seat];
  if (!village) return [];
  const isOver = view.phase === "end";
  return [
    {
      title: scene.say("sa-board-village", { seat: nameIn(scene, seat) }),
      lines: storeLines(scene, view, village),
      areas: [
        { title: scene.say("sa-board-cards", { count: village.cards.length + village.secret }), lines: keptLines(scene, village) },
        {
          title: scene.say("sa-board-buildings", { count: village.buildings.length }),
          lines: village.buildings.map((building) => buildingWords(scene, building)),
        },
        {
          title: scene.say("sa-board-projection", { total: village.projection.total, over: Number(isOver) }),
          lines: LINES.filter((line) => village.projection[line] !== 0).map((line) =>
            scene.say("listing-field", { field: scene.say("sa-board-line", { line }), value: village.projection[line] }),
          ),
        },
      ],
    },
  ];
}

/** What a village works with. */
function storeLines(scene: Scene, view: View, village: Village): string[] {
  const { food, harvest, mouths, hunger } = village;
  const hasEaten = view.phase === "end" || view.phase === "feeding";
  const tools = village.tools
    .filter(({ value }) => value > 0)
    .map(({ value, used }) => scene.say("sa-board-tool-slot", { state: used ? "used" : "ready", value }));
  return saidOf(
    scene.say("sa-board-people", { people: village.people, hand: village.at_hand, placed: village.placed }),
    ...["food", ...RESOURCES].map((what) =>
      scene.say("sa-board-stock", { what, count: what === "food" ? food : (village.resources[what] ?? 0) }),
    ),
    scene.say("sa-board-production", { count: village.production }),
    hunger > 0 && scene.say("sa-board-hungry", { hunger, mouths }),
    hunger === 0 && !hasEaten && scene.say("sa-board-fed", { food, harvest, mouths }),
    ...(tools.length ? tools : [scene.say("sa-board-tool-slot", { state: "none", value: 0 })]),
    ...village.one_use.map((value) => scene.say("sa-board-one-use-slot", { value })),
    village.choice && scene.say("sa-board-choice"),
  );
}

/** What counts at the end, and the cards one by one. */
function keptLines(scene: Scene, village: Village): string[] {
  const symbols = SYMBOLS.filter((symbol) => village.symbols[symbol]).map((symbol) =>
    scene.say("sa-board-symbol", { symbol, count: village.symbols[symbol] ?? 0 }),
  );
  const factors = factorsOf(village);
  const workers = WORKERS.filter((worker) => village.workers[worker]).map((worker) =>
    scene.say("sa-board-worker", { worker, count: village.workers[worker] ?? 0, factor: factors[worker] ?? 0 }),
  );
  return saidOf(
    symbols.length > 0 && scene.say("listing-field", { field: scene.say("sa-board-symbols"), value: symbols.join(", ") }),
    workers.length > 0 && scene.say("listing-field", { field: scene.say("sa-board-workers"), value: workers.join("; ") }),
    ...village.cards.map((card) => scene.say("sa-board-kept", cardFacts(card))),
    village.secret_card
      ? scene.say("sa-board-secret-own", cardFacts(village.secret_card))
      : village.secret > 0 && scene.say("sa-board-secret"),
  );
}
