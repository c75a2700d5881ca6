"""Fields that a PDF reader lets somebody type into and tick, where the layout left room for them.

The typesetter makes none, so the layout lays a link over the room, with what the field is for as its address.
Each such link becomes the field at its place; its tag stays where it is in the structure and is a form's
then, so that fields are heard and reached in the order of the page.  Everything else in the file is kept as
it was written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import name as described

from nde.book.objects import Objects, entries, text_in, text_of

MARK: Final = "field:"
"""How the address of a room begins; its kind and its name follow."""
LETTERS: Final = "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŤťŮů"
"""What our languages write beyond the letters of the west, to which a reader's own fonts keep otherwise."""
CODES: Final = "cp1250"
"""Where those letters are put: the others stay where they are without them."""
_ACCENTS: Final = {
    "OGONEK": "ogonek",
    "ACUTE": "acute",
    "STROKE": "slash",
    "DOT ABOVE": "dotaccent",
    "CARON": "caron",
    "RING ABOVE": "ring",
}
_MANY_LINES: Final = 1 << 12
_SIZES: Final = {"line": 0, "room": 11}
"""Of what is typed, in points; 0 lets the reader fit it into its line."""
_INK: Final = "0.11 0.10 0.09"
_LISTED: Final = re.compile(rb"(\d+) 0 R")
_HELD: Final = re.compile(rb"/Obj (\d+) 0 R")


def with_fields(content: bytes) -> bytes:
    """The file with a field in each room that its layout left for one."""
    file = Objects(content)
    fields = tuple(_fields(file))
    if not fields:
        return content
    known = {b"%d" % number for number in fields}
    for number, element in file.having(b"/Obj "):
        if known.intersection(_HELD.findall(element)):
            file[number] = element.replace(b"/S/Link", b"/S/Form", 1)
    root = file[file.root].removesuffix(b">>")
    file[file.root] = root + b"/AcroForm %d 0 R>>" % file.add(_form(file, fields))
    return file.written()


def _fields(file: Objects) -> Iterator[int]:
    """Every field, by the number of what was a link over its room."""
    names = set[str]()
    for number, page in file.having(b"/Annots["):
        for link in map(int, _LISTED.findall(entries(page)[b"/Annots"])):
            given = entries(file[link])
            address = text_in(given.get(b"/Contents", b"()"))
            if address.startswith(MARK):
                kind, _, name = address.removeprefix(MARK).partition(":")
                kept = b"".join(key + b" " + given[key] for key in (b"/Rect", b"/F", b"/StructParent"))
                kept += b"/P %d 0 R/T%b/TU%b" % (number, text_of(_unlike(names, name)), text_of(name))
                drawn = _tick(file, given[b"/Rect"]) if kind == "tick" else _line(kind)
                file[link] = b"<</Type/Annot/Subtype/Widget" + kept + drawn + b">>"
                yield link


def _unlike(names: set[str], name: str) -> str:
    """A name as fields can have it: unlike any other, and without the full stop that would divide it."""
    wanted = found = name.replace(".", " ")
    at = 1
    while found in names:
        at += 1
        found = f"{wanted} ({at})"
    names.add(found)
    return found


def _line(kind: str) -> bytes:
    """What makes a field one to type into."""
    flags = _MANY_LINES if kind == "room" else 0
    return f"/FT/Tx/DA(/Helv {_SIZES[kind]} Tf {_INK} rg)/Ff {flags}".encode()


def _tick(file: Objects, corners: bytes) -> bytes:
    """What makes a field a box: how it looks ticked, a cross, which needs no font, and how when it is not."""
    left, low, right, high = map(float, corners.strip(b"[]").split())
    wide, tall = right - left, high - low
    cross = " ".join(
        f"{x * wide:.2f} {y * tall:.2f} {do}"
        for x, y, do in ((0.2, 0.2, "m"), (0.8, 0.8, "l"), (0.2, 0.8, "m"), (0.8, 0.2, "l"))
    )
    ticked = file.add(_drawing(f"1.2 w {_INK} RG {cross} S", wide, tall))
    blank = file.add(_drawing("", wide, tall))
    look = f"/AP<</N<</Yes {ticked} 0 R/Off {blank} 0 R>>>>"
    return f"/FT/Btn/V/Off/AS/Off/MK<</CA(8)>>/DA(/ZaDb 0 Tf {_INK} rg){look}".encode()


def _drawing(commands: str, wide: float, tall: float) -> bytes:
    about = f"/Type/XObject/Subtype/Form/BBox[0 0 {wide:.2f} {tall:.2f}]/Resources<<>>/Length {len(commands)}"
    return f"<<{about}>>\nstream\n{commands}\nendstream".encode()


def _form(file: Objects, fields: tuple[int, ...]) -> bytes:
    """Which fields there are, and in which letters to write into them."""
    helv = file.add(b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Name/Helv/Encoding" + _letters() + b">>")
    signs = file.add(b"<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats/Name/ZaDb>>")
    listed = " ".join(f"{number} 0 R" for number in fields)
    fonts = f"/DR<</Font<</Helv {helv} 0 R/ZaDb {signs} 0 R>>>>/DA(/Helv 0 Tf {_INK} rg)"
    return f"<</Fields[{listed}]/NeedAppearances true{fonts}>>".encode()


def _letters() -> bytes:
    """Which letter of a font each byte means."""
    each = sorted((letter.encode(CODES)[0], _glyph(letter)) for letter in LETTERS)
    changed = " ".join(f"{code}/{glyph}" for code, glyph in each)
    return f"<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[{changed}]>>".encode()


def _glyph(letter: str) -> str:
    """What fonts call a letter."""
    base, _, accent = described(letter).partition(" WITH ")
    plain = base[-1]
    return (plain if letter.isupper() else plain.lower()) + _ACCENTS[accent]
