"""The laws of the contract, tried here while the game is not registered."""

import pytest

from lascaux.games import registry
from lascaux.games.endless_winter.game import EndlessWinterGame
from tests.conformance import test_laws
from tests.conformance.walks import EVERY, Agreement

GAME = "endless-winter"
AGREEMENTS = [
    Agreement(GAME, 2, (), 1),
    Agreement(GAME, 3, (("edition", "cs"),), 2),
    Agreement(GAME, 4, (("edition", "uk"), ("glacier_tokens", "on"), ("rest_tokens", "on")), 3),
    Agreement(GAME, 2, (("edition", "pl"), ("draft", "chiefs-and-setup"), ("rest_tokens", "on")), 4),
    Agreement(
        GAME,
        3,
        (("draft", "setup"), ("village_icon_free", "on"), ("extra_megalith_downgrade", "on")),
        5,
    ),
    Agreement(GAME, 2, (("reduced_figures_era1", "yes"), ("sole_majority_terrain", "yes")), 6),
]
LAWS = [
    law
    for name, law in sorted(vars(test_laws).items())
    if name.startswith("test_") and "agreement" in law.__code__.co_varnames[: law.__code__.co_argcount]
]


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    monkeypatch.setitem(registry.GAMES, GAME, EndlessWinterGame)
    monkeypatch.setitem(registry.loaded, GAME, EndlessWinterGame())


def test_every_law_is_tried():
    assert len(LAWS) > 15


@pytest.mark.parametrize("agreement", AGREEMENTS[::EVERY], ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law, agreement):
    law(agreement)
