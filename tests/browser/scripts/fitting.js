// Whether what is said has room: a line for each place where it has not. Read by tests/browser/test_languages.py after looking.js.
window.fitting = (() => {
  const { isSeen, placed } = window.looking;
  const SLACK = 1.5; // pixels: letters are wider than their box by a rounding, and by a slanted stroke
  const LABELS = "button, .button, [role=tab], summary";
  /** Lines that are cut on purpose, in English too: the whole of them is told elsewhere. The hand fans out of its strip. */
  const SHORTENED = ".happened, .news, .note, .steps, .strip .cards";
  /** Dice lie on the picture, and on what is written there, until the next round. */
  const LYING = ".lying";
  const CLEAR = /^(transparent|rgba\(0, 0, 0, 0\))$/;

  /** Each piece of text that is seen, with its box. */
  function pieces() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("script, style, noscript, title, option, template")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width && box.height && isSeen(element)) found.push({ text: node.data.trim(), element, box, range, node });
    }
    return found;
  }

  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const isDrawn = (style) =>
    style.backgroundImage !== "none" ||
    !CLEAR.test(style.backgroundColor) ||
    (parseFloat(style.borderLeftWidth) > 0 && !CLEAR.test(style.borderLeftColor));

  /** The nearest box with a ground, a frame or an edge of its own that this text leaves. */
  function leaves({ element, box, text }) {
    let [canX, canY] = [true, true];
    if (element.closest(SHORTENED)) return [];
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      const style = getComputedStyle(at);
      if (style.display === "contents" || style.display === "inline") continue;
      if (scrolls(style.overflowX)) canX = false;
      if (scrolls(style.overflowY)) canY = false;
      const place = at.getBoundingClientRect();
      const wide = Math.max(place.left - box.left, box.right - place.right);
      const high = Math.max(place.top - box.top, box.bottom - place.bottom);
      const isEdge = isDrawn(style);
      const line = (way, by) => [`too ${way} by ${Math.round(by)} px: "${text.slice(0, 60)}" leaves ${placed(at)}`];
      if (canX && wide > SLACK && (isEdge || hides(style.overflowX))) return line("wide", wide);
      if (canY && high > 4 && (isEdge || hides(style.overflowY))) return line("high", high);
      if (style.position === "fixed") break;
      // A number at the edge of its piece may stand out of it, a word may not.
      if (style.position === "absolute" && !/\p{L}{2}/u.test(text)) break;
      if (style.position === "absolute") canY = false;
    }
    return [];
  }

  /** Words that end on another line than they began. */
  function broken({ element, node }) {
    const found = [];
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}’']{2,}/gu)) {
      const part = document.createRange();
      part.setStart(node, index);
      part.setEnd(node, index + word.length);
      const boxes = [...part.getClientRects()].filter((box) => box.width > 0.5);
      if (boxes.some((box) => box.top >= boxes[0].bottom - SLACK)) found.push(`"${word}" is broken in ${placed(element)}`);
    }
    return found;
  }

  /** What is to be seen of a box: those around it may hide the rest. */
  function shownOf(box, element) {
    let { left, right, top, bottom } = box;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "inline" || style.display === "contents") continue;
      const place = at.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, place.left), Math.min(right, place.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, place.top), Math.min(bottom, place.bottom)];
      if (style.position === "fixed") break;
    }
    return { left, right, top, bottom };
  }

  /** Words that lie on others, both to be seen. Letters are lower than the box of their line. */
  function overlaps(all) {
    const standing = all.filter(({ element }) => !element.closest(LYING));
    const lines = standing.flatMap(({ element, text, range }) =>
      [...range.getClientRects()].map((box) => {
        const { left, right, top, bottom } = shownOf(box, element);
        const rim = (box.bottom - box.top) * 0.2;
        return { element, text, left, right, top: Math.max(top, box.top + rim), bottom: Math.min(bottom, box.bottom - rim) };
      }),
    );
    const found = [];
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
        const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
        if (one.element === other.element || right - left < 3 || bottom - top < 2) continue;
        if (isCovered(one.element, other.element, (left + right) / 2, (top + bottom) / 2)) continue;
        found.push(`"${one.text.slice(0, 40)}" lies on "${other.text.slice(0, 40)}" in ${placed(other.element)}`);
      }
    }
    return found;
  }

  /** Whether at this point one of the two is behind the ground of something else. */
  function isCovered(one, other, x, y) {
    const stack = document.elementsFromPoint(x, y);
    const places = [one, other].map((each) => stack.findIndex((hit) => hit === each || hit.contains(each)));
    if (places.includes(-1)) return true;
    const above = stack.slice(0, Math.max(...places));
    return above.some((hit) => isDrawn(getComputedStyle(hit)) && !(hit.contains(one) && hit.contains(other)));
  }

  /** How many lines the words of a label take, as far as they are seen. */
  function linesOf(own, label) {
    const words = own.filter(({ text }) => /\p{L}/u.test(text));
    const middles = words.flatMap(({ range }) => [...range.getClientRects()].map((box) => (box.top + box.bottom) / 2));
    const size = parseFloat(getComputedStyle(label).fontSize);
    let [lines, last] = [0, -Infinity];
    for (const middle of middles.sort((a, b) => a - b)) {
      if (middle - last > size * 0.8) [lines, last] = [lines + 1, middle];
    }
    return lines;
  }

  /** How many lines the highest label of each kind takes, and which one that is. */
  function labels(all) {
    const own = Map.groupBy(all, ({ element }) => element.closest(LABELS));
    const highest = {};
    for (const label of document.querySelectorAll(LABELS)) {
      if (label.matches("[data-words]")) continue; // a piece, on which more is written than what it is called
      const lines = linesOf(own.get(label) ?? [], label);
      const kind = placed(label).replace(/ ".*/, "");
      if (lines >= (highest[kind]?.lines ?? 0)) highest[kind] = { lines, words: placed(label) };
    }
    return highest;
  }

  function texts(all) {
    const named = [...document.querySelectorAll("[aria-label], [placeholder], [title], [data-words], [alt]")];
    const said = named.flatMap((one) => ["aria-label", "placeholder", "title", "data-words", "alt"].map((name) => one.getAttribute(name)));
    const spoken = all.filter(({ element }) => !element.closest("code, .chat"));
    return [...new Set([...spoken.map(({ text }) => text), ...said.filter(Boolean)])];
  }

  function look() {
    const all = pieces();
    const over = document.documentElement.scrollWidth - innerWidth;
    const wide = over > 0 ? [`the page is ${over} px too wide`] : [];
    return { wrong: [...wide, ...all.flatMap(leaves), ...all.flatMap(broken), ...overlaps(all)], labels: labels(all), texts: texts(all) };
  }

  return { look };
})();
