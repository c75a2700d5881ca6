"""Read dice notation: from a text somebody typed to a tree.

    text    = sum
    sum     = product, then any number of  + product  or  - product
    product = signed, then any number of  * signed  or  / signed     (division rounds down)
    signed  = - signed  or  item, then perhaps a [label]
    item    = number  or  dice  or  ( sum )  or  max( sum , sum , ... )  or  min( ... )
    dice    = [count] d|k|W sides|% , then perhaps reroll, explosion, keep, in this order
    reroll  = r match  (once)  or  rr match  (until another face shows)
    explode = !  (on the highest face)  or  ! match
    keep    = kh|kl|dh|dl [number]     keep or drop the highest or lowest; 1 if no number is given
    match   = number  or  <number  <=number  >number  >=number

`d` is English, `k` Polish and Czech, `W` German; `d%` is a `d100`.  Case, spaces and full-width forms
do not matter; `;` separates like `,`.  A die that explodes adds its next face to itself, and remains
one die for keeping.  What could be read in two ways is refused: `4d6k3`, `1d6d6`, `d6 d6`, `max(2d6)`.

>>> parse("2k6+1") == parse("2 D 6 + 1")
True
>>> parse("d%")
Dice(count=1, sides=100, reroll=None, explode=None, keep=None)
>>> parse("4d6dl1") == parse("4W6 kh3")
True
>>> parse("d6r<3").reroll
Reroll(match=Match(compare='<=', value=2), until=False)
>>> parse("2d6 [fire]").label
'fire'
>>> from nde.errors import NdeError
>>> try:
...     parse("2d6 + 1d")
... except NdeError as error:
...     error.code, error.facts
('dice-no-sides', {'text': '2d6 + 1d', 'at': 9})
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from nde.dice import limits
from nde.dice.faults import (
    NotationFault,
)
from nde.dice.tokens import Token, tokenize
from nde.dice.tree import (
    Choice,
    Compare,
    Dice,
    End,
    Expr,
    Keep,
    Labelled,
    Match,
    Negative,
    Number,
    Product,
    Reroll,
    Sum,
    ends,
)

_DIE = frozenset("dkw")
_KEEPS: dict[str, tuple[End, Literal["keep", "drop"]]] = {
    "kh": ("highest", "keep"),
    "kl": ("lowest", "keep"),
    "dl": ("highest", "drop"),
    "dh": ("lowest", "drop"),
}
_CHOICES: dict[str, End] = {"max": "highest", "min": "lowest"}


@lru_cache(maxsize=2048)
def parse(text: str) -> Expr:
    """Return the tree of a dice expression, or raise a `NotationFault` that points at the place."""
    return _Reader(text).whole()


class _Reader:
    """Reads the tokens of one text from left to right, one method for each line of the grammar."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokenize(text)
        self.place = 0
        self.depth = 0
        self.dice = 0

    @property
    def next(self) -> Token:
        return self.tokens[self.place]

    def take(self) -> Token:
        token = self.tokens[self.place]
        self.place += 1
        return token

    def at_end(self) -> bool:
        return self.next.kind == "end"

    def sees(self, *signs: str) -> bool:
        return self.next.kind == "sign" and self.next.value in signs

    def whole(self) -> Expr:
        if self.at_end():
            raise NotationFault("dice-empty", self.text, 1)
        expr = self.sum()
        if not self.at_end():
            raise self.astray(self.next)
        return expr

    def astray(self, token: Token) -> Exception:
        """Return the fault of a token that follows a finished expression."""
        found = self.typed(token)
        follows_on = token.kind in ("number", "word") or token.value == "("
        fault = "dice-no-operator" if follows_on else "dice-misplaced"
        return NotationFault(fault, self.text, token.at, found=found)

    def typed(self, token: Token) -> str:
        """Return the token as it was read, a label with its brackets."""
        return f"[{token.value}]" if token.kind == "label" else token.value

    def sum(self) -> Expr:
        first = self.product()
        reach = limits.bounds(first)
        rest: list[tuple[Literal["+", "-"], Expr]] = []
        while self.sees("+", "-"):
            sign = self.take()
            operand = self.product()
            reach = self.within(limits.combine(reach, sign.value, limits.bounds(operand)), sign)
            rest.append(("+" if sign.value == "+" else "-", operand))
        return Sum(first, tuple(rest)) if rest else first

    def product(self) -> Expr:
        first = self.signed()
        reach = limits.bounds(first)
        rest: list[tuple[Literal["*", "/"], Expr]] = []
        while self.sees("*", "/"):
            sign = self.take()
            operand = self.signed()
            right = limits.bounds(operand)
            if sign.value == "/" and right[0] <= 0 <= right[1]:
                raise NotationFault("dice-by-zero", self.text, sign.at)
            reach = self.within(limits.combine(reach, sign.value, right), sign)
            rest.append(("*" if sign.value == "*" else "/", operand))
        return Product(first, tuple(rest)) if rest else first

    def within(self, reach: limits.Bounds, sign: Token) -> limits.Bounds:
        if max(-reach[0], reach[1]) > limits.RESULT:
            raise NotationFault("dice-too-large", self.text, sign.at, limit=limits.RESULT)
        return reach

    def signed(self) -> Expr:
        if self.sees("-"):
            self.enter(self.take())
            inner = self.signed()
            self.depth -= 1
            return Negative(inner)
        item = self.item()
        if self.next.kind == "label":
            return Labelled(item, self.take().value)
        return item

    def enter(self, token: Token) -> None:
        self.depth += 1
        if self.depth > limits.DEPTH:
            raise NotationFault("dice-too-deep", self.text, token.at, limit=limits.DEPTH)

    def item(self) -> Expr:
        token = self.take()
        if token.kind == "number":
            if self.next.kind == "word" and self.next.value in _DIE:
                return self.pool(token)
            return Number(self.number(token))
        if token.kind == "word" and token.value in _DIE:
            self.place -= 1
            return self.pool(Token("number", "1", token.at))
        if token.kind == "word" and token.value in _CHOICES and self.sees("("):
            return self.choice(_CHOICES[token.value], self.take(), token)
        if token.value == "(":
            return self.bracketed(token)[0]
        if token.kind == "end":
            raise NotationFault("dice-unfinished", self.text, token.at)
        raise NotationFault("dice-misplaced", self.text, token.at, found=self.typed(token))

    def number(self, token: Token) -> int:
        value = int(token.value)
        if value > limits.NUMBER:
            raise NotationFault("dice-too-large", self.text, token.at, limit=limits.NUMBER)
        return value

    def choice(self, end: End, bracket: Token, word: Token) -> Expr:
        options = self.bracketed(bracket, separators=(",", ";"))
        if len(options) == 1:
            raise NotationFault("dice-one-option", self.text, word.at, found=word.value)
        return Choice(end, options)

    def bracketed(self, bracket: Token, separators: tuple[str, ...] = ()) -> tuple[Expr, ...]:
        """Return the expressions up to the closing bracket; the opening one has been taken."""
        self.enter(bracket)
        inside = [self.sum()]
        while self.sees(*separators):
            self.take()
            inside.append(self.sum())
        if self.at_end():
            raise NotationFault("dice-bracket-open", self.text, bracket.at, found="(")
        if not self.sees(")"):
            raise self.astray(self.next)
        self.take()
        self.depth -= 1
        return tuple(inside)

    def pool(self, count: Token) -> Dice:
        self.dice += int(count.value)
        if int(count.value) == 0 or self.dice > limits.DICE:
            raise NotationFault("dice-count", self.text, count.at, limit=limits.DICE)
        self.take()
        sides = self.sides()
        reroll = self.reroll(sides)
        explode = self.explode(sides, reroll)
        keep = self.keep(int(count.value))
        if self.next.kind == "word" and self.next.value in ("d", "k"):
            raise NotationFault("dice-ambiguous", self.text, self.next.at, found=self.next.value)
        return Dice(count=int(count.value), sides=sides, reroll=reroll, explode=explode, keep=keep)

    def sides(self) -> int:
        token = self.next
        if token.value == "%":
            self.take()
            return 100
        if token.kind != "number":
            raise NotationFault("dice-no-sides", self.text, token.at)
        sides = int(self.take().value)
        if not 1 <= sides <= limits.SIDES:
            raise NotationFault("dice-sides", self.text, token.at, limit=limits.SIDES)
        return sides

    def reroll(self, sides: int) -> Reroll | None:
        word = self.next
        if word.kind != "word" or word.value not in ("r", "rr"):
            return None
        self.take()
        reroll = Reroll(match=self.match(sides), until=word.value == "rr")
        rest = sides - len(reroll.match.faces(sides))
        if reroll.until and rest * limits.REST_IN < sides:
            raise NotationFault("dice-endless", self.text, word.at)
        return reroll

    def explode(self, sides: int, reroll: Reroll | None) -> Match | None:
        if not self.sees("!"):
            return None
        sign = self.take()
        matched = self.next.kind == "number" or self.sees("<", "<=", ">", ">=")
        explode = self.match(sides) if matched else Match(compare="=", value=sides)
        again = reroll.match.faces(sides) if reroll is not None and reroll.until else range(0)
        if ends(range(1, sides + 1), again, explode.faces(sides)) is None:
            raise NotationFault("dice-endless", self.text, sign.at)
        return explode

    def match(self, sides: int) -> Match:
        sign = self.take().value if self.sees("<", "<=", ">", ">=") else "="
        token = self.take()
        if token.kind == "end":
            raise NotationFault("dice-unfinished", self.text, token.at)
        if token.kind != "number":
            raise NotationFault("dice-misplaced", self.text, token.at, found=self.typed(token))
        value = self.number(token) + {"<": -1, ">": 1}.get(sign, 0)
        if not 1 <= value <= sides:
            raise NotationFault("dice-face", self.text, token.at, sides=sides, highest=sides)
        compare: Compare = "<=" if sign in ("<", "<=") else ">=" if sign in (">", ">=") else "="
        return Match(compare=compare, value=value)

    def keep(self, count: int) -> Keep | None:
        word = self.next
        if word.kind != "word" or word.value not in _KEEPS:
            return None
        self.take()
        end, verb = _KEEPS[word.value]
        named = self.next.kind == "number"
        at = self.next.at if named else word.at
        number = int(self.take().value) if named else 1
        limit = count if verb == "keep" else count - 1
        if not 1 <= number <= limit:
            raise NotationFault("dice-keep", self.text, at, limit=limit, count=count)
        return Keep(end=end, count=number if verb == "keep" else count - number)
