"""Thousands of random positions, compared with the slow oracle."""

from collections import Counter

import pytest

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE, OVER, SPECTATOR
from tests.kingdomino_origins import oracle
from tests.kingdomino_origins.scenes import GAME, random_play
from tests.views import View

GAMES = [
    (2, {"mode": "discovery", "lava_on_hut": "yes"}),
    (2, {"mode": "totem", "overview": "yes", "habilis": "yes"}),
    (2, {"mode": "tribe", "last_turn_recruiting": "yes"}),
    (3, {"mode": "discovery", "overview": "yes", "habilis": "yes"}),
    (3, {"mode": "totem", "lava_on_hut": "yes"}),
    (3, {"mode": "tribe", "overview": "yes"}),
    (4, {"mode": "discovery"}),
    (4, {"mode": "totem"}),
    (4, {"mode": "tribe", "lava_on_hut": "yes", "last_turn_recruiting": "yes"}),
]


def steps(games, agreements=GAMES):
    """Every step of so many random games of each kind."""
    for players, options in agreements:
        for seed in range(games):
            for scene, action in random_play(1000 * players + seed, players, **options):
                yield scene, action, options


def offered(scene):
    return {GAME.named(scene.s, action)["do"] for action in GAME.legal(scene.s)}


def placing_halves(scene):
    """The halves of the domino that is to be placed: the lowest that still has a chief on it."""
    return next(domino["halves"] for domino in scene.view["last_row"] if domino["chief"] is not None)


def outcome(pair, halves):
    """What lies where, so that turning a domino with equal halves makes no difference."""
    return frozenset(
        (at, half["terrain"], half.get("fires"), half.get("craters"))
        for at, half in zip(pair, halves, strict=True)
    )


def test_KO_CON_01_KO_CON_02_KO_CON_03_KO_CON_04_placements_equal_brute_force():
    seen = Counter()
    for scene, _, _ in steps(6):
        if scene.actor < 0 or not offered(scene) & {"place", "discard"}:
            continue
        view = scene.view
        halves = placing_halves(scene)
        squares = oracle.squares_of(view["lands"][scene.actor])
        ways = oracle.ways(squares, halves[0]["terrain"], halves[1]["terrain"], view["size"])
        named: list[View] = [GAME.named(scene.s, action) for action in GAME.legal(scene.s)]
        if not ways:
            assert named == [{"do": "discard"}]
            seen["discard"] += 1
            continue
        offers = [(oracle.spot(way["left"]), oracle.spot(way["right"])) for way in named]
        assert set(offers) <= ways
        outcomes = [outcome(pair, halves) for pair in offers]
        assert len(set(outcomes)) == len(outcomes), "a way is offered twice"
        assert set(outcomes) == {outcome(pair, halves) for pair in ways}
        seen["place"] += 1
    assert seen["place"] > 2000
    assert seen["discard"] > 20


def test_KO_CON_03_placements_lead_to_the_same_positions_as_brute_force():
    """The same by positions: fewer of them, for each is played out."""
    compared = 0
    for scene, _, _ in steps(1):
        if scene.actor < 0 or "place" not in offered(scene):
            continue
        halves = placing_halves(scene)
        squares = oracle.squares_of(scene.view["lands"][scene.actor])
        ways = oracle.ways(squares, halves[0]["terrain"], halves[1]["terrain"], scene.view["size"])
        tried: list[View] = [
            {"do": "place", "left": oracle.name(left), "right": oracle.name(right)} for left, right in ways
        ]
        positions = [packed_after(scene, GAME.parse(scene.s, named)) for named in tried]
        assert {packed_after(scene, action) for action in GAME.legal(scene.s)} == set(positions)
        compared += 1
    assert compared > 300


def packed_after(scene, action):
    s = scene.s.copy()
    GAME.apply(s, action)
    return s.pack()


def test_KO_CON_03_KO_TRI_02_legal_actions_lead_to_different_positions():
    """Also payments, people and landing places: nothing is offered twice."""
    compared = 0
    for scene, _, _ in steps(1):
        if scene.actor < 0:
            continue
        positions = [packed_after(scene, action) for action in GAME.legal(scene.s)]
        assert len(set(positions)) == len(positions) > 0
        compared += len(positions) > 1
    assert compared > 600


def test_KO_VOL_02_KO_VOL_03_KO_VOL_06_landing_places_equal_brute_force():
    compared = 0
    for scene, _, options in steps(12):
        if scene.actor < 0 or "land" not in offered(scene):
            continue
        facts = GAME.question(scene.s).facts
        squares = oracle.squares_of(scene.view["lands"][scene.actor])
        volcano = oracle.spot(str(facts["at"]))
        found = oracle.landings(
            squares, volcano, squares[volcano]["craters"], options.get("lava_on_hut") == "yes"
        )
        named = [str(GAME.named(scene.s, action)["at"]) for action in GAME.legal(scene.s)]
        assert len(set(named)) == len(named)
        assert {oracle.spot(at) for at in named} == found
        compared += 1
    assert compared > 600


def test_KO_END_02_KO_END_03_KO_TOT_05_KO_TRI_08_points_and_tie_breaks_equal_a_slow_count():
    compared = 0
    for scene, _, options in steps(3):
        if scene.actor == CHANCE:
            continue
        view = scene.view
        bonus = [options.get(key) == "yes" for key in ("overview", "habilis")]
        expected = [oracle.standing(view, seat, *bonus) for seat in range(len(view["lands"]))]
        assert GAME.returns(scene.s) == expected
        assert view["points"] == [standing[0] for standing in expected]
        sheet = Counter()
        for line in GAME.score(scene.s):
            sheet[line.seat] += line.points
        assert [sheet[seat] for seat in range(len(expected))] == view["points"]
        compared += 1
    assert compared > 3000


