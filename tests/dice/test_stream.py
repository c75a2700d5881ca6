from __future__ import annotations

import hashlib
import hmac
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice.compile import roll
from nde.dice.stream import DiceStream, commitment, derive_key, face_of, pick_face

SEED = bytes(range(32))
SALTS = (b"anna", "Łukasz".encode())
KNOWN_D20 = [18, 5, 7, 20, 4, 16, 11, 4]


def by_the_book(seed: bytes, salts: tuple[bytes, ...], number: int, sides: int) -> int:
    """The face as the module's description says, written out anew."""
    message = b"nde-dice-1"
    for salt in salts:
        message += struct.pack(">I", len(salt)) + salt
    key = hmac.new(seed, message, hashlib.sha256).digest()
    for block in range(1000):
        digest = hmac.new(key, struct.pack(">QII", number, sides, block), hashlib.sha256).digest()
        for word in struct.unpack(">8I", digest):
            if word < (2**32 // sides) * sides:
                return int(word % sides) + 1
    raise AssertionError


@given(
    st.binary(min_size=16, max_size=64),
    st.lists(st.binary(max_size=20), max_size=3).map(tuple),
    st.integers(1, 2**60),
    st.integers(1, 10_000),
)
def test_faces_are_what_the_description_says(
    seed: bytes, salts: tuple[bytes, ...], number: int, sides: int
) -> None:
    assert face_of(derive_key(seed, salts), number, sides) == by_the_book(seed, salts, number, sides)


def test_known_faces_never_change() -> None:
    """Logs of released games must verify for ever: these faces are part of the format."""
    stream = DiceStream(SEED, SALTS)
    assert [stream.draw(20) for _ in range(8)] == KNOWN_D20
    assert stream.count == 8


def test_a_stream_goes_on_where_an_earlier_one_stopped() -> None:
    whole = DiceStream(SEED)
    faces = [whole.draw(6) for _ in range(10)]
    later = DiceStream(SEED, count=4)
    assert [later.draw(6) for _ in range(6)] == faces[4:]


def test_salts_and_their_order_and_borders_change_the_key() -> None:
    keys = {
        derive_key(SEED, salts)
        for salts in ((), (b"",), (b"ab",), (b"a", b"b"), (b"b", b"a"), (b"a", b"b", b""), (b"ab", b""))
    }
    assert len(keys) == 7


def test_the_commitment_is_the_plain_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert DiceStream(SEED).commitment == commitment(SEED)


@pytest.mark.parametrize("sides", [2, 6, 20, 100])
def test_faces_are_even(sides: int) -> None:
    stream = DiceStream(SEED)
    draws = 200 * sides
    faces = [stream.draw(sides) for _ in range(draws)]
    chi_square = sum((faces.count(face) - 200) ** 2 / 200 for face in range(1, sides + 1))
    # The mean of chi-square is its degrees of freedom, its variance twice that; the seed is fixed.
    freedom = sides - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 4


@pytest.mark.parametrize("sides", [1, 6, 7, 20, 10_000])
def test_words_that_would_favour_a_face_are_thrown_away(sides: int) -> None:
    limit = (2**32 // sides) * sides
    assert pick_face([limit - 1, 0], sides) == sides
    if limit < 2**32:
        assert pick_face([limit, 2**32 - 1, 3], sides) == 3 % sides + 1
    # Below the limit every face has the very same number of words.
    assert limit % sides == 0


@pytest.mark.parametrize("sides", [0, -1, 2**32])
def test_no_die_has_no_sides(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        DiceStream(SEED).draw(sides)


def test_a_short_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        DiceStream(b"short")


def test_a_stream_is_a_source_of_faces() -> None:
    stream = DiceStream(SEED)
    rolled = roll("4d6kh3+1", stream.draw)
    assert stream.count == 4
    assert rolled.faces == tuple(by_the_book(SEED, (), number, 6) for number in range(1, 5))
