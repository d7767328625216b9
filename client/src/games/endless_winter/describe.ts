/** Things on the board in words. What is printed on them is said by the engine; where they lie and whose they are is said here. */

import type { Scene } from "../../lib/board/context";
import type { Hex, Position, Printed } from "./types";

/** Whose megalith it is, after the seats. */
export const NEUTRAL = 4;

/** What things are told from: what is printed on them, and how the places for megaliths are called. */
export interface Known {
  readonly printed: Printed;
  readonly positions: Position[];
}

const some = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join("; ");
const nameOf = (scene: Scene, seat: number): string => scene.seats[seat]?.name ?? "";

/** An effect in words. */
export function effectWords(scene: Scene, play: Known, text: string): string {
  const said = play.printed.effects[text]?.words;
  return said ? scene.say(said.key, said.facts) : "";
}

/** What is printed on a component, line by line. */
export function linesOf(scene: Scene, play: Known, kind: string, name: string | number): string[] {
  return (play.printed.words[kind]?.[name] ?? []).map(({ key, facts }) => scene.say(key, facts));
}

/** A component with its name and all that is printed on it. */
export function thingWords(scene: Scene, play: Known, kind: string, name: string): string {
  const lines = linesOf(scene, play, kind, name).join("; ");
  return lines ? scene.say("ew-board-thing", { name, lines }) : scene.noun(name);
}

/** What a hex is, who is there, and who leads. */
export function hexWords(scene: Scene, play: Known, hex: Hex): string {
  const there = hex.influence.flatMap((influence, seat) =>
    influence ? [scene.say("ew-board-influence", { name: nameOf(scene, seat), camps: hex.camps[seat] ?? 0, influence })] : [],
  );
  const leading = hex.leads.map((seat) => nameOf(scene, seat)).join(", ");
  const reward = play.printed.lands[hex.land]?.reward ?? "";
  return some(
    scene.say("ew-board-hex", { label: hex.label, land: hex.land }),
    reward ? scene.say("ew-board-pays", { what: effectWords(scene, play, reward) }) : scene.say("ew-board-base"),
    ...there,
    leading !== "" && scene.say("ew-board-leads", { names: leading }),
    hex.token === "face_down" && scene.say("ew-board-token-down"),
    hex.token !== null && hex.token !== "face_down" && thingWords(scene, play, "glacier_token", hex.token),
  );
}

export function positionWords(scene: Scene, play: Known, position: Position): string {
  const { owner, below, label, tile, level, start, reward, arrows } = position;
  const where = below.length
    ? scene.say("ew-board-above", { label, level })
    : scene.say("ew-board-cell", { label, tile, start: start ? "yes" : "no" });
  const goals = arrows.map((goal) => play.positions[goal]?.label ?? "").join(", ");
  const gives = below.length ? scene.say("ew-board-above-pays") : effectWords(scene, play, reward);
  if (owner === null) return some(where, gives, goals !== "" && scene.say("ew-board-arrows", { cells: goals }));
  return some(where, owner === NEUTRAL ? scene.say("ew-board-neutral") : scene.say("ew-board-megalith-of", { name: nameOf(scene, owner) }));
}
