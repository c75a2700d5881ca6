from __future__ import annotations

import pytest

from nde.dice.evaluate import evaluate
from nde.dice.faces import FaceNotOnDie, FaceSource, FacesRanOut, fixed, seeded
from nde.dice.notation import parse


def test_typed_faces_must_be_on_the_die() -> None:
    for face in (0, 7, -1):
        with pytest.raises(FaceNotOnDie) as caught:
            evaluate(parse("d6"), fixed([face]))
        assert caught.value.facts == {"face": face, "sides": 6, "highest": 6}


def test_typed_faces_may_run_out() -> None:
    with pytest.raises(FacesRanOut) as caught:
        evaluate(parse("d8+d6"), fixed([3]))
    assert caught.value.facts == {"sides": 6, "given": 1}


def test_seeded_faces_repeat_and_are_even() -> None:
    def counts(source: FaceSource) -> list[int]:
        faces = [source(6) for _ in range(6000)]
        return [faces.count(face) for face in range(1, 7)]

    first = counts(seeded(7))
    assert first == counts(seeded(7))
    assert first != counts(seeded(8))
    # Chi-square with 5 degrees of freedom: above 20.5 once in a thousand seeds; this seed is fixed.
    assert sum((count - 1000) ** 2 / 1000 for count in first) < 20.5


@pytest.mark.parametrize("sides", [1, 2, 3, 7, 20, 10_000])
def test_seeded_faces_are_on_the_die(sides: int) -> None:
    source = seeded(7)
    assert all(1 <= source(sides) <= sides for _ in range(500))
