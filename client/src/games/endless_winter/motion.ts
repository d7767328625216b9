/** What the events of a move look like: figures go to their columns, camps walk, cards fly, numbers rise where they change. */

import type { Fly, Motion } from "../../lib/board/motion";
import { signed } from "../../words/words.svelte";
import { beast } from "./drawn";
import { laborText } from "./effect";
import type { GameEvent, LogEntry } from "./types";

interface Where {
  /** Whose hand, deck and figures lie open before the person. */
  me: number | null;
  /** The hex on which camps begin. */
  base: number;
}

/** What stands in the row of seats with a number of its own. */
const COUNTED = ["food", "tool", "labor"];

export function motionsOf(entries: LogEntry[], where: Where): Motion[] {
  return entries.flatMap(({ events }) => events.flatMap((event) => motionsIn(event, where)));
}

function motionsIn(event: GameEvent, where: Where): Motion[] {
  return [...onBoard(event, where), ...ofCards(event, where), ...ofNumbers(event)];
}

const seatSpot = (seat: number): string => `seat-${seat}`;

/** From one's own board if it is one's own, else from the row of seats. */
const home = (seat: number, spot: string, { me }: Where): string => (seat === me ? `${spot}-${seat}` : seatSpot(seat));

function onBoard(event: GameEvent, where: Where): Motion[] {
  switch (event.event) {
    case "figure_placed": {
      const art = event.figure === "chief" ? "chief" : "figure";
      const from = home(event.seat, "figures", where);
      return [{ do: "fly", art, seat: event.seat, from, to: `column-${event.at}`, sound: "wood" }];
    }
    case "camp_placed":
      return [{ do: "fly", art: "camp", seat: event.seat, from: `camp-${event.seat}`, to: `hex-${where.base}`, sound: "wood" }];
    case "camp_moved":
      return [{ do: "fly", art: "camp", seat: event.seat, from: `hex-${event.from}`, to: `hex-${event.to}`, sound: "wood" }];
    case "settled":
      return [{ do: "lay", from: seatSpot(event.seat), to: `corner-${event.juncture}`, sound: "wood" }];
    case "megalith_built":
      return [
        { do: "fly", art: "megalith", from: seatSpot(event.seat), to: `position-${event.position}`, sound: "stone" },
        ...points(`position-${event.position}`, event.points),
      ];
    case "climbed":
      return [{ do: "fly", art: "idol", from: seatSpot(event.seat), to: `level-${event.track}-${event.level}`, sound: "stone" }];
    case "stone_taken":
      return [{ do: "fly", art: "stone", from: `stone-${event.stone}`, to: seatSpot(event.seat), sound: "stone" }];
    case "glacier_turned":
      return [{ do: "glow", at: `hex-${event.hexagon}`, sound: "stone" }];
    case "eclipse_begun":
      return [{ do: "glow", at: "columns", sound: "fire" }];
    default:
      return [];
  }
}

function ofCards(event: GameEvent, where: Where): Motion[] {
  switch (event.event) {
    case "card_played":
      return [flown("card", home(event.seat, "cards", where), `labor-${event.seat}`)];
    case "recruited":
      return [flown("card", `card-${event.card}`, `hand-${event.seat}`)];
    case "culture_taken":
      return [flown("culture", `card-${event.card}`, `hand-${event.seat}`)];
    case "culture_shown":
      return [flown("culture", "deck-culture", `card-${event.card}`)];
    case "animal_shown":
      return [flown(beast(event.species), "deck-animals", `species-${event.species}`)];
    case "animal_taken":
      return [flown(beast(event.species), `species-${event.species}`, home(event.seat, "herd", where))];
    case "animal_tipped":
      return [flown("tip", home(event.seat, "herd", where), `food-${event.seat}`)];
    case "card_buried":
      return [flown("buried", home(event.seat, event.from === "hand" ? "cards" : event.from, where), home(event.seat, "burial", where))];
    case "hand_buried":
      return [flown("buried", home(event.seat, "cards", where), home(event.seat, "burial", where))];
    case "card_discarded":
      return [flown("discard", home(event.seat, "cards", where), home(event.seat, "discard", where))];
    case "card_taken_up":
      return [flown("draw", home(event.seat, "deck", where), `hand-${event.seat}`)];
    case "card_piled":
      return [flown("card", home(event.seat, "cards", where), home(event.seat, "pile", where))];
    case "reshuffled":
      return [{ do: "glow", at: home(event.seat, "deck", where), sound: "card" }];
    default:
      return [];
  }
}

function ofNumbers(event: GameEvent): Motion[] {
  switch (event.event) {
    case "gained":
      return gained(event.seat, event.what, event.amount);
    case "price_paid":
      return [
        ...changed("labor", event.seat, -event.labor),
        ...changed("food", event.seat, -event.food),
        ...changed("tool", event.seat, -event.tools),
      ];
    case "food_spent":
      return changed("food", event.seat, -event.food);
    case "pile_shown":
      return changed("labor", event.seat, event.labor);
    case "scored":
      return points(`points-${event.seat}`, event.points);
    case "stone_scored":
      return points(`points-${event.seat}`, event.points, "stone");
    default:
      return [];
  }
}

const flown = (art: string, from: string, to: string): Fly => ({ do: "fly", art, from, to, sound: "card" });

function gained(seat: number, what: string, amount: number): Motion[] {
  if (what === "vp") return points(`points-${seat}`, amount);
  return COUNTED.includes(what) ? changed(what, seat, amount) : [];
}

/** Labor is counted in halves. */
function changed(what: string, seat: number, by: number): Motion[] {
  if (!by) return [];
  const text = what === "labor" ? signed(by).charAt(0) + laborText(Math.abs(by)) : signed(by);
  return [{ do: "float", at: `${what}-${seat}`, text, isLoss: by < 0, together: true }];
}

const points = (at: string, gain: number, sound?: "stone"): Motion[] =>
  gain ? [{ do: "float", at, text: signed(gain), isLoss: gain < 0, ...(sound && { sound }) }] : [];
