// Made by `python -m lascaux.codegen` from the types of the server. Not to be edited.

export interface View {
  box: number;
  cave?: (string | null)[];
  lands: ShownLand[];
  last_row: RowDomino[];
  lava: Record<string, number>;
  mode: string;
  people?: Record<string, number>;
  points: number[];
  round: number;
  rounds: number;
  row: RowDomino[];
  size: number;
  totems?: Record<string, number | null>;
}

export interface ShownLand {
  columns: number[];
  rows: number[];
  squares: Record<string, Square>;
  stock: Record<string, number>;
}

export interface Square {
  craters: number;
  domino: number;
  fires: number;
  lava: number;
  person: string | null;
  resource: string | null;
  terrain: string;
}

export interface RowDomino {
  chief: number | null;
  domino: number;
  halves: Half[];
}

export interface Half {
  craters: number;
  fires: number;
  resource: string | null;
  terrain: string;
}
