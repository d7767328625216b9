"""What all views may hold: something to be said, as plain data. Not compiled, as all types of views."""

from typing import TypedDict

from lascaux.engine.protocol import Text

# The open question with its parameters: the fields of its frame (kinds.py). The browser has a type for each.
Asked = dict[str, object]


class Said(TypedDict):
    """A key of the catalogs and its arguments, which may have words of their own."""

    key: str
    facts: "dict[str, int | str | Said]"


def said(text: Text) -> Said:
    facts = {name: said(fact) if isinstance(fact, Text) else fact for name, fact in text.facts.items()}
    return {"key": text.key, "facts": facts}
