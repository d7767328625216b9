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
