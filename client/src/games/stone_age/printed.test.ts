import { expect, test } from "vitest";
import components from "../../../../src/lascaux/games/stone_age/data/components.toml?raw";
import { GIVEN, ROLLED, SYMBOLS, VALUE, WORKERS } from "./printed";

const part = (name: string): string => components.split(`[${name}]\n`)[1]?.split("\n[")[0] ?? "";

test("what the board says is printed is what the components say", () => {
  for (const [name, value] of Object.entries(VALUE)) expect(part("value")).toContain(`${name} = ${value}`);
  for (const [place, { divisor }] of Object.entries(ROLLED)) expect(part("divisor")).toContain(`${place} = ${divisor}`);
  for (const place of Object.keys(GIVEN)) expect(part("rings")).toContain(`${place} = `);
  for (const symbol of SYMBOLS) expect(components).toContain(`"${symbol}"`);
  for (const worker of WORKERS) expect(components).toContain(`"${worker}:1"`);
});
