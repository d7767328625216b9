import { prefix } from "../../words/catalog";
import { signed } from "../../words/words.svelte";
import type { Scene } from "./context";
import type { BoardProps } from "./props";

/** The scene of a board whose props may change at any time. */
export function sceneOf<A>(
  props: () => Pick<BoardProps<unknown, A, unknown>, "game" | "seats" | "words" | "say" | "choose" | "why">,
): Scene<A> {
  const say: Scene<A>["say"] = (key, facts = {}) => props().say(key, facts);
  const initials = prefix(props().game);
  return {
    prefix: initials,
    get seats() {
      return props().seats;
    },
    say,
    noun: (word) => say(`${initials}-word-${word.replaceAll("_", "-")}`),
    tell: ({ words, gain }) => {
      const what = props().words(words);
      return gain === null ? what : say("board-offer", { what, gain: signed(gain) });
    },
    choose: (action) => props().choose(action),
    refuse: (action) => props().why?.(action),
  };
}
