"""Every refusal names the rule that shuts the action."""

import pytest

from lascaux.engine.errors import MalformedAction
from tests.kingdomino_origins.scenes import GAME, a_round, a_turn, finished, fresh

CAVE = ("hunter", "shaman", "hunter", "bruiser")
STRIP = """
    . L L L G .
    . L H L . .
    . L L L . .
    . . . . . .
"""


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        ("place e2 e4", "ko-why-not-a-domino", "KO-CMP-01"),
        ("place e2 f3", "ko-why-not-a-domino", "KO-CMP-01"),
        ("place e2 e2", "ko-why-not-a-domino", "KO-CMP-01"),
        ("place e2 d2", "ko-why-overlap", "KO-CON-04"),
        ("place e1 f1", "ko-why-overlap", "KO-CON-04"),
        ("place c2 c1", "ko-why-overlap", "KO-CON-04"),
        ("place e2 e3", "ko-why-no-match", "KO-CON-01"),
        ("place f4 e4", "ko-why-no-match", "KO-CON-01"),
        ("discard", "ko-why-discard", "KO-CON-03"),
    ],
)
def test_KO_CON_01_KO_CON_03_KO_CON_04_why_not_there(action, key, rule):
    """Domino 4 is desert and prairie; its prairie half would fit on e2 and f1."""
    refusal = a_turn(4, STRIP).why_not(action)
    assert (refusal.key, refusal.rule) == (key, rule)


@pytest.mark.parametrize("action", ["place g2 f2", "place e0 f0", "place a2 a3", "place c6 d6"])
def test_KO_CON_02_why_not_too_big(action):
    """Five wide and five tall already; g, the row above and column a lie outside."""
    scene = a_turn(1, ". D D H D D . / . D . . . . . / . D . . . . . / . D . . . . . / . D . . . . .")
    named = scene.why_not(action)
    assert (named.key, named.rule, named.facts) == ("ko-why-too-big", "KO-CON-02", {"size": 5})


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        ("land c3", "ko-why-no-land", "KO-VOL-02"),
        ("land d1", "ko-why-volcano", "KO-VOL-02"),
        ("land d2", "ko-why-volcano", "KO-VOL-02"),
        ("land b1", "ko-why-fire", "KO-VOL-02"),
        ("land c1", "ko-why-fire", "KO-VOL-02"),
        ("land a2", "ko-why-too-far", "KO-VOL-03"),
        ("land b2", "ko-why-hut", "KO-VOL-06"),
    ],
)
def test_KO_VOL_02_KO_VOL_03_KO_VOL_06_why_lava_cannot_land_there(action, key, rule):
    scene = a_turn(42, "D D1 D^1 V1 / D H . . / D . . .").do("place c2 d2")
    refusal = scene.why_not(action)
    assert (refusal.key, refusal.rule) == (key, rule)


def test_KO_TURN_02_why_not_choose():
    scene = a_round({1: 0, 2: 1}, row=(7, 8, 9, 10)).do("place f5 g5", "choose 8", "place f5 g5")
    taken, elsewhere = scene.why_not("choose 8"), scene.why_not("choose 11")
    assert (taken.key, taken.rule, taken.facts) == ("ko-why-taken", "KO-TURN-02", {"domino": 8})
    assert (elsewhere.key, elsewhere.rule) == ("ko-why-not-in-row", "KO-TURN-02")


def test_KO_TOT_04_why_not_hand_on():
    scene = a_turn(28, "L* H . .", "L* H", "L* H", "H", mode="totem", totems={"fish": 0})
    scene.do("place c1 d1", "land a1")
    refusal = scene.why_not("hand_on fish 3")
    assert (refusal.key, refusal.rule) == ("ko-why-hand-on", "KO-TOT-04")
    assert scene.why_not("hand_on flint 1").rule == "KO-TOT-04"


def recruiting(drawing, **more):
    settings = {"row": (2, 3, 4, 5), "cave": CAVE, "people": {"amazon": 1}, "mode": "tribe"} | more
    return a_turn(1, drawing, **settings).do("place d1 e1", "choose 2")


def test_KO_TRI_02_why_not_invite_or_search():
    scene = recruiting("G* L* H . .")
    stranger, too_poor = scene.why_not("invite amazon"), scene.why_not("search")
    assert (stranger.key, stranger.rule) == ("ko-why-not-in-cave", "KO-TRI-02")
    assert (too_poor.key, too_poor.rule) == ("ko-why-too-poor", "KO-TRI-02")


