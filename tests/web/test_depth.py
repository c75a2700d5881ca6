"""Nesting is counted as JSON nests, whatever stands in texts."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from nde.web.limits import DEEPEST, is_too_deep

values = st.recursive(
    st.none() | st.integers() | st.text('[]{}"\\ ab'),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text('[{"\\'), inner, max_size=3),
    max_leaves=20,
)


def depth(value: Any) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max(map(depth, inner), default=0)


@given(values, st.integers(0, 80), st.booleans())
def test_a_text_is_too_deep_exactly_where_its_value_is(value: Any, more: int, is_indented: bool) -> None:
    for _ in range(more):
        value = [value, "[["]
    content = json.dumps(value, indent=1 if is_indented else None).encode()
    assert is_too_deep(content) == (depth(value) > DEEPEST)


@given(st.binary(max_size=400))
def test_no_bytes_are_too_odd(content: bytes) -> None:
    assert not is_too_deep(content.replace(b"[", b"").replace(b"{", b""))
    assert is_too_deep(b"[" * 65 + content)


def test_a_text_that_never_ends_takes_no_time() -> None:
    assert not is_too_deep(b"[" + b'"\\"' * 30_000 + b"[" * 70)
