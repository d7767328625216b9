// Made by `python -m lascaux.codegen` from the types of the server. Not to be edited.

export interface OriginsView {
  box: number;
  cave?: (string | null)[];
  lands: LandView[];
  last_row: DominoView[];
  lava: Record<string, number>;
  mode: string;
  people?: Record<string, number>;
  points: number[];
  round: number;
  rounds: number;
  row: DominoView[];
  size: number;
  totems?: Record<string, number | null>;
}

export interface LandView {
  columns: number[];
  rows: number[];
  squares: Record<string, SquareView>;
  stock: Record<string, number>;
}

export interface SquareView {
  craters?: number;
  domino: number;
  fires?: number;
  lava?: number;
  person?: string;
  resource?: string;
  terrain: string;
}

export interface DominoView {
  chief: number | null;
  domino: number;
  halves: HalfView[];
}

export interface HalfView {
  craters?: number;
  fires?: number;
  resource?: string;
  terrain: string;
}

export interface Printed {
  people: Record<string, PrintedPerson>;
  price: Record<string, number>;
  resources: string[];
  totem_points: Record<string, number>;
}

export interface PrintedPerson {
  per: string;
  points: number;
}

export const RESOURCES: Printed["resources"] = [
  "mammoth",
  "fish",
  "mushroom",
  "flint"
];

export const TOTEM_POINTS: Printed["totem_points"] = {
  "mammoth": 3,
  "fish": 4,
  "mushroom": 5,
  "flint": 6
};

export const PEOPLE: Printed["people"] = {
  "hunter": {
    "points": 3,
    "per": "mammoth"
  },
  "fisher": {
    "points": 3,
    "per": "fish"
  },
  "gatherer": {
    "points": 4,
    "per": "mushroom"
  },
  "sculptor": {
    "points": 5,
    "per": "flint"
  },
  "painter": {
    "points": 2,
    "per": "resource"
  },
  "fire_lady": {
    "points": 1,
    "per": "fire"
  },
  "shaman": {
    "points": 2,
    "per": "people"
  },
  "brawler": {
    "points": 1,
    "per": "strength"
  },
  "amazon": {
    "points": 2,
    "per": "strength"
  },
  "bruiser": {
    "points": 3,
    "per": "strength"
  }
};

export const PRICE: Printed["price"] = {
  "invite": 2,
  "search": 4
};
