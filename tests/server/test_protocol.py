"""The protocol is documented: every route, every message, every refusal."""

import json
import re
from pathlib import Path

from starlette.routing import Route

from lascaux.codegen.client import client_files
from lascaux.codegen.dispatch import python_files
from lascaux.codegen.openapi import openapi
from lascaux.engine.errors import LascauxError
from lascaux.locales import catalog
from lascaux.server import wire
from lascaux.server.app import make_app
from lascaux.server.settings import Settings

ROOT = Path(__file__).parents[2]
NEVER_SENT = {"error", "data", "bot"}  # the root of all; a component file is read, a bot asked, elsewhere
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_route_is_in_the_openapi_document_and_none_is_invented():
    routes = {
        (method.lower(), re.sub(r"\{id\}", "{table}", route.path.replace(":int", "")))
        for route in make_app(Settings(Path("unused.db"))).routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in route.methods or ()
        if method != "HEAD"
    }
    documented = {
        (method, path) for path, calls in json.loads(openapi())["paths"].items() for method in calls
    }
    assert documented == routes


def test_every_message_is_explained():
    for union in (wire.FromClient, wire.ToClient):
        for kind in union.__args__:
            tag = kind.__struct_config__.tag
            assert f"`{tag}`" in PAGE or f'"type": "{tag}"' in PAGE


def codes_sent() -> set[str]:
    """Those that the server gives itself, and those of errors that it passes on."""
    server = "".join(path.read_text() for path in (ROOT / "src" / "lascaux" / "server").glob("*.py"))
    codes = re.findall(r'(?:TableError|NotFound|NotYours|Unfit|Problem|__init__)\(\s*"([a-z-]+)"', server)
    kinds = [LascauxError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    unsent = ("lascaux.locales", "lascaux.cli.problems", "lascaux.training.problems")
    passed_on = {kind.code for kind in kinds if kind.__module__ not in unsent}
    return {*codes, *passed_on} - NEVER_SENT


def test_every_refusal_is_explained():
    assert [code for code in sorted(codes_sent()) if f"`{code}`" not in PAGE] == []


OF_OPERATORS = {"no-address", "no-ban", "no-such-act", "not-admin"}  # `lascaux admin` tells them


def test_every_refusal_has_words_of_its_own_for_the_reader():
    """Its English sentence is for programs; people read the catalog in their language."""
    said, codes = catalog("en"), codes_sent() - {"illegal-action"} - OF_OPERATORS  # the rule says why
    assert len(codes) > 30
    assert [code for code in sorted(codes) if not said.has(f"problem-{code}")] == []


def test_no_generated_file_is_stale():
    files = client_files(ROOT) | python_files(ROOT / "src" / "lascaux" / "games")
    assert [path.name for path, text in files.items() if path.read_text(encoding="utf-8") != text] == []
