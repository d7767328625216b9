"""Plays random games of one game, for a count of instructions: by callgrind, where seconds are too noisy.

    PYTHONHASHSEED=0 valgrind --tool=callgrind --callgrind-out-file=/dev/null \\
        python -S bench/instructions.py FOLDER stone-age --games 20

FOLDER holds a compiled package (`.build/compiled-...`). Starting costs much more than a few games, so run it
with two numbers of games: the difference, by the difference of the decisions that it prints, is the cost of a
decision. Two builds play the same games, so their costs can be compared to a tenth of a percent.
"""

import argparse
import sys


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays random games for callgrind.")
    parser.add_argument("folder")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--copies", type=int, default=0, help="also copies a position in its middle so often")
    asked = parser.parse_args()
    sys.path.insert(0, asked.folder)
    print(play(asked.game, asked.games, asked.copies))


def play(game_id: str, games: int, copies: int) -> int:
    """Gives the number of decisions."""
    import lascaux
    from lascaux.engine.playing import copy_many, play_out

    assert lascaux.build() == "compiled", lascaux.__file__
    game = lascaux.load(game_id)
    setup = game.setup(game.players[-1], {})
    decisions = sum(play_out(game, game.new(setup), lascaux.Pcg32(seed)) for seed in range(games))
    s, luck = game.new(setup), lascaux.Pcg32(7)
    for _ in range(150):
        options = game.legal(s)
        game.apply(s, options[luck.below(len(options))] if options else game.sample(s, luck))
    copy_many(s, copies)
    return decisions


if __name__ == "__main__":
    main()
