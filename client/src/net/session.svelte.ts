/** One socket to one table, and all that this browser knows of it. It comes back by itself. */

import type { Answer, ChatLine, Choice, Emote, Emoted, Hinted, LogEntry, Position, Problem, Say, StoodIn, ToClient } from "../gen/wire";
import type { FromClient } from "../gen/wire";
import { checkBuild } from "../lib/calls/build";
import { randomId } from "./api";
import { keepBound } from "./bound";
import { addSeat, dropSeat, keepLooked, lookedAt, numberSeat, seatsHere, showSeat, tokenOf } from "./keep";
import type { KeptSeat } from "./keep";
import { followStart } from "./luck";
import { Muting } from "./muting.svelte";
import { sharing } from "./sharing";
import { isTold, noteTold } from "./told";

/** Why the seat that was shown here is no longer this device's. */
export type LostSeat = "" | "unknown-token" | "asked-to-leave";
export type Link = "connecting" | "online" | "reconnecting" | "gone";
type Sent = Exclude<FromClient, { type: "hello" }>;
type Opening = (address: string) => WebSocket;

const GOING_DOWN = 1012;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const ANSWER_WITHIN = 8_000;
const SILENT_FOR = 60_000;
const RESENT: Sent["type"][] = ["act", "undo", "withdraw", "consent", "say"];
const NO_TABLE = 4404;
/** What is wrong with a table that no waiting mends. */
const FOR_GOOD = ["no-table", "broken", "old-revision", "closed"];
const WATCHER = -1;
/** So long a sign is seen. */
const SIGN_STAYS = 4_000;

const isAnswer = ({ type }: ToClient): boolean => type === "done" || type === "refused" || type === "because";

export interface News {
  position: Position;
  entries: LogEntry[];
}

/** What is not new: whoever plays has seen what was there when they last acted, on whatever device; whoever watches, what was in
    sight before the last news. */
function seenBefore(before: Position, { you, version }: Position, entries: LogEntry[]): number {
  if (you !== null) return entries.findLast(({ by }) => by === you)?.version ?? 0;
  return version > before.version && document.visibilityState === "visible" ? before.version : 0;
}

export class Session {
  link = $state<Link>("connecting");
  /** The server has said so: it is back in a moment. */
  isRestarting = $state(false);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The signs that are seen just now, one a seat. */
  signs = $state.raw<Emoted[]>([]);
  /** What a bot did here while the person was away, until they have read it. */
  stoodIn = $state.raw<StoodIn | null>(null);
  gains = $state.raw<number[] | null>(null);
  /** What was asked for: at first only where to look is told, and the move itself when it is asked for again. */
  hint = $state.raw<Hinted | null>(null);
  isHintWhole = $state(false);
  refusal = $state.raw<Problem | null>(null);
  /** What somebody answered to this seat's own wish to go back. */
  answer = $state.raw<Answer | null>(null);
  /** Messages without an answer yet: as long as there are some, nothing else is to be chosen. */
  waiting = $state.raw<Sent[]>([]);
  /** What has a higher version than this is new to the person. */
  looked = $state(0);
  lostSeat = $state<LostSeat>("");
  /** The seats of this device. */
  here = $state.raw<KeptSeat[]>([]);

  /** Whoever wants to hear of each position, one by one. */
  readonly listeners = new Set<(news: News) => void>();
  onChat: (line: ChatLine) => void = () => {};
  onSign: (sign: Emoted) => void = () => {};
  readonly muting: Muting;

  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private isGreeted = false;
  private chatSoFar: ChatLine[] = [];
  private heardAt = 0;
  private isClosed = false;
  private isAnew = false;

