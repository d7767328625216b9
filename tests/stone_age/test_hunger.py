"""What a view says about hunger, in every moment of a round."""

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import SPECTATOR, State
from tests.stone_age.following import GAME, at_random
from tests.stone_age.scenes import placing, village
from tests.views import View


def seen_by_all(s: State) -> View:
    return GAME.observe(s, SPECTATOR)


def test_SA_FEED_01_hunger_is_what_is_missing_until_the_people_ate():
    seen = set()
    for seed in range(2):
        s, rng = GAME.new(GAME.setup(3, {})), Pcg32(seed)
        while (view := seen_by_all(s))["round"] < 9:
            actor = GAME.actor(s)
            question = GAME.question(s)
            for seat, one in enumerate(view["villages"]):
                before = max(0, one["mouths"] - one["harvest"] - one["food"])
                if view["phase"] in ("placing", "using"):
                    assert one["hunger"] == before
                elif question.key == "sa-ask-feed" and seat == actor:
                    assert 0 < one["hunger"] == question.facts["due"]
                    seen.add("asked")
                elif view["phase"] == "feeding":
                    waits = actor >= 0 and (seat - view["start"]) % 3 > (actor - view["start"]) % 3
                    assert one["hunger"] == (before if waits else 0)
                    seen.add("waits" if waits else "ate")
            GAME.apply(s, at_random(s, actor, rng) if actor >= 0 else GAME.sample(s, rng))
    assert seen == {"asked", "waits", "ate"}


def forecast(scene, seat: int = 0) -> list[int]:
    return [scene.village(seat)[what] for what in ("mouths", "harvest", "hunger")]


def test_SA_ACT_03_a_child_that_is_sure_to_come_is_a_mouth_more():
    scene = placing(village(people=6, food=4, production=2))
    assert forecast(scene) == [6, 2, 0]
    scene.do("place hut 2")
    assert forecast(scene) == [7, 2, 1]
    assert forecast(scene, 1) == [5, 0, 0], "nobody else's"
    scene = placing(village(people=10, food=8, production=2)).do("place hut 2")
    assert forecast(scene) == [10, 2, 0], "there are no more than ten"


def test_SA_ACT_04_a_field_that_is_sure_to_come_feeds_one_more():
    scene = placing(village(people=6, food=3, production=2))
    assert forecast(scene) == [6, 2, 1]
    assert forecast(scene.do("place field 1")) == [6, 3, 0]
    scene = placing(village(people=10, production=10)).do("place field 1")
    assert forecast(scene) == [10, 10, 0]


def test_SA_ACT_03_who_will_eat_is_known_as_soon_as_all_are_placed():
    seen = set()
    for seed in range(6):
        s, rng = GAME.new(GAME.setup(3, {})), Pcg32(seed)
        placed: list[int] = []
        while (view := seen_by_all(s))["round"] < 9 and view["phase"] != "end":
            mouths = [one["mouths"] for one in view["villages"]]
            if view["phase"] in ("using", "feeding"):
                placed = placed or mouths
                assert mouths == placed
                seen |= {one["mouths"] - one["people"] for one in view["villages"]}
            else:
                placed = []
            actor = GAME.actor(s)
            GAME.apply(s, at_random(s, actor, rng) if actor >= 0 else GAME.sample(s, rng))
    assert seen == {0, 1}, "before and after the child came"
