/** What is seen to move: a board makes it of the events of the log, one thing after the other. */

import type { Sound } from "../ui/sound";

/** A place on the board by its name: the element with `data-spot` of this name. */
export type Spot = string;

interface Timed {
  /** Begins with the motion before it, not after it. */
  together?: boolean;
  sound?: Sound;
}

/** A drawing of the game's sprites flies from one place to another. */
export interface Fly extends Timed {
  do: "fly";
  art: string;
  /** A seat's piece has its colour. */
  seat?: number;
  from: Spot;
  to: Spot;
}

/** The piece that now stands at `to` came from `from`: it is seen to travel, and is not at its place before it is there. */
export interface Lay extends Timed {
  do: "lay";
  from: Spot;
  to: Spot;
}

/** A number rises where it is made. */
export interface Float extends Timed {
  do: "float";
  at: Spot;
  text: string;
  isLoss?: boolean;
}

/** Something is looked at for a moment. */
export interface Glow extends Timed {
  do: "glow";
  at: Spot;
  /** As long as a number rises, for things that are counted together. */
  isLong?: boolean;
}

export type Motion = Fly | Lay | Float | Glow;
