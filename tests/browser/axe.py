"""What axe-core finds on a page."""

from playwright.sync_api import Page

from devkit.client import CLIENT

SOURCE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, only: list[str] | None = None) -> list[str]:
    """A line for each of them; `only` names the rules to look at."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": only} if only else {})}
    found = page.evaluate("options => axe.run(document, options)", options)["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]
