/** Brings what can be clicked into sight: each `.piece.open` of a board. */

const MARGIN = 8;

interface Span {
  top: number;
  bottom: number;
}

/** `bar` stays at the top of the board and covers what is below it. `isNew`: another area has come, so that nothing under the pointer is where it was anyway: then all of it, if there is room. */
export function bringIntoSight(layout: HTMLElement, bar: HTMLElement | null, isNew: boolean): void {
  const open = [...layout.querySelectorAll<HTMLElement>(".piece.open")].filter((piece) => piece.checkVisibility?.() ?? false);
  if (!open.length) return;
  const scroller = scrollerOf(layout);
  const by = wayInto(
    roomIn(layout, bar, scroller),
    open.map((piece) => piece.getBoundingClientRect()),
    isNew,
  );
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (by) (scroller ?? window).scrollBy({ top: by, behavior: isStill ? "instant" : "smooth" });
}

/** The part of the page that scrolls: the area of the board on a desk; null is the page itself. */
function scrollerOf(one: HTMLElement): HTMLElement | null {
  const parent = one.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}

/** What is left between the bar, once it stays at the top, and the lower edge or the tabs of a phone. */
function roomIn(layout: HTMLElement, bar: HTMLElement | null, scroller: HTMLElement | null): Span {
  const taken = bar ? parseFloat(getComputedStyle(bar).top) + bar.offsetHeight : 0;
  if (scroller) {
    const { top, bottom } = scroller.getBoundingClientRect();
    return { top: top + taken, bottom };
  }
  const tabs = parseFloat(getComputedStyle(layout).getPropertyValue("--tabs"));
  return { top: taken, bottom: innerHeight - (tabs || 0) };
}

/** How far to scroll, and no farther; 0 where enough is in sight. What does not fit begins at the top. */
export function wayInto(room: Span, open: Span[], isNew: boolean): number {
  const isInSight = ({ top, bottom }: Span): boolean => top >= room.top && bottom <= room.bottom;
  const top = Math.min(...open.map((one) => one.top)) - MARGIN;
  const bottom = Math.max(...open.map((one) => one.bottom)) + MARGIN;
  const fits = bottom - top <= room.bottom - room.top;
  const isEnough = isNew && fits ? open.every(isInSight) : open.filter(isInSight).length * 2 >= open.length;
  if (isEnough) return 0;
  return fits && bottom > room.bottom ? bottom - room.bottom : top - room.top;
}
