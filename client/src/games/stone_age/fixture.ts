import type { Action, At, Card, Choice, GameEvent, LogEntry, Place, Props, View, Village } from "./types";

/** A small position for the tests: two villages, some places, two cards and two buildings. */
const place = (name: string, rings: number): Place => ({ place: name, rings, people: [0, 0], shut: ["", ""] });
const card: Card = {
  card: "food-3-weaving",
  effect: "gain",
  what: "food",
  amount: 3,
  symbol: "weaving",
  worker: null,
  times: 0,
  copies: 1,
};
const lines = { track: 0, green: 0, duplicates: 0, farmers: 0, toolmakers: 0, builders: 0, shamans: 0, resources: 0, choice: 0, total: 0 };
export const village: Village = {
  people: 5,
  at_hand: 5,
  placed: 0,
  food: 2,
  production: 1,
  mouths: 5,
  harvest: 1,
  hunger: 2,
  resources: { wood: 2, brick: 0, stone: 3, gold: 1 },
  tools: [
    { value: 1, used: false },
    { value: 1, used: true },
    { value: 0, used: false },
  ],
  one_use: [4],
  choice: false,
  cards: [],
  secret: 0,
  symbols: {},
  workers: { farmer: 0, toolmaker: 0, builder: 0, shaman: 0 },
  buildings: [],
  points: 0,
  projection: lines,
};
const tile = { building: "4-of-2", kind: "number", cost: {}, least: 4, most: 4, kinds: 2, points: [13, 23] };
const printed = { building: "2-wood-1-stone", kind: "fixed", cost: { wood: 2, stone: 1 }, least: 3, most: 3, kinds: 0, points: [11, 11] };
export const view: View = {
  asks: { asks: "placing", seat: 0 },
  round: 1,
  phase: "placing",
  start: 0,
  places: [
    place("hut", 2),
    place("hunt", 0),
    place("forest", 7),
    place("card_1", 1),
    place("card_2", 1),
    place("building_1", 1),
    place("building_2", 1),
  ],
  cards: [
    { place: "card_1", cost: 1, card },
    { place: "card_2", cost: 2, card },
  ],
  buildings: [
    { place: "building_1", building: tile, left: 7 },
    { place: "building_2", building: printed, left: 7 },
  ],
  villages: [village, village],
  points: [0, 0],
  deck: 32,
  roll: null,
  dice: [],
  offer: null,
  second_set: false,
};

export const option = (action: Action): Choice => ({ action, words: { key: action.do, facts: { what: "wood" }, rule: "" } });
export const place_ = (at: At, people: number): Choice => option({ do: "place", at, people });

/** A line of the log: what it says is no matter of the board. */
export const line = (version: number, by: number, ...events: GameEvent[]): LogEntry => ({
  version,
  by,
  kind: by < 0 ? "chance" : "act",
  words: events.map(({ event }) => ({ key: `sa-log-${event}`, facts: {}, rule: "" })),
  events,
});

/** What the board gets, its words as keys and facts. */
export function propsOf(changes: Partial<Props>): Props {
  const seats = ["wolf", "bison"].map((sign) => ({ name: sign, sign, colour: "red" }));
  const say: Props["say"] = (key, facts = {}) => [key, ...Object.values(facts).map(String)].join(" ");
  const words: Props["words"] = ({ key }) => key;
  const still = {
    game: "stone-age",
    view,
    gains: null,
    you: 0,
    actor: 0,
    seats,
    words,
    say,
    choose: () => {},
    readonly: false,
    recent: [],
    log: [],
  };
  return { ...still, options: [], ...changes };
}
