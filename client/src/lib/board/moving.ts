/** Plays motions over a board: what flies lies above the page and is in nobody's way. */

import { knock } from "../ui/sound";
import type { Fly, Lay, Motion, Spot } from "./motion";

/** How much of a motion passes before the next one begins. */
const STEP = 0.7;
const RISE = 26;
const MANY = 14; // of more at once, the first are seen and the rest is only there

export const spot = (name: Spot): Element | null => document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

function rectOf(name: Spot): DOMRect | null {
  const rect = spot(name)?.getBoundingClientRect();
  return rect && (rect.width || rect.height) ? rect : null;
}

/** Whether there is such a place, in sight or to be scrolled to. */
export const isSeen = (name: Spot): boolean => rectOf(name) !== null;

const middle = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2];

/** Where things come from is looked up before the position changes: the row that a domino leaves is gone afterwards. */
export function originsOf(motions: Motion[]): Map<Spot, DOMRect> {
  const origins = new Map<Spot, DOMRect>();
  for (const motion of motions) {
    if (motion.do !== "fly" && motion.do !== "lay") continue;
    const rect = rectOf(motion.from);
    if (rect) origins.set(motion.from, rect);
  }
  return origins;
}

interface Tools {
  unit: number;
  prefix: string;
  colourOf: (seat: number) => string;
  origins: Map<Spot, DOMRect>;
  most?: number;
}

export class Playing {
  readonly done: Promise<void>;
  private isOver = false;
  private readonly layer = document.createElement("div");
  private readonly running = new Set<Animation>();
  private readonly held = new Map<Motion, Animation>();
  private wake: () => void = () => {};

  constructor(
    private readonly motions: Motion[],
    private readonly tools: Tools,
  ) {
    this.layer.className = "motions";
    this.layer.ariaHidden = "true";
    document.body.append(this.layer);
    for (const motion of motions) if (motion.do === "lay") this.hold(motion);
    this.done = this.play();
  }

  readonly finish = (): void => {
    if (this.isOver) return;
    this.isOver = true;
    for (const one of [...this.running, ...this.held.values()]) one.cancel();
    this.layer.remove();
    this.wake();
  };

  private async play(): Promise<void> {
    const shown = this.motions.slice(0, this.tools.most ?? MANY);
    const ended: Promise<unknown>[] = [];
    for (const [at, motion] of shown.entries()) {
      if (this.isOver) return;
      if (at && !motion.together) await this.pause(this.tools.unit * STEP);
      if (this.isOver) return;
      if (motion.sound) knock(motion.sound);
      const running = this.start(motion);
      if (running) ended.push(running.finished.catch(() => null));
    }
    await Promise.race([Promise.all(ended), new Promise<void>((wake) => (this.wake = wake))]);
    this.finish();
  }

  private pause(time: number): Promise<void> {
    return new Promise((wake) => {
      this.wake = wake;
      setTimeout(wake, time);
    });
  }

