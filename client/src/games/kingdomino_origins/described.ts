/** The board in words: what lies to be taken, who is in the cave, and each territory, by its areas and row by row. */

import { TOTEM_POINTS } from "../../gen/kingdomino-origins";
import type { Scene } from "../../lib/board/context";
import { nameIn, saidOf, seatsFrom, type Area, type Told } from "../../lib/board/described/described";
import { areasIn, firesIn, namesIn } from "./counting";
import { dominoWords, personWords, squareWords, stockOf } from "./describe";
import { cellOf, extentOf } from "./geometry";
import type { ShownLand, View } from "./types";

export function described({ scene, view, you }: Told<View>): Area[] {
  return [
    { title: scene.say("board-words-state"), lines: stateLines(scene, view) },
    { title: scene.say("ko-board-to-place"), lines: placeLines(scene, view) },
    { title: scene.say("ko-board-to-choose"), lines: chooseLines(scene, view) },
    ...(view.cave ? [{ title: scene.say("ko-board-cave"), lines: caveLines(scene, view.cave, view.people ?? {}) }] : []),
    ...(view.totems ? [{ title: scene.say("ko-board-totems"), lines: totemLines(scene, view.totems) }] : []),
    ...seatsFrom(you, view.lands.length).flatMap((seat) => landArea(scene, view, seat)),
  ];
}

function stateLines(scene: Scene, view: View): string[] {
  const lava = Object.entries(view.lava).map(([fires, tokens]) => scene.say("ko-board-lava-of", { fires: Number(fires), tokens }));
  return [
    scene.say("ko-round", { round: view.round, rounds: view.rounds }),
    scene.say("ko-board-supply", { box: view.box }),
    scene.say("listing-field", { field: scene.say("ko-board-lava-left"), value: lava.join(", ") }),
  ];
}

function placeLines(scene: Scene, view: View): string[] {
  const lines = view.last_row.map((domino) => dominoWords(scene, domino));
  return lines.length ? lines : [scene.say(view.round === 0 ? "ko-board-nothing-to-place" : "ko-board-all-placed")];
}

function chooseLines(scene: Scene, view: View): string[] {
  const lines = view.row.map((domino) => dominoWords(scene, domino));
  return lines.length ? lines : [scene.say("ko-board-last-turn")];
}

function caveLines(scene: Scene, cave: (string | null)[], stack: Record<string, number>): string[] {
  const count = Object.values(stack).reduce((sum, copies) => sum + copies, 0);
  const open = cave.map((person) => (person ? personWords(scene, person) : scene.say("ko-board-open")));
  return [...open, scene.say("ko-board-stack", { stack: count })];
}

function totemLines(scene: Scene, totems: Record<string, number | null>): string[] {
  return Object.entries(totems).map(([resource, seat]) =>
    scene.say("listing-field", {
      field: scene.say("ko-board-totem", { resource, points: TOTEM_POINTS[resource] ?? 0 }),
      value: seat === null ? scene.say("ko-board-totem-free") : nameIn(scene, seat),
    }),
  );
}

function landArea(scene: Scene, view: View, seat: number): Area[] {
  const land = view.lands[seat];
  if (!land) return [];
  const { wide, tall } = extentOf(land);
  const lines = [
    scene.say("board-points", { points: view.points[seat] ?? 0 }),
    scene.say("ko-board-size", { wide, tall, size: view.size }),
    ...(view.mode === "discovery" ? [] : stockOf(scene, land).map(({ words }) => words)),
  ];
  const areas = [
    { title: scene.say("ko-described-areas"), lines: areaLines(scene, land) },
    { title: scene.say("ko-described-rows"), lines: rowLines(scene, land) },
  ];
  return [{ title: scene.say("ko-described-territory", { seat: nameIn(scene, seat) }), lines, areas }];
}

/** What scores: an area with its squares and its fires. */
function areaLines(scene: Scene, land: ShownLand): string[] {
  return areasIn(land).flatMap((squares) => {
    const terrain = land.squares[squares[0] ?? ""]?.terrain ?? "";
    if (["hut", "volcano"].includes(terrain)) return [];
    const how = scene.say("ko-score-area-how", { squares: squares.length, fires: firesIn(land, squares) });
    return [scene.say("ko-described-area", { terrain, how, names: squares.join(" ") })];
  });
}

function rowLines(scene: Scene, land: ShownLand): string[] {
  const rows = new Map<number, string[]>();
  for (const at of namesIn(land)) {
    const square = land.squares[at];
    const { row } = cellOf(at);
    if (square) rows.set(row, [...(rows.get(row) ?? []), scene.say("ko-board-square", { at, what: squareWords(scene, square) })]);
  }
  return [...rows].flatMap(([row, squares]) => saidOf(scene.say("ko-described-row", { row: row + 1, squares: squares.join("; ") })));
}
