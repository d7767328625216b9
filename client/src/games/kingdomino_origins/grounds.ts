/** What is painted on the squares, by day and by night. The hut is its owner's: it is drawn where it stands. */

import { imageOf, type Drawings, type Rule } from "../../lib/board/pictures";

const COLOURS: Record<string, [day: string, night: string]> = {
  desert: ["#dcbf82", "#c2a265"],
  prairie: ["#a7ab4a", "#8f9440"],
  lake: ["#4d88a6", "#3f7896"],
  jungle: ["#3d7350", "#336547"],
  quarry: ["#948b7d", "#7d756a"],
  volcano: ["#5c3129", "#6e3a2f"],
  hut: ["#b98654", "#a57544"],
};
/** The drawings of a terrain that has several, or none of its own. */
const GROUNDS: Record<string, string[]> = { volcano: ["volcano-1", "volcano-2", "volcano-3"], hut: [] };
const dark = (colour: string, part: number): string => `color-mix(in oklab, ${colour}, #1a100a ${part}%)`;
const pale = (colour: string, part: number): string => `color-mix(in oklab, ${colour}, #fff2d8 ${part}%)`;

/** The name of the drawing for a square. */
export const groundOf = (terrain: string, craters = 0): string => (craters ? `${terrain}-${craters}` : terrain);

export function groundRules(drawings: Drawings): Rule[] {
  return Object.entries(COLOURS).flatMap(([terrain, [day, night]]) => [
    ...rulesOf(terrain, day, "light", drawings),
    ...rulesOf(terrain, night, "dark", drawings),
  ]);
}

/** `Tile` takes its colours from here, too. */
function rulesOf(terrain: string, colour: string, theme: string, drawings: Drawings): Rule[] {
  const inks = `--deep:${dark(colour, 42)};--pale:${pale(colour, 38)}`;
  const lines = `--ground:${colour};--edge:${dark(colour, 60)};--seam:${dark(colour, 35)}`;
  return [
    { theme, name: `ko-${terrain}`, style: GROUNDS[terrain]?.length === 0 ? `${lines};${inks}` : lines },
    ...(GROUNDS[terrain] ?? [terrain]).map((name) => ({ theme, name: `ground-ko-${name}`, image: imageOf(name, drawings, inks, true) })),
  ];
}
