"""Nouns in the forms that cases and numbers ask for, and texts inside of texts."""

import pytest

from lascaux.engine.protocol import Text
from lascaux.locales import Catalog
from lascaux.locales.grammar import grammar_of

STONE = {
    "cs": (
        "mi",
        "kámen",
        {"gen": "kamene", "ins": "kamenem", "many": "kameny", "many-gen": "kamenů", "many-ins": "kameny"},
    ),
    "pl": (
        "mp",
        "łowca",
        {"gen": "łowcy", "many": "łowcy", "many-gen": "łowców", "few": "łowców", "ins": "łowcą"},
    ),
    "uk": (
        "ma",
        "лис",
        {"gen": "лиса", "many": "лиси", "many-gen": "лисів", "ins": "лисом", "many-ins": "лисами"},
    ),
    "hr": ("mi", "kamen", {"gen": "kamena", "many": "kameni", "many-gen": "kamenova", "dat": "kamenu"}),
}


def speaker(language: str, source: str = "") -> Catalog:
    """Of the grammar of a language, with nothing in its catalog but this."""
    from fluent.runtime import FluentResource

    said = Catalog("en")
    said.grammar = grammar_of(language)
    if language in STONE:
        gender, value, forms = STONE[language]
        lines = "".join(f"\n    .{form} = {text}" for form, text in forms.items())
        source += f"\nzz-word-thing = {value}\n    .gender = {gender}{lines}\n"
    said.bundle.add_resource(FluentResource(source))
    return said


@pytest.mark.parametrize(
    ("language", "case", "expected"),
    [
        ("cs", "", "kámen kameny kamenů kamenů kamene kamene"),
        ("cs", "acc", "kámen kameny kamenů kamenů kamene kamene"),
        ("cs", "ins", "kamenem kameny kameny kameny kamene kamene"),
        ("pl", "", "łowca łowców łowców łowców łowcy łowcy"),
        ("pl", "acc", "łowcy łowców łowców łowców łowcy łowcy"),
        ("uk", "", "лис лиси лисів лис лиса лиса"),
        ("uk", "acc", "лиса лисів лисів лиса лиса лиса"),
        ("uk", "ins", "лисом лисами лисами лисом лиса лиса"),
        ("hr", "", "kamen kamena kamenova kamen kamena kamena"),
        ("hr", "loc", "kamenu kamena kamenova kamenu kamena kamena"),
    ],
)
def test_numbers_ask_for_forms(language: str, case: str, expected: str) -> None:
    said = speaker(language)
    counts: list[float | str] = [1, 2, 5, 21, 1.5, "1½"]
    assert [said.word("zz", "thing", count, case=case) for count in counts] == expected.split()
    assert said.problems == []


def test_a_form_that_is_not_there_is_a_problem_and_the_nominative_is_said() -> None:
    said = speaker("cs")
    assert said.word("zz", "thing", case="dat") == "kámen"
    assert said.problems == ["zz-word-thing has no form dat"]


def test_the_gender_chooses_without_what_it_says_of_people() -> None:
    said = speaker("cs", 'zz-new = { GENDER("zz", $what) ->\n [m] nový\n *[f] nová\n } { WORD("zz", $what) }')
    assert said.say("zz-new", what="thing") == "nový kámen"


def test_a_message_asks_for_a_form_of_a_text_inside_it() -> None:
    source = (
        "zz-inner = práce { $seat }\n    .acc = práci { $seat }\n"
        'zz-outer = { $it } / { TEXT($it, form: "acc") }'
    )
    said = speaker("cs", source)
    assert (
        said.tell(Text("zz-outer", {"it": Text("zz-inner", {"seat": 0})}), ["Ana"]) == "práce Ana / práci Ana"
    )
    wrong = speaker("cs", source.replace(".acc", ".dat"))
    wrong.tell(Text("zz-outer", {"it": Text("zz-inner", {"seat": 0})}), ["Ana"])
    assert wrong.problems == ["zz-inner has no form acc"]
