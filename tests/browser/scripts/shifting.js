// Keeps what moves on a page without being told to, from its first paint on. Read by tests/browser/test_boards.py.
window.shifts = [];
window.isPlaying = false;
if (location.protocol === "http:") {
  const boxed = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries()) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${window.looking?.placed(node) ?? node?.nodeName} from ${boxed(previousRect)} to ${boxed(currentRect)}`,
      );
      const when = window.isPlaying ? (hadRecentInput ? "after input" : "by itself") : "while loading";
      window.shifts.push(`${when}, ${value.toFixed(4)}: ${moved.join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
