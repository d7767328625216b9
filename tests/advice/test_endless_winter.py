"""What a position is worth, and that whoever looks at it plays well."""

from lascaux.advice.registry import advice_for
from lascaux.bots.registry import make_bot
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE, OVER
from lascaux.games.endless_winter import lookups, names
from tests.endless_winter.scenes import GAME, a_turn, animals, begun

ADVICE = advice_for(GAME)


def duel(seed):
    """Points of a greedy seat and of a random one."""
    s = begun(2, seed).s
    luck, greedy = Pcg32(seed), seed % 2
    while GAME.actor(s) != OVER:
        if GAME.actor(s) == CHANCE:
            action = GAME.sample(s, luck)
        elif GAME.actor(s) == greedy:
            action = make_bot("casual").choose(GAME, s, greedy, luck)
        else:
            action = GAME.legal(s)[luck.below(len(GAME.legal(s)))]
        GAME.apply(s, action)
    return GAME.returns(s)[greedy][0], GAME.returns(s)[1 - greedy][0]


def test_a_greedy_player_beats_a_random_one():
    games = [duel(seed) for seed in range(8)]
    assert sum(greedy > other for greedy, other in games) >= 7
    assert sum(greedy for greedy, _ in games) > 2 * sum(other for _, other in games)


def test_at_the_end_only_points_count():
    scene = begun().give(food=3, tools=5).put(phase=names.END)
    assert ADVICE.worth(scene.s, scene.me) == 100 * GAME.returns(scene.s)[scene.me][0]


def test_a_stone_is_worth_more_the_more_eclipses_are_to_come():
    stone = lookups.STONE_NAMES.index("buried_cards")

    def gained(round_):
        scene = a_turn("hunt").put(round=round_).give(buried="brave brave brave brave")
        before = ADVICE.worth(scene.s, scene.me)
        return ADVICE.worth(scene.give(stones=(stone,)).s, scene.me) - before

    assert gained(1) > gained(4) > 0


def test_what_a_led_hex_gives_later_does_not_depend_on_food_now():
    glacier = lookups.GLACIER
    terrain = (lookups.BASE_LAND, *[glacier] * 18)

    def led(food):
        scene = a_turn("hunt").put(terrain=terrain).give(food=food, camp_at=(1,))
        away = scene.s.copy()
        away.tribes[scene.me].camp_at = (0,)
        return ADVICE.worth(scene.s, scene.me) - ADVICE.worth(away, scene.me)

    assert led(0) == led(1) > 0


def test_labor_is_worth_what_it_can_buy():
    """Cards are played where the hunting grounds have something for them, and kept where there is no tool."""

    def gained(tools):
        scene = a_turn("hunt").give(hand="hunter", tools=tools).put(grounds=animals(sloth=3))
        before = ADVICE.worth(scene.s, scene.me)
        return ADVICE.worth(scene.do("play hunter").s, scene.me) >= before

    assert gained(2)
    assert not gained(0)
