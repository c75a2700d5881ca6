"""Both editions as games, and strategies for characters anybody may have at the table."""

from __future__ import annotations

from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import at_random, default_answer, play, seeded
from nde.rules.nde12.settings import SETTINGS as SETTINGS_12
from nde.rules.nde14.settings import SETTINGS as SETTINGS_14
from nde.rules.stepdice.attributes import variants_of
from nde.rules.stepdice.character import Character
from nde.rules.stepdice.configuration import configure
from nde.rules.stepdice.creation import advance_by, create, possible_advances
from nde.rules.stepdice.game import Game, game_of

NDE12 = game_of("nde12", SETTINGS_12)
NDE14 = game_of("nde14", SETTINGS_14)

# One kind of hero for each way a game may be set up: fixed dice, dice to hand out, both variants of each.
TWO_DICE_IN_12 = {f"two_dice.from_dice.d{die}": at for at, die in enumerate((6, 8, 10, 20))}
SIX_IN_14 = {
    "d6.levels": {"master": 3, "trained": 4, "novice": 5, "unskilled": 6},
    "d6.from_dice": {"d6": "unskilled", "d8": "novice", "d12": "trained", "d20": "master"},
}


def changed(game: Game, **overrides: object) -> Game:
    """The game with settings changed; a dot in a key is written as two underscores."""
    dotted = {key.replace("__", "."): value for key, value in overrides.items()}
    return replace(game, settings=configure(game.settings, dotted))


MIXED_12 = replace(NDE12, settings=configure(SETTINGS_12, TWO_DICE_IN_12))
MIXED_14 = replace(NDE14, settings=configure(SETTINGS_14, SIX_IN_14))
GAMES = (NDE12, NDE14, MIXED_12, MIXED_14)

games = st.sampled_from(
    [changed(game, variant=variant) for game in GAMES for variant in variants_of(game.settings)]
)
typed = st.text(st.characters(blacklist_categories=("Cs", "Cc")), max_size=30).map(str.strip)


def first_hero(game: Game) -> Character:
    """The character all proposed answers make."""
    return play(create(game), seeded(7), default_answer)


def random_hero(game: Game, seed: int) -> Character:
    """The character "surprise me" makes."""
    return play(create(game), seeded(seed), at_random(seeded(seed)))


@st.composite
def heroes(draw: st.DrawFn, game: Game) -> Character:
    """Characters after some adventures: advanced, hurt, tired, and called anything."""
    hero = random_hero(game, draw(st.integers(0, 10_000)))
    for _ in range(draw(st.integers(0, 12))):
        choices = possible_advances(game, hero)
        if not choices:
            break
        text = draw(typed.filter(bool))
        hero = advance_by(game, hero, draw(st.sampled_from(choices)), text=text)
    return replace(
        hero,
        name=draw(typed),
        weapon=draw(typed),
        hearts=draw(st.integers(0, hero.hearts_most)),
        mana=draw(st.integers(0, hero.mana_most)),
        luck=draw(st.integers(0, 5)) if game.settings.luck.per_session else 0,
    )
