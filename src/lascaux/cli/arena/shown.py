"""A series as tables on the screen."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table

from lascaux.bots.arena.recording import short_name
from lascaux.cli.arena.facts import Facts
from lascaux.cli.screen import Screen, in_ascii
from lascaux.locales import Catalog


def show_series(screen: Screen, facts: Facts) -> None:
    entries, pairings = facts["entries"], facts["pairings"]
    if entries:
        if len(facts["tables"]) > 1:
            show_pool(screen, entries, pairings)
        else:
            show_results(screen, entries)
            show_pairing(screen, pairings)
        show_times(screen, entries)
    if facts["sprt"]:
        screen.show(test_words(screen.catalog, facts["sprt"], facts["bots"]))
    screen.say("cli-arena-time", games=facts["games"], seconds=f"{facts['seconds']:.1f}")
    if facts["ended"] in ("time", "stopped"):
        screen.say(f"cli-arena-ended-{facts['ended']}", asked=facts["asked"])


def show_results(screen: Screen, entries: Sequence[Facts]) -> None:
    rows = [
        (
            label(screen, entry),
            f"{percent(entry['share'])} %",
            interval(entry),
            percent(entry["even"]),
            decimal(entry["points"]),
            with_error(entry["margin"], entry["margin_error"]),
            *([] if entry["rating"] is None else [rating(entry)]),
        )
        for entry in entries
    ]
    heads = ["bot", "wins", "interval", "even", "points", "margin", "rating"]
    show_table(screen, heads[: len(rows[0])], rows)


def show_pool(screen: Screen, entries: Sequence[Facts], pairings: Sequence[Facts]) -> None:
    """The best first."""
    ranked = sorted(entries, key=lambda entry: -entry["rating"])
    rows = [
        (short_name(entry["bot"]), rating(entry), str(entry["games"]), decimal(entry["points"]))
        for entry in ranked
    ]
    show_table(screen, ["bot", "rating", "games-of", "points"], rows)
    met = [
        (
            screen.catalog.say("cli-arena-against", **names(pairing["bots"])),
            f"{percent(pairing['share'])} %",
            interval(pairing),
            with_error(pairing["difference"], pairing["error"]),
            signed(pairing["z"]),
        )
        for pairing in pairings
    ]
    show_table(screen, ["bot", "wins", "interval", "difference", "z"], met)


def show_times(screen: Screen, entries: Sequence[Facts]) -> None:
    rows = [
        (label(screen, entry), decimal(entry["decisions"]), *milliseconds(entry["cpu_seconds"]))
        for entry in entries
    ]
    show_table(screen, ["bot", "decisions", "mean", "p50", "p95", "max"], rows)


def show_pairing(screen: Screen, pairings: Sequence[Facts]) -> None:
    """What lies between two, if there are two."""
    for pairing in pairings:
        difference = with_error(pairing["difference"], pairing["error"])
        z = signed(pairing["z"])
        screen.say("cli-arena-difference-of", difference=difference, z=z, **names(pairing["bots"]))


def test_words(words: Catalog, sprt: Facts, bots: Sequence[str]) -> str:
    """What a test between two found, and a word of caution."""
    return words.say(
        "cli-arena-test",
        verdict=str(sprt["verdict"] or "open").replace(" ", "-"),
        units=sprt["units"],
        gain=f"{sprt['gain']:g}",
        chance=f"{100 * sprt['error']:g}",
        ratio=signed(sprt["ratio"]),
        bound=f"{sprt['bound']:.2f}",
        **names(bots),
    )


def names(bots: Sequence[str]) -> dict[str, str]:
    return {"first": short_name(bots[0]), "second": short_name(bots[1])}


def show_table(screen: Screen, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Numbers stay whole: where there is no room, names take several lines."""
    table = Table(box=box.ASCII2 if screen.plain else box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for head in heads:
        name = screen.catalog.say(f"cli-arena-{head}")
        if head == "bot":
            table.add_column(name, overflow="fold")
        else:
            table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*(in_ascii(cell) if screen.plain else cell for cell in row))
    screen.console.print(table)
    screen.show("")


def label(screen: Screen, entry: Facts) -> str:
    return label_words(screen.catalog, entry)


def label_words(words: Catalog, entry: Facts) -> str:
    """The bot's name, with the number of its seats if it has more than one."""
    name, seats = short_name(entry["bot"]), entry["seats"]
    return name if seats == 1 else words.say("cli-arena-several", bot=name, seats=f"{seats:.3g}")


def interval(facts: Facts) -> str:
    return f"{percent(facts['low'])} - {percent(facts['high'])}"


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def decimal(number: float) -> str:
    return f"{number:.1f}"


def signed(number: float | None) -> str:
    return "-" if number is None else f"{number:+.2f}"


def with_error(value: float, error: float | None) -> str:
    return f"{value:+.1f}" if error is None else f"{value:+.1f} ±{error:.1f}"


def rating(entry: Facts) -> str:
    value, reach = entry["rating"], entry["rating_reach"]
    return f"{value:.0f} ±{reach:.0f}" if reach else f"{value:.0f}"


def milliseconds(times: dict[str, float]) -> list[str]:
    return [f"{1000 * times[key]:.2f}" for key in ("mean", "p50", "p95", "max")]
