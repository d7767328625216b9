/** What is seen to move at this table, from the events of the log. */

import type { Motion } from "../../lib/board/motion";
import { signed } from "../../words/words.svelte";
import type { GameEvent, LogEntry } from "./types";

const squareOf = (seat: number, at: string): string => `${seat}-${at}`;
const tokenOf = (seat: number, at: string): string => `token-${squareOf(seat, at)}`;
const seatOf = (seat: number): string => `seat-${seat}`;

/** The motions of these lines, and where points were made, how many: `gains` by seat. */
export function motionsOf(log: LogEntry[], gains: number[]): Motion[] {
  const events = log.flatMap((entry) => entry.events);
  return [...events.flatMap(moved), ...gains.flatMap((gain, seat) => (gain ? [risen(events, seat, gain)] : []))];
}

function moved(event: GameEvent): Motion[] {
  switch (event.event) {
    case "row_drawn":
      return event.dominoes.map((domino, at) => ({
        do: "lay",
        from: "supply",
        to: `domino-${domino}`,
        ...(at ? { together: true } : { sound: "wood" }),
      }));
    case "chosen":
      return [{ do: "lay", from: seatOf(event.seat), to: `chief-${event.domino}`, sound: "wood" }];
    case "placed":
      return [
        { do: "lay", from: `domino-${event.domino}-0`, to: squareOf(event.seat, event.left), sound: "stone" },
        { do: "lay", from: `domino-${event.domino}-1`, to: squareOf(event.seat, event.right), together: true },
      ];
    case "landed":
      return [{ do: "lay", from: squareOf(event.seat, event.volcano), to: tokenOf(event.seat, event.at), sound: "lava" }];
    case "burnt":
      return [{ do: "fly", art: event.resource, from: squareOf(event.seat, event.at), to: "supply", sound: "fire" }];
    case "fled":
      return [{ do: "fly", art: event.person, from: squareOf(event.seat, event.at), to: "stack", sound: "fire" }];
    case "paid":
      return [{ do: "fly", art: event.resource, from: squareOf(event.seat, event.at), to: "cave", sound: "wood" }];
    case "settled":
      return [{ do: "lay", from: "cave", to: tokenOf(event.seat, event.at), sound: "stone" }];
    case "person_drawn":
      return [{ do: "lay", from: "stack", to: `person-${event.person}`, sound: "card" }];
    case "totem_taken":
      return [totem(event.resource, event.other, event.seat)];
    case "totem_handed":
      return [totem(event.resource, event.seat, event.other)];
    default:
      return [];
  }
}

function totem(resource: string, from: number | null, to: number): Motion {
  const place = `totem-${resource}`;
  return { do: "fly", art: place, from: from === null ? place : seatOf(from), to: seatOf(to), sound: "wood" };
}

/** Points rise where their seat last did something. */
function risen(events: GameEvent[], seat: number, gain: number): Motion {
  const last = events.filter((event) => "seat" in event && event.seat === seat).findLast((event) => "at" in event || "right" in event);
  const at = last && "at" in last ? last.at : last && "right" in last ? last.right : null;
  return { do: "float", at: at ? squareOf(seat, at) : seatOf(seat), text: signed(gain), isLoss: gain < 0 };
}

/** The seats in whose territories something happened. */
export function seatsIn(log: LogEntry[]): number[] {
  const events = log.flatMap((entry) => entry.events);
  return [...new Set(events.flatMap((event) => ("seat" in event && ("at" in event || "left" in event) ? [event.seat] : [])))];
}
