import { createContext } from "svelte";
import { offersIn } from "../../lib/board/props";
import { prefs } from "../../lib/app/prefs.svelte";
import { hexesOf, positionsOf } from "./laid";
import { lesserIn } from "./lesser";
import type { Action, Choice, Facts, LogEntry, Offer, Printed, Props, View } from "./types";

/** An action as a word, whatever the order of its fields. */
export const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What the lines of the log name: `card hunter`, `at hunt`; of a hex or a cell, `label B3`. */
export function namedIn(log: LogEntry[]): Set<string> {
  return new Set(log.flatMap(({ words }) => words.flatMap(({ facts }) => namesIn(facts))));
}

const namesIn = (facts: Facts): string[] =>
  Object.entries(facts).flatMap(([name, fact]) => (typeof fact === "object" ? namesIn(fact.facts) : [`${name} ${fact}`]));

/** What every part of this board asks: the view, what is open, and what a click on something shut would have meant. */
export class Play {
  /** The hex whose camp is being moved. */
  from = $state<number | null>(null);
  /** Things are only to be explained, not done. */
  isReading = $state(false);
  /** Effects are shown in words as well, where there is room for them: as long as decisions are explained. */
  isWordy = $state(prefs.guide);
  /** What is lesser than what is gained is shown, too. */
  isUnfolded = $state(false);
  /** What the icons mean is unfolded. */
  isKeyOpen = $state(false);

  private readonly open = $derived.by<Choice[]>(() => (this.props().readonly ? [] : this.props().options));
  /** All that can be done. */
  readonly all = $derived(offersIn(this.open, null));
  readonly lesser = $derived(lesserIn(this.all));
  /** What is shown of it. */
  readonly offers = $derived(this.isUnfolded ? this.all : this.all.filter((offer) => !this.lesser.includes(offer)));
  private readonly byKey = $derived(new Map(this.offers.map((offer) => [keyOf(offer.action), offer])));
  /** The kinds of actions that are open. */
  readonly doing = $derived(new Set(this.offers.map(({ action }) => String(action["do"]))));
  readonly hexes = $derived.by(() => hexesOf(this.view, this.printed));
  readonly positions = $derived.by(() => positionsOf(this.view, this.printed));
  readonly recent = $derived.by(() => namedIn(this.props().recent));

  constructor(private readonly props: () => Props) {}

  get view(): View {
    return this.props().view;
  }

  get printed(): Printed {
    return this.props().printed;
  }

  get actor(): number | null {
    return this.props().actor;
  }

  /** The seat whose board is shown as one's own; null for whoever watches. */
  get me(): number | null {
    return this.open.length ? (this.props().actor ?? this.props().you) : this.props().you;
  }

  get isAsked(): boolean {
    return this.offers.length > 0;
  }

  offer(action: Action): Offer | undefined {
    return this.byKey.get(keyOf(action));
  }

  isLesser(action: Action): boolean {
    return this.lesser.some((offer) => keyOf(offer.action) === keyOf(action));
  }

  of(...kinds: string[]): Offer[] {
    return this.offers.filter(({ action }) => kinds.includes(String(action["do"])));
  }

  /** Of several things that a click could mean, the one that is asked for now. */
  meant(actions: Action[]): Action | undefined {
    return actions.find(({ do: kind }) => this.doing.has(String(kind))) ?? actions[0];
  }

  isFresh(mark: string): boolean {
    return this.recent.has(mark);
  }
}

export const [getPlay, setPlay] = createContext<Play>();
