/** How much larger something gets at most when it comes forward. */
const MOST = 2.4;

/** Lets something small grow within the place around it (`data-room`), or where there is none, within the window; it keeps its place in
    the layout, so that nothing else moves. */
export function forwardIn(small: HTMLElement): () => void {
  const room = small.closest("[data-room]")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const { left, top, width, height } = small.getBoundingClientRect();
  const scale = Math.max(1, Math.min(MOST, room.width / width, room.height / height));
  const aside = Math.min(0, room.right - left - width * scale);
  const up = Math.min(0, room.bottom - top - height * scale);
  small.style.transform = `translate(${aside}px, ${up}px) scale(${scale})`;
  return () => (small.style.transform = "");
}
