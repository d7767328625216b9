// What is wrong with what a page shows, a line for each thing. Read by tests/browser/test_boards.py.
window.looking = (() => {
  const LONGEST = 60;

  function named(one) {
    if (!one) return "something that is gone";
    const words = (one.getAttribute?.("aria-label") || one.textContent || "").replace(/\s+/g, " ").trim();
    const classes = [...(one.classList ?? [])].filter((name) => !/^s(velte)?-/.test(name));
    const own = `${one.tagName?.toLowerCase() ?? one.nodeName}${classes.map((name) => `.${name}`).join("")}`;
    return words ? `<${own}> "${words.slice(0, LONGEST)}"` : `<${own}>`;
  }

  /** With its nearest named ancestors, so that it is found in the sources. */
  function placed(one) {
    const element = one?.nodeType === Node.TEXT_NODE ? one.parentElement : one;
    const above = [];
    for (let at = element?.parentElement; at && above.length < 3; at = at.parentElement) {
      const name = [...at.classList].find((each) => !/^s(velte)?-/.test(each));
      if (name) above.unshift(`.${name}`);
    }
    return `${above.join(" ")} ${named(element)}`;
  }

  /** Words that only a screen reader has. */
  function isHidden(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isClipped = style.clipPath.startsWith("inset(50%") || style.clip === "rect(0px, 0px, 0px, 0px)";
      if (isClipped || (box.width <= 1.5 && box.height <= 1.5 && style.overflow !== "visible")) return true;
    }
    return false;
  }

  const isSeen = (element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && !isHidden(element);

  const scaleIn = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c));

  /** How much larger or smaller than it says something is drawn. */
  function scaleOf(element) {
    let scale = 1;
    for (let at = element; at; at = at.parentElement) {
      if (at instanceof SVGGraphicsElement) return scale * scaleIn(at.getScreenCTM());
      const style = getComputedStyle(at);
      if (style.transform !== "none") scale *= scaleIn(new DOMMatrix(style.transform));
      if (style.scale !== "none") scale *= parseFloat(style.scale);
    }
    return scale;
  }

  function smallLetters(least) {
    const found = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.trim();
      const element = node.parentElement;
      if (!text || element.closest("script, style, noscript, title, option, template") || !isSeen(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (size >= least - 0.05) continue;
      const line = `${size.toFixed(1)} px: "${text.slice(0, LONGEST)}" in ${placed(element)}`;
      const key = `${size.toFixed(1)} ${element.className?.baseVal ?? element.className}`;
      found.set(key, [...(found.get(key) ?? []), line]);
    }
    // Many alike are one mistake.
    return [...found.values()].map(([first, ...rest]) =>
      rest.length ? `${first} (and ${rest.length} like it)` : first,
    );
  }

  /** Whether a list that scrolls has it out of sight: then nobody aims at it. */
  function isScrolledAway(element, x, y) {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (["auto", "scroll"].includes(overflowY) && (y < box.top || y > box.bottom)) return true;
      if (["auto", "scroll"].includes(overflowX) && (x < box.left || x > box.right)) return true;
    }
    return false;
  }

  /** What somebody has asked for may lie over other things until it is closed. */
  const OPENED = ".notice, .notices, .how-many";

  /** What lies over the centre of a target, where that is not the target itself; null where all is well. */
  function coverOf(target) {
    const box = target.getClientRects()[0] ?? target.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isInside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    if (!isInside || box.width < 2 || isScrolledAway(target, x, y)) return null;
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest(OPENED)) return null;
    if (target.contains(hit) || hit?.closest("label")?.control === target) return null;
    return { hit, at: `${Math.round(x)}, ${Math.round(y)}` };
  }

  /** Whether a person who scrolls gets at it all the same. */
  function isFreedByScrolling(target) {
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return coverOf(target) === null;
  }

  function coveredTargets() {
    const root = document.querySelector("dialog:modal") ?? document;
    const targets = root.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]");
    const covered = [...targets].flatMap((target) => {
      // What a target has opened at its own place may cover it.
      if (target.matches(":disabled, [inert] *, [aria-expanded=true]") || !isSeen(target)) return [];
      const cover = coverOf(target);
      return cover
        ? [{ target, line: `${placed(target)} at ${cover.at} is covered by ${placed(cover.hit)}` }]
        : [];
    });
    // A list that is scrolled under what stays in sight is in reach.
    return covered.filter(({ target }) => !isFreedByScrolling(target)).map(({ line }) => line);
  }

  return { smallLetters, coveredTargets, placed, isSeen };
})();
