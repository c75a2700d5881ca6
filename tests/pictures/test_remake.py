"""Pictures are made anew: what is seen stays, and nothing else does."""

from __future__ import annotations

import struct
import zlib
from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image, ImageCms, PngImagePlugin

from nde.errors import NdeError
from nde.pictures import remake
from nde.pictures.picture import Picture
from nde.pictures.remake import check, check_all, remade
from tests.pictures.drawn import BLUE, GREEN, RED, file_of, is_near, opened, quarters
from tests.refusals import refuses

SECRET = b"Zofia Nowak, 50.0647 N 19.9450 E"


def exif(orientation: int = 1) -> Image.Exif:
    found = Image.Exif()
    found[0x0112], found[0x010E] = orientation, SECRET.decode()
    return found


def srgb() -> bytes:
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()


def notes() -> PngImagePlugin.PngInfo:
    found = PngImagePlugin.PngInfo()
    found.add_text("Comment", SECRET.decode())
    found.add_itxt("XML:com.adobe.xmp", SECRET.decode())
    return found


FILES = {
    "png": file_of(quarters()),
    "png with notes": file_of(quarters(), pnginfo=notes(), exif=exif(), icc_profile=srgb()),
    "jpeg": file_of(quarters(), "JPEG", quality=95, subsampling=0),
    "jpeg with notes": file_of(
        quarters(),
        "JPEG",
        quality=95,
        subsampling=0,
        exif=exif(),
        comment=SECRET,
        xmp=SECRET,
        icc_profile=srgb(),
    ),
    "webp": file_of(quarters(), "WEBP", lossless=True),
    "webp with notes": file_of(
        quarters(), "WEBP", lossless=True, exif=exif(), xmp=SECRET, icc_profile=srgb()
    ),
    "palette": file_of(quarters().convert("P", palette=Image.Palette.ADAPTIVE)),
    "cmyk": file_of(quarters().convert("CMYK"), "JPEG", quality=95, subsampling=0),
    "something behind it": file_of(quarters()) + SECRET,
}


@pytest.mark.parametrize("name", FILES)
def test_what_is_seen_stays_and_nothing_else(name: str) -> None:
    if "notes" in name or "behind" in name:
        assert SECRET[:11] in FILES[name]
    made = remade(FILES[name])
    image = opened(made.content)
    assert (made.width, made.height) == image.size == (80, 60)
    assert made.kind == "image/jpeg"
    for at, colour in (((10, 10), RED), ((70, 10), GREEN), ((10, 50), BLUE), ((70, 50), (255, 255, 255))):
        assert is_near(image.getpixel(at), colour), name
    assert SECRET[:11] not in made.content
    assert not image.getexif()
    assert set(image.info) <= {"jfif", "jfif_version", "jfif_unit", "jfif_density"}
    check(made.content)


def test_what_is_see_through_stays_so() -> None:
    image = quarters().convert("RGBA")
    image.paste((0, 0, 0, 0), (0, 0, 40, 30))
    made = remade(file_of(image, pnginfo=notes(), icc_profile=srgb()))
    assert made.kind == "image/webp"
    shown = opened(made.content)
    assert shown.mode == "RGBA"
    assert shown.getpixel((10, 10))[3] == 0  # type: ignore[index]
    assert shown.getpixel((70, 10))[3] == 255  # type: ignore[index]
    assert SECRET[:11] not in made.content
    check(made.content)


def test_a_picture_that_is_opaque_after_all_is_kept_as_one() -> None:
    assert remade(file_of(quarters().convert("RGBA"))).kind == "image/jpeg"


def test_a_photograph_is_turned_upright() -> None:
    made = remade(file_of(quarters(), "JPEG", quality=95, subsampling=0, exif=exif(6)))
    assert (made.width, made.height) == (60, 80)
    assert is_near(opened(made.content).getpixel((50, 10)), RED)


def test_grey_of_sixteen_bits_keeps_its_shades() -> None:
    image = Image.new("I;16", (4, 4), 128 * 256)
    assert is_near(opened(remade(file_of(image)).content).getpixel((1, 1)), (128, 128, 128))


