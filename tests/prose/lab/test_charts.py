"""Pictures: sound XML, told apart without colours, and with every number as a table for who cannot see."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nde.lab.best_play import BestPlay
from nde.lab.risk_search import Fitting
from nde.locale import LANGUAGES
from nde.prose.lab.charts import best_drawn, compared_drawn, fight_drawn, fitted_drawn
from nde.prose.lab.comparisons import Side
from nde.prose.lab.pictures import DASHES, WIDE, Bar, Curve, bars, curves, heat_map, picture
from tests.prose.lab.fights import FIGHTS, answer, reader

SVG = "{http://www.w3.org/2000/svg}"


def described(document: str) -> str:
    """The description of a picture; it has to be sound XML of the right kind."""
    root = ElementTree.fromstring(document)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    assert root.find(f"{SVG}title") is not None
    found = root.find(f"{SVG}desc")
    assert found is not None
    return found.text or ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIGHTS)
def test_every_picture_is_sound_and_whole_in_every_language(game: str, language: str) -> None:
    one = reader(game, language)
    sides = [Side(policy, answer(game, policy)) for policy in ("careful", "focus")]
    fights = [
        Fitting(foes=((block, 2), ("elite", count)), answer=answer(game), swing=0.5, distance=0.1)
        for count, block in enumerate(("minion", "minion", "minion"))
    ]
    best = BestPlay(aim="win", best=0.9, worth={"focus": 0.8, "spread": 0.7}, differs=(), scenes=9)
    for document in (
        fight_drawn("A & <B>", answer(game), one),
        compared_drawn("A", sides, one),
        fitted_drawn("A", "B", fights, one),
        best_drawn("A", best, one),
    ):
        assert "⟨" not in document
        assert described(document)


def test_the_description_holds_every_number_that_is_drawn() -> None:
    document = fight_drawn("A", answer("nde12"), reader("nde12"))
    table = described(document)
    drawn = re.findall(r">([<>]?[0-9.]+%)</text>", document)
    assert len(drawn) > 10
    assert {one for one in drawn if one not in table} <= {"0%", "50%", "100%"}, "all but the scale"


def test_curves_are_told_apart_by_their_dashes_and_names() -> None:
    rows = [Curve(f"hero {number}", (1.0, 0.5), ("100%", "50%")) for number in range(4)]
    panel = curves("Standing", "round", ("0%", "50%", "100%"), rows)
    drawn = "".join(panel.elements)
    assert all(f'stroke-dasharray="{dash}"' in drawn for dash in DASHES[1:4])
    assert all(f"hero {number} 50%" in drawn for number in range(4))
    heights = [float(y) for y in re.findall(r'y="([0-9.]+)"[^>]*>hero', drawn)]
    assert len(set(heights)) == 4, "names that end at one height are set apart"


def test_a_map_writes_every_number_into_its_field() -> None:
    cells = {(1, 0): (0.9, "90%"), (2, 1): (0.2, "20%")}
    panel = heat_map("Map", ("minion", [1, 2]), ("elite", [0, 1]), cells)
    assert [list(row) for row in panel.table] == [
        ["elite ↓ minion →", "1", "2"],
        ["0", "90%", "–"],
        ["1", "–", "20%"],
    ]
    drawn = "".join(panel.elements)
    assert drawn.count("<rect") == 4
    assert ">90%<" in drawn


@settings(max_examples=60, deadline=None)
@given(name=st.text(max_size=60), share=st.floats(0, 1))
def test_any_name_can_be_drawn(name: str, share: float) -> None:
    document = picture(name, name, [bars(name, [Bar(name, share, "x")], scaled=False)])
    root = ElementTree.fromstring(document)
    wide = [
        float(one.attrib["x"]) + float(one.attrib["width"])
        for one in root.iter(f"{SVG}rect")
        if "x" in one.attrib
    ]
    assert all(right <= WIDE for right in wide)


def test_what_a_bar_says_stands_beside_its_end_and_not_upon_it() -> None:
    document = picture("A", "A", [bars("A", [Bar("win", 0.5, "50 percent")], scaled=False)])
    root = ElementTree.fromstring(document)
    (drawn,) = [one for one in root.iter(f"{SVG}rect") if "x" in one.attrib]
    end = float(drawn.attrib["x"]) + float(drawn.attrib["width"])
    (said,) = [one for one in root.iter(f"{SVG}text") if one.text == "50 percent"]
    assert end < float(said.attrib["x"]) < end + 20
