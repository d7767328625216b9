"""The server of the page behind the nginx of the page, on ports of this test's own."""

import asyncio
import datetime
import ipaddress
import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import websockets
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.hosting.page import DEPLOY, settings_file, tool
from tests.server.client import PATIENCE, Socket, free_port

NAME = "games.example.org"
MAIN = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/lascaux.conf;
}}
"""


@dataclass(frozen=True)
class Site:
    plain: int
    tls: int
    metrics: int
    trust: ssl.SSLContext

    def asking(self, by: str = "127.0.0.1") -> httpx.Client:
        """Somebody at this address, who knows the server by its name."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=by)
        base, headers = f"https://127.0.0.1:{self.tls}", {"host": NAME}
        return httpx.Client(transport=transport, base_url=base, headers=headers, timeout=PATIENCE)

    def knock(self, table: str) -> websockets.connect:
        address = f"wss://{NAME}/api/tables/{table}/socket"
        return websockets.connect(
            address, host="127.0.0.1", port=self.tls, ssl=self.trust, max_size=None, open_timeout=PATIENCE
        )

    async def play(self, ticket: dict) -> dict:
        """A whole game; gives the last position."""
        async with self.knock(ticket["table"]) as connection:
            ana = Socket(connection)
            await ana.send(type="hello", token=ticket["token"], seen=0)
            await ana.until("position")
            while await ana.my_turn():
                answer = await ana.act(ana.position["options"][0]["action"])
                assert answer["type"] == "done", answer
                await asyncio.sleep(0.05)  # nobody is faster
            return ana.position


@contextmanager
def hosted(folder: Path, **settings: str) -> Iterator[Site]:
    """`settings`: variables other than those of deploy/lascaux.env."""
    port, site = free_port(), Site(free_port(), free_port(), free_port(), certificate(folder))
    own = {"LASCAUX_PORT": port, "LASCAUX_DB": folder / "lascaux.db", "LASCAUX_METRICS_PORT": site.metrics}
    env = {**os.environ, **settings_file(), **{name: str(value) for name, value in own.items()}, **settings}
    (folder / "lascaux.conf").write_text(moved(folder, port, site))
    user = "user root;" if os.name == "posix" and os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
    serve = [sys.executable, "-m", "lascaux.cli", "serve"]
    nginx = [tool("nginx"), "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
    with process(serve, env), process(nginx, None):
        await_answer(f"http://127.0.0.1:{port}/api/ready")
        await_answer(f"http://127.0.0.1:{site.plain}/")
        yield site


def moved(folder: Path, port: int, site: Site) -> str:
    """The nginx.conf of the page, at other ports and with a certificate of this test."""
    lines = [line for line in (DEPLOY / "nginx.conf").read_text().splitlines() if "listen [::]" not in line]
    text = "\n".join(lines)
    for old, new in {
        "listen 80;": f"listen 127.0.0.1:{site.plain};",
        "listen 443 ssl": f"listen 127.0.0.1:{site.tls} ssl",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": f"{folder}/certificate.pem",
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": f"{folder}/key.pem",
        "http://127.0.0.1:8000": f"http://127.0.0.1:{port}",
    }.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@contextmanager
def process(command: list[str], env: dict[str, str] | None) -> Iterator[None]:
    running = subprocess.Popen(command, env=env, start_new_session=True)
    try:
        yield
    finally:
        running.terminate()
        try:
            running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            raise


def await_answer(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            httpx.get(url, timeout=PATIENCE)
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(f"{url} does not answer")


def certificate(folder: Path) -> ssl.SSLContext:
    """One for the name and for this machine, beside its key; and who trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    names = [x509.DNSName(NAME), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder(
            name, name, key.public_key(), x509.random_serial_number(), now - day, now + day
        )
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "certificate.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return ssl.create_default_context(cafile=folder / "certificate.pem")
