/** The view of any game in words, for one that has no words of its own for its board. */

import { hasOf, sayOf } from "../../../words/words.svelte";
import { listingOf, type Field, type Value } from "../listing/listing";
import type { Area, Told } from "./described";

export function listed({ game, view, scene, words }: Told): Area[] {
  const { facts, areas, seats, points } = listingOf(view, {
    names: scene.seats.map(({ name }) => name),
    own: (key) => (hasOf(game, key) ? sayOf(game, key) : null),
    say: (key, facts) => scene.say(key, facts),
    tell: words,
  });
  const nothing = scene.say("listing-nothing");
  const lineOf = ({ label, value }: Field): string => scene.say("listing-field", { field: label, value: textOf(value) });
  const textOf = (value: Value): string => {
    if (value.kind === "text") return value.text;
    if (value.kind === "fields") return value.fields.map(lineOf).join("; ");
    return value.items.map(textOf).join(", ") || nothing;
  };
  const linesOf = (value: Value): string[] => {
    if (value.kind === "list") return value.items.length ? value.items.map(textOf) : [nothing];
    return value.kind === "fields" ? value.fields.map(lineOf) : [value.text];
  };
  const state = facts.length ? [{ title: scene.say("board-words-state"), lines: facts.map(lineOf) }] : [];
  const whole = areas.map(({ label, value }) => ({ title: label, lines: linesOf(value) }));
  const own = scene.seats.map(({ name }, seat) => ({
    title: name,
    lines: [...pointsOf(points[seat]), ...(seats[seat] ?? []).map(lineOf)],
  }));
  return [...state, ...whole, ...own];

  function pointsOf(sum: number | undefined): string[] {
    return sum === undefined ? [] : [scene.say("board-points", { points: sum })];
  }
}
