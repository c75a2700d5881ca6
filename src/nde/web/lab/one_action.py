"""One action in the reader's words: its odds, and everything that moves them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nde.lab.one_action import EffectChance, one_action, value_text
from nde.locale import Words
from nde.locale.phrases import ProspectTold, choice_word, prospect_told
from nde.rules.prospects import Prospect
from nde.web.chosen_game import choose_game
from nde.web.handlers.dice import outcome_title, posed_case
from nde.web.handlers.games import choice_title, worded_or
from nde.web.lab import answers as a
from nde.web.lab.bodies import ActionWish


def action_told(wish: ActionWish, language: str) -> a.LabAction:
    """The answer to a wish about one action."""
    game = choose_game(wish.game, wish.pack, wish.settings)
    case = posed_case(game, wish.situation, wish.values)
    found = one_action(game.rules, wish.situation, {name: case.values[name] for name in case.said})
    speaker = game.words(language)
    return a.LabAction(
        game=game.rules.id,
        situation=found.situation,
        title=worded_or(f"situation-{found.situation}", found.situation, speaker),
        values={name: value_text(value) for name, value in found.values.items()},
        outcomes=_outcomes(found.outcomes, found.prospect, speaker),
        prospect=_told(found.prospect, speaker),
        effects=_effects(found.effects, speaker),
        rows=tuple(
            [
                a.LabRow(
                    key=one.param,
                    title=worded_or(f"param-{one.param}", one.param, speaker),
                    value=one.value,
                    value_title=worded_or(
                        f"level-{one.value}", choice_word(one.param, one.value, speaker), speaker
                    ),
                    is_usual=one.is_usual,
                    outcomes=_outcomes(one.outcomes, one.prospect, speaker),
                    prospect=_told(one.prospect, speaker),
                    effects=_effects(one.effects, speaker),
                )
                for one in found.rows
            ]
        ),
        readings=tuple(
            [
                a.LabRow(
                    key=one.option,
                    title=worded_or(f"setting-{one.option}", one.option, speaker),
                    value=value_text(one.value),
                    value_title=choice_title(
                        f"setting-{one.option}-{value_text(one.value)}", value_text(one.value), speaker
                    ),
                    is_usual=one.is_usual,
                    rules=one.rules,
                    outcomes=_outcomes(one.outcomes, one.prospect, speaker),
                    prospect=_told(one.prospect, speaker),
                    effects=_effects(one.effects, speaker),
                )
                for one in found.readings
            ]
        ),
        seconds=0.0,
    )


def _outcomes(
    chances: Mapping[str, float], prospect: Prospect | None, speaker: Words
) -> tuple[a.LabOutcome, ...]:
    """Outcomes with their chances; one that may mean more than one thing is told by what it mostly means."""
    ways = sorted(prospect.ways, key=lambda way: way.chance) if prospect is not None else []
    means = {way.outcome: way.fulfils for way in ways}
    return tuple(
        [
            a.LabOutcome(
                outcome=name, title=outcome_title(name, speaker), p=chance, fulfils=means.get(name, "not")
            )
            for name, chance in chances.items()
            if name
        ]
    )


def _told(prospect: Prospect | None, speaker: Words) -> ProspectTold | None:
    return prospect_told(speaker, prospect) if prospect is not None else None


def _effects(effects: Sequence[EffectChance], speaker: Words) -> tuple[a.LabEffect, ...]:
    return tuple([a.LabEffect(text=speaker.effect(one.effect), p=one.chance) for one in effects])
