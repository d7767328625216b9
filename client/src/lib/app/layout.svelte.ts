/** How the window is laid out; styles know it by the attributes `data-narrow` and `data-short` of the page. */

/** What is narrow depends on the size of the text: at 200 % a desk is laid out as a phone is. */
const NARROW = 51.25;
/** A phone on its side: wider than high, and too low for what lies above and below a board. */
const SHORT = 31;
const LEAST = 35;

export const layout = $state({ isNarrow: false, isShort: false });

export function layOut(wide: number, high: number, rem: number): void {
  layout.isShort = high < SHORT * rem && wide >= LEAST * rem && wide > high;
  layout.isNarrow = !layout.isShort && wide < NARROW * rem;
  document.documentElement.toggleAttribute("data-short", layout.isShort);
  document.documentElement.toggleAttribute("data-narrow", layout.isNarrow);
}