def test_colours_told_by_a_profile_are_shown_as_they_were_meant() -> None:
    profile = srgb().replace(b"sRGB", b"sRGB")
    made = remade(file_of(quarters(), icc_profile=profile))
    assert is_near(opened(made.content).getpixel((10, 10)), RED)
    assert is_near(
        opened(remade(file_of(quarters(), icc_profile=b"nonsense")).content).getpixel((10, 10)), RED
    )


def test_the_same_picture_has_the_same_hash() -> None:
    made = remade(FILES["png"])
    assert made.hash == remade(FILES["png with notes"]).hash == sha256(made.content).hexdigest()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not-a-picture"),
        (b"a text", "not-a-picture"),
        (file_of(quarters(), "GIF"), "not-a-picture"),
        (file_of(quarters(), "TIFF"), "not-a-picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "not-a-picture"),
        (FILES["png"][:60], "picture-broken"),
        (FILES["jpeg"][: len(FILES["jpeg"]) // 2], "picture-broken"),
        (FILES["png"][:50] + b"\xff" * 30 + FILES["png"][80:], "picture-broken"),
    ],
)
def test_what_is_no_sound_picture_is_refused(content: bytes, code: str) -> None:
    with refuses(code):
        remade(content)


def bomb(width: int, height: int) -> bytes:
    """A PNG of a few bytes that claims to be very large."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize("size", [(16_001, 10), (10, 16_001), (8_001, 8_001), (2**30, 2**30)])
def test_a_picture_of_too_many_points_is_refused_before_it_is_decoded(size: tuple[int, int]) -> None:
    with refuses("picture-too-large") as refusal:
        remade(bomb(*size))
    assert refusal.value.facts == {"width": size[0], "height": size[1], "most": 64, "longest": 16_000}


def test_a_file_that_gets_too_long_is_packed_harder_and_then_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    noise = Image.effect_noise((128, 128), 90).convert("RGB")
    usual = len(remade(file_of(noise)).content)
    monkeypatch.setattr(remake, "MOST_BYTES", usual - 1)
    assert len(remade(file_of(noise)).content) < usual
    monkeypatch.setattr(remake, "MOST_BYTES", 500)
    with refuses("picture-too-rich"):
        remade(file_of(noise))


def test_a_large_picture_loses_what_is_see_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remake, "MOST_CLEAR_POINTS", 100)
    made = remade(file_of(Image.new("RGBA", (20, 20), (255, 255, 255, 0))))
    assert made.kind == "image/jpeg"
    assert is_near(opened(made.content).getpixel((5, 5)), (0, 0, 0))


def ours() -> list[Picture]:
    clear = Image.new("RGBA", (30, 20), (255, 0, 0, 90))
    return [remade(file_of(quarters())), remade(file_of(clear))]


def test_pictures_of_ours_are_known_again() -> None:
    contents = [one.content for one in ours()]
    check_all(b"".join(part for one in contents for part in (len(one).to_bytes(8, "big"), one)))


@pytest.mark.parametrize(
    "content",
    [
        *(FILES[name] for name in ("png", "jpeg with notes", "webp with notes", "cmyk")),
        b"text",
        bomb(2**30, 2**30),
        file_of(Image.new("L", (3, 3)), "JPEG"),
    ],
)
def test_what_was_not_made_here_is_refused_among_those_that_were(content: bytes) -> None:
    good = ours()[0].content
    both = b"".join(part for one in (good, content) for part in (len(one).to_bytes(8, "big"), one))
    with pytest.raises(NdeError) as refusal:
        check_all(both)
    assert refusal.value.code in ("picture-not-ours", "not-a-picture", "picture-broken")


def test_a_reply_is_read_as_it_was_told() -> None:
    from nde.errors import Illegal
    from nde.pictures.reply import encode_done, encode_refused, read_reply

    (made, _) = ours()
    assert read_reply(encode_done(made)) == made
    with refuses("picture-too-large") as refusal:
        read_reply(encode_refused(Illegal("picture-too-large", width=3, height=4, most=64, longest=9)))
    assert refusal.value.facts == {"width": 3, "height": 4, "most": 64, "longest": 9}
    assert BytesIO(made.content).read(2) == b"\xff\xd8"
