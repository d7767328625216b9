"""A game in plain Python whose frames find their rules by the names in its declaration, while it runs.

The games of this package have the same written out (`generated/dispatch.py`): compiled code calls directly
only what stands in the source.
"""

from types import ModuleType
from typing import Any

from lascaux.engine.chance import Rng, weighted
from lascaux.engine.native import mypyc_attr
from lascaux.engine.protocol import NOBODY, Action, Game, State


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredGame(Game):
    """`modules`: where the rules are that the declaration names, by the first part of their names."""

    modules: dict[str, ModuleType]

    def rule(self, name: str) -> Any:
        """The function or the list of this name, such as `fire.may_lay`."""
        module, function = name.split(".")
        return getattr(self.modules[module], function)

    def legal(self, s: State) -> list[Action]:
        kind = self.kinds.frames[s.stack[-1][0]] if s.stack else None
        if kind is None or kind.actor != "seat":
            return []
        may = self.rule(kind.may)
        options: list[Action] = may(s, s.stack[-1]) if callable(may) else may
        return options

    def apply(self, s: State, action: Action) -> None:
        frame = s.stack.pop()
        self.rule(self.kinds.frames[frame[0]].do)(s, frame, action)
        while s.stack and s.stack[-1][1] == NOBODY:
            frame = s.stack.pop()
            self.rule(self.kinds.frames[frame[0]].do)(s, frame)

    def outcomes(self, s: State) -> list[tuple[Action, int]]:
        kind = self.kinds.frames[s.stack[-1][0]] if s.stack else None
        if kind is None or kind.actor != "chance":
            return []
        found: list[tuple[Action, int]] = self.rule(kind.outcomes)(s, s.stack[-1])
        return found

    def sample(self, s: State, rng: Rng) -> Action:
        sample = self.kinds.frames[s.stack[-1][0]].sample
        if not sample:
            return weighted(self.outcomes(s), rng)
        action: Action = self.rule(sample)(s, s.stack[-1], rng)
        return action

    def may_happen(self, s: State, action: Action) -> bool:
        name = self.kinds.frames[s.stack[-1][0]].may_happen if s.stack else ""
        return bool(self.rule(name)(s, s.stack[-1], action)) if name else super().may_happen(s, action)
