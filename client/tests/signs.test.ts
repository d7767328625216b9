import { expect, test } from "vitest";
import { signOf, takenSigns } from "../src/lib/people/seats";
import { takenFor } from "../src/lib/home/starting";
import { position } from "./fake";

test("what is marked is what was chosen, or else the first that no person has", () => {
  expect(signOf("lion", ["wolf"])).toBe("lion");
  expect(signOf("lion", ["wolf", "lion"])).toBe("bison");
  expect(signOf(null, [])).toBe("wolf");
  expect(signOf("lion", ["wolf", "bison", "lion", "bear"])).toBe(null);
});

test("a bot's sign can be chosen", () => {
  const seats = position(1).info.seats.map((seat, number) => (number ? { ...seat, kind: "bot" as const } : seat));
  expect(takenSigns(seats)).toEqual(["wolf"]);
});

test("guests at one device have signs of their own, also when the host takes the one of a guest", () => {
  const guests = [
    { name: "", sign: "bison" as const },
    { name: "", sign: "lion" as const },
  ];
  const marked = guests.map((guest, at) => signOf(guest.sign, takenFor(at, guests, ["bison"])));
  expect(marked).toEqual(["wolf", "lion"]);
});
