/** Brings what can be clicked into sight, if none of it is and no button beside the question answers it. */

export function bringIntoSight(layout: HTMLElement): void {
  const open = [...layout.querySelectorAll<HTMLElement>(".piece.open")].filter((piece) => piece.checkVisibility?.() ?? false);
  if (!open.length || layout.querySelector(".choices .primary")) return;
  const top = layout.querySelector(".now")?.getBoundingClientRect().bottom ?? 0;
  const isInSight = (piece: HTMLElement): boolean => {
    const box = piece.getBoundingClientRect();
    return box.top >= Math.max(0, top) && box.bottom <= innerHeight;
  };
  if (open.some(isInSight)) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  open[0]?.scrollIntoView({ block: "center", behavior: isStill ? "instant" : "smooth" });
}
