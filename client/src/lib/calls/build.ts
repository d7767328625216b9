/** An open page may be older than the server that answers it: then it loads itself again, when that disturbs nobody. */

const QUIET_FOR = 20_000;
const LOOK_EVERY = 5_000;
const TRIED = "lascaux.loaded-for";
const AGAIN_AFTER = 300_000;
const UNBUILT = "__BUILD__";

const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? UNBUILT;
export const isBuilt = own !== UNBUILT;

let touchedAt = 0;
let isAsking = false;
let newer = "";

/** Asks the server which client it serves. */
export async function checkBuild(): Promise<void> {
  if (!isBuilt || newer || isAsking) return;
  isAsking = true;
  const answer = await fetch("/api/health", { cache: "no-store" })
    .then((found) => found.json() as Promise<{ build?: string }>)
    .catch(() => null);
  isAsking = false;
  const served = answer?.build ?? "";
  if (!served || served === own || wasTriedFor(served)) return;
  newer = served;
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => (touchedAt = Date.now()), { capture: true, passive: true });
  touchedAt = Date.now();
  addEventListener("popstate", load);
  document.addEventListener("visibilitychange", loadIfHarmless);
  setInterval(loadIfHarmless, LOOK_EVERY);
  if (document.visibilityState === "hidden") loadIfHarmless();
}

/** The next page of an old client is one of the new one. */
export function leaveOldBuild(path: string): boolean {
  if (!newer) return false;
  noteTried();
  location.assign(path);
  return true;
}

/** Not again and again: a cache in between may go on giving the old one. But a server that was only slow then gets another chance. */
function wasTriedFor(build: string): boolean {
  try {
    const [tried, at] = (sessionStorage.getItem(TRIED) ?? "").split(" ");
    return tried === build && Date.now() - Number(at) < AGAIN_AFTER;
  } catch {
    return true;
  }
}

function noteTried(): void {
  sessionStorage.setItem(TRIED, `${newer} ${Date.now()}`);
}

function load(): void {
  noteTried();
  location.reload();
}

/** Nobody looks, or nobody has touched it for a while and nothing is begun that would be lost. */
function loadIfHarmless(): void {
  const isHidden = document.visibilityState === "hidden";
  const isQuiet = Date.now() - touchedAt > QUIET_FOR && !document.querySelector("dialog[open]");
  if ((isHidden || isQuiet) && !isBegun()) load();
}

/** A board marks a choice that is half made. */
const isBegun = (): boolean => isTyping() || document.querySelector("[data-begun]") !== null;

function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, form input:not([type=radio], [type=checkbox])",
  );
  return [...fields].some((field) => field.value !== field.defaultValue && field.matches(":focus"));
}