  /** What travels to its place is not there before. */
  private hold(motion: Lay): void {
    const held = spot(motion.to)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 60_000 });
    if (held) this.held.set(motion, held);
  }

  private start(motion: Motion): Animation | null {
    if (motion.do === "fly") return this.fly(motion);
    if (motion.do === "lay") return this.lay(motion);
    if (motion.do === "float") return this.float(rectOf(motion.at), motion.text, motion.isLoss ?? false);
    return this.glow(rectOf(motion.at), motion.isLong ?? false);
  }

  private way(from: Spot, to: Spot): [DOMRect, DOMRect] | null {
    const [start, end] = [this.tools.origins.get(from) ?? rectOf(from), rectOf(to)];
    return start && end ? [start, end] : null;
  }

  private fly({ art, seat, from, to }: Fly): Animation | null {
    const way = this.way(from, to);
    if (!way) return null;
    const piece = this.add("flying");
    piece.innerHTML = `<svg viewBox="0 0 48 48"><use href="#${this.tools.prefix}-${art}" /></svg>`;
    if (seat !== undefined) piece.style.cssText = `color:${this.tools.colourOf(seat)};--figure:${this.tools.colourOf(seat)}`;
    const [[x, y], [to_x, to_y]] = [middle(way[0]), middle(way[1])];
    return this.run(piece, arc([x, y], [to_x, to_y], 1));
  }

  /** A copy travels, so that nothing on its way can cut it off. */
  private lay(motion: Lay): Animation | null {
    const way = this.way(motion.from, motion.to);
    const target = spot(motion.to);
    if (!way || !target) {
      this.held.get(motion)?.cancel();
      return null;
    }
    const piece = this.add("laid");
    piece.append(copyOf(target, way[1]));
    piece.style.width = `${way[1].width}px`;
    piece.style.height = `${way[1].height}px`;
    const scale = Math.min(3, Math.max(0.3, way[0].width / (way[1].width || 1)));
    const running = this.run(piece, arc(middle(way[0]), middle(way[1]), scale));
    void running.finished.catch(() => null).then(() => this.held.get(motion)?.cancel());
    return running;
  }

  private float(at: DOMRect | null, text: string, isLoss: boolean): Animation | null {
    if (!at) return null;
    const piece = this.add(isLoss ? "floating loss" : "floating");
    piece.textContent = text;
    const [x, y] = middle(at);
    const over = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const keys = [
      { transform: `${over} scale(0.6)`, opacity: 0 },
      { transform: `${over} scale(1.15)`, opacity: 1, offset: 0.25 },
      { transform: `${over} translateY(-${RISE}px)`, opacity: 1, offset: 0.8 },
      { transform: `${over} translateY(-${RISE * 1.4}px)`, opacity: 0 },
    ];
    return this.run(piece, keys, 2.2);
  }

  private glow(at: DOMRect | null, isLong: boolean): Animation | null {
    if (!at) return null;
    const piece = this.add("glowing");
    piece.style.cssText = `left:${at.x}px;top:${at.y}px;width:${at.width}px;height:${at.height}px`;
    const stays = isLong ? [{ opacity: 1, offset: 0.85 }] : [];
    return this.run(piece, [{ opacity: 0 }, { opacity: 1, offset: isLong ? 0.12 : 0.3 }, ...stays, { opacity: 0 }], isLong ? 2.2 : 1.6);
  }

  private add(name: string): HTMLElement {
    const piece = document.createElement("div");
    piece.className = name;
    this.layer.append(piece);
    return piece;
  }

  private run(piece: HTMLElement, keys: Keyframe[], units = 1): Animation {
    const running = piece.animate(keys, { duration: this.tools.unit * units, easing: "ease-in-out", fill: "both" });
    this.running.add(running);
    const gone = (): void => {
      this.running.delete(running);
      piece.remove();
    };
    running.finished.then(gone, gone);
    return running;
  }
}

function arc([x, y]: [number, number], [to_x, to_y]: [number, number], scale: number): Keyframe[] {
  const lift = Math.min(60, Math.hypot(to_x - x, to_y - y) / 6);
  const at = (left: number, top: number, size: number): string => `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${size})`;
  return [
    { transform: at(x, y, scale) },
    { transform: at((x + to_x) / 2, (y + to_y) / 2 - lift, (scale + 1.25) / 2) },
    { transform: at(to_x, to_y, 1) },
  ];
}

/** A piece of a drawing gets a drawing of its own around it. */
function copyOf(target: Element, { width, height }: DOMRect): Element {
  const copy = target.cloneNode(true) as Element;
  copy.removeAttribute("data-spot");
  for (const inner of copy.querySelectorAll("[data-spot], [id]")) {
    inner.removeAttribute("data-spot");
    inner.removeAttribute("id");
  }
  if (!(target instanceof SVGGraphicsElement) || target instanceof SVGSVGElement) return copy;
  const { x, y, width: wide, height: high } = target.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${x} ${y} ${wide} ${high}`);
  frame.setAttribute("width", String(width));
  frame.setAttribute("height", String(height));
  copy.removeAttribute("transform");
  frame.append(copy);
  return frame;
}
