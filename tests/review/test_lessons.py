"""Lessons: what cost a seat most, in words, the dearest first."""

import lascaux
from lascaux.locales import catalog
from lascaux.review.lessons import MOST_LESSONS, Costly, lessons_from, written
from tests.stone_age.scenes import GAME as STONE_AGE
from tests.stone_age.scenes import Scene, feeding, placing, village


def costly(n: int, scene: Scene, action: str, regret: float) -> Costly:
    return Costly(n, scene.s, STONE_AGE.legal(scene.s)[scene.options().index(action)], regret)


def said(*decisions: Costly) -> list[str]:
    return [catalog("en").tell(lesson.words, []) for lesson in lessons_from(STONE_AGE, decisions)]


def test_decisions_about_the_same_are_one_lesson_and_the_dearest_comes_first():
    hungry = feeding(village(food=2, wood=2, gold=2))
    start = placing()
    decisions = [
        costly(3, start, "place forest 2", 3.6),
        costly(40, hungry, "pay_all wood wood gold", 2.2),
        costly(90, hungry, "pay_all wood gold gold", 5.9),
        costly(95, start, "place hunt 1", 1.0),
        costly(99, hungry, "refuse", 0.2),
    ]
    assert said(*decisions) == [
        "Fed with gold twice: 8 points",
        "Sent people to the forest when another place was better: 4 points",
        "Sent people to hunt when another place was better: 1 point",
    ]
    lessons = lessons_from(STONE_AGE, decisions)
    assert [lesson.moves for lesson in lessons] == [[40, 90], [3], [95]]
    assert len(lessons) == MOST_LESSONS


def test_three_times_is_said_so():
    start = placing()
    assert said(*[costly(n, start, "place forest 2", 2.0) for n in range(3)]) == [
        "Sent people to the forest when another place was better, 3 times: 6 points"
    ]


def test_whoever_lost_nothing_has_no_lesson():
    assert said() == []


def test_every_topic_is_an_action_or_a_question_of_its_game_and_has_words():
    for id_, topics in written().items():
        kinds = lascaux.load(id_).kinds
        known = {key.partition("-do-")[2] for key in kinds.action_keys}
        known |= {frame.ask for frame in kinds.frames}
        for topic in topics:
            assert topic in known, f"{id_}: {topic}"
            assert catalog("en").has(f"{kinds.initials}-lesson-{topic}"), f"{id_}: {topic}"
