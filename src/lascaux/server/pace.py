"""What one more job costs the disk, and so how much may wait for it: what comes on top is refused at once.

A slow disk is no overload: however long a commit takes by itself, it takes that for all who share it. So only
what each job adds is counted, by the commits of late and by the very last one: one alone may have had to wait
for the processor.
"""

FEW = 8  # jobs, which are never too many
SOME = 4  # jobs: a commit of fewer does not tell what each of them added
LONGEST = 0.075  # seconds that all who wait may add to their commit; the one before it may last as long
KEPT = 0.8  # of what is known, with each commit
GUESS = (2.0, 0.0004)  # jobs, and what they add


class Pace:
    """Told by the writer's thread, asked in the event loop."""

    def __init__(self) -> None:
        self.alone = 0.0  # seconds of a commit of one job
        self.known = GUESS
        self.last = 0.0  # seconds that each job added to the last commit

    def note(self, jobs: int, seconds: float) -> None:
        """A commit of so many took so long."""
        if jobs == 1:
            self.alone += (1 - KEPT) * (seconds - self.alone) if self.alone else seconds
        self.last = (seconds - self.alone) / max(1, jobs - 1)
        if jobs >= SOME:
            others, added = self.known
            self.known = KEPT * others + jobs - 1, KEPT * added + seconds - self.alone

    def is_too_much(self, jobs: int) -> bool:
        """Whether so many who wait would make each other wait too long."""
        others, added = self.known
        return jobs > FEW and jobs * min(added / others, self.last) > LONGEST
