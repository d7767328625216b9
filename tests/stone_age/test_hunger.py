"""What a view says about hunger, in every moment of a round."""

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import SPECTATOR
from tests.stone_age.following import GAME, at_random


def test_SA_FEED_01_hunger_is_what_is_missing_until_the_people_ate():
    seen = set()
    for seed in range(2):
        s, rng = GAME.new(GAME.setup(3, {})), Pcg32(seed)
        while (view := GAME.observe(s, SPECTATOR))["round"] < 9:
            actor = GAME.actor(s)
            question = GAME.question(s)
            for seat, village in enumerate(view["villages"]):
                before = max(0, village["people"] - village["production"] - village["food"])
                if view["phase"] in ("placing", "using"):
                    assert village["hunger"] == before
                elif question.key == "sa-ask-feed" and seat == actor:
                    assert village["hunger"] == question.facts["due"] > 0
                    seen.add("asked")
                elif view["phase"] == "feeding":
                    waits = actor >= 0 and (seat - view["start"]) % 3 > (actor - view["start"]) % 3
                    assert village["hunger"] == (before if waits else 0)
                    seen.add("waits" if waits else "ate")
            GAME.apply(s, at_random(s, actor, rng) if actor >= 0 else GAME.sample(s, rng))
    assert seen == {"asked", "waits", "ate"}
