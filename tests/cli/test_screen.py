"""Every question fits 80 columns and 24 lines, and what is drawn can be read without colours."""

import pytest

import lascaux
from lascaux.bots.asking import ask
from lascaux.bots.registry import make_bot
from lascaux.cli.games.kingdomino_origins.tiles import GROUND
from lascaux.cli.names import found_name, short_names
from lascaux.cli.screen import HEIGHT, INKS, WIDTH, Screen
from lascaux.cli.seating import PERSON, Seat
from lascaux.cli.session import Session
from lascaux.cli.turn import screenful
from lascaux.engine.chance import Pcg32
from lascaux.table.match import Match

GAME = "kingdomino-origins"
LONG = ["Wilhelmina of the caves", "Greedy 1", "Greedy 2", "Wilhelmina of the lakes"]


class Endless(Screen):
    """A terminal so high that nothing is left out."""

    @property
    def height(self) -> int:
        return 999


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_every_question_fits_80_by_24(players: int, mode: str, bot: str) -> None:
    game = lascaux.load(GAME)
    setup = game.setup(players, {"mode": mode})
    match = Match(game, setup, bytes([players]) * 16, "", LONG[:players])
    screen = Screen()
    session = Session(match, [Seat(PERSON, None)] * players, 1, screen)
    player, rng = make_bot(bot), Pcg32(7)
    while not match.is_over:
        if len(match.legal()) > 1:
            lines = screenful(session)
            assert len(lines) + 1 <= HEIGHT
            assert max(line.cell_len for line in lines) <= WIDTH
        match.play(match.actor, ask(player, game, match.state, match.actor, rng))
    assert screen.catalog.problems == []
    assert {line.key for line in match.tally()} <= set(session.picture.kinds)


def test_options_are_left_out_only_where_there_is_no_room() -> None:
    game = lascaux.load(GAME)
    match = Match(game, game.setup(4, {"mode": "tribe"}), bytes(16))
    player, rng = make_bot("random"), Pcg32(3)
    cut = 0
    while not match.is_over:
        session = Session(match, [Seat(PERSON, None)] * 4, 1, Endless())
        if len(match.legal()) > 1:
            cut += len(screenful(session)) + 1 > HEIGHT
        match.play(match.actor, ask(player, game, match.state, match.actor, rng))
    assert cut == 0


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted([luminance(one), luminance(other)])
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("terrain", GROUND)
def test_letters_and_marks_stand_out_from_the_ground(terrain: str) -> None:
    face, mark, ground = GROUND[terrain]
    assert contrast(face, ground) >= 4.5
    assert contrast(mark, ground) >= 4.5


@pytest.mark.parametrize("terminal", ["#000000", "#ffffff"])
@pytest.mark.parametrize("ink", INKS)
def test_inks_stand_out_from_dark_and_light_terminals(ink: str, terminal: str) -> None:
    assert contrast(ink, terminal) >= 4.5


def test_short_names_stay_different() -> None:
    assert short_names(["Greedy 1", "Greedy 2", "Wolf"], 6) == ["Gree~1", "Gree~2", "Wolf"]
    assert short_names(["Ana", "Bo"], 6) == ["Ana", "Bo"]
    assert all(len(name) <= 8 for name in short_names(LONG, 8))
    assert len(set(short_names(LONG, 8))) == 4


def test_found_name() -> None:
    assert [found_name(["Ana", "Anton", "Bo"], words) for words in ("ana", "an", "b", "2", "9", "")] == [
        0,
        None,
        2,
        1,
        None,
        None,
    ]
