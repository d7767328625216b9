"""Web Push: what is sent can be read by one browser only (RFC 8291), and says from whom it is (RFC 8292).

It needs the extra `lascaux[push]`: no other module imports this one unless the server has keys.
"""

import base64
import binascii
import json
import os
import time

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from lascaux.server.errors import TableError

POINT, AUTH, SALT, PRIVATE = 65, 16, 16, 32  # bytes
RECORD = 4096
LAST_RECORD = b"\x02"
GOOD_FOR = 12 * 3600  # seconds, of at most 24 hours
RENEWED_AFTER = 3600


class Keys:
    """The server's own: every subscription is bound to them, so they are made once and kept."""

    def __init__(self, private: bytes, contact: str) -> None:
        self.private = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
        self.public = encoded(point_of(self.private.public_key()))
        self.contact = contact
        self.passes: dict[str, tuple[float, str]] = {}  # by origin: made when

    def authorization(self, origin: str) -> str:
        """A pass for one push service, used again for a while."""
        made, known = self.passes.get(origin, (0.0, ""))
        if abs(time.time() - made) > RENEWED_AFTER:  # also if the date was set back
            made, known = time.time(), self.signed(origin)
            self.passes = {**dict(list(self.passes.items())[-50:]), origin: (made, known)}
        return f"vapid t={known}, k={self.public}"

    def signed(self, origin: str) -> str:
        claims = {"aud": origin, "exp": int(time.time()) + GOOD_FOR, "sub": self.contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = utils.decode_dss_signature(self.private.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def new_private() -> bytes:
    numbers = ec.generate_private_key(ec.SECP256R1()).private_numbers()
    return numbers.private_value.to_bytes(PRIVATE, "big")


def check_keys(p256dh: str, auth: str) -> None:
    """What a browser gave as its keys: nothing can be sealed for others."""
    browser_key(p256dh)
    if len(decoded(auth)) != AUTH:
        raise bad_subscription("its secret has another length")


def browser_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    raw = decoded(p256dh)
    if len(raw) != POINT:
        raise bad_subscription("its key has another length")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)
    except ValueError as problem:
        raise bad_subscription("its key is no point of the curve") from problem


def bad_subscription(reason: str) -> TableError:
    return TableError("bad-subscription", f"that is no subscription of a browser: {reason}")


def sealed(p256dh: str, auth: str, content: bytes) -> bytes:
    """One record that only the browser with these keys can open."""
    browser, own = browser_key(p256dh), ec.generate_private_key(ec.SECP256R1())
    ours = point_of(own.public_key())
    info = b"WebPush: info\0" + point_of(browser) + ours
    secret = derived(decoded(auth), info, 32, own.exchange(ec.ECDH(), browser))
    salt = os.urandom(SALT)
    key = derived(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
    nonce = derived(salt, b"Content-Encoding: nonce\0", 12, secret)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + ours
    return head + AESGCM(key).encrypt(nonce, content + LAST_RECORD, None)


def derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Base64 for addresses, with or without its padding."""
    try:
        ordinary = text.rstrip("=").translate(str.maketrans("-_", "+/"))
        return base64.b64decode(ordinary + "=" * (-len(ordinary) % 4), validate=True)
    except (binascii.Error, ValueError) as problem:
        raise bad_subscription("its keys are not written in base64") from problem
