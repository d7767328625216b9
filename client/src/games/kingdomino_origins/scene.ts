import type { Scene } from "./context";
import { signed } from "./offers";
import type { Props } from "./types";

/** The scene of a table whose props may change at any time. */
export function sceneOf(props: () => Props): Scene {
  const say: Scene["say"] = (key, facts = {}) => props().say(key, facts);
  return {
    get seats() {
      return props().seats;
    },
    say,
    noun: (word) => say(`ko-word-${word.replaceAll("_", "-")}`),
    tell: ({ words, gain }) => {
      const what = props().words(words);
      return gain === null ? what : say("ko-board-offer", { what, gain: signed(gain) });
    },
    choose: (action) => props().choose(action),
    refuse: (action) => props().why?.(action),
  };
}
