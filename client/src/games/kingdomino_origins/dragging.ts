import { cellOf } from "./geometry";
import type { Placing } from "./placing.svelte";
import type { Meant } from "./types";

interface Deeds {
  lay: () => void;
  refuse: (action: Meant) => void;
}

const squareAt = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(".grid [data-at]")?.dataset["at"] ?? null;

/** The domino follows the pointer from square to square and is laid where that lets it go. Where it had to turn by itself it
    only lies as a ghost, to be turned or confirmed; and so for a finger, which hides what it does. */
export function drag(begun: PointerEvent, placing: Placing, { lay, refuse }: Deeds): void {
  if (!placing.active || begun.button !== 0) return;
  const listening = new AbortController();
  const listen = (kind: "pointermove" | "pointerup" | "pointercancel", hear: (event: PointerEvent) => void): void =>
    window.addEventListener(kind, hear, { signal: listening.signal });

  listen("pointermove", (event) => {
    const name = squareAt(event);
    if (name) placing.hold(cellOf(name));
  });
  listen("pointercancel", () => listening.abort());
  listen("pointerup", (event) => {
    listening.abort();
    const name = squareAt(event);
    if (!name) return placing.drop();
    if (!placing.hold(cellOf(name))) return refuse(placing.attempt(cellOf(name)));
    if (event.pointerType !== "touch" && placing.isAsHeld) lay();
  });
}
