/** What can be said of the deals of a game: what this browser found by itself, and what the server says. */

import type { Proof } from "../../gen/wire";
import type { Bound } from "../../net/bound";
import { bytesOf, sha256 } from "./sha256";

export interface Verdict {
  /** `kept`: the seed is the one that this browser saw bound. `other`: it is not. `told`: nothing was kept here, and the seed fits what is
      told of it now; `unfit`: not even that. */
  seed: "kept" | "other" | "told" | "unfit";
  /** Whether the luck that this browser threw in is part of what was dealt from; `none`: it threw in none. */
  luck: "mixed" | "missing" | "none";
  /** What the server found when it dealt anew. */
  deals: "follow" | "bent";
  isGood: boolean;
}

export function verdictOf(proof: Proof, bound: Bound | null, salts: readonly string[]): Verdict {
  const bytes = bytesOf(proof.seed);
  const fits = (commitment: string): boolean => bytes !== null && sha256(bytes) === commitment.toLowerCase();
  const isTold = fits(proof.commitment);
  const seed = bound ? (isTold && fits(bound.commitment) ? "kept" : "other") : isTold ? "told" : "unfit";
  const luck = salts.length === 0 ? "none" : salts.every((salt) => proof.salt.includes(salt)) ? "mixed" : "missing";
  const deals = proof.bent === null ? "follow" : "bent";
  return { seed, luck, deals, isGood: (seed === "kept" || seed === "told") && luck !== "missing" && deals === "follow" };
}
