/** A small position for the tests: two tribes, one card of each kind, four hexes, and five places for megaliths. */

import type { Effect, HexView, PrintedCell, PrintedPosition, Tree } from "../../gen/endless-winter";
import type { Printed, Tribe, View } from "./types";

const cell = (reward: string, more: Partial<PrintedCell> = {}): PrintedCell => ({ start: false, arrows: [], reward, ...more });
const place = (x: number, y: number): PrintedPosition => ({ label: `${y + 1}-${x + 1}`, level: 1, below: [], place: [x, y] });

const hex = (more: Partial<HexView> = {}): HexView => ({
  land: "steppe",
  camps: [0, 0],
  influence: [0, 0],
  leads: [],
  token: null,
  ...more,
});

export const gain = (what: string, amount = 1, how = "any"): Tree => ({ gain: { what, amount, how } });
const pay = (price: Record<string, number>, effect: Tree): Tree => ({
  pay: { price: Object.entries(price).map(([what, amount]) => ({ what, amount })), effect },
});
const effect = (tree: Tree, gate: string | null = null): Effect => ({
  gate,
  tree,
  words: { key: `in-words-${gate ?? "anywhere"}`, facts: {} },
});

const effects: Record<string, Effect> = {
  "labor 1": effect(gain("labor", 2)),
  "@eclipse labor 1": effect(gain("labor", 2), "eclipse"),
  "@hunt labor 1": effect(gain("labor", 2), "hunt"),
  "@eclipse food 2": effect(gain("food", 2), "eclipse"),
  "food 2": effect(gain("food", 2)),
  "food 3": effect(gain("food", 3)),
  "food 4": effect(gain("food", 4)),
  "@migrate camp 1, move 1, food 1": effect({ all: [gain("camp"), gain("move"), gain("food")] }, "migrate"),
  "move 2, food 1": effect({ all: [gain("move", 2), gain("food")] }),
  "pay tool 1, labor 1 -> tribe hand 1": effect(pay({ tool: 1, labor: 2 }, gain("tribe-hand"))),
  "pay tool 1, labor 1 -> animal grounds 1": effect(pay({ tool: 1, labor: 2 }, gain("animal-grounds"))),
  "pay labor 1 -> reveal 2": effect(pay({ labor: 2 }, gain("reveal", 2))),
  "pay food 1 -> bury 1": effect(pay({ food: 1 }, gain("bury"))),
  "animal deck 1": effect(gain("animal-deck")),
  "idol 1": effect(gain("idol")),
  "tool 1": effect(gain("tool")),
  "tip 1": effect(gain("tip")),
  "draw 1": effect(gain("draw")),
  "megalith 1": effect(gain("megalith")),
  extra: effect(gain("extra")),
};

