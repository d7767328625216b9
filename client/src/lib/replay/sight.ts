/**
 * Brings the first element that matches into sight as soon as it is there: a board comes after its page. Into the middle: at its edges lie
 * things that do not scroll, such as a hand. What comes back stops that.
 */
export function bringIntoSight(root: HTMLElement, selector: string): () => void {
  let painted = 0;
  const watching = new MutationObserver(look);
  function look(): void {
    const found = root.querySelector(selector);
    if (!found) return;
    watching.disconnect();
    painted = requestAnimationFrame(() => found.scrollIntoView({ block: "center" }));
  }
  watching.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-hinted"] });
  look();
  return () => {
    watching.disconnect();
    cancelAnimationFrame(painted);
  };
}
