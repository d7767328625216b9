import { expect, test } from "vitest";
import components from "../../../../src/lascaux/games/kingdomino_origins/data/components.toml?raw";
import { PEOPLE, TOTEM_POINTS } from "./printed";

test("what the board says of people and totems is what the components say", () => {
  for (const [person, { points, per }] of Object.entries(PEOPLE)) {
    const printed = per === "strength" ? `strength = ${points} }` : `points = ${points}, per = "${per}" }`;
    expect(components).toMatch(new RegExp(`^${person} = .*${printed}$`, "m"));
  }
  const totems = components.split("[totems]")[1]?.split("[")[0] ?? "";
  expect(Object.entries(TOTEM_POINTS).every(([name, points]) => totems.includes(`${name} = ${points}\n`))).toBe(true);
});
