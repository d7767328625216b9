"""Draws the icons of the installed page anew from client/public/icon.svg: python -m tests.browser.icons"""

import re

from devkit.client import CLIENT
from tests.browser.opening import launched

PUBLIC = CLIENT / "public"
GROUND = "#2a1f18"
# Name -> size, the part of it that the drawing takes, its ground. A maskable icon is cut to any shape.
ICONS = {
    "icon-192": (192, 1.0, ""),
    "icon-512": (512, 1.0, ""),
    "icon-maskable-512": (512, 0.72, GROUND),
    "icon-180": (180, 0.9, GROUND),
}
BADGE = 96  # pixels; Android shows its outline only


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    outline = re.sub(r"<(rect|circle)[^>]*/>", "", drawing).replace("#e0a04a", "#fff")
    with launched() as browser:
        page = browser.new_page()
        for name, (size, part, ground) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(shown(drawing, part, ground))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.set_viewport_size({"width": BADGE, "height": BADGE})
        page.set_content(shown(outline, 1.0, ""))
        page.screenshot(path=PUBLIC / "badge.png", omit_background=True)


def shown(drawing: str, part: float, ground: str) -> str:
    style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground or 'transparent'}"
    return f'<body style="{style}">{drawing.replace("<svg ", f"<svg style=width:{part * 100}vw ", 1)}</body>'


if __name__ == "__main__":
    main()
