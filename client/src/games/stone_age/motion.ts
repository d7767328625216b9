import { BRINGS, RESOURCES } from "../../gen/stone-age";
import type { Motion } from "../../lib/board/motion";
import type { GameEvent, LogEntry } from "./types";

/** Where a seat's things come from and go to: its line among the seats, or one's own village. */
export type Home = (seat: number) => string;

const MANY = 3; // of one kind at once; more would only take time
const DECK = "deck";
const FIRE = "fire";
const FIELD = "field";

/** What is seen of these events; `before` is what was told earlier. A card or a building that is bought comes from where its
    buyer's people were used last, food for a meal goes to the fire. */
export function motionsOf(entries: LogEntry[], before: LogEntry[], home: Home): Motion[] {
  let at = lastUsed(before);
  return entries.flatMap(({ events }) => {
    const isMeal = events.some(({ event }) => event === "fed" || event === "starved");
    return events.flatMap((event, number) => {
      if (event.event === "used") at = event.place;
      return motionOf(event, isMeal ? FIRE : sourceOf(event, events[number - 1], at), home);
    });
  });
}

function lastUsed(log: LogEntry[]): string {
  for (const { events } of log.toReversed()) for (const event of events.toReversed()) if (event.event === "used") return event.place;
  return DECK;
}

function motionOf(event: GameEvent, at: string, home: Home): Motion[] {
  switch (event.event) {
    case "placed":
      return sent(event.people, { art: "standing", seat: event.seat, from: home(event.seat), to: event.place, sound: "wood" });
    case "used":
      return sent(event.people, { art: "standing", seat: event.seat, from: event.place, to: home(event.seat) });
    case "rolled":
      return [{ do: "glow", at: event.place, sound: "dice" }];
    case "dice_rolled":
      return [{ do: "glow", at: DECK, sound: "dice" }];
    case "tool_added":
    case "one_use_added":
      return [
        { do: "fly", art: "tool", from: home(event.seat), to: at, sound: "stone" },
        { do: "float", at, text: `+${event.value}`, together: true },
      ];
    case "yielded":
      return brought(BRINGS[event.place] ?? "", event.amount, event.place, home(event.seat));
    case "gained":
      return brought(event.what, event.amount, at === FIRE ? FIELD : at, home(event.seat));
    case "die_taken":
      return [{ do: "fly", art: "dice", from: DECK, to: home(event.seat), sound: "dice" }];
    case "paid":
      return RESOURCES.filter((what) => event[what as "wood"]).map((art, number) => ({
        do: "fly",
        art,
        from: home(event.seat),
        to: at,
        together: number > 0,
      }));
    case "card_bought":
      return [{ do: "fly", art: "hidden", from: at, to: home(event.seat), sound: "card" }];
    case "secret_drawn":
      return [{ do: "fly", art: "hidden", from: DECK, to: home(event.seat), sound: "card" }];
    case "built":
      return [{ do: "fly", art: "house", from: at, to: home(event.seat), sound: "stone" }, ...points(event.seat, event.points)];
    case "scored":
      return points(event.seat, event.points);
    default:
      return tableMotion(event, home);
  }
}

/** What a round does by itself: the meal at the fire, and new cards. */
function tableMotion(event: GameEvent, home: Home): Motion[] {
  switch (event.event) {
    case "fed":
      return [
        ...sent(event.food, { art: "food", from: home(event.seat), to: FIRE, sound: "fire" }),
        { do: "float", at: home(event.seat), text: `−${event.food}`, together: true },
      ];
    case "starved":
      return [
        { do: "fly", art: "hunger", from: FIRE, to: `seat-${event.seat}`, sound: "fire" },
        { do: "float", at: `points-${event.seat}`, text: "−10", isLoss: true },
      ];
    case "round_begun":
      return [{ do: "fly", art: "start", from: FIRE, to: `seat-${event.seat}` }];
    case "card_slid":
      return [{ do: "lay", from: spaceOf(event.before), to: spaceOf(event.space), together: true }];
    case "card_drawn":
      return [{ do: "lay", from: DECK, to: spaceOf(event.space), sound: "card" }];
    case "tile_drawn":
      return [{ do: "glow", at: `building_${event.stack + 1}` }];
    default:
      return [];
  }
}

const spaceOf = (space: number): string => `card_${space + 1}`;

/** Food that neither a card nor a die brings comes from the fields; all else from where it was got. */
function sourceOf(event: GameEvent, cause: GameEvent | undefined, at: string): string {
  if (event.event !== "gained") return at;
  if (cause?.event === "die_taken") return DECK;
  return event.what === "food" && cause?.event !== "card_bought" ? FIELD : at;
}

type Flight = Omit<Extract<Motion, { do: "fly" }>, "do" | "together">;

/** Some of the same, close behind each other. */
const sent = (count: number, flight: Flight): Motion[] =>
  Array.from({ length: Math.min(count, MANY) }, () => ({ do: "fly" as const, ...flight }));

function brought(art: string, amount: number, from: string, to: string): Motion[] {
  if (!amount) return [{ do: "float", at: from, text: "0", isLoss: true }];
  return [...sent(amount, { art, from, to, sound: "wood" }), { do: "float", at: to, text: `+${amount}`, together: true }];
}

const points = (seat: number, scored: number): Motion[] => [{ do: "float", at: `points-${seat}`, text: `+${scored}` }];
