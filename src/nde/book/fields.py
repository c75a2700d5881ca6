"""Fields that a PDF reader lets somebody type into and tick, where the layout left room for them.

The typesetter makes none, so the layout lays a link over the room, with what the field is for as its address.
Each such link becomes the field at its place; its tag stays where it is in the structure and is a form's
then, so that fields are heard and reached in the order of the page.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any, Final
from unicodedata import name as described

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


def with_fields(content: bytes) -> bytes:
    """The file with a field in each room that its layout left for one."""
    from pypdf import PdfWriter

    writer = PdfWriter(clone_from=io.BytesIO(content))
    fields = _fields(writer)
    if not fields:
        return content
    known = {one.idnum for one in fields}
    for element in _elements(writer.root_object["/StructTreeRoot"]):
        if any(one.idnum in known for one in _held(element)):
            element.update(_of(S="/Form"))
    _show_how(writer, fields)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def _fields(writer: Any) -> Any:
    """Every field, as a reference to what was a link over its room."""
    from pypdf.generic import ArrayObject, TextStringObject

    fields, names = ArrayObject(), set[str]()
    for page in writer.pages:
        for link in page.get("/Annots", ()):
            address = str(link.get_object().get("/Contents", ""))
            if not address.startswith(MARK):
                continue
            kind, _, name = address.removeprefix(MARK).partition(":")
            _turn(link.get_object(), kind, name)
            link.get_object().update(_of(P=page.indirect_reference, T=TextStringObject(_unlike(names, name))))
            if kind == "tick":
                _draw(writer, link.get_object())
            fields.append(link)
    return fields


def _unlike(names: set[str], name: str) -> str:
    """A name as fields can have it: unlike any other, and without the full stop that would divide it."""
    wanted = found = name.replace(".", " ")
    at = 1
    while found in names:
        at += 1
        found = f"{wanted} ({at})"
    names.add(found)
    return found


def _turn(link: Any, kind: str, name: str) -> None:
    """Make a link the field that its address asks for."""
    from pypdf.generic import NumberObject, TextStringObject

    kept = _of(**{key: link.raw_get(f"/{key}") for key in ("Type", "Rect", "F", "StructParent")})
    link.clear()
    link.update(kept)
    link.update(_of(Subtype="/Widget", TU=TextStringObject(name)))
    if kind == "tick":
        link.update(_of(FT="/Btn", V="/Off", AS="/Off", MK=_of(CA=TextStringObject("8"))))
        link.update(_of(DA=TextStringObject(f"/ZaDb 0 Tf {_INK} rg")))
        return
    link.update(_of(FT="/Tx", DA=TextStringObject(f"/Helv {_SIZES[kind]} Tf {_INK} rg")))
    link.update(_of(Ff=NumberObject(_MANY_LINES if kind == "room" else 0)))


def _draw(writer: Any, box: Any) -> None:
    """Draw how a box looks when it is ticked and when it is not: a cross, which needs no font, or nothing."""
    left, low, right, high = (float(one) for one in box["/Rect"])
    wide, tall = right - left, high - low
    cross = " ".join(
        f"{x * wide:.2f} {y * tall:.2f} {do}"
        for x, y, do in ((0.2, 0.2, "m"), (0.8, 0.8, "l"), (0.2, 0.8, "m"), (0.8, 0.2, "l"))
    )
    ticked = writer._add_object(_drawing(f"1.2 w {_INK} RG {cross} S", wide, tall))
    box.update(_of(AP=_of(N=_of(Yes=ticked, Off=writer._add_object(_drawing("", wide, tall))))))


def _drawing(commands: str, wide: float, high: float) -> Any:
    from pypdf.generic import ArrayObject, DecodedStreamObject, FloatObject

    drawn = DecodedStreamObject()
    drawn.set_data(commands.encode("ascii"))
    corners = ArrayObject(FloatObject(round(one, 2)) for one in (0, 0, wide, high))
    drawn.update(_of(Type="/XObject", Subtype="/Form", BBox=corners, Resources=_of()))
    return drawn


def _show_how(writer: Any, fields: Any) -> None:
    """Tell the reader which fields there are and in which letters to write into them."""
    from pypdf.generic import BooleanObject, TextStringObject

    latin = _of(Type="/Font", Subtype="/Type1", BaseFont="/Helvetica", Name="/Helv", Encoding=_letters())
    signs = _of(Type="/Font", Subtype="/Type1", BaseFont="/ZapfDingbats", Name="/ZaDb")
    fonts = _of(Helv=writer._add_object(latin), ZaDb=writer._add_object(signs))
    form = _of(Fields=fields, NeedAppearances=BooleanObject(True), DR=_of(Font=fonts))
    form.update(_of(DA=TextStringObject(f"/Helv 0 Tf {_INK} rg")))
    writer.root_object.update(_of(AcroForm=writer._add_object(form)))


def _letters() -> Any:
    """Which letter of a font each byte means."""
    from pypdf.generic import ArrayObject, NameObject, NumberObject

    changed = ArrayObject()
    for letter in sorted(LETTERS, key=lambda one: one.encode(CODES)):
        changed += [NumberObject(letter.encode(CODES)[0]), NameObject(f"/{_glyph(letter)}")]
    return _of(Type="/Encoding", BaseEncoding="/WinAnsiEncoding", Differences=changed)


def _glyph(letter: str) -> str:
    """What fonts call a letter."""
    base, _, accent = described(letter).partition(" WITH ")
    plain = base[-1]
    return (plain if letter.isupper() else plain.lower()) + _ACCENTS[accent]


def _elements(node: Any) -> Iterator[Any]:
    """Every element of the structure below a node."""
    for child in _children(node):
        if "/S" in child:
            yield child
            yield from _elements(child)


def _held(element: Any) -> list[Any]:
    """What an element holds of what lies above the page's content, as references."""
    return [one.raw_get("/Obj") for one in _children(element) if "/Obj" in one]


def _children(node: Any) -> Iterator[Any]:
    kids = node.get("/K")
    kids = kids.get_object() if hasattr(kids, "get_object") else kids
    for one in kids if isinstance(kids, list) else [kids]:
        child = one.get_object() if hasattr(one, "get_object") else one
        if isinstance(child, dict):
            yield child


def _of(**entries: Any) -> Any:
    """A dictionary of a PDF; words are its names."""
    from pypdf.generic import DictionaryObject, NameObject

    return DictionaryObject(
        {
            NameObject(f"/{key}"): NameObject(value) if type(value) is str else value
            for key, value in entries.items()
        }
    )
