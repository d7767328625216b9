// Keeps what moves on a page though it has its place, as soon as the page is there. Pieces go where the game takes them; the parts of the
// page, the places of a board and what is clicked beside it do not. Read by tests/browser/test_boards.py.
const STEADY = [
  "header, header button, .players, .players > *, .board, .dock, .dock > *, .fold, .tabs button, .primary",
  "[data-place], .market, .phases", // Stone Age
  ".area, .column, .hex, .strip", // Endless Winter
  ".own, .rows, .others", // Kingdomino Origins
].join();
window.shifts = [];
window.isPlaying = false;
if (location.protocol === "http:") {
  const boxed = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const hasMoved = (from, to) =>
    from.width * to.width > 0 && (Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1);
  new PerformanceObserver((list) => {
    for (const { sources, hadRecentInput } of list.getEntries()) {
      const when = hadRecentInput ? "after input" : "by itself";
      for (const { node, previousRect, currentRect } of sources) {
        if (
          !window.isPlaying ||
          !(node instanceof Element) ||
          !node.matches(STEADY) ||
          !hasMoved(previousRect, currentRect)
        )
          continue;
        const what = window.looking.placed(node);
        const line = `${when}: ${what} from ${boxed(previousRect)} to ${boxed(currentRect)}`;
        window.shifts.push({ what: what.split('"')[0], line });
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}
