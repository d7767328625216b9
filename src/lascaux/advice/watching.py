"""How somebody who thinks is told to stop."""

from lascaux.engine.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Is looked at before every decision of a line that is played on. This one never ends; those with a clock
    or a bell are not compiled."""

    def is_over(self) -> bool:
        return False
