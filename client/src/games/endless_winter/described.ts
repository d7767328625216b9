/** The board in words: where the game stands, the columns, what lies open, the land, megaliths and idols, and each tribe. */

import type { Scene } from "../../lib/board/context";
import { nameIn, saidOf, seatsFrom, type Area, type Told } from "../../lib/board/described/described";
import { effectWords, hexWords, linesOf, positionWords, thingWords, type Known } from "./describe";
import { describedTribe } from "./tribe";
import { laborText } from "./effect";
import { hexesOf, positionsOf } from "./laid";
import type { Figure, Printed, View } from "./types";

export function described({ scene, view, printed, you }: Told<View, Printed>): Area[] {
  const known: Known = { printed, positions: positionsOf(view, printed) };
  return [
    { title: scene.say("board-words-state"), lines: stateLines(scene, view, known) },
    ...Object.keys(printed.columns).map((name) => columnArea(scene, view, known, name)),
    restArea(scene, view, known),
    ...marketAreas(scene, view, known),
    landArea(scene, view, known),
    megalithArea(scene, known),
    idolArea(scene, view, known),
    ...seatsFrom(you, view.tribes.length).flatMap((seat) => describedTribe(scene, view, known, seat)),
  ];
}

function stateLines(scene: Scene, view: View, known: Known): string[] {
  const { eclipse, turn } = view;
  const order = view.order.map((seat, at) =>
    scene.say("ew-board-order-of", {
      place: at + 1,
      name: nameIn(scene, seat),
      what: linesOf(scene, known, "turn_order", at + 1).join("; "),
    }),
  );
  const labors = view.labors.map((labor, seat) => scene.say("ew-board-labor-of", { name: nameIn(scene, seat), labor: laborText(labor) }));
  return saidOf(
    scene.say("ew-round", { round: view.round, phase: view.phase }),
    view.phase === "action" && turn.section && scene.say("ew-board-step", { step: turn.section, at: turn.place ?? "none" }),
    view.phase === "action" && scene.say("ew-board-labor", { labor: laborText(turn.labor) }),
    eclipse && scene.say("ew-board-eclipse-step", { step: eclipse.step, name: nameIn(scene, eclipse.seat ?? -1) }),
    ...order,
    ...(view.phase === "eclipse" ? labors : []),
  );
}

const figureWords = (scene: Scene, { seat, figure }: Figure, isFirst: boolean): string =>
  scene.say("ew-board-figure", { figure, name: nameIn(scene, seat), first: isFirst ? "yes" : "no" });

function columnArea(scene: Scene, view: View, known: Known, column: string): Area {
  const printed = known.printed.columns[column];
  const figures = view.figures.filter(({ place }) => place === column);
  const rows = [
    ...(printed?.top ?? []).map((text) => ({ row: "top", text })),
    { row: "middle", text: printed?.middle ?? "" },
    { row: "bottom", text: printed?.bottom ?? "" },
  ];
  return {
    title: scene.noun(column),
    lines: [
      ...figures.map((figure, at) => figureWords(scene, figure, at === 0)),
      ...rows.map(({ row, text }) => scene.say("ew-board-row-of", { row, column, what: effectWords(scene, known, text) })),
    ],
  };
}

function restArea(scene: Scene, view: View, known: Known): Area {
  const token = view.turn.token ?? view.rest_token;
  return {
    title: scene.noun("rest"),
    lines: [
      ...view.figures.filter(({ place }) => place === "rest").map((figure) => figureWords(scene, figure, false)),
      scene.say("ew-board-rest", { labor: laborText(known.printed.rest_labor) }),
      ...known.printed.rest.map((text, at) => scene.say("ew-board-rest-gives", { number: at + 1, what: effectWords(scene, known, text) })),
      ...(token ? (known.printed.rest_tokens[token] ?? []) : []).map((text) =>
        scene.say("ew-board-rest-token", { token: token ?? "", what: effectWords(scene, known, text) }),
      ),
    ],
  };
}

