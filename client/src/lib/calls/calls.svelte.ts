/** Being called when it is one's turn: by this page while it is open, by the server's push messages when it is closed. */

import type { CallOffers } from "../../gen/wire";
import { api, Trouble } from "../../net/api";
import { ownTokens } from "../../net/keep";
import { prefs, remember } from "../app/prefs.svelte";
import { language } from "../../words/words.svelte";

/** Why there is nothing to be switched on. */
export type Obstacle = "insecure" | "unsupported" | "blocked" | null;

interface Registered {
  address: string;
  /** The server's key that the subscription is bound to. */
  key: string;
  at: number;
  tokens: string[];
}

const KEY = "lascaux.calls";
const HOOK_KEY = "lascaux.hook";
const RENEWED_AFTER = 30 * 86_400_000;
const NOTHING: CallOffers = { push: "", hooks: false };

export function obstacle(): Obstacle {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : null;
}

let asked: Promise<CallOffers> | null = null;

/** What the server does for people whose pages are closed; asked for once. */
export function offers(): Promise<CallOffers> {
  asked ??= api.callOffers().catch(() => {
    asked = null;
    return NOTHING;
  });
  return asked;
}

function registered(key: string): Registered | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Registered | null;
    return kept && Array.isArray(kept.tokens) ? kept : null;
  } catch {
    return null;
  }
}

function note(key: string, kept: Registered | null): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Then it is registered again next time.
  }
}

/** Asks the person by the browser's own question; only ever after a click. */
export async function switchOn(): Promise<Obstacle> {
  const found = obstacle();
  if (found) return found;
  const answer = await Notification.requestPermission().catch(() => "default");
  if (answer === "denied") return "blocked";
  if (answer !== "granted") return null;
  remember({ calls: true, callsAsked: true });
  await renewCalls().catch(() => {});
  return null;
}

export async function switchOff(): Promise<void> {
  remember({ calls: false, callsAsked: true });
  const kept = registered(KEY);
  note(KEY, null);
  const subscription = await (await worker())?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
  if (kept) await callOff(kept.address);
}

async function callOff(address: string): Promise<void> {
  const tokens = ownTokens();
  if (tokens.length) await api.callOff({ tokens, address }).catch(() => {});
}

export const worker = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration();

/** Seats that are new since the last time, or all if the subscription is another one. */
export async function renewCalls(): Promise<void> {
  await renewHook();
  if (!prefs.calls || obstacle() || Notification.permission !== "granted") return;
  const { push: key } = await offers();
  const manager = (await worker())?.pushManager;
  if (!key || !manager) return;
  const subscription = await subscribed(manager, key);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return;
  const push = { endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] } };
  await register(KEY, { address: endpoint, key }, (tokens) => api.callMe({ tokens, push, language: language() }).catch(passOver));
}

/** A subscription is bound to the key of a server: one with other keys needs another one. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription | null> {
  const there = await manager.getSubscription();
  if (there && registered(KEY)?.key === key) return there;
  await there?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}

/** Seats that are nobody's any more are not asked about again. */
function passOver(error: unknown): void {
  if (!(error instanceof Trouble) || error.code !== "no-seat") throw error;
}

async function register(
  name: string,
  { address, key }: { address: string; key: string },
  send: (tokens: string[]) => Promise<unknown>,
): Promise<void> {
  const kept = registered(name);
  const isGood = kept?.address === address && kept.key === key && Date.now() - kept.at < RENEWED_AFTER;
  const known = isGood ? kept.tokens : [];
  const fresh = ownTokens().filter((token) => !known.includes(token));
  if (!fresh.length) return;
  await send(fresh);
  const tokens = [...known, ...fresh];
  note(name, { address, key, at: isGood ? kept.at : Date.now(), tokens });
}

// A web hook, for whoever has one

export const hookAddress = (): string => registered(HOOK_KEY)?.address ?? "";

/** Fails with what the server says against the address. */
export async function setHook(hook: string): Promise<void> {
  const before = hookAddress();
  if (hook && !ownTokens().length) throw new Trouble("no-seat");
  if (hook) await register(HOOK_KEY, { address: hook, key: "" }, (tokens) => api.callMe({ tokens, hook, language: language() }));
  else note(HOOK_KEY, null);
  if (before && before !== hook) await callOff(before);
}

async function renewHook(): Promise<void> {
  const hook = hookAddress();
  if (hook) await setHook(hook).catch(() => {});
}

// While the page is open

/** If nobody looks at the page. A later one of the same table takes its place. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!prefs.calls || obstacle() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const path = `/t/${table}`;
  const options: NotificationOptions = { body, tag: table, icon: "/icon-192.png", data: { path } };
  const registration = await worker();
  if (registration?.active) return registration.showNotification(title, options);
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some browsers show them by a service worker only.
  }
}

/** Whoever is at the table need not be called to it any more. */
export async function hush(table: string): Promise<void> {
  const shown = (await (await worker())?.getNotifications?.({ tag: table })) ?? [];
  for (const one of shown) one.close();
}
