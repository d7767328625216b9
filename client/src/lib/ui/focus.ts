/** Whoever goes by keyboard keeps their place: when what has the focus disappears, the part of the page around it gets it. */

const PARTS = "section:is([aria-label], [aria-labelledby]), [role=group], dialog, main";

/** What has the focus, and the parts around it, the nearest first. Nobody sees where a pointer left it. */
let held: HTMLElement | null = null;
let around: HTMLElement[] = [];
let isSoon = false;

function partsAround(one: HTMLElement): HTMLElement[] {
  const part = one.parentElement?.closest<HTMLElement>(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}

const isThere = (one: HTMLElement | null): one is HTMLElement => !!one?.isConnected && one.checkVisibility() && !one.matches(":disabled");

function hold({ target }: Event): void {
  const isSeen = target instanceof HTMLElement && (target.matches(":focus-visible") || target.id === "main");
  held = isSeen ? target : null;
  around = isSeen ? partsAround(target) : [];
}

/** What is still there was left on purpose. */
function leave({ target }: Event): void {
  setTimeout(() => {
    if (target === held && isThere(held)) held = null;
  });
}

function keep(): void {
  isSoon = false;
  if (!held || isThere(held) || document.activeElement !== document.body) return;
  const place = [...around, document.getElementById("main")].find(isThere);
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** A browser lets go of what was disabled with its next picture. */
function look(): void {
  if (isSoon) return;
  isSoon = true;
  requestAnimationFrame(() => setTimeout(keep));
}

export function keepFocus(): void {
  document.addEventListener("focusin", hold);
  document.addEventListener("focusout", leave);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled", "open"] });
}
