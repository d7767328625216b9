import { cellOf, nameOf, STEPS, stepped } from "./geometry";
import { PEOPLE } from "./printed";
import type { Square } from "./types";

type Squares = Record<string, Square>;

const NOBODY = { points: 0, per: "" };
const printedOn = (person: string | undefined): { points: number; per: string } => PEOPLE[person ?? ""] ?? NOBODY;

function strengthOf(person: string | undefined): number {
  const { points, per } = printedOn(person);
  return per === "strength" ? points : 0;
}

function counts(square: Square | undefined, per: string): number {
  if (per === "fire") return (square?.fires ?? 0) + (square?.lava ?? 0);
  if (per === "resource") return square?.resource ? 1 : 0;
  if (per === "people") return square?.person ? 1 : 0;
  return square?.resource === per ? 1 : 0;
}

/** KO-TRI-04: where people can live. */
const isHome = ({ terrain, fires, lava, resource, person }: Square): boolean =>
  !fires && !lava && !resource && !person && terrain !== "volcano" && terrain !== "hut";

/** What a payment changes in the points of a territory: its people count what lies around them, and who comes lives
 * where it is worth the most. */
export class Bargains {
  readonly #around = new Map<string, string[]>();
  readonly #beside = new Map<string, string[]>();
  readonly #now: number;

  /** `newcomers` are those of whom one comes. */
  constructor(
    private readonly squares: Squares,
    private readonly newcomers: string[],
  ) {
    for (const name of Object.keys(squares)) {
      const sides = STEPS.map((_, turn) => stepped(cellOf(name), turn));
      const corners = sides.map((side, turn) => stepped(side, turn + 1));
      const known = (near: typeof sides): string[] => near.map(nameOf).filter((one) => squares[one]);
      this.#beside.set(name, known(sides));
      this.#around.set(name, known([...sides, ...corners]));
    }
    this.#now = this.#points(squares);
  }

  gain(paid: string[]): number {
    const left = { ...this.squares };
    for (const name of paid) {
      const { resource: _, ...bare } = this.squares[name] ?? { terrain: "", domino: 0 };
      left[name] = bare;
    }
    const homes = Object.entries(left).filter(([, square]) => isHome(square));
    const brought = homes.flatMap(([home]) => this.newcomers.map((person) => this.#brings(left, home, person)));
    return this.#points(left) + Math.max(...brought) - this.#now;
  }

  /** KO-TRI-08, KO-TRI-10: each of the people by what is around, warriors by their bands. */
  #points(squares: Squares): number {
    const people = Object.keys(squares).filter((name) => squares[name]?.person);
    const warriors = people.filter((name) => strengthOf(squares[name]?.person));
    const others = people.filter((name) => !warriors.includes(name));
    const counted = others.reduce((sum, name) => sum + this.#count(squares, name, squares[name]?.person), 0);
    return counted + this.#bands(squares, warriors);
  }

  /** What one who moves in brings: by themselves or to a band, and to those who count people. */
  #brings(squares: Squares, home: string, person: string): number {
    const counting = this.#near(home).map((near) => printedOn(squares[near]?.person));
    const seen = counting.reduce((sum, { points, per }) => sum + (per === "people" ? points : 0), 0);
    const strength = strengthOf(person);
    if (!strength) return seen + this.#count(squares, home, person);
    const comrades = (this.#beside.get(home) ?? []).filter((near) => strengthOf(squares[near]?.person));
    if (!comrades.length) return seen + strength;
    const settled = { ...squares, [home]: { terrain: "", domino: 0, person } };
    return seen + this.#bands(settled, [home]) - this.#bands(squares, comrades);
  }

  #near(name: string): string[] {
    return this.#around.get(name) ?? [];
  }

  #count(squares: Squares, name: string, person: string | undefined): number {
    const { points, per } = printedOn(person);
    return this.#near(name).reduce((sum, near) => sum + counts(squares[near], per), 0) * points;
  }

  /** The bands of these warriors: members times strength. */
  #bands(squares: Squares, warriors: string[]): number {
    const seen = new Set<string>();
    let points = 0;
    for (const first of warriors) {
      if (seen.has(first)) continue;
      const band = new Set([first]);
      let strength = 0;
      for (const name of band) {
        seen.add(name);
        strength += strengthOf(squares[name]?.person);
        for (const near of this.#beside.get(name) ?? []) if (strengthOf(squares[near]?.person)) band.add(near);
      }
      points += band.size * strength;
    }
    return points;
  }
}