  constructor(
    readonly table: string,
    private readonly open: Opening = (address) => new WebSocket(address),
  ) {
    this.looked = lookedAt(table);
    this.here = seatsHere(table);
    this.muting = new Muting(table);
    window.addEventListener("offline", this.drop);
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.wake);
    document.addEventListener("freeze", this.drop); // a page that sleeps hears nothing: its person may be called
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    window.removeEventListener("offline", this.drop);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.wake);
    document.removeEventListener("freeze", this.drop);
    this.socket?.close();
  }

  // What the person does

  choose(action: Choice["action"]): void {
    if (!this.position || this.waiting.some((sent) => sent.type === "act")) return;
    this.send({ type: "act", id: randomId(), seen: this.position.version, action });
  }

  /** Asks why something can't be done. It disturbs nothing: the options stay, and whatever is sent next wins. */
  why(action: Choice["action"]): void {
    if (this.link !== "online" || this.waiting.some((sent) => sent.type === "act")) return;
    this.send({ type: "why", id: randomId(), action });
  }

  /** Others are asked only on purpose: a click that comes too late for a free one asks nobody. */
  undo(ask = false): void {
    if (this.position) this.send({ type: "undo", id: randomId(), seen: this.position.version, ask });
  }

  withdraw(): void {
    this.send({ type: "withdraw", id: randomId() });
  }

  consent(yes: boolean): void {
    const to = this.position?.undo.asked_by ?? null;
    if (this.position && to !== null) this.send({ type: "consent", id: randomId(), seen: this.position.version, to, yes });
  }

  /** Whoever watches says their name with it. */
  say(text: string, name = ""): void {
    const line = text.trim();
    if (line) this.send({ type: "say", id: randomId(), text: line, name });
  }

  /** A sign is for this moment: without a connection it is not sent later. */
  show(emote: Emote["emote"]): void {
    if (this.link === "online") this.send({ type: "emote", id: randomId(), emote });
  }

  /** The person has read what a bot did for them. */
  readStoodIn(): void {
    const last = this.stoodIn?.versions.at(-1) ?? 0;
    if (typeof this.position?.you === "number") noteTold(this.table, this.position.you, last);
    this.stoodIn = null;
  }

  /** The person has read what stood there. */
  dismiss(): void {
    this.refusal = this.answer = null;
  }

  get isThinking(): boolean {
    return this.waiting.some(({ type }) => type === "hint");
  }

  askHint(): void {
    if (this.hint) this.isHintWhole = true;
    else if (!this.isThinking) this.send({ type: "hint", id: randomId() });
  }

  // The seats of this device

  /** A seat that was just taken here: it is shown if it is the first. */
  sitDown(token: string, seat: number): void {
    const isFirst = !tokenOf(this.table);
    addSeat(this.table, token, seat);
    this.here = seatsHere(this.table);
    if (isFirst) this.greetAgain();
  }

  /** The device goes to another person: the table is asked for what that seat may see. */
  passTo(seat: number): void {
    const own = this.here.find((one) => one.seat === seat);
    if (!own || this.waiting.length) return;
    showSeat(this.table, own.token);
    this.greetAgain();
  }

  /** A seat of this device was given up. */
  standUp(token: string): void {
    const wasShown = token === tokenOf(this.table);
    dropSeat(this.table, token);
    this.here = seatsHere(this.table);
    if (wasShown) this.greetAgain();
  }

  /** Another seat hears another log: nothing of the one before stays. */
  private greetAgain(): void {
    this.lostSeat = "";
    this.isAnew = true;
    if (this.isGreeted) this.transmit({ type: "hello", token: tokenOf(this.table), seen: 0 });
  }

  /** The person saw everything up to now. */
  look(): void {
    this.looked = this.position?.version ?? 0;
    keepLooked(this.table, this.looked);
  }

  private send(message: Sent): void {
    this.dismiss();
    this.waiting = [...this.waiting, message];
    if (this.isGreeted) this.transmit(message);
  }

  private transmit(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
    if (message.type === "hint") return; // it is thought about for as long as that takes
    clearTimeout(this.patience);
    this.patience = setTimeout(this.drop, ANSWER_WITHIN);
  }

  // The connection

  private connect(): void {
    if (this.isClosed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.open(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    this.isGreeted = false;
    socket.onopen = () => this.socket === socket && this.greet();
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(JSON.parse(String(data)) as ToClient);
    socket.onclose = ({ code }) => this.socket === socket && this.lost(code);
  }

  /** Hello comes first; what has no answer yet is sent again when the table has answered. */
  private greet(): void {
    this.chatSoFar = this.chat;
    this.chat = [];
    this.transmit({ type: "hello", token: tokenOf(this.table), seen: this.isAnew ? 0 : (this.log.at(-1)?.version ?? 0) });
  }

  private lost(code: number): void {
    this.socket = null;
    clearTimeout(this.patience);
    if (code === NO_TABLE) this.link = "gone";
    this.isRestarting ||= code === GOING_DOWN;
    if (this.isClosed || this.link === "gone") return;
    this.link = this.position ? "reconnecting" : "connecting";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.lost(0);
  };

  private readonly hurry = (): void => {
    if (this.socket || this.isClosed || this.link === "gone") return;
    clearTimeout(this.retry);
    this.connect();
  };

  /** A page that slept may hold a dead socket: one that was silent for long is given up for a new one. */
  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") return;
    this.hurry();
    if (this.isGreeted && Date.now() - this.heardAt > SILENT_FOR) this.drop();
  };

  // What the table says

  private hear(message: ToClient): void {
    this.heardAt = Date.now();
    if (!this.waiting.length || isAnswer(message)) clearTimeout(this.patience);
    if (message.type === "position") this.see(message);
    else if (message.type === "said") this.listen(message);
    else if (message.type === "emoted") this.seeSign(message);
    else if (message.type === "answer") this.answer = message;
    else if (message.type === "gains") this.gains = message.version === this.position?.version ? message.gains : null;
    else if (message.type === "refused") this.refused(message.id, message.problem);
    else if (message.type === "because") this.explained(message.id, message.problem);
    else if (message.type === "hinted") this.hearHint(message);
    else if (message.type === "restarting") this.isRestarting = true;
    else this.answered(message.id);
  }

  private see(position: Position): void {
    if (this.isAnew && !this.startAnew(position.you)) return;
    const before = this.position;
    const known = this.log.at(-1)?.version ?? 0;
    const entries = position.log.filter((entry) => entry.version > known);
    if (entries.length) this.log = [...this.log, ...entries];
    if (before?.version !== position.version) this.forgetAdvice();
    if (before && before.version !== position.version) this.refusal = null;
    // Whoever comes or goes changes no option: the focus stays on one, and what was looked for among them.
    this.position = sharing(before, position);
    if (position.you !== null) this.noteSeat(position.you);
    this.hearOfStandIn(position);
    if (this.link === "reconnecting") void checkBuild();
    keepBound(position.info);
    void followStart(position.info);
    this.link = "online";
    this.tries = 0;
    if (!this.isGreeted) this.goOn();
    if (!before) this.looked = Math.min(this.looked || position.version, position.version);
    else this.looked = Math.max(this.looked, seenBefore(before, position, entries));
    const news = { position: this.position, entries: before ? entries : [] };
    for (const listener of this.listeners) listener(news);
  }

  /** Nobody needs it for what is past, also if it is still on its way. */
  private forgetAdvice(): void {
    this.gains = this.hint = null;
    this.waiting = this.waiting.filter(({ type }) => type !== "hint");
  }

  private hearHint(hint: Hinted): void {
    if (!this.waiting.some(({ id }) => id === hint.id)) return;
    this.answered(hint.id);
    this.hint = hint;
    this.isHintWhole = false;
  }

  private hearOfStandIn({ you, stood_in }: Position): void {
    const last = stood_in?.versions.at(-1) ?? 0;
    if (stood_in && you !== null && !isTold(this.table, you, last)) this.stoodIn = stood_in;
  }

  private seeSign(sign: Emoted): void {
    const name = this.position?.info.seats[sign.seat]?.name ?? "";
    if (this.muting.has({ seat: sign.seat, name })) return;
    this.signs = [...this.signs.filter(({ seat }) => seat !== sign.seat), sign];
    this.onSign(sign);
    setTimeout(() => (this.signs = this.signs.filter((one) => one !== sign)), SIGN_STAYS);
  }

  private noteSeat(seat: number): void {
    numberSeat(this.table, tokenOf(this.table), seat);
    this.here = seatsHere(this.table);
  }

  /** What another seat was told is forgotten as soon as the table speaks to the seat that is shown now. */
  private startAnew(you: number | null): boolean {
    const shown = this.here.find((own) => own.token === tokenOf(this.table));
    if (shown ? shown.seat !== null && shown.seat !== you : you !== null) return false;
    this.isAnew = false;
    this.log = [];
    this.position = this.gains = this.hint = this.refusal = this.answer = this.stoodIn = null;
    this.looked = lookedAt(this.table);
    return true;
  }

  private goOn(): void {
    this.isGreeted = true;
    this.isRestarting = false;
    this.waiting = this.waiting.filter((sent) => RESENT.includes(sent.type) && !this.wasSaid(sent));
    for (const sent of this.waiting) this.transmit(sent);
  }

  /** Chat has no number: a line that came back with the table's own chat is not sent again. */
  private wasSaid(sent: Sent): boolean {
    if (sent.type !== "say") return false;
    const count = (lines: ChatLine[]): number => lines.filter((line) => this.isSaidBy(line, sent)).length;
    return count(this.chat) > count(this.chatSoFar);
  }

  /** Whether this line is what was said here: who watches is known by name. */
  private isSaidBy(line: ChatLine, sent: Say): boolean {
    const isOwn = line.seat === WATCHER ? line.name === sent.name : line.seat === this.position?.you;
    return isOwn && line.text === sent.text;
  }

  private listen(line: ChatLine): void {
    this.chat = [...this.chat, line];
    if (!this.isGreeted) return;
    this.heardMyself(line);
    if (!this.muting.has(line)) this.onChat(line);
  }

  /** A line that came back waits no more, although its answer is still on the way. */
  private heardMyself(line: ChatLine): void {
    const said = this.waiting.find((sent) => sent.type === "say" && this.isSaidBy(line, sent));
    this.waiting = this.waiting.filter((sent) => sent !== said);
  }

  private answered(id: string): void {
    const sent = this.waiting.find((message) => message.id === id);
    this.waiting = this.waiting.filter((message) => message.id !== id);
    if (sent?.type === "act" || sent?.type === "undo") this.look();
  }

  /** A person who has done something else meanwhile does not want to know any more. */
  private explained(id: string, problem: Problem | null): void {
    const isWanted = this.waiting.at(-1)?.id === id;
    this.answered(id);
    if (isWanted) this.refusal = problem;
  }

  private refused(id: string, problem: Problem): void {
    if (problem.code === "unknown-token" || problem.code === "asked-to-leave") {
      dropSeat(this.table, tokenOf(this.table));
      this.here = seatsHere(this.table);
      this.lostSeat = problem.code;
      this.isAnew = true;
      this.transmit({ type: "hello", token: tokenOf(this.table), seen: 0 });
      return;
    }
    if (FOR_GOOD.includes(problem.code)) this.link = "gone";
    this.waiting = this.waiting.filter((message) => message.id !== id);
    this.refusal = problem;
  }
}
