// What bench/painting.py puts into a page before anything else: when positions come, when they are painted, what blocks.
window.painting = { isAsked: false, took: [], tasks: [] };
if (location.protocol === "http:") {
  const { painting } = window;
  const after = new MessageChannel();
  let came = 0; // when the position came that answers the last click; 0 if none is waited for
  let isChanged = false;

  // What is posted in a frame is heard when that frame has been painted.
  after.port2.onmessage = ({ data }) => painting.took.push(performance.now() - data);

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      // Before the page's own ear.
      this.addEventListener("message", ({ data }) => {
        if (!painting.isAsked || !String(data).slice(0, 40).includes('"position"')) return;
        painting.isAsked = false;
        came = performance.now();
      });
    }
  };

  new MutationObserver(() => {
    if (!came || isChanged) return;
    isChanged = true;
    requestAnimationFrame(() => {
      after.port1.postMessage(came);
      came = 0;
      isChanged = false;
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) painting.tasks.push([startTime, duration]);
  }).observe({ type: "longtask" });
}
