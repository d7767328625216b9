/** How friends get here: an address that works only on this computer is no invitation. */

import type { ServerInfo } from "../gen/wire";
import { api } from "./api";

let asked: Promise<ServerInfo> | null = null;

/** What the server says of itself; asked once, and again only if it could not answer. */
export function serverInfo(): Promise<ServerInfo> {
  asked ??= api.server().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || /^127(\.\d+){3}$/.test(host) || host === "[::1]" || host === "::1";
}

/** Where friends can open this page, the likeliest first; nowhere if it is open on this computer only. */
export function basesFor(page: { origin: string; hostname: string }, server: ServerInfo | null): string[] {
  if (server?.public_url) return [server.public_url];
  if (!isLoopback(page.hostname)) return [page.origin];
  return server?.addresses ?? [];
}

/** A link to a page here, for others: by the address that they can open, if the server knows one. */
export async function linkTo(path: string): Promise<string> {
  const [base] = basesFor(location, await serverInfo().catch(() => null));
  return (base ?? location.origin) + path;
}
