"""A series as one page for a browser: own charts, light and dark, no scripts, nothing from elsewhere."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from lascaux.bots.arena.recording import short_name
from lascaux.bots.arena.results import Result
from lascaux.bots.arena.series import Series
from lascaux.bots.arena.statistics import Z
from lascaux.bots.arena.summary import lines_of
from lascaux.cli.arena import charts, shown
from lascaux.cli.arena.charts import Course, Duration, Span
from lascaux.cli.arena.facts import Facts
from lascaux.cli.arena.svg import number_word, padded
from lascaux.locales import Catalog, prefix

STYLE = Path(__file__).with_name("report.css")
BISON = Path(__file__).with_name("bison.svg")


def page(words: Catalog, series: Series, facts: Facts) -> str:
    return Page(words, series, facts).html()


class Page:
    """What stands on it, from top to bottom."""

    def __init__(self, words: Catalog, series: Series, facts: Facts) -> None:
        self.words, self.series, self.facts = words, series, facts
        self.results: list[Result] = series.ordered()
        self.entries: list[Facts] = facts["entries"]
        self.is_pool = len(series.plan.pairings) > 1
        self.title = self.say("title", game=words.say(f"{prefix(series.plan.game_id)}-title"))

    def say(self, key: str, /, **facts: int | str) -> str:
        return self.words.say(f"cli-arena-page-{key}", **facts)

    def html(self) -> str:
        style = STYLE.read_text(encoding="utf-8")
        head = (
            f'<!doctype html>\n<html lang="{self.words.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>\n{style}</style>\n</head>\n"
        )
        body = "\n".join(self.sections())
        return f"{head}<body>\n{self.header()}\n<main>\n{body}\n</main>\n</body>\n</html>\n"

    def header(self) -> str:
        plan = self.series.plan
        mode = plan.options.get("mode", "")
        games = len(self.results)
        about = escape(
            self.say("about", games=games, players=plan.players, mode=mode, has_mode=int(bool(mode)))
        )
        bison = BISON.read_text(encoding="utf-8")
        return f"<header>{bison}<div><h1>{escape(self.title)}</h1><p>{about}</p></div></header>"

    def sections(self) -> Iterable[str]:
        yield self.verdict()
        if self.entries:
            yield f'<div class="figures">{"".join(self.figures())}</div>'
            yield self.numbers()
        yield self.protocol()

    def figures(self) -> Iterable[str]:
        yield from (self.ratings(), self.shares(), self.pairings(), self.test(), self.margins())
        yield from (self.points(), self.times())

    def figure(self, key: str, chart: str, /, **facts: int | str) -> str:
        title, note = escape(self.say(key)), escape(self.say(f"{key}-note", **facts))
        return f"<section><h2>{title}</h2>{chart}<p>{note}</p></section>"

    def verdict(self) -> str:
        """What was found, in a sentence or two."""
        said = [*self.decision(), *self.summary(), *self.ending()]
        return '<section class="verdict">' + "".join(f"<p>{escape(s)}</p>" for s in said) + "</section>"

    def decision(self) -> list[str]:
        sprt = self.facts["sprt"]
        return shown.test_words(self.words, sprt, self.facts["bots"]).split("\n") if sprt else []

    def summary(self) -> list[str]:
        if not self.entries:
            return [self.say("nothing")]
        best = max(self.entries, key=lambda entry: entry["rating"] or 0)
        if self.is_pool:
            return [self.say("best", bot=short_name(best["bot"]), rating=f"{best['rating']:.0f}")]
        first = self.entries[0]
        shares = {key: shown.percent(first[key]) for key in ("share", "low", "high", "even")}
        return [self.say("wins", bot=self.label(first), games=first["games"], **shares)]

    def ending(self) -> list[str]:
        ended, trouble = self.facts["ended"], self.facts["trouble"]
        if trouble:
            return [self.say("trouble", bot=trouble["bot"], number=trouble["game"])]
        if ended in ("time", "stopped"):
            return [self.words.say(f"cli-arena-ended-{ended}", asked=self.facts["asked"])]
        return []

    def label(self, entry: Facts) -> str:
        return shown.label_words(self.words, entry)

    def number_of(self, bot: str) -> int:
        return self.series.plan.entries.index(bot)

    def shares(self) -> str:
        """A pool has no common share: some met only the best."""
        if self.is_pool or len(self.entries) < 2:
            return ""
        rows = [
            Span(
                self.number_of(entry["bot"]),
                self.label(entry),
                100 * entry["share"],
                100 * entry["low"],
                100 * entry["high"],
                f"{shown.percent(entry['share'])} %",
                100 * entry["even"],
            )
            for entry in self.entries
        ]
        chart = charts.spans(self.say("shares"), rows, (0, 100), lambda tick: f"{tick:.0f} %")
        return self.figure("shares", chart)

    def ratings(self) -> str:
        rated = [entry for entry in self.entries if entry["rating"] is not None]
        if not rated:
            return ""
        rows = [rating_row(self.number_of(entry["bot"]), entry) for entry in rated]
        if self.is_pool:
            rows.sort(key=lambda row: -row.value)
        limits = padded([end for row in rows for end in (row.low, row.high)])
        chart = charts.spans(self.say("ratings"), rows, limits)
        return self.figure("ratings", chart, anchor=short_name(self.facts["anchor"]))

    def pairings(self) -> str:
        if not self.is_pool:
            return ""
        rows = [self.pairing_row(pairing) for pairing in self.facts["pairings"]]
        limits = padded([end for row in rows for end in (row.low, row.high, 0.0)])
        chart = charts.spans(self.say("pairings"), rows, limits, zero=0.0)
        return self.figure("pairings", chart)

    def pairing_row(self, pairing: Facts) -> Span:
        name = self.words.say("cli-arena-against", **shown.names(pairing["bots"]))
        value, reach = pairing["difference"], Z * (pairing["error"] or 0.0)
        entry = self.number_of(pairing["bots"][0])
        return Span(entry, name, value, value - reach, value + reach, f"{value:+.1f}")

    def test(self) -> str:
        sprt = self.series.sprt
        if sprt is None or not sprt.path:
            return ""
        path = [max(-2 * sprt.bound, min(2 * sprt.bound, ratio)) for ratio in sprt.path]
        line = Course("c0", path, f"{sprt.ratio:+.2f}")
        chart = charts.course(self.say("test"), [line], None, (-sprt.bound, sprt.bound))
        facts = {"gain": f"{sprt.gain:g}", "chance": f"{100 * sprt.error:g}"}
        return self.figure("test", chart, **facts, **shown.names(self.series.plan.entries))

    def margins(self) -> str:
        """Between two, the difference and its band; among more, the margin of each to the best other seat."""
        if self.is_pool or len(self.results) < 2 or len(self.entries) < 2:
            return ""
        if len(self.entries) == 2:
            means, low, high = charts.running([result.difference(0, 1) for result in self.results])
            line = Course("c0", means, f"{means[-1]:+.1f}")
            chart = charts.course(self.say("difference"), [line], (low, high), ())
            return self.figure("difference", chart, **shown.names(self.series.plan.entries))
        lines = [self.margin_line(line.entry) for line in lines_of(self.results)]
        return self.figure("margins", charts.course(self.say("margins"), lines, None, ()))

    def margin_line(self, entry: int) -> Course:
        means, _, _ = charts.running([result.margin(entry) for result in self.results])
        return Course(charts.colour(entry), means, short_name(self.series.plan.entries[entry]))

    def points(self) -> str:
        spread: dict[int, list[int]] = {}
        for result in self.results:
            for entry, points in zip(result.seating, result.points, strict=True):
                spread.setdefault(entry, []).append(points)
        names = map(short_name, self.series.plan.entries)
        rows = [(entry, name, spread[entry]) for entry, name in enumerate(names) if entry in spread]
        return self.figure("points", charts.hills(self.say("points"), rows))

    def times(self) -> str:
        rows = [
            duration_row(self.number_of(entry["bot"]), entry)
            for entry in self.entries
            if entry["cpu_seconds"]["max"]
        ]
        if not rows:
            return ""
        chart = charts.durations(self.say("times"), rows, lambda ms: f"{number_word(ms)} ms")
        return self.figure("times", chart)

    def numbers(self) -> str:
        heads = ["bot", "games-of", "wins", "interval", "even", "points", "margin", "rating", "decisions"]
        heads += ["mean", "p50", "p95", "max"]
        top = "".join(f"<th>{escape(self.words.say(f'cli-arena-{head}'))}</th>" for head in heads)
        rows = "\n".join(self.number_row(entry) for entry in self.entries)
        note = escape(self.say("numbers-note"))
        table = f'<div class="scroll"><table>\n<tr>{top}</tr>\n{rows}\n</table></div>'
        return f"<section><h2>{escape(self.say('numbers'))}</h2>{table}<p>{note}</p></section>"

    def number_row(self, entry: Facts) -> str:
        look = charts.colour(self.number_of(entry["bot"]))
        cells = [
            str(entry["games"]),
            f"{shown.percent(entry['share'])} %",
            shown.interval(entry),
            shown.percent(entry["even"]),
            shown.decimal(entry["points"]),
            shown.with_error(entry["margin"], entry["margin_error"]),
            "" if entry["rating"] is None else shown.rating(entry),
            shown.decimal(entry["decisions"]),
            *shown.milliseconds(entry["cpu_seconds"]),
        ]
        first = f'<td><div><span class="chip {look}"></span>{escape(self.label(entry))}</div></td>'
        return f"<tr>{first}{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"

    def protocol(self) -> str:
        facts = self.facts
        said: Sequence[tuple[str, str]] = [
            ("bots", ", ".join(facts["bots"])),
            ("options", ", ".join(f"{key}={value}" for key, value in facts["options"].items())),
            ("seeds", self.say("seed-range", first=str(facts["first"]), last=str(self.last()))),
            ("build", f"{facts['version']}, {facts['build']}, {facts['game']} r{facts['revision']}"),
            ("took", self.say("took-seconds", seconds=f"{facts['seconds']:.0f}", jobs=facts["jobs"])),
        ]
        terms = "".join(f"<dt>{escape(self.say(key))}</dt><dd>{escape(value)}</dd>" for key, value in said)
        command = f"<code>{escape(facts['command'])}</code>"
        notes = escape(self.say("protocol-note"))
        title = escape(self.say("protocol"))
        return f"<section><h2>{title}</h2>{command}<dl>{terms}</dl><p>{notes}</p></section>"

    def last(self) -> int:
        return max((result.number for result in self.results), default=self.series.first)


def rating_row(number: int, entry: Facts) -> Span:
    value, reach = entry["rating"], entry["rating_reach"] or 0.0
    return Span(number, short_name(entry["bot"]), value, value - reach, value + reach, shown.rating(entry))


def duration_row(number: int, entry: Facts) -> Duration:
    middle, most, longest = (1000 * max(entry["cpu_seconds"][key], 1e-7) for key in ("p50", "p95", "max"))
    return Duration(number, short_name(entry["bot"]), middle, most, longest, f"{number_word(middle)} ms")
