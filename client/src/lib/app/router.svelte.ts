/** Addresses and pages, by the History API. */

import { leaveOldBuild } from "../calls/build";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; at: number | null; eyes: string; focus: number | null }
  | { page: "rules"; game: string; rule: string }
  | { page: "seats"; secret: string }
  | { page: "missing" };

export function routeOf(path: string, hash = "", search = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  if (!first) return { page: "home" };
  if (first === "t" && second && parts.length === 2) return { page: "table", table: second };
  const looking = lookingBy(search);
  if (first === "r" && second && parts.length === 2) return { page: "replay", table: second, at: null, ...looking };
  if (first === "r" && second && parts.length === 3 && /^\d{1,6}$/.test(third ?? ""))
    return { page: "replay", table: second, at: Number(third), ...looking };
  if (first === "seats" && parts.length === 1) return { page: "seats", secret: /^#([\w-]{8,64})$/.exec(hash)?.[1] ?? "" };
  if (first === "rules" && second && parts.length === 2) return { page: "rules", game: second, rule: decoded(hash.replace(/^#/, "")) };
  return { page: "missing" };
}

/** Through whose eyes a replay is seen (`as`), and whose land is to be in sight (`at`). */
function lookingBy(search: string): { eyes: string; focus: number | null } {
  const asked = new URLSearchParams(search);
  const [eyes, focus] = [asked.get("as") ?? "", asked.get("at") ?? ""];
  return { eyes: /^(\d|watch)$/.test(eyes) ? eyes : "", focus: /^\d$/.test(focus) ? Number(focus) : null };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = (): Route => routeOf(location.pathname, location.hash, location.search);

let route = $state.raw<Route>(here());

/** The same page stays as it is: a jump within it loads nothing again. */
function arrive(): void {
  const next = here();
  if (JSON.stringify(next) !== JSON.stringify(route)) route = next;
}

export const router = {
  get route(): Route {
    return route;
  },
  go(path: string): void {
    if (leaveOldBuild(path)) return;
    history.pushState(null, "", path);
    arrive();
    window.scrollTo?.(0, 0);
  },
  /** Another address for the same page: nothing is loaded again. */
  rename(path: string): void {
    history.replaceState(null, "", path);
  },
  replace(path: string): void {
    history.replaceState(null, "", path);
    arrive();
  },
};

/** Follows our own links without loading the page again; leaves new tabs and other sites alone. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.protocol === "blob:") return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

if (typeof window !== "undefined") window.addEventListener("popstate", arrive);
