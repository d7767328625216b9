import { createContext } from "svelte";
import { does, keyOf, offersIn } from "../../lib/board/props";
import type { Asking, Plan } from "./gathering";
import { Gathering } from "./gathering.svelte";
import { hexesOf, positionsOf } from "./laid";
import { lesserIn } from "./lesser";
import { marksIn, type Mark } from "./marks";
import type { Action, Choice, Kind, Meant, Offer, Printed, Props, View } from "./types";

/** What every part of this board asks: the view, what is open, and what a click on something shut would have meant. */
export class Play {
  /** The hex whose camp is being moved. */
  from = $state<number | null>(null);
  /** Things are only to be explained, not done. */
  isReading = $state(false);
  /** Effects are shown in words as well as in icons. */
  isWordy = $state(false);
  /** What is lesser than what is gained can be clicked on the board, too. */
  isUnfolded = $state(false);
  /** What the icons mean is unfolded. */
  isKeyOpen = $state(false);

  readonly gathering = new Gathering();

  private readonly open = $derived.by<Choice[]>(() => (this.props().readonly ? [] : this.props().options));
  /** All that can be done. */
  readonly all = $derived(offersIn(this.open, null));
  readonly lesser = $derived(lesserIn(this.all));
  /** What is shown of it. */
  readonly offers = $derived(this.isUnfolded ? this.all : this.all.filter((offer) => !this.lesser.includes(offer)));
  private last: Offer[] = [];
  /** All that can be done, or could until it was answered: what is shown does not come and go with every click. */
  readonly held = $derived.by<Offer[]>(() => {
    const { actor, you, readonly } = this.props();
    if (this.all.length || actor !== you || readonly) this.last = this.all;
    return this.last;
  });
  /** The question in sight, for plans. */
  readonly asking = $derived.by<Asking>(() => ({ view: this.view, printed: this.printed, offers: this.held, me: this.me }));
  private readonly numbers = $derived(new Map(this.all.map(({ action }, number) => [keyOf(action), number])));
  private readonly byKey = $derived(new Map(this.offers.map((offer) => [keyOf(offer.action), offer])));
  /** The kinds of actions that are open. */
  readonly doing = $derived(new Set(this.offers.map(({ action }) => action.do)));
  readonly hexes = $derived.by(() => hexesOf(this.view, this.printed));
  readonly positions = $derived.by(() => positionsOf(this.view, this.printed));
  readonly recent = $derived.by(() => marksIn(this.props().recent, this.printed));

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

  /** The seat whose board is shown as one's own; null for whoever watches. In a replay, that of whoever acted. */
  get me(): number | null {
    const { focus } = this.props();
    if (focus) return focus.seat;
    return this.open.length ? (this.props().actor ?? this.props().you) : this.props().you;
  }

  get isAsked(): boolean {
    return this.offers.length > 0;
  }

  /** How much has happened, without what was taken back. */
  get past(): number {
    return this.props().log.length;
  }

  /** The numbers of these options, as `data-act` has them. */
  acts(...actions: Meant[]): string | undefined {
    return actions.flatMap((action) => this.numbers.get(keyOf(action)) ?? []).join(" ") || undefined;
  }

  offer(action: Meant): Offer | undefined {
    return this.byKey.get(keyOf(action));
  }

  heldOffer(action: Meant): Offer | undefined {
    return this.held.find((offer) => keyOf(offer.action) === keyOf(action));
  }

  /** Sends an action as it is: what follows from it is known already. */
  send(action: Action): void {
    this.props().choose(action);
  }

  begin(plan: Plan): void {
    if (this.isAsked && !this.isReading) this.gathering.begin(plan);
  }

  isLesser(action: Meant): boolean {
    return this.lesser.some((offer) => keyOf(offer.action) === keyOf(action));
  }

  of<K extends Kind>(...kinds: K[]): Offer<K>[] {
    return this.offers.filter((offer) => does(offer, ...kinds));
  }

  /** Of several things that a click could mean, the one that is asked for now. */
  meant(actions: Meant[]): Meant | undefined {
    return actions.find(({ do: kind }) => this.doing.has(kind)) ?? actions[0];
  }

  isFresh(mark: Mark): boolean {
    return this.recent.has(mark);
  }
}

export const [getPlay, setPlay] = createContext<Play>();
