"""Where luck comes from: a fast generator for bots and playouts, and the dealer of live games.

Rules never call these; a chance node is resolved from outside by `game.sample(state, rng)`.
"""

from hashlib import blake2b
from typing import Final

from lascaux.engine.errors import SetupError
from lascaux.engine.native import i64, mypyc_attr

SEED_BYTES: Final = 16
MASK32: Final = 0xFFFFFFFF
TWO32: Final = 0x100000000
LIMB: Final = (1 << 22) - 1
TOP_LIMB: Final = (1 << 20) - 1
STEP0: Final = 6364136223846793005 & LIMB  # PCG's multiplier in limbs
STEP1: Final = 6364136223846793005 >> 22 & LIMB
STEP2: Final = 6364136223846793005 >> 44 & TOP_LIMB


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of equally likely numbers."""

    def word(self) -> int:
        """32 random bits."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """One of 0..n-1, each exactly equally likely: words from the uneven rest are thrown away."""
        assert 0 < n <= TWO32
        limit: i64 = TWO32 - TWO32 % n
        while True:
            word: i64 = self.word()
            if word < limit:
                return word % n


def weighted(outcomes: list[tuple[tuple[int, ...], int]], rng: Rng) -> tuple[int, ...]:
    """One of these, by its weight."""
    ticket = rng.below(sum([weight for _, weight in outcomes]))
    for outcome, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise AssertionError("the weights add up to more than the tickets")


class Pcg32(Rng):
    """O'Neill's PCG-XSH-RR 64/32: small, fast, good enough for playouts. Not for live games.

    The 64-bit state is kept in three limbs of 22, 22 and 20 bits and multiplied limb by limb, because
    compiled code multiplies without boxing only below 2^30.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        increment = (stream << 1) | 1
        self.add0: i64 = increment & LIMB
        self.add1: i64 = increment >> 22 & LIMB
        self.add2: i64 = increment >> 44 & TOP_LIMB
        self.limb0: i64 = 0
        self.limb1: i64 = 0
        self.limb2: i64 = 0
        self.word()
        self.stir(seed)
        self.word()

    def pack(self) -> tuple[int, ...]:
        """For another process: compiled classes don't pickle."""
        return (self.add0, self.add1, self.add2, self.limb0, self.limb1, self.limb2)

    def stir(self, seed: int) -> None:
        """Adds the seed to the state."""
        sum0 = self.limb0 + (seed & LIMB)
        sum1 = self.limb1 + (seed >> 22 & LIMB) + (sum0 >> 22)
        sum2 = self.limb2 + (seed >> 44 & TOP_LIMB) + (sum1 >> 22)
        self.limb0 = sum0 & LIMB
        self.limb1 = sum1 & LIMB
        self.limb2 = sum2 & TOP_LIMB

    def word(self) -> int:
        low: i64 = self.limb0
        middle: i64 = self.limb1
        high: i64 = self.limb2
        sum0 = low * STEP0 + self.add0
        sum1 = low * STEP1 + middle * STEP0 + self.add1 + (sum0 >> 22)
        sum2 = low * STEP2 + middle * STEP1 + high * STEP0 + self.add2 + (sum1 >> 22)
        self.limb0 = sum0 & LIMB
        self.limb1 = sum1 & LIMB
        self.limb2 = sum2 & TOP_LIMB
        shifted = (high >> 1 ^ (high << 17 | middle >> 5)) & MASK32
        turn = high >> 15
        return shifted >> turn | (shifted & (1 << turn) - 1) << 32 - turn


def unpack_luck(packed: tuple[int, ...]) -> Pcg32:
    """Goes on where the one that was packed stood."""
    luck = Pcg32(0)
    luck.add0, luck.add1, luck.add2, luck.limb0, luck.limb1, luck.limb2 = packed
    return luck


class Deal(Rng):
    """The dealer's words for one chance node: BLAKE2b of what it is and its number, keyed by the secret."""

    def __init__(self, key: bytes, kind: int, number: int) -> None:
        self.key: bytes = key
        self.kind: int = kind
        self.number: int = number
        self.block: int = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            self.words = self.next_block()
        return self.words.pop()

    def next_block(self) -> list[int]:
        parts = [self.kind, self.number, self.block]
        text = b"".join([part.to_bytes(8, "big") for part in parts])
        self.block += 1
        digest = blake2b(text, key=self.key).digest()
        return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 64, 4)]


class Dealer:
    """Deals a live game from a 128-bit seed and what the players threw in.

    The third row of dominoes has words of its own, whatever was done or undone before it: a chance node
    is named by its kind (that of its frame) and by how many of its kind came before.
    """

    def __init__(self, seed: bytes, salt: bytes = b"") -> None:
        if len(seed) != SEED_BYTES:
            raise SetupError(f"a seed has {SEED_BYTES} bytes, this has {len(seed)}")
        self.key: bytes = blake2b(salt, key=seed, digest_size=32).digest()

    def deal(self, kind: int, number: int) -> Deal:
        return Deal(self.key, kind, number)


class Dealing:
    """Counts the chance nodes of one game as they come, and gives each its words."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer: Dealer = dealer
        self.came: dict[int, int] = {}

    def next_deal(self, kind: int) -> Deal:
        return self.dealer.deal(kind, self.came.get(kind, 0))

    def count(self, kind: int) -> None:
        self.came[kind] = self.came.get(kind, 0) + 1

    def copy(self) -> "Dealing":
        copied = Dealing(self.dealer)
        copied.came = dict(self.came)
        return copied
