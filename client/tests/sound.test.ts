import { expect, test, vi } from "vitest";
import { prefs } from "../src/lib/app/prefs.svelte";
import { knock } from "../src/lib/ui/sound";

const node = { type: "", frequency: ramp(), gain: ramp(), connect: (other: unknown) => other, start: vi.fn(), stop: vi.fn() };
const context = { state: "suspended", currentTime: 0, resume: vi.fn(), createOscillator: () => node, createGain: () => node };

function ramp(): object {
  return { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
}

test("silent unless it is wished; what a browser did not let sound is not made up for", () => {
  vi.stubGlobal("AudioContext", function () {
    return context;
  });
  knock("drum");
  expect(context.resume).not.toHaveBeenCalled();
  prefs.sound = true;
  knock("wood");
  knock("drum");
  expect([context.resume.mock.calls.length, node.start.mock.calls.length]).toEqual([2, 0]);
  context.state = "running";
  knock("drum");
  expect(node.start).toHaveBeenCalledOnce();
});