/** What lies open to be taken. */
function marketAreas(scene: Scene, view: View, known: Known): Area[] {
  const { printed } = known;
  const era = view.round > printed.rounds / 2 ? 2 : 1;
  const culture = view.culture.flatMap((card) => (card ? [thingWords(scene, known, "card", card)] : []));
  const grounds = Object.entries(view.grounds).filter(([, count]) => count > 0);
  const stones = [1, 2].map((which) => ({
    title: scene.say("ew-board-stones", { era: which }),
    lines: view.stones.filter((stone) => printed.stones[stone]?.era === which).map((stone) => thingWords(scene, known, "stone", stone)),
  }));
  return [
    {
      title: scene.say("ew-board-culture"),
      lines: [...culture, scene.say("ew-board-culture-deck", { era, count: view.culture_deck[era - 1] ?? 0 })],
    },
    {
      title: scene.say("ew-board-piles"),
      lines: Object.entries(view.piles).map(([card, count]) =>
        scene.say("ew-board-pile", { what: thingWords(scene, known, "card", card), count }),
      ),
    },
    {
      title: scene.say("ew-board-grounds"),
      lines: [
        ...grounds.map(([species, count]) => `${count} × ${thingWords(scene, known, "species", species)}`),
        scene.say("ew-board-animals-left", { count: view.animals }),
      ],
    },
    ...stones,
  ];
}

function landArea(scene: Scene, view: View, known: Known): Area {
  const hexes = hexesOf(view, known.printed);
  const inOrder = hexes.toSorted((a, b) => a.label.localeCompare(b.label));
  const villages = view.villages.map(({ juncture, seat }) => {
    const around = (known.printed.junctures[juncture] ?? []).map((at) => hexes[at]?.label ?? "");
    return scene.say("ew-board-village", { name: nameIn(scene, seat), hexes: around.join(", ") });
  });
  const lines = [...inOrder.map((hex) => hexWords(scene, known, hex)), ...villages];
  return {
    title: scene.say("ew-board-area", { area: "land" }),
    lines: lines.length ? lines : [scene.say("ew-board-not-laid")],
  };
}

/** Tile by tile; above them, only what stands there. */
function megalithArea(scene: Scene, known: Known): Area {
  const { positions } = known;
  const tiles = [...new Set(positions.flatMap(({ tile }) => (tile ? [tile] : [])))];
  const above = positions.filter(({ below, owner }) => below.length > 0 && owner !== null);
  return {
    title: scene.say("ew-board-megaliths"),
    lines: positions.length ? above.map((position) => positionWords(scene, known, position)) : [scene.say("ew-board-not-laid")],
    areas: tiles.map((tile) => ({
      title: scene.noun(tile),
      lines: positions.filter((position) => position.tile === tile).map((position) => positionWords(scene, known, position)),
    })),
  };
}

function idolArea(scene: Scene, view: View, known: Known): Area {
  const levels = { sacrifice: known.printed.sacrifice.length, honor: known.printed.honor.length };
  const ranked = [...new Set([...view.honored, ...view.tribes.keys()])];
  const lineOf = (track: "sacrifice" | "honor", level: number): string => {
    const there = ranked.filter((seat) => view.tribes[seat]?.[track] === level);
    return scene.say("ew-board-level", {
      track,
      level,
      lines: linesOf(scene, known, track, level).join("; "),
      names: there.map((seat) => nameIn(scene, seat)).join(", "),
      there: there.length,
    });
  };
  return {
    title: scene.say("ew-board-idols"),
    lines: [],
    areas: (["sacrifice", "honor"] as const).map((track) => ({
      title: scene.noun(track),
      lines: saidOf(
        ...Array.from({ length: levels[track] }, (_, level) => lineOf(track, level)),
        ...(track === "honor" ? known.printed.burial.map((_, rank) => linesOf(scene, known, "burial", rank + 1).join("; ")) : []),
      ),
    })),
  };
}
