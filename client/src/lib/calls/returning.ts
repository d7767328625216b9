/** Where the server could not be reached, the page asks again by itself until it answers. */

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 15_000;

/** Calls `retry` once, when the server is there again; what it gives back ends the waiting. */
export function whenBack(retry: () => void): () => void {
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;

  async function look(): Promise<void> {
    clearTimeout(timer);
    const isThere = await fetch("/api/health", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOver) return;
    if (isThere) {
      end();
      retry();
    } else {
      timer = setTimeout(() => void look(), pause);
      pause = Math.min(LONGEST_PAUSE, pause * 1.5);
    }
  }

  function end(): void {
    isOver = true;
    clearTimeout(timer);
    removeEventListener("online", hurry);
  }

  const hurry = (): void => void look();
  addEventListener("online", hurry);
  timer = setTimeout(hurry, pause);
  return end;
}