export const printed: Printed = {
  effects,
  words: { species: { rhino: [{ key: "rhino-line", facts: {} }] } },
  cards: {
    brave: { era: 0, labor: 1, vp: 0, abilities: ["labor 1", "@eclipse labor 1"] },
    hunter: { era: 0, labor: 2, vp: 1, abilities: ["@hunt labor 1", "@eclipse food 2"] },
    ember_pouch: { era: 1, labor: 0, vp: 1, abilities: ["food 3"] },
  },
  species: { rhino: { copies: 10, wild: false, set_vp: [1, 3, 6, 10], tip: "food 4" } },
  stones: {
    village_steppe: { era: 1, family: "village_by_terrain", of: ["steppe"], vp: 2, table: [] },
    tipped_rhino: {
      era: 2,
      family: "tipped_species",
      of: ["rhino"],
      vp: 0,
      table: [
        [1, 2],
        [2, 4],
      ],
    },
  },
  lands: { steppe: { kind: "land", reward: "food 3" }, base: { kind: "base", reward: "" } },
  chiefs: { fire_wolf: ["@migrate camp 1, move 1, food 1", "move 2, food 1"] },
  setups: { tusk_valley: { food: 3, tools: 2, tribe: "hunter", animals: ["rhino"], camp: false } },
  glacier_tokens: {},
  rest_tokens: {},
  columns: {
    initiate: { top: ["pay tool 1, labor 1 -> tribe hand 1"], middle: "pay food 1 -> bury 1", bottom: "idol 1" },
    hunt: { top: ["pay labor 1 -> reveal 2", "pay tool 1, labor 1 -> animal grounds 1"], middle: "tip 1", bottom: "animal deck 1" },
  },
  sacrifice: [
    { resources: 0, points: 0, reward: "" },
    { resources: 4, points: 1, reward: "tool 1" },
  ],
  honor: [0, 2],
  burial: [
    [
      [1, 6],
      [4, 10],
    ],
  ],
  icons: [2, 4],
  tools_most: 4,
  food_most: 6,
  turn_order: ["megalith 1", "draw 1"],
  slots: [{ tools: 2, food: 2, reward: "megalith 1" }],
  spaces: [
    { pieces: 2, reward: "tool 1" },
    { pieces: 2, reward: "" },
  ],
  villages: ["draw 1"],
  rest: ["draw 1", "tip 1"],
  rest_labor: 3,
  hexes: [
    { label: "C3", place: [0, 0] },
    { label: "C4", place: [1, 0] },
    { label: "D2", place: [0, 1] },
    { label: "D3", place: [1, 1] },
  ],
  junctures: [[1, 2, 3]],
  layouts: { square: [place(0, 0), place(1, 0), place(0, 1), place(1, 1), { label: "1-1", level: 2, below: [0, 1, 2, 3], place: [] }] },
  tiles: { dawn: [cell("extra", { start: true, arrows: [1] }), cell("food 2")], dusk: [cell("food 2"), cell("food 2")] },
  rounds: 4,
};

export const tribe: Tribe = {
  food: 3,
  limit: 5,
  tools: 1,
  points: 2,
  final: 5,
  camps: 4,
  villages: 1,
  megaliths: 4,
  figures: 2,
  chief: "fire_wolf",
  setup: "tusk_valley",
  side: 1,
  chief_ready: true,
  resting: 0,
  sacrifice: 0,
  honor: 1,
  hand: 3,
  known: [],
  deck: 2,
  discard: ["brave"],
  played: [],
  buried: 0,
  shown: [],
  pile: 0,
  untipped: { rhino: 2 },
  tipped: {},
  stones: [],
};

export const own: Tribe = {
  ...tribe,
  hand_cards: ["brave", "hunter", "ember_pouch"],
  deck_cards: ["brave", "brave"],
  buried_cards: [],
  pile_cards: [],
};

export const view: View = {
  asks: { asks: "placing", seat: 0 },
  round: 1,
  phase: "action",
  eclipse: null,
  points: [2, 2],
  order: [0, 1],
  turn: {
    section: "culture",
    place: null,
    labor: 0,
    cultures: 0,
    chief_used: false,
    first: false,
    token: null,
    locked: [],
    recruited: [],
    rested: 0,
    token_used: [],
  },
  figures: [{ seat: 1, figure: "chief", place: "hunt" }],
  tribes: [own, tribe],
  culture: ["ember_pouch", null],
  culture_deck: [3, 5],
  piles: { hunter: 14 },
  stones: ["village_steppe", "tipped_rhino"],
  grounds: { rhino: 2 },
  animals: 40,
  hexes: [hex({ land: "base", camps: [1, 1], influence: [1, 1] }), hex({ camps: [1, 0], influence: [3, 0], leads: [0] }), hex(), hex()],
  villages: [],
  layout: "square",
  tiles: ["dawn", "dusk"],
  megaliths: [null, null, null, null, null],
  honored: [1, 0],
  labors: [0, 0],
  rest_token: null,
  rest_stack: 0,
  chiefs: [],
  setups: [],
  printing: "test",
};
