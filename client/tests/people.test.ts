import { expect, test } from "vitest";
import { peopleBut } from "../src/lib/people/seats";
import { position } from "./fake";

test("somebody for whom a bot stands in counts as one of the people, a bot does not", () => {
  const { info } = position(1);
  const [one] = info.seats;
  if (!one) throw new Error("no seat");
  const seats = [
    one,
    { ...one, kind: "bot" as const, stands_in: true },
    { ...one, kind: "bot" as const },
    { ...one, kind: "left" as const },
  ];
  expect(peopleBut({ ...info, seats }, 0)).toEqual([1]);
});
