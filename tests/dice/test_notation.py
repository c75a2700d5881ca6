from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import limits
from nde.dice.faults import NotationFault
from nde.dice.notation import parse
from nde.dice.render import render_expression
from nde.dice.tree import Choice, Dice, Expr, Keep, Labelled, Match, Negative, Number, Product, Reroll, Sum
from nde.errors import Unreadable
from nde.locale import words
from tests.dice.expressions import expressions, pools

D6 = Dice(count=1, sides=6)
D8 = Dice(count=1, sides=8)

READINGS: dict[str, Expr] = {
    "d20": Dice(count=1, sides=20),
    "k6": D6,
    "W8": D8,
    "2k6+1": Sum(Dice(count=2, sides=6), (("+", Number(1)),)),
    "4d6kh3": Dice(count=4, sides=6, keep=Keep(end="highest", count=3)),
    "4d6kl1": Dice(count=4, sides=6, keep=Keep(end="lowest", count=1)),
    "4d6dl1": Dice(count=4, sides=6, keep=Keep(end="highest", count=3)),
    "4d6dh1": Dice(count=4, sides=6, keep=Keep(end="lowest", count=3)),
    "2d20kl1": Dice(count=2, sides=20, keep=Keep(end="lowest", count=1)),
    "2k20kh": Dice(count=2, sides=20, keep=Keep(end="highest", count=1)),
    "d%": Dice(count=1, sides=100),
    "2k%": Dice(count=2, sides=100),
    "(1d6+2)*2": Product(Sum(D6, (("+", Number(2)),)), (("*", Number(2)),)),
    "d8+d6": Sum(D8, (("+", D6),)),
    "d8-d6+1": Sum(D8, (("-", D6), ("+", Number(1)))),
    "max(d8,d8)": Choice("highest", (D8, D8)),
    "min(k8; k6)": Choice("lowest", (D8, D6)),
    "-d6": Negative(D6),
    "2--1": Sum(Number(2), (("-", Negative(Number(1))),)),
    "d6/2": Product(D6, (("/", Number(2)),)),
    "d6!": Dice(count=1, sides=6, explode=Match(compare="=", value=6)),
    "d6!>=5": Dice(count=1, sides=6, explode=Match(compare=">=", value=5)),
    "d6!>4": Dice(count=1, sides=6, explode=Match(compare=">=", value=5)),
    "d6r1": Dice(count=1, sides=6, reroll=Reroll(match=Match(compare="=", value=1))),
    "d6r<3": Dice(count=1, sides=6, reroll=Reroll(match=Match(compare="<=", value=2))),
    "d6 rr ≤ 2": Dice(count=1, sides=6, reroll=Reroll(match=Match(compare="<=", value=2), until=True)),
    "3d6r1!kh2": Dice(
        count=3,
        sides=6,
        reroll=Reroll(match=Match(compare="=", value=1)),
        explode=Match(compare="=", value=6),
        keep=Keep(end="highest", count=2),
    ),
    "d6 [ogień]": Labelled(D6, "ogień"),
    "d8[Kälte  und Eis] + d6": Sum(Labelled(D8, "Kälte und Eis"), (("+", D6),)),
    "max(d8,d6)[útok]": Labelled(Choice("highest", (D8, D6)), "útok"),
}


@pytest.mark.parametrize(("text", "tree"), READINGS.items())
def test_what_people_type_is_read_as_they_mean_it(text: str, tree: Expr) -> None:
    assert parse(text) == tree


@pytest.mark.parametrize(
    "text",
    ["2d6+1", "2D6+1", " 2 k 6\t+ 1 ", "２ｄ６＋１", "2w6+1", "2\u00a0W\u202f6\u3000+\u00a01", "02d06+001"],
)
def test_case_spaces_and_full_width_forms_do_not_matter(text: str) -> None:
    assert parse(text) == READINGS["2k6+1"]


@pytest.mark.parametrize(
    ("text", "plain"), [("8 − 2", "8-2"), ("8–2", "8-2"), ("8×2", "8*2"), ("8 ÷ 2", "8/2")]
)
def test_signs_from_word_processors_are_read_as_the_plain_ones(text: str, plain: str) -> None:
    assert parse(text) == parse(plain)


