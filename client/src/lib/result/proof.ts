/** What can be said of the deals of a game: what this browser found by itself, and what the server says. */

import type { Contributor, Proof } from "../../gen/wire";
import type { Bound } from "../../net/bound";
import type { KeptLuck } from "../../net/keep";
import { commitmentTo } from "../../net/luck";
import { bytesOf, sha256 } from "./sha256";

export interface Verdict {
  /** `kept`: the seed is the one that this browser saw bound. `other`: it is not. `told`: nothing was kept here, and the seed fits what is
      told of it now; `unfit`: not even that. */
  seed: "kept" | "other" | "told" | "unfit";
  /** Whether the luck that this browser threw in is part of what was dealt from; `late`: it was bound, but the table never had it; `none`:
      it threw in none. */
  luck: "mixed" | "missing" | "late" | "none";
  /** Whether all luck in the deals is what was bound when this browser threw in its own; `unseen`: it threw in none. */
  others: "same" | "other" | "unseen";
  /** What the server found when it dealt anew. */
  deals: "follow" | "bent";
  isGood: boolean;
}

function luckIn({ salt }: Proof, luck: readonly KeptLuck[]): Verdict["luck"] {
  const left = luck.filter((own) => !salt.includes(own.salt));
  if (!luck.length) return "none";
  if (!left.length) return "mixed";
  return left.some(({ isRevealed }) => isRevealed) ? "missing" : "late";
}

/** Each salt must be the one that was bound, and together they are what was mixed in: by nobody more, and nobody less. */
function othersIn({ thrown, salt }: Proof, bound: Bound | null): Verdict["others"] {
  const isWhole = !thrown.length || thrown.map((one) => one.salt).join("") === salt;
  if (!isWhole || thrown.some((one) => commitmentTo(one.salt) !== one.commitment)) return "other";
  if (!bound?.contributors) return "unseen";
  const listed = (all: Contributor[]): string => all.map(({ seat, commitment }) => `${seat} ${commitment}`).join();
  return listed(thrown) === listed(bound.contributors) ? "same" : "other";
}

export function verdictOf(proof: Proof, bound: Bound | null, kept: readonly KeptLuck[]): Verdict {
  const bytes = bytesOf(proof.seed);
  const fits = (commitment: string): boolean => bytes !== null && sha256(bytes) === commitment.toLowerCase();
  const isTold = fits(proof.commitment);
  const seed = bound ? (isTold && fits(bound.commitment) ? "kept" : "other") : isTold ? "told" : "unfit";
  const luck = luckIn(proof, kept);
  const others = othersIn(proof, bound);
  const deals = proof.bent === null ? "follow" : "bent";
  const isGood = (seed === "kept" || seed === "told") && luck !== "missing" && others !== "other" && deals === "follow";
  return { seed, luck, others, deals, isGood };
}