def test_KO_TRI_06_after_paying_there_is_always_a_home():
    settled = 0
    for scene, _, _ in steps(10, [game for game in GAMES if game[1]["mode"] == "tribe"]):
        if scene.actor < 0 or "settle" not in offered(scene):
            continue
        squares = oracle.squares_of(scene.view["lands"][scene.actor])
        homes = {
            at
            for at, square in squares.items()
            if square["terrain"] not in ("hut", "volcano")
            and not oracle.fires(square)
            and not square["resource"]
            and not square["person"]
        }
        named = [str(GAME.named(scene.s, action)["at"]) for action in GAME.legal(scene.s)]
        assert set(map(oracle.spot, named)) == homes
        assert homes
        settled += 1
    assert settled > 100


def dominoes_in(squares):
    """How often each domino occurs among these squares."""
    return Counter(square["domino"] for square in squares.values() if square["terrain"] != "hut")


def test_KO_CMP_01_each_domino_is_always_in_exactly_one_place():
    """In the box, in a row, in one territory with both halves, or out of the game."""
    out, waiting = set(), set()
    for scene, _, _ in steps(2):
        view = scene.view
        if view["box"] == 48:
            out, waiting = set(), set()
        rows = scene.dominoes("row") + scene.dominoes("last_row")
        placed = []
        for land in view["lands"]:
            counts = dominoes_in(oracle.squares_of(land))
            assert set(counts.values()) <= {2}
            placed += counts
        seen = rows + placed
        assert len(seen) == len(set(seen))
        # What was in a row and is nowhere now has left the game, and never comes back.
        out |= waiting - set(seen)
        waiting = set(rows)
        assert not out & set(seen)
        assert view["box"] + len(seen) + len(out) == 48


@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_KO_TOT_01_KO_TOT_02_the_stock_is_what_lies_on_the_territory(mode):
    for scene, _, _ in steps(3, [game for game in GAMES if game[1]["mode"] == mode]):
        for land in scene.view["lands"]:
            squares = oracle.squares_of(land).values()
            lying = Counter(square["resource"] for square in squares if square["resource"])
            assert {name: lying[name] for name in land["stock"]} == land["stock"]
            assert not (mode == "discovery" and lying)
            for square in squares:
                assert not (square["resource"] and (oracle.fires(square) or square["person"]))
                assert not (square["terrain"] == "volcano" and oracle.fires(square))


def test_KO_CMP_02_lava_tokens_are_never_more_than_there_are():
    for scene, _, _ in steps(2):
        view = scene.view
        lying = Counter(
            sq["lava"] for land in view["lands"] for sq in land["squares"].values() if "lava" in sq
        )
        for fires, tokens in ((1, 5), (2, 4), (3, 1)):
            assert lying[fires] + view["lava"][str(fires)] <= tokens


def test_KO_CMP_02_people_are_never_more_than_there_are():
    copies = {"brawler": 4, "amazon": 3, "bruiser": 1}
    for scene, _, _ in steps(3, [game for game in GAMES if game[1]["mode"] == "tribe"]):
        view = scene.view
        people = Counter(view["people"]) + Counter(person for person in view["cave"] if person)
        people += Counter(
            sq["person"] for land in view["lands"] for sq in land["squares"].values() if "person" in sq
        )
        assert all(count <= copies.get(person, 2) for person, count in people.items())


def test_KO_TOT_03_KO_TOT_04_KO_RUL_01_totems_go_as_a_slow_count_says():
    """Whenever a placement is done, the totems are compared with what the stocks ask for."""
    moved = 0
    for players, options in [game for game in GAMES if game[1]["mode"] == "totem"]:
        for seed in range(15):
            placed_by = -1
            expected: dict[str, int | None] = dict.fromkeys(oracle.TOTEMS)
            for scene, action in random_play(seed, players, **options):
                asked = offered(scene) if scene.actor >= 0 else set()
                if placed_by >= 0 and not asked & {"land", "hand_on"}:
                    after = count_totems(scene.view, expected, placed_by)
                    moved += after != expected
                    expected, placed_by = after, -1
                if not asked & {"land", "hand_on"}:
                    assert scene.view["totems"] == expected
                if action and GAME.named(scene.s, action)["do"] == "place":
                    placed_by = scene.actor
                if action and GAME.named(scene.s, action)["do"] == "hand_on":
                    named: View = GAME.named(scene.s, action)
                    assert expected[named["totem"]] == scene.actor
                    expected = expected | {named["totem"]: named["seat"]}
    assert moved > 200


def count_totems(view, before, seat):
    """KO-TOT-03, KO-TOT-04: after `seat` placed; a totem that was just handed on is already right."""
    after = dict(before)
    for totem in before:
        stocks = [land["stock"][totem] for land in view["lands"]]
        leaders = [other for other, stock in enumerate(stocks) if stock == max(stocks)]
        if leaders == [seat]:
            after[totem] = seat
        elif before[totem] == seat and seat not in leaders:
            assert len(leaders) == 1
            after[totem] = leaders[0]
    return after


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_view_is_never_out_of_date(players, options):
    """Territories keep how they look: one that was looked at before a move shows what a fresh one does."""
    s, rng = GAME.new(GAME.setup(players, options)), Pcg32(players)
    while (actor := GAME.actor(s)) != OVER:
        legal = [GAME.sample(s, rng)] if actor == CHANCE else GAME.legal(s)
        GAME.apply(s, legal[rng.below(len(legal))])
        assert GAME.observe(s, SPECTATOR) == GAME.observe(GAME.unpack(s.pack()), SPECTATOR)
