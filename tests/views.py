"""What tests pick at: a view, or a named action, without the types of its parts."""

from typing import Any

View = dict[str, Any]
