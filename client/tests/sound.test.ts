import { beforeEach, expect, test, vi } from "vitest";
import { type prefs } from "../src/lib/app/prefs.svelte";

const started = vi.fn();
const context = { state: "suspended", currentTime: 0, destination: {}, resume: vi.fn() };
const touch = (): boolean => window.dispatchEvent(new Event("pointerup"));

class FakeNode {
  onended = (): void => undefined;
  start = (): void => void started(this);
  connect = (other: unknown): unknown => other;
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  for (const node of ["GainNode", "WaveShaperNode", "AudioBufferSourceNode"]) vi.stubGlobal(node, FakeNode);
  vi.stubGlobal(
    "AudioBuffer",
    class {
      copyToChannel = (): void => undefined;
    },
  );
  vi.stubGlobal("AudioContext", function () {
    return context;
  });
  Object.assign(context, { state: "suspended", currentTime: 0 });
});

async function fresh(): Promise<{ knock: (kind: "wood" | "drum") => void; prefs: typeof prefs }> {
  const { knock } = await import("../src/lib/ui/sound");
  return { knock, prefs: (await import("../src/lib/app/prefs.svelte")).prefs };
}

test("sounds are on unless the person said no; before a touch nothing is made ready", async () => {
  const { knock, prefs } = await fresh();
  expect(prefs.sound).toBe(true);
  knock("drum");
  expect(context.resume).not.toHaveBeenCalled();
  prefs.sound = false;
  touch();
  context.state = "running";
  knock("drum");
  expect([context.resume.mock.calls.length, started.mock.calls.length]).toEqual([0, 0]);
});

test("what a browser did not let sound is not made up for", async () => {
  const { knock } = await fresh();
  touch();
  knock("wood");
  expect(context.resume).toHaveBeenCalledOnce();
  context.state = "running";
  expect(started).not.toHaveBeenCalled();
  knock("wood");
  expect(started).toHaveBeenCalledOnce();
});

test("the same at once is one sound, many are not more than six, but the drum is always heard", async () => {
  const { knock } = await fresh();
  touch();
  context.state = "running";
  for (let time = 0; time < 10; time += 1) {
    context.currentTime = time / 10;
    knock("wood");
    knock("wood");
  }
  expect(started).toHaveBeenCalledTimes(6);
  knock("drum");
  expect(started).toHaveBeenCalledTimes(7);
  for (const [voice] of started.mock.calls as [FakeNode][]) voice.onended();
  context.currentTime = 2;
  knock("wood");
  expect(started).toHaveBeenCalledTimes(8);
});
