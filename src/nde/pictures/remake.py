"""A picture made anew from a PNG, JPEG or WebP file: turned upright, in plain colours, without anything else.

Opaque pictures become JPEG and others WebP without loss.  A JPEG keeps the colour of every point, so that
what is cut from it shows nothing of what was more than a block of eight points away.
"""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from nde.errors import Illegal, NdeError, Unreadable
from nde.pictures.picture import LONGEST_SIDE, MOST_BYTES, MOST_POINTS, Picture, kind_of

FORMATS = ("PNG", "JPEG", "WEBP")
MOST_CLEAR_POINTS = 9_000_000
"""Larger pictures lose what is see-through about them: it gets black."""
QUALITIES = (88, 75, 60, 40)
"""Tried one after the other until the file is short enough."""
BROKEN = (
    OSError,
    ValueError,
    SyntaxError,
    EOFError,
    MemoryError,
    OverflowError,
    ArithmeticError,
    LookupError,
)
"""What Pillow raises over files that are cut off, damaged or made to do harm."""


PLAIN = frozenset(
    ("jfif", "jfif_version", "jfif_unit", "jfif_density", "loop", "background", "timestamp", "duration")
)
"""What Pillow says of a file that it has written without being told anything about it."""


def check_all(contents: bytes) -> None:
    """Refuse unless each of several pictures, with its length in eight bytes before it, is one of ours."""
    while contents:
        length = int.from_bytes(contents[:8], "big")
        check(contents[8 : 8 + length])
        contents = contents[8 + length :]


def check(content: bytes) -> None:
    """Refuse a picture that is not as `remade` makes them: of another kind, too large, or with more in it."""
    with _opened(content) as image:
        try:
            image.load()
        except BROKEN:
            raise _broken() from None
        is_ours = f"image/{(image.format or '').lower()}" == kind_of(content) and set(image.info) <= PLAIN
        if not is_ours or _is_too_large(image.size) or image.mode not in ("RGB", "RGBA"):
            raise Unreadable("picture-not-ours")


def _is_too_large(size: tuple[int, int]) -> bool:
    return size[0] * size[1] > MOST_POINTS or max(size) > LONGEST_SIDE


def remade(content: bytes) -> Picture:
    """A picture made anew from what somebody brought; refuses what is none, or too large."""
    with _opened(content) as image:
        if _is_too_large(image.size):
            width, height = image.size
            most = MOST_POINTS // 1_000_000
            raise Illegal("picture-too-large", width=width, height=height, most=most, longest=LONGEST_SIDE)
        try:
            image.load()
            return kept(plain(image))
        except BROKEN:
            raise _broken() from None


def _opened(content: bytes) -> Image.Image:
    Image.MAX_IMAGE_PIXELS = None  # how many points there are is looked at before any is decoded
    try:
        return Image.open(BytesIO(content), formats=FORMATS)
    except UnidentifiedImageError:
        raise Unreadable("not-a-picture") from None
    except BROKEN:
        raise _broken() from None


def _broken() -> NdeError:
    return Unreadable("picture-broken")


def plain(image: Image.Image) -> Image.Image:
    """A picture as it is to be seen, upright and in sRGB: RGB, or RGBA if anything is see-through."""
    profile = image.info.get("icc_profile")
    found = ImageOps.exif_transpose(image)
    if found.mode.startswith("I"):  # sixteen bits of grey
        found = found.point(lambda value: value / 256).convert("L")
    is_clear = found.has_transparency_data
    found = found.convert("RGBA" if is_clear else "RGB") if not profile else _in_srgb(found, profile)
    if found.mode == "RGBA" and found.getchannel("A").getextrema() == (255, 255):
        found = found.convert("RGB")
    found.info.clear()
    return found


def _in_srgb(image: Image.Image, profile: bytes) -> Image.Image:
    """A picture in the colours of screens, given the profile of its own; one without sense is left out."""
    mode = "RGBA" if image.has_transparency_data else "RGB"
    if image.mode not in ("RGB", "RGBA", "L", "CMYK"):
        image = image.convert(mode)
    try:
        told = ImageCms.ImageCmsProfile(BytesIO(profile))
        shown = ImageCms.profileToProfile(image, told, ImageCms.createProfile("sRGB"), outputMode=mode)
    except (ImageCms.PyCMSError, *BROKEN):
        return image.convert(mode)
    assert shown is not None
    return shown


def kept(image: Image.Image) -> Picture:
    """A plain picture as it is kept."""
    width, height = image.size
    if image.mode == "RGBA" and width * height > MOST_CLEAR_POINTS:
        ground = Image.new("RGB", image.size)
        ground.paste(image, mask=image.getchannel("A"))
        image = ground
    for quality in QUALITIES:
        content = encoded(image, quality)
        if len(content) <= MOST_BYTES:
            break
    else:
        raise Illegal("picture-too-rich", most=MOST_BYTES // 1_000_000)
    return Picture(kind=kind_of(content), width=width, height=height, content=content)


def encoded(image: Image.Image, quality: int = QUALITIES[0]) -> bytes:
    """The file of a plain picture: WebP if it may be see-through, and JPEG if not."""
    out = BytesIO()
    if image.mode == "RGBA":
        image.save(out, "WEBP", lossless=True, quality=quality // 2, method=1)
    else:
        image.save(out, "JPEG", quality=quality, subsampling=0)
    return out.getvalue()
