"""Pictures drawn for a test."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from PIL import Image

RED, GREEN, BLUE = (200, 30, 30), (30, 160, 60), (30, 60, 200)


def quarters(size: tuple[int, int] = (80, 60)) -> Image.Image:
    """A picture whose quarters differ: red and green above, blue and white below."""
    width, height = size
    image = Image.new("RGB", size, (255, 255, 255))
    image.paste(RED, (0, 0, width // 2, height // 2))
    image.paste(GREEN, (width // 2, 0, width, height // 2))
    image.paste(BLUE, (0, height // 2, width // 2, height))
    return image


def file_of(image: Image.Image, form: str = "PNG", **more: Any) -> bytes:
    """A picture as a file."""
    out = BytesIO()
    image.save(out, form, **more)
    return out.getvalue()


def opened(content: bytes) -> Image.Image:
    """The picture of a file."""
    image = Image.open(BytesIO(content))
    image.load()
    return image


def is_near(colour: Any, other: tuple[int, ...], by: int = 12) -> bool:
    """Whether two colours look alike, as a JPEG keeps them."""
    return all(abs(one - two) <= by for one, two in zip(colour, other, strict=True))
