"""Outside of a server that calls people: a browser's end of a subscription, and somebody's web server."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

SOON = 20.0  # seconds, on a busy machine
PATIENCE = 60.0


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


@dataclass
class Browser:
    """What a browser has of a subscription; it reads by the letter of RFC 8291 and 8188."""

    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict:
        keys = {"p256dh": written(point(self.private.public_key())), "auth": written(self.auth)}
        return {"endpoint": endpoint, "keys": keys}

    def read(self, sealed: bytes) -> dict:
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        theirs, cipher = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(sealed) - 21 - length <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + point(self.private.public_key()) + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, cipher, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


@dataclass
class Outside:
    """A web server of somebody else, which keeps what it is sent."""

    url: str
    status: int = 201
    wait: threading.Event | None = None
    taken: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    def next(self, count: int = 1) -> tuple[str, dict[str, str], bytes]:
        """The one that came as the `count`-th."""
        until = time.monotonic() + SOON
        while len(self.taken) < count:
            assert time.monotonic() < until, f"{len(self.taken)} of {count} have come"
            time.sleep(0.02)
        return self.taken[count - 1]


@contextmanager
def outside() -> Iterator[Outside]:
    class Taking(BaseHTTPRequestHandler):
        def do_POST(self):
            content = self.rfile.read(int(self.headers["content-length"]))
            place.taken.append((self.path, {k.lower(): v for k, v in self.headers.items()}, content))
            if place.wait is not None:
                place.wait.wait(PATIENCE)
            self.send_response(place.status)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_):
            pass

    web = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
    place = Outside(f"http://127.0.0.1:{web.server_port}")
    threading.Thread(target=web.serve_forever, daemon=True).start()
    try:
        yield place
    finally:
        if place.wait is not None:
            place.wait.set()
        web.shutdown()
        web.server_close()
