import { afterEach, beforeEach, expect, test, vi } from "vitest";

const MINUTE = 60_000;
const assign = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="build" content="old">';
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"build":"new"}')));
  vi.spyOn(location, "assign").mockImplementation(assign);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
});

/** A page of the old build hears of the new one, and somebody goes on: whether that loads the new one. */
async function givesWay(): Promise<boolean> {
  vi.resetModules();
  const { checkBuild, leaveOldBuild } = await import("./build");
  await checkBuild();
  return leaveOldBuild("/rules/stone-age");
}

test("a page that was given the old client once more tries again, but not at once", async () => {
  expect(await givesWay()).toBe(true);
  expect(assign).toHaveBeenCalledWith("/rules/stone-age");
  vi.setSystemTime(Date.now() + MINUTE); // no timer runs: those of the page before are gone with it
  expect(await givesWay()).toBe(false);
  vi.setSystemTime(Date.now() + 5 * MINUTE);
  expect(await givesWay()).toBe(true);
});