REFUSALS = {
    "": ("dice-empty", 1),
    " \u00a0 ": ("dice-empty", 1),
    "2d": ("dice-no-sides", 3),
    "d-3": ("dice-no-sides", 2),
    "2d+1": ("dice-no-sides", 3),
    "d0": ("dice-sides", 2),
    "d10001": ("dice-sides", 2),
    "0d6": ("dice-count", 1),
    "999999999d6": ("dice-count", 1),
    "600d6+401d6": ("dice-count", 7),
    "1d6d6": ("dice-ambiguous", 4),
    "d6 d6": ("dice-ambiguous", 4),
    "4d6k3": ("dice-ambiguous", 4),
    "d6 W6": ("dice-no-operator", 4),
    "1 2d6": ("dice-no-operator", 3),
    "2(3)": ("dice-no-operator", 2),
    "2d6kh1r1": ("dice-no-operator", 7),
    "d6 ogień": ("dice-strange-sign", 8),
    "🎲": ("dice-strange-sign", 1),
    "2d6 🎲": ("dice-strange-sign", 5),
    "1..2": ("dice-strange-sign", 2),
    "2.5": ("dice-strange-sign", 2),
    "d6²": ("dice-strange-sign", 3),
    "\u212a6": ("dice-strange-sign", 1),  # the Kelvin sign only looks like a K
    "d6]": ("dice-strange-sign", 3),
    "٣d6": ("dice-other-digits", 1),
    "d٦": ("dice-other-digits", 2),
    "4d6kh5": ("dice-keep", 6),
    "4d6kh0": ("dice-keep", 6),
    "4d6dl4": ("dice-keep", 6),
    "d6dl": ("dice-keep", 3),
    "1/0": ("dice-by-zero", 2),
    "d6/(d6-1)": ("dice-by-zero", 3),
    "d6r7": ("dice-face", 4),
    "d6r<1": ("dice-face", 5),
    "d6!>6": ("dice-face", 5),
    "d6rr<=6": ("dice-endless", 3),
    "d100rr<=96": ("dice-endless", 5),
    "d1!": ("dice-endless", 3),
    "d6rr6!<6": ("dice-endless", 6),
    "d6r": ("dice-unfinished", 4),
    "2+": ("dice-unfinished", 3),
    "max(": ("dice-unfinished", 5),
    "(d6": ("dice-bracket-open", 1),
    "d6[fire": ("dice-bracket-open", 3),
    "d6[]": ("dice-label", 3),
    "d6[\x1b]": ("dice-label", 3),
    f"d6[{'a' * 41}]": ("dice-label", 3),
    "max(2d6)": ("dice-one-option", 1),
    "max": ("dice-misplaced", 1),
    "max()": ("dice-misplaced", 5),
    "d6)": ("dice-misplaced", 3),
    "d6,d6": ("dice-misplaced", 3),
    "d6!=5": ("dice-misplaced", 4),
    "+5": ("dice-misplaced", 1),
    "d6++5": ("dice-misplaced", 4),
    "d6[a][b]": ("dice-misplaced", 6),
    "dd6": ("dice-misplaced", 1),
    "[fire]": ("dice-misplaced", 1),
    "1000001": ("dice-too-large", 1),
    "1000000*1000000*1000000": ("dice-too-large", 16),
    "(" * 31 + "1" + ")" * 31: ("dice-too-deep", 31),
    "-" * 31 + "1": ("dice-too-deep", 31),
    "(" * 500: ("dice-too-deep", 31),
    "1" * 501: ("dice-too-long", 501),
}


@pytest.mark.parametrize(("text", "code", "at"), [(text, *refusal) for text, refusal in REFUSALS.items()])
def test_what_cannot_be_read_is_refused_with_its_place(text: str, code: str, at: int) -> None:
    with pytest.raises(NotationFault) as caught:
        parse(text)
    assert (caught.value.code, caught.value.at) == (code, at)
    assert caught.value.facts["at"] == at
    assert isinstance(caught.value, Unreadable)


@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
@pytest.mark.parametrize("text", REFUSALS)
def test_every_refusal_has_a_sentence_in_every_language(text: str, language: str) -> None:
    speaker = words(language)
    with pytest.raises(NotationFault) as caught:
        parse(text)
    sentence = speaker.error(caught.value)
    assert sentence
    assert "{" not in sentence.replace(str(caught.value.facts["text"]), "")
    assert not sentence.startswith("<")


def test_a_refusal_shows_the_text_but_nothing_a_terminal_would_obey() -> None:
    with pytest.raises(NotationFault) as caught:
        parse("d6\u00a0\x1b[31m")
    assert caught.value.facts["text"] == "d6 �[31m"
    assert caught.value.text == "d6\u00a0\x1b[31m"


def test_as_many_brackets_as_allowed_are_no_problem() -> None:
    assert parse("(" * limits.DEPTH + "d6" + ")" * limits.DEPTH) == D6


def test_a_long_sum_is_not_a_deep_tree() -> None:
    tree = parse("+".join(["d6"] * 160))
    assert isinstance(tree, Sum)
    assert len(tree.rest) == 159


def test_parsing_is_cached() -> None:
    assert parse("3d6+2") is parse("3d6+2")


@given(expressions(pools()))
def test_what_is_rendered_reads_as_the_same_tree(tree: Expr) -> None:
    for die in "dkW":
        assert parse(render_expression(tree, die)) == tree


_LIKELY = st.text(alphabet="dkWKDrhlmaxin0123456789 +-*/()%!<>=,;[]６ｄ–×≤٣²🎲\u00a0\u200b", max_size=40)


def read(text: str) -> Expr | NotationFault:
    try:
        return parse(text)
    except NotationFault as fault:
        return fault


@given(st.text(max_size=60) | _LIKELY)
def test_any_text_is_an_expression_or_refused(text: str) -> None:
    result = read(text)
    if isinstance(result, NotationFault):
        assert 1 <= result.at <= len(text) + 1
    else:
        assert parse(render_expression(result)) == result


@pytest.mark.parametrize(
    "text", ["-(" * 250, "max(" * 125, "9" * 500, "d6+" * 166, "[" * 500, "(d6)" * 125, "d6!" * 166]
)
def test_hostile_texts_are_refused(text: str) -> None:
    with pytest.raises(NotationFault):
        parse(text)
