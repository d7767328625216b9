"""Where luck comes from."""

from collections import Counter

import pytest

from lascaux.engine.chance import Dealer, Pcg32, Rng, unpack_luck, weighted
from lascaux.engine.errors import SetupError

SEED = bytes(range(16))


def test_pcg32_gives_the_published_numbers():
    """The first words of the reference implementation's demo: seed 42, stream 54."""
    luck = Pcg32(42, 54)
    expected = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]
    assert [luck.word() for _ in expected] == expected


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (7, 1), (2**64 - 1, 2**63 - 1), (2**63 + 5, 12345)])
def test_pcg32_in_limbs_is_pcg32_in_64_bits(seed, stream):
    mask, state = 2**64 - 1, 0
    increment = (2 * stream + 1) & mask

    def word():
        nonlocal state
        old, state = state, (state * 6364136223846793005 + increment) & mask
        shifted, turn = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF, old >> 59
        return ((shifted >> turn) | (shifted << (-turn & 31))) & 0xFFFFFFFF

    word()
    state = (state + seed) & mask
    word()
    luck = Pcg32(seed, stream)
    assert [luck.word() for _ in range(2000)] == [word() for _ in range(2000)]


def test_packed_luck_goes_on_where_it_stood():
    luck = Pcg32(2**63 + 5, 12345)
    luck.word()
    again = unpack_luck(luck.pack())
    assert [again.word() for _ in range(99)] == [luck.word() for _ in range(99)]


def test_below_is_even():
    luck = Pcg32(1)
    counts = Counter(luck.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    # chi squared with 5 degrees of freedom: 20.5 is passed once in a thousand seeds
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_below_throws_uneven_words_away():
    deal = Dealer(SEED).deal(0, 0)
    deal.words = [5, 2**32 - 1]  # the last comes first, and is beyond 3 * 2**30
    assert deal.below(3 * 2**30) == 5


def test_a_deal_depends_on_seed_salt_and_number_only():
    words = [Dealer(SEED, b"bison").deal(2, 7).word() for _ in range(3)]
    assert len(set(words)) == 1
    others = [Dealer(SEED, b"wolf"), Dealer(SEED), Dealer(bytes(16), b"bison")]
    assert len({words[0], *[dealer.deal(2, 7).word() for dealer in others]}) == 4
    assert Dealer(SEED, b"bison").deal(2, 8).word() != words[0]
    assert Dealer(SEED, b"bison").deal(3, 7).word() != words[0]


def test_a_deal_never_changes_so_that_old_records_stay_provable():
    deal = Dealer(SEED, b"lascaux").deal(1, 3)
    assert [deal.word() for _ in range(20)][::19] == [3893085452, 1361324724]


def test_weights_are_odds():
    luck = Pcg32(3)
    counts = Counter(weighted([((0,), 1), ((1,), 3)], luck) for _ in range(8000))
    assert 1850 < counts[(0,)] < 2150
    assert counts[(0,)] + counts[(1,)] == 8000


def test_a_seed_has_128_bits():
    with pytest.raises(SetupError, match="a seed has 16 bytes, this has 5"):
        Dealer(b"short")


@pytest.mark.parametrize("n", [0, -3, 2**32 + 1])
def test_below_what_no_word_can_answer_is_a_mistake_and_no_endless_search(n):
    with pytest.raises(AssertionError):
        Pcg32(1).below(n)


class Written(Rng):
    """A generator of one's own, in plain Python."""

    def word(self):
        return 7


def test_a_generator_of_ones_own_works_in_both_builds():
    assert Written().below(5) == 2
    assert weighted([((0,), 7), ((1,), 1)], Written()) == (1,)
