/** Things of one group, each a `.piece`: what is `.open` is one Tab away, the others are reached by arrows, so that Tab does not stop a hundred times. */

const NEXT = ["ArrowRight", "ArrowDown"];
const PREVIOUS = ["ArrowLeft", "ArrowUp"];

export function roving(group: HTMLElement): () => void {
  const pieces = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(".piece")];

  function settle(): void {
    const all = pieces();
    const hasOpen = all.some((piece) => piece.classList.contains("open"));
    all.forEach((piece, at) => {
      const isStop = piece.classList.contains("open") || (!hasOpen && at === 0) || piece === document.activeElement;
      piece.tabIndex = isStop ? 0 : -1;
    });
  }

  function move(event: KeyboardEvent): void {
    const step = NEXT.includes(event.key) ? 1 : PREVIOUS.includes(event.key) ? -1 : 0;
    const all = pieces();
    const at = all.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(group, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  group.addEventListener("keydown", move);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", move);
  };
}
