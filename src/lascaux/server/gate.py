"""Pages of elsewhere can make a browser ask here, in the name of whoever looks at them: what they ask is not
done. Nor is anything by a name that is not this server's, since it may be somebody else's that was made to
lead here."""

import ipaddress
from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from lascaux.server import wire
from lascaux.server.settings import Settings

HARMLESS = ("GET", "HEAD", "OPTIONS")
NEAR = ("localhost", "local", "lan", "internal", "arpa")  # what ends so is nobody's to buy
USUAL_PORTS = (":80", ":443")
ALIVE = "/api/health"


@dataclass(frozen=True)
class Shut:
    status: HTTPStatus
    problem: wire.Problem


ELSEWHERE = Shut(
    HTTPStatus.FORBIDDEN, wire.Problem("elsewhere", "this was asked by a page of another server: open ours")
)
NO_SUCH_NAME = Shut(
    HTTPStatus.MISDIRECTED_REQUEST,
    wire.Problem("not-our-name", "this is no name that the server knows for itself: see --public-url"),
)


class Gate:
    def __init__(self, settings: Settings) -> None:
        self.public = urlsplit(settings.public_url).netloc.lower()
        self.own = (settings.host.lower(), (urlsplit(settings.public_url).hostname or "").lower())
        self.is_behind = bool(settings.proxies)  # then it is for the proxy to know its names

    def why_shut(self, scope: Scope) -> Shut | None:
        headers = Headers(scope=scope)
        if scope["path"] != ALIVE and not self.is_behind and not self.is_known(headers.get("host", "")):
            return NO_SUCH_NAME
        is_harmless = scope["type"] == "http" and scope["method"] in HARMLESS
        return None if is_harmless or self.is_ours(headers) else ELSEWHERE

    def is_known(self, host: str) -> bool:
        """Numbers, and names that can't lead anywhere else, need not be told."""
        name = name_in(host)
        return name in self.own or "." not in name or name.rpartition(".")[2] in NEAR or is_number(name)

    def is_ours(self, headers: Headers) -> bool:
        """Whatever is no browser says nothing of where it comes from."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        return bare(urlsplit_safely(origin)) in map(bare, self.hosts(headers))

    def hosts(self, headers: Headers) -> Iterator[str]:
        yield headers.get("host", "-")
        if self.public:
            yield self.public
        if self.is_behind:
            yield headers.get("x-forwarded-host", "-")


def urlsplit_safely(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def bare(netloc: str) -> str:
    """Without the port that goes without saying."""
    netloc = netloc.lower()
    return next((netloc.removesuffix(port) for port in USUAL_PORTS if netloc.endswith(port)), netloc)


def name_in(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().removesuffix(".")


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
