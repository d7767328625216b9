/** The score sheet: lines of one kind together, a column a seat; or the lines of one seat. */

import type { ScoreEntry } from "../../gen/wire";

export interface SheetRow {
  key: string;
  facts: ScoreEntry["facts"];
  cells: ScoreEntry[][];
}

/** A kind is its key and the word that tells it from others of the key, as in the terminal. */
function kindOf(line: ScoreEntry): string {
  const word = Object.values(line.facts).find((fact) => typeof fact === "string") ?? "";
  return `${line.key} ${word}`;
}

export function sheetOf(lines: ScoreEntry[], seats: number): SheetRow[] {
  const rows = new Map<string, SheetRow>();
  for (const line of lines) {
    const kind = kindOf(line);
    let row = rows.get(kind);
    if (!row) rows.set(kind, (row = { key: line.key, facts: line.facts, cells: Array.from({ length: seats }, () => []) }));
    row.cells[line.seat]?.push(line);
  }
  const keys = [...new Set(lines.map((line) => line.key))];
  return [...rows.values()].sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
}

/** Rows in which somebody has points come first, in the order of the game. */
export const told = (rows: SheetRow[]): SheetRow[] =>
  rows.filter((row) => row.cells.some((cell) => cell.some(({ points }) => points !== 0)));

export const sum = (lines: ScoreEntry[]): number => lines.reduce((total, line) => total + line.points, 0);
