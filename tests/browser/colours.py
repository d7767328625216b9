"""How far two colours lie apart for an eye, by CIEDE2000 (Sharma, Wu and Dalal), and pixels of a picture."""

import base64
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from playwright.sync_api import Page

Colour = tuple[int, int, int]  # red, green, blue, up to 255
Lab = tuple[float, float, float]
FAR = 25**7
SPACE = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)

# Colours of a picture at points of it, in pixels of the screen.
PIXELS = """async ([picture, points]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    return points.map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data.slice(0, 3)]);
}"""


def colours_at(page: Page, picture: bytes, points: list[tuple[float, float]]) -> list[Colour]:
    return [tuple(found) for found in page.evaluate(PIXELS, [base64.b64encode(picture).decode(), points])]


def lab_of(colour: Colour) -> Lab:
    light = [linear(part / 255) for part in colour]
    x, y, z = (
        bent(sum(a * b for a, b in zip(row, light, strict=True)) / white)
        for row, white in zip(SPACE, WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def bent(light: float) -> float:
    return light ** (1 / 3) if light > 216 / 24389 else (24389 / 27 * light + 16) / 116


def difference(one: Lab, other: Lab) -> float:
    """About 1 is the least that an eye sees beside each other; 10 is seen at a glance."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    grey = 0.5 * (1 - share_of((hypot(a1, b1) + hypot(a2, b2)) / 2))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    middle, c = (l1 + l2) / 2 - 50, (c1 + c2) / 2
    h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cosine(h - 30)
        + 0.24 * cosine(2 * h)
        + 0.32 * cosine(3 * h + 6)
        - 0.20 * cosine(4 * h - 63)
    )
    lightness = (l2 - l1) / (1 + 0.015 * middle**2 / sqrt(20 + middle**2))
    chroma = (c2 - c1) / (1 + 0.045 * c)
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2) / (1 + 0.015 * c * t)
    blue = -2 * share_of(c) * sin(radians(60 * exp(-(((h - 275) / 25) ** 2))))
    return sqrt(lightness**2 + chroma**2 + hue**2 + blue * chroma * hue)


def share_of(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + FAR))


def cosine(angle: float) -> float:
    return cos(radians(angle))
