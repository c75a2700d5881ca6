"""What the lab finds as pictures: a fight, a comparison, fights for a risk, best play."""

from __future__ import annotations

from collections.abc import Sequence

from nde.lab.answers import Answer
from nde.lab.best_play import BestPlay
from nde.lab.risk_search import Fitting
from nde.prose.lab.chances import HAPPENS, Tally, chance_words, tallied
from nde.prose.lab.comparisons import MOST_FIGHTS, Side, foes_words
from nde.prose.lab.fight import ENDS, headline, rounds_shown
from nde.prose.lab.pictures import Bar, Curve, Panel, Stack, bars, curves, heat_map, picture, stacks
from nde.prose.lab.reader import Reader, block_words

MOST_ROUNDS = 24
MOST_CELLS = 12


def fight_drawn(title: str, answer: Answer, reader: Reader) -> str:
    """A fight: how it ends, in which round, who stands how long, how many are down."""
    words = reader.words
    ends = [
        Bar(words.say(f"lab-end-{name}"), share.chance, chance_words(share.chance, words))
        for name in ENDS
        if (share := getattr(answer, name)).chance > HAPPENS or name in ENDS[:2]
    ]
    panels = [
        bars(words.say("lab-picture-ends"), ends, scaled=False),
        bars(words.say("lab-picture-rounds"), _tally(tallied(answer.rounds), reader), scaled=True),
        _survival(answer, reader),
        bars(words.say("lab-picture-down"), _tally(tallied(answer.down, rare=0.0), reader), scaled=True),
    ]
    return picture(title, " ".join(headline(answer, reader)), panels)


def _tally(tally: list[Tally], reader: Reader) -> list[Bar]:
    words = reader.words
    return [
        Bar(
            words.say("lab-or-more", number=one.number) if one.is_open else str(one.number),
            one.chance,
            chance_words(one.chance, words),
        )
        for one in tally
    ]


def _survival(answer: Answer, reader: Reader) -> Panel:
    words = reader.words
    last = max(rounds_shown(answer, MOST_ROUNDS), default=0)
    rows = []
    for fate in answer.heroes:
        shares = fate.standing[: last + 1]
        rows.append(Curve(reader.name(fate), shares, tuple(chance_words(one, words) for one in shares)))
    none, half, all_ = (words.percent(share, 0) for share in (0.0, 0.5, 1.0))
    return curves(words.say("lab-picture-standing"), words.say("lab-picture-round"), (none, half, all_), rows)


def compared_drawn(title: str, sides: Sequence[Side], reader: Reader) -> str:
    """Several answers: how each ends, and how many heroes each costs."""
    words = reader.words
    names = [name for name in ENDS if any(getattr(side.answer, name).chance > HAPPENS for side in sides)]
    rows = [
        Stack(
            side.label,
            tuple(
                (share, chance_words(share, words))
                for share in (getattr(side.answer, name).chance for name in names)
            ),
        )
        for side in sides
    ]
    downs = [
        Bar(side.label, side.answer.mean_down / max(len(side.answer.heroes), 1), said)
        for side in sides
        for said in [f"{words.number(side.answer.mean_down, 2)} / {len(side.answer.heroes)}"]
    ]
    panels = [
        stacks(words.say("lab-picture-ends"), [words.say(f"lab-end-{name}") for name in names], rows),
        bars(words.say("lab-picture-down"), downs, scaled=False),
    ]
    return picture(title, words.say("lab-compared"), panels)


def fitted_drawn(title: str, subtitle: str, fights: Sequence[Fitting], reader: Reader) -> str:
    """Fights for a risk: of two kinds of foe a map of their counts, else a bar for each fight."""
    words = reader.words
    best = [
        Bar(foes_words(one.foes, words), one.answer.win.chance, chance_words(one.answer.win.chance, words))
        for one in fights[:MOST_FIGHTS]
    ]
    panels = [bars(words.say("lab-compared-win"), best, scaled=False)]
    kinds = list(dict.fromkeys(id for one in fights for id, _ in one.foes))
    if len(kinds) == 2:
        counts = {(dict(one.foes).get(kinds[0], 0), dict(one.foes).get(kinds[1], 0)): one for one in fights}
        across, down = (sorted({pair[place] for pair in counts})[:MOST_CELLS] for place in (0, 1))
        cells = {
            pair: (one.answer.win.chance, words.percent(one.answer.win.chance, 0))
            for pair, one in counts.items()
        }
        named = [block_words(id, words) for id in kinds]
        panels.append(heat_map(words.say("lab-picture-map"), (named[0], across), (named[1], down), cells))
    return picture(title, subtitle, panels)


def best_drawn(title: str, best: BestPlay, reader: Reader) -> str:
    """Best play and each policy beside it."""
    words = reader.words
    rows = [Bar(name, worth, chance_words(worth, words)) for name, worth in best.worth.items()]
    rows.sort(key=lambda row: -row.share)
    first = Bar(words.say("lab-picture-best"), best.best, chance_words(best.best, words))
    subtitle = words.say(f"lab-best-{best.aim}", best=chance_words(best.best, words))
    return picture(title, subtitle, [bars(words.say("lab-best-worth"), [first, *rows], scaled=False)])
