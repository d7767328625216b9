/** The service worker: the page opens without a network, and calls are shown when no page is open.

    It never holds a game: nothing below /api passes through it. The page itself comes from the network, and from here only where that
    fails or takes too long; files with a hash in their name never change, so they are kept as long as this build. */

declare const self: ServiceWorkerGlobalScope;

const BUILD = "__BUILD__";
const KEPT = `lascaux-${BUILD}`;
const SHELL = "/";
const BESIDE = ["/icon.svg", "/icon-turn.svg", "/icon-192.png"];
const PATIENCE = 4_000;
const DOWN = 500;

interface Call {
  title?: string;
  body?: string;
  table?: string;
  path?: string;
}

self.addEventListener("install", (event) => event.waitUntil(install().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("push", (event) => event.waitUntil(call(read(event.data))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(pathOf(event.notification.data)));
});
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (BESIDE.includes(pathname)) event.respondWith(beside(request));
});

/** The page and all that it names; other parts are kept when they are first used. */
async function install(): Promise<void> {
  const cache = await caches.open(KEPT);
  const shell = await fetch(SHELL, { cache: "no-cache" });
  if (!shell.ok) throw new Error(String(shell.status));
  const named = (await shell.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  await cache.put(SHELL, shell);
  await cache.addAll([...new Set([...named, ...BESIDE])]);
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

/** What an open page has loaded before there was a worker. */
async function keep(message: unknown): Promise<void> {
  const cache = await caches.open(KEPT);
  const wanted = Array.isArray(message) ? message.filter((path): path is string => typeof path === "string") : [];
  for (const path of wanted.filter((one) => /^\/assets\/[\w.-]+$/.test(one))) {
    if (!(await cache.match(path))) await cache.add(path).catch(() => {});
  }
}

async function page(request: Request): Promise<Response> {
  const shell = await caches.match(SHELL, { cacheName: KEPT });
  const fresh = fetch(request);
  if (!shell) return fresh;
  const late = new Promise<Response>((use) => setTimeout(() => use(shell), PATIENCE));
  const answer = await Promise.race([fresh, late]).catch(() => shell);
  return answer.status >= DOWN ? shell : answer;
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function beside(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request, { cacheName: KEPT })) ?? Response.error());
}

function read(data: PushMessageData | null): Call {
  try {
    return (data?.json() as Call | null) ?? {};
  } catch {
    return {};
  }
}

/** A later call of the same table takes the place of the one before. */
async function call({ title, body, table, path }: Call): Promise<void> {
  const options = { body: body ?? "", icon: "/icon-192.png", badge: "/badge.png", data: { path: pathOf({ path }) } };
  const tagged = table ? { ...options, tag: table, renotify: true } : options;
  await self.registration.showNotification(title ?? "Lascaux", tagged);
}

/** Our own tables only: whatever else is sent leads home. */
function pathOf(data: unknown): string {
  const path = (data as Call | null)?.path ?? "";
  return /^\/t\/[\w-]+$/.test(path) ? path : "/";
}

async function openTable(path: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

export {};
