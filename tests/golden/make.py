"""Records the golden games: half of the seats greedy, half random, all from fixed seeds."""

import sys
from pathlib import Path

import lascaux
from lascaux.bots.asking import ask
from lascaux.table.record import write_record

Options = tuple[str, ...]  # key=value

MODES: list[Options] = [("mode=discovery",), ("mode=totem",), ("mode=tribe",)]
VARIANTS: list[Options] = [
    ("mode=discovery", "overview=yes", "habilis=yes"),
    ("mode=totem", "lava_on_hut=yes"),
    ("mode=tribe", "last_turn_recruiting=yes", "lava_on_hut=yes", "overview=yes", "habilis=yes"),
]
EDITIONS: list[Options] = [
    (),
    ("edition=original",),
    ("edition=original", "duplicates=point"),
    ("duplicates=point", "supply=limited"),
    ("duplicates=second-set",),
    ("duplicates=second-set", "supply=limited", "capped_places=shut"),
    ("supply=limited",),
    ("supply=limited", "capped_places=shut"),
    ("capped_places=shut",),
    ("edition=original", "supply=limited"),
    ("edition=original", "capped_places=shut"),
]
WINTERS: list[Options] = [
    (),
    ("edition=cs",),
    ("edition=pl", "draft=setup"),
    ("edition=uk", "glacier_tokens=on"),
    ("draft=chiefs-and-setup",),
    ("glacier_tokens=on", "rest_tokens=on"),
    ("edition=cs", "rest_tokens=on", "draft=chiefs-and-setup"),
    ("edition=uk", "sole_majority_terrain=yes", "reduced_figures_era1=yes"),
    ("edition=pl", "rest_tokens=on", "layout=wall"),
    ("layout=ring", "village_icon_free=on", "glacier_tokens=on"),
    ("layout=block", "extra_megalith_downgrade=on", "starting_card_labor_halves=3"),
    ("layout=stair", "lesser_benefit_phases=any", "prep_draw_is_benefit=yes", "recruit_lock=top"),
    ("reshuffle_trigger=on-empty", "double_empty_draw_compensation=yes", "double_move_allows_single=no"),
    ("eclipse_ability_labor_counts=no", "megalith_tile_stone=each", "two_species_stone=pairs"),
    ("culture_empty_gives_vp=no", "rest_blocks=any-card", "reduced_figures_era1=yes"),
]
KINDS: dict[str, list[Options]] = {
    "kingdomino-origins": MODES + VARIANTS,
    "stone-age": EDITIONS,
    "endless-winter": WINTERS,
}
AGREEMENTS: list[tuple[str, int, Options]] = [
    (game, players, options) for game in KINDS for players in (2, 3, 4) for options in KINDS[game]
]


def file_of(game: str, players: int, options: Options) -> Path:
    name = "-".join([str(players), *[option.replace("=", "-") for option in options]])
    return Path(__file__).parent / game / f"{name}.jsonl"


def record_game(name: str, players: int, options: Options) -> str:
    game = lascaux.load(name)
    setup = game.setup(players, dict(option.split("=") for option in options))
    match = lascaux.Match(game, setup, seed=f"{players} {len(repr(options)):>14}".encode(), salt="golden")
    bots = [lascaux.make_bot("greedy" if seat % 2 else "random") for seat in range(players)]
    luck = lascaux.Pcg32(players)
    while not match.is_over:
        match.play(match.actor, ask(bots[match.actor], game, match.state, match.actor, luck))
    return write_record(match)


def main() -> None:
    """Of the games that are named, or of all."""
    for agreement in AGREEMENTS:
        if sys.argv[1:] and agreement[0] not in sys.argv[1:]:
            continue
        path = file_of(*agreement)
        path.parent.mkdir(exist_ok=True)
        path.write_text(record_game(*agreement), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
