import { cellOf, nameOf, STEPS, stepped } from "./geometry";
import { PEOPLE } from "./printed";
import type { Square } from "./types";

type Squares = Record<string, Square>;

const strengthOf = (person: string | undefined): number => {
  const printed = PEOPLE[person ?? ""];
  return printed?.per === "strength" ? printed.points : 0;
};

function counts(square: Square, per: string): number {
  if (per === "fire") return (square.fires ?? 0) + (square.lava ?? 0);
  if (per === "resource") return square.resource ? 1 : 0;
  if (per === "people") return square.person ? 1 : 0;
  return square.resource === per ? 1 : 0;
}

/** KO-TRI-04: where people can live. */
const isHome = ({ terrain, fires, lava, resource, person }: Square): boolean =>
  !fires && !lava && !resource && !person && terrain !== "volcano" && terrain !== "hut";

/** What a payment changes in the points of a territory: its people count what lies around them, and who comes lives where it is worth the most. */
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
      const cell = cellOf(name);
      const sides = STEPS.map((_, turn) => stepped(cell, turn));
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
    const homes = Object.keys(left).filter((name) => left[name] && isHome(left[name]));
    const ends = homes.flatMap((home) => this.newcomers.map((person) => this.#points(settled(left, home, person))));
    return Math.max(...ends) - this.#now;
  }

  /** KO-TRI-08, KO-TRI-10: each of the people by what is around, warriors by their bands. */
  #points(squares: Squares): number {
    let points = 0;
    const seen = new Set<string>();
    for (const name of Object.keys(squares)) {
      const person = squares[name]?.person;
      if (!person || seen.has(name)) continue;
      points += strengthOf(person) ? this.#band(squares, name, seen) : this.#count(squares, name, person);
    }
    return points;
  }

  #count(squares: Squares, name: string, person: string): number {
    const { points, per } = PEOPLE[person] ?? { points: 0, per: "" };
    const near = this.#around.get(name) ?? [];
    return near.reduce((sum, one) => sum + (squares[one] ? counts(squares[one], per) : 0), 0) * points;
  }

  #band(squares: Squares, from: string, seen: Set<string>): number {
    const band = new Set([from]);
    let strength = 0;
    for (const name of band) {
      strength += strengthOf(squares[name]?.person);
      for (const near of this.#beside.get(name) ?? []) if (strengthOf(squares[near]?.person)) band.add(near);
      seen.add(name);
    }
    return band.size * strength;
  }
}

function settled(squares: Squares, home: string, person: string): Squares {
  const square = squares[home];
  return square ? { ...squares, [home]: { ...square, person } } : squares;
}
