"""The pictures that messengers show of links: the covers of the games, 1200 x 630, with their names.

python3 dev.py faces makes them, and they are committed (client/public/preview): few colours make small files.
"""

import base64
import json
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

from devkit.client import CLIENT, ready_node
from devkit.fonts import CUTTER
from devkit.steps import say
from lascaux.locales import catalog, prefix
from tests.browser.opening import launched

FOLDER = CLIENT / "public" / "preview"
SIZE: ViewportSize = {"width": 1200, "height": 630}
LARGEST = 150_000  # bytes
COLOURS = 112
# By a library of the environment that cuts fonts: nothing else needs it.
REDUCE = f"""
import sys
from PIL import Image
for name in sys.argv[1:]:
    whole = Image.open(name).convert("RGB")
    few = whole.quantize({COLOURS}, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(name, optimize=True)
"""
SHEET = """<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,{font}) }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative }
    .art, .art > svg { position: absolute; inset: 0; width: 100%; height: 100% }
    .name { position: absolute; inset: auto 0 0; padding: 120px 56px 40px; color: #fff4de;
        background: linear-gradient(transparent, rgb(24 14 8 / 0.55) 45%, rgb(24 14 8 / 0.88));
        font: 84px/1.05 Display; display: flex; align-items: end; justify-content: space-between; gap: 40px }
    small { font-size: 40px; display: flex; align-items: center; gap: 16px }
    small svg { width: 60px; height: 60px }
</style><div class="art">{art}</div><div class="name"><span>{name}</span><small>{mark}</small></div>"""
# The animal of the icon, on a wall of its own.
WALL = """<svg viewBox="0 0 400 210" preserveAspectRatio="xMidYMid slice">
    <defs>
        <radialGradient id="light" cx="0.4" cy="0.4" r="0.85"><stop offset="0" stop-color="#ecd0a0" />
            <stop offset="0.6" stop-color="#c39057" /><stop offset="1" stop-color="#64391f" />
        </radialGradient>
        <filter id="rough" x="-5%" y="-5%" width="110%" height="110%">
            <feTurbulence type="fractalNoise" baseFrequency="0.05" numOctaves="3" seed="11" />
            <feDisplacementMap in="SourceGraphic" scale="6" /></filter>
        <filter id="grain" x="0" y="0" width="100%" height="100%">
            <feTurbulence type="fractalNoise" baseFrequency="0.02 0.03" numOctaves="4" seed="23" />
            <feColorMatrix values="0 0 0 0 0.24 0 0 0 0 0.14 0 0 0 0 0.08 0 0 0 1.5 -0.6" /></filter>
    </defs>
    <rect width="400" height="210" fill="url(#light)" />
    <rect width="400" height="210" filter="url(#grain)" opacity="0.5" />
    <g filter="url(#rough)">
        <g transform="translate(96 -10) scale(3.3)" fill="#4a2413">ANIMAL</g>
        <g fill="#a13a17"><circle cx="34" cy="40" r="7" /><circle cx="60" cy="30" r="7" />
            <circle cx="86" cy="40" r="7" /><circle cx="330" cy="36" r="7" /><circle cx="352" cy="50" r="7" />
            <circle cx="366" cy="72" r="7" /></g>
    </g>
</svg>"""


def sheet(art: str, name: str, mark: str) -> str:
    """What does not fit is cut off below, where the name stands."""
    font = (CLIENT / "src" / "art" / "fonts" / "display-latin.woff2").read_bytes()
    art = art.replace("YMid", "YMin")
    parts = {"{font}": base64.b64encode(font).decode(), "{art}": art, "{name}": name, "{mark}": mark}
    page = SHEET
    for place, content in parts.items():
        page = page.replace(place, content, 1)
    return page


def sheets() -> dict[str, str]:
    """By the names of the pictures. What is no game of ours, and home, have the wall."""
    icon = (CLIENT / "public" / "icon.svg").read_text(encoding="utf-8")
    animal = next(line for line in icon.splitlines() if "<path" in line).replace('fill="#e0a04a"', "")
    command = [str(ready_node() / "node"), "previews/covers.mjs"]
    covers = json.loads(subprocess.run(command, cwd=CLIENT, stdout=subprocess.PIPE, check=True).stdout)
    said = catalog()
    site = said.say("preview-site")
    of_games = {
        game: sheet(art, said.say(f"{prefix(game)}-title"), icon + site) for game, art in covers.items()
    }
    return {"lascaux": sheet(WALL.replace("ANIMAL", animal), site, ""), **of_games}


def photograph(browser: Browser, content: str, path: Path) -> None:
    page = browser.new_page(viewport=SIZE)
    page.set_content(content, wait_until="load")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=path)
    page.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with launched() as browser:
        for name, content in sheets().items():
            photograph(browser, content, FOLDER / f"{name}.png")
    made = sorted(FOLDER.glob("*.png"))
    subprocess.run([CUTTER.python, "-c", REDUCE, *made], check=True)
    say("; ".join(f"{path.name}: {path.stat().st_size} bytes" for path in made))
    if any(path.stat().st_size > LARGEST for path in made):
        sys.exit(f"a picture has more than {LARGEST} bytes")


if __name__ == "__main__":
    main()