def test_KO_RUL_03_why_not_search_an_empty_stack():
    refusal = recruiting("G* L* H . . / J* Q* . . .", people={}).why_not("search")
    assert (refusal.key, refusal.rule) == ("ko-why-empty-stack", "KO-RUL-03")


def test_KO_TRI_02_why_not_invite_from_an_empty_cave():
    """Whoever has one of each resource is not too poor. (Possible in the last turn, by option.)"""
    refusal = recruiting("G* L* H . . / J* Q* . . .", cave=()).why_not("invite hunter")
    assert (refusal.key, refusal.rule) == ("ko-why-not-in-cave", "KO-TRI-02")


def test_KO_TRI_02_why_not_pay():
    scene = recruiting("G* G* H . . / L* . . . .").do("invite hunter", "pay a1")
    refusal = scene.why_not("pay b1")
    assert (refusal.key, refusal.rule) == ("ko-why-pay", "KO-TRI-02")
    assert scene.why_not("pay d1").rule == "KO-TRI-02"


def test_KO_TRI_04_why_not_settle():
    scene = recruiting("G* L* H . .").do("invite hunter", "pay a1", "pay b1")
    refusal = scene.why_not("settle c1")
    assert (refusal.key, refusal.rule) == ("ko-why-settle", "KO-TRI-04")


@pytest.mark.parametrize("action", ["choose 2", "land a1", "decline", "take hunter", "settle a1"])
def test_KO_TURN_02_an_answer_to_another_question_is_told_the_open_one(action):
    refusal = a_turn(1, "H . .").why_not(action)
    assert (refusal.key, refusal.rule) == ("ko-ask-place", "KO-CON-01")


@pytest.mark.parametrize(
    ("make", "key", "rule"),
    [
        (lambda: fresh(2).do("row 1 2 3 4", "chief 0"), "ko-ask-pair", "KO-2P-02"),
        (lambda: fresh(3).do("row 1 2 3 4", "chief 0"), "ko-ask-choose", "KO-TURN-02"),
        (lambda: fresh(3), "ko-ask-row", "KO-TURN-03"),
        (lambda: fresh(3).do("row 1 2 3 4"), "ko-ask-chief", "KO-SET-03"),
        (lambda: fresh(3, mode="tribe"), "ko-ask-person", "KO-TRI-03"),
        (lambda: recruiting("G* L* H . ."), "ko-ask-recruit", "KO-TRI-02"),
        (lambda: recruiting("G* L* H . .").do("invite hunter"), "ko-ask-pay", "KO-TRI-02"),
        (
            lambda: recruiting("G* L* H . .").do("invite hunter", "pay a1", "pay b1"),
            "ko-ask-settle",
            "KO-TRI-04",
        ),
        (lambda: a_turn(28, "H . .").do("place b1 c1"), "ko-ask-land", "KO-VOL-04"),
        (lambda: finished("H"), "ko-ask-over", "KO-END-03"),
    ],
)
def test_KO_TURN_02_every_question_names_its_rule(make, key, rule):
    """And is the answer to an action that has nothing to do with it."""
    scene = make()
    question = GAME.question(scene.s)
    assert (question.key, question.rule) == (key, rule)
    assert scene.why_not("discard") == question


def test_KO_TRI_02_the_question_whom_to_take_names_its_rule():
    scene = recruiting("G* L* H . . / J* Q* . . .").do("search", "pay a1", "pay b1", "pay a2", "pay b2")
    refusal = scene.why_not("take hunter")
    assert (refusal.key, refusal.rule) == ("ko-ask-take", "KO-TRI-02")


@pytest.mark.parametrize(
    ("named", "words"),
    [
        ({"do": "fly"}, "'do' must be one of choose, take_pair"),
        ({}, "'do' must be one of"),
        ({"do": "choose"}, "'choose' must have just the fields do, domino"),
        ({"do": "choose", "domino": 1, "seat": 2}, "must have just the fields"),
        ({"do": "choose", "domino": "one"}, "'domino' must be a whole number"),
        ({"do": "choose", "domino": True}, "'domino' must be a whole number"),
        ({"do": "place", "left": "E4", "right": "K4"}, "'right' must be a square"),
        ({"do": "place", "left": "E0", "right": "E1"}, "'left' must be a square"),
        ({"do": "place", "left": 5, "right": "E1"}, "'left' must be a square"),
        ({"do": "invite", "person": "dentist"}, "'person' must be one of hunter"),
        ({"do": "row", "dominoes": 5}, "'dominoes' must be a list"),
    ],
)
def test_KO_CMP_01_what_is_no_action_at_all_is_malformed(named, words):
    with pytest.raises(MalformedAction, match=words):
        GAME.parse(a_turn(1, "H . .").s, named)
