/** What is painted on the squares of the terrains, by day and by night. The hut is its owner's, and drawn where it stands. */

import { pictureOf, type Drawings } from "../../lib/board/pictures";

const COLOURS: Record<string, [day: string, night: string]> = {
  desert: ["#dcbf82", "#c2a265"],
  prairie: ["#a7ab4a", "#8f9440"],
  lake: ["#4d88a6", "#3f7896"],
  jungle: ["#3d7350", "#336547"],
  quarry: ["#948b7d", "#7d756a"],
  volcano: ["#5c3129", "#6e3a2f"],
  hut: ["#b98654", "#a57544"],
};
/** The drawings of a terrain, if there are several or none. */
const GROUNDS: Record<string, string[]> = { volcano: ["volcano-1", "volcano-2", "volcano-3"], hut: [] };
const dark = (colour: string, part: number): string => `color-mix(in oklab, ${colour}, #1a100a ${part}%)`;
const pale = (colour: string, part: number): string => `color-mix(in oklab, ${colour}, #fff2d8 ${part}%)`;

/** The name of a drawing for a square. */
export const groundOf = (terrain: string, craters = 0): string => (craters ? `${terrain}-${craters}` : terrain);

/** The rules of style for `Tile`. */
export function groundRules(drawings: Drawings): string[] {
  return Object.entries(COLOURS).flatMap(([terrain, [day, night]]) => [
    ...rulesOf("", terrain, day, drawings),
    ...rulesOf('[data-theme="dark"] ', terrain, night, drawings),
  ]);
}

function rulesOf(when: string, terrain: string, colour: string, drawings: Drawings): string[] {
  const tile = `${when}.ko-${terrain}`;
  const inks = `--deep:${dark(colour, 42)};--pale:${pale(colour, 38)}`;
  const grounds = (GROUNDS[terrain] ?? [terrain]).flatMap((name) => [
    `${when}.ground-ko-${name}{background-image:${pictureOf(name, drawings, { stretch: true, inks })}}`,
    `${when}.ground-ko-${name}.mirrored{background-image:${pictureOf(name, drawings, { stretch: true, mirrored: true, inks })}}`,
  ]);
  return [
    `${tile}{background-color:${colour};border-color:${dark(colour, 60)};${terrain === "hut" ? inks : ""}}`,
    `${tile}.west{border-left-color:${dark(colour, 35)}}`,
    `${tile}.north{border-top-color:${dark(colour, 35)}}`,
    ...grounds,
  ];
}
