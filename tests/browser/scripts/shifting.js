// Keeps what moves on a page without being told to, from its first paint on. Read by tests/browser/test_boards.py.
window.shifts = [];
window.isPlaying = false;
if (location.protocol === "http:") {
  const boxed = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { sources, hadRecentInput } of list.getEntries()) {
      const when = window.isPlaying ? (hadRecentInput ? "after input" : "by itself") : "while loading";
      for (const { node, previousRect, currentRect } of sources) {
        const what = window.looking.placed(node);
        const line = `${when}: ${what} from ${boxed(previousRect)} to ${boxed(currentRect)}`;
        window.shifts.push({ what: what.split('"')[0], line });
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}
