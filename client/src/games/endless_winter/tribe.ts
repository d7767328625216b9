/** A tribe in words: its figures and goods, its cards, its animals, and what is left on its board. */

import type { Scene } from "../../lib/board/context";
import { counted } from "../../lib/board/counting";
import { nameIn, saidOf, type Area } from "../../lib/board/described/described";
import { linesOf, thingWords, type Known } from "./describe";
import { standingOn } from "./laid";
import type { Tribe, View } from "./types";

export function describedTribe(scene: Scene, view: View, known: Known, seat: number): Area[] {
  const tribe = view.tribes[seat];
  if (!tribe) return [];
  const animals = Object.values(tribe.untipped).reduce((sum, count) => sum + count, 0);
  return [
    {
      title: scene.say("ew-board-tribe", { name: nameIn(scene, seat) }),
      lines: goodsLines(scene, view, known, seat, tribe),
      areas: [
        { title: scene.say("ew-described-cards"), lines: cardLines(scene, known, tribe) },
        { title: scene.say("ew-board-herd", { count: animals }), lines: animalLines(scene, known, tribe) },
        { title: scene.say("ew-described-supply"), lines: supplyLines(scene, known, tribe) },
      ],
    },
  ];
}

function goodsLines(scene: Scene, view: View, known: Known, seat: number, tribe: Tribe): string[] {
  const ready = tribe.chief_ready ? "yes" : "no";
  const ability = tribe.chief ? (linesOf(scene, known, "chief", tribe.chief)[tribe.side] ?? "") : "";
  return saidOf(
    scene.say("board-points", { points: view.points[seat] ?? 0 }),
    scene.say("ew-board-final", { final: tribe.final }),
    tribe.chief && scene.say("ew-board-chief", { chief: tribe.chief, what: ability, ready }),
    scene.say("ew-board-figures", { figures: tribe.figures, chief: ready }),
    scene.say("ew-board-food", { food: tribe.food, limit: tribe.limit }),
    scene.say("ew-board-tools", { tools: tribe.tools, most: known.printed.tools_most }),
  );
}

function cardLines(scene: Scene, known: Known, tribe: Tribe): string[] {
  const listed = (cards: string[]): string =>
    counted(cards)
      .map(([card, count]) => `${count} ${scene.noun(card)}`)
      .join(", ");
  const named = (field: string, cards: string[]): string => scene.say("listing-field", { field, value: listed(cards) });
  const shown = tribe.buried_cards ?? tribe.shown;
  return saidOf(
    scene.say("ew-board-counts", { hand: tribe.hand, deck: tribe.deck, pile: tribe.pile, buried: tribe.buried }),
    ...counted(tribe.hand_cards ?? []).map(([card, count]) =>
      scene.say("ew-described-in-hand", { count, what: thingWords(scene, known, "card", card) }),
    ),
    !tribe.hand_cards && tribe.known.length > 0 && scene.say("ew-board-known", { cards: listed(tribe.known) }),
    tribe.played.length > 0 &&
      named(
        scene.say("ew-board-played"),
        tribe.played.map(({ card }) => card),
      ),
    tribe.deck_cards && scene.say("ew-board-deck-of", { count: tribe.deck, cards: listed(tribe.deck_cards) }),
    tribe.discard.length > 0 && scene.say("ew-board-discarded", { cards: listed(tribe.discard) }),
    tribe.pile > 0 && tribe.pile_cards && named(scene.say("ew-board-eclipse-pile", { count: tribe.pile }), tribe.pile_cards),
    shown.length > 0 && named(scene.say("ew-board-burial", { count: tribe.buried }), shown),
  );
}

function animalLines(scene: Scene, known: Known, tribe: Tribe): string[] {
  return Object.keys(known.printed.species)
    .filter((name) => tribe.untipped[name] || tribe.tipped[name])
    .map((name) =>
      scene.say("ew-board-animals", {
        what: thingWords(scene, known, "species", name),
        standing: tribe.untipped[name] ?? 0,
        tipped: tribe.tipped[name] ?? 0,
      }),
    );
}

/** Villages, megaliths and slots for stones: what is still there, and what is uncovered. */
function supplyLines(scene: Scene, known: Known, tribe: Tribe): string[] {
  const { villages, spaces, slots } = known.printed;
  const gives = (kind: string, at: number): string => linesOf(scene, known, kind, at + 1).join("; ");
  return [
    scene.say("ew-board-villages", { left: tribe.villages }),
    ...villages.map((_, at) =>
      scene.say("ew-board-village-space", { gone: villages.length - tribe.villages > at ? "yes" : "no", what: gives("village", at) }),
    ),
    scene.say("ew-board-megaliths-left", { left: tribe.megaliths }),
    ...spaces.map(({ reward }, at) =>
      scene.say("ew-board-space", {
        left: standingOn(spaces, tribe.megaliths, at),
        gives: reward ? "yes" : "no",
        what: gives("megalith_space", at),
      }),
    ),
    scene.say("ew-board-slots", { stones: tribe.stones.length }),
    ...slots.map((_, at) => {
      const stone = tribe.stones[at];
      return stone ? thingWords(scene, known, "stone", stone) : scene.say("ew-board-slot", { number: at + 1, lines: gives("slot", at) });
    }),
  ];
}
