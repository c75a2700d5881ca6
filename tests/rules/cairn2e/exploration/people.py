"""People, things and scenes for the tests of living, and a way to see what an action comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from nde.dice import Answer, Run, Tell, resume
from nde.rules.cairn2e.character import ATTRIBUTES, Character, Item
from nde.rules.cairn2e.ruleset import RESOLVE
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game, Settings
from nde.rules.ruleset import Resolution

GAME = Game()
ROPE = Item(key="rope")
TENT = Item(key="tent", slots=2)
CHALK = Item(key="chalk", slots=0)
TORCH = Item(key="torch", kind="light", uses=3, uses_most=3)
LANTERN = Item(key="lantern", kind="light")
OIL = Item(key="oil-can", uses=6, uses_most=6)
RATIONS = Item(key="rations", kind="food", uses=3, uses_most=3)
SHIELD = Item(key="shield", kind="armor", armor=1)
PLATE = Item(key="plate", kind="armor", slots=2, armor=3)
HALBERD = Item(key="halberd", kind="weapon", slots=2, dice=(10,))
BOOK = Item(key="spellbook", kind="spellbook", spell="salt-line")
SCROLL = Item(key="scroll", kind="scroll", slots=0, uses=1, uses_most=1, spell="salt-line")
RELIC = Item(key="bell", kind="relic", uses=1, uses_most=3, spell="bell")


def playing(**changes: Any) -> Game:
    """The game with some settings changed."""
    return Game(settings=Settings(**changes))


def body(**changes: Any) -> Character:
    """Somebody ordinary, with what is different about them."""
    plain: dict[str, Any] = {f"{name}{end}": 10 for name in ATTRIBUTES for end in ("", "_most")}
    return Character(**{**plain, "hp": 4, "hp_most": 4, **changes})


def ada(figure: dict[str, Any] | None = None, **changes: Any) -> Figure:
    """Ada, of the party."""
    return Figure(id="ada", character=body(**changes), **(figure or {}))


def scene_of(*figures: Figure, **changes: Any) -> Scene:
    return Scene(figures=figures, **changes)


def alone(**changes: Any) -> Scene:
    """Ada by herself."""
    return scene_of(ada(**changes))


class Seen:
    """An action that was carried out: its resolution, the steps it told, and the scene after it."""

    def __init__(self, resolution: Resolution, steps: tuple[Tell, ...], scene: Scene) -> None:
        self.resolution = resolution
        self.outcome = resolution.outcome
        self.kinds = [type(effect).__name__ for effect in resolution.effects]
        self.steps = steps
        self.told = [step.key for step in steps]
        self.rules = {step.rule for step in steps} | {effect.rule for effect in resolution.effects}
        self.scene = scene

    @property
    def ada(self) -> Character:
        return self.scene.figure("ada").character


def do(scene: Scene, action: Any, answers: Sequence[Answer] = (), game: Game = GAME) -> Seen:
    """Carry an action out with these faces and answers."""
    run = resume(RESOLVE[type(action)](game, scene, action), answers)
    assert isinstance(run, Run), run
    return Seen(run.result, run.steps, scene.after(game, run.result.effects))


items = st.builds(
    Item,
    key=st.sampled_from(("rope", "tent", "book", "torch")),
    slots=st.integers(0, 2),
    kind=st.sampled_from(("gear", "weapon", "armor", "spellbook", "scroll", "relic", "light", "food")),
    uses=st.integers(-1, 3),
    uses_most=st.integers(0, 3),
    armor=st.integers(0, 3),
    is_worn=st.booleans(),
)


@st.composite
def bodies(draw: st.DrawFn) -> Character:
    """Anybody whose load is no more than the slots there are."""
    carried: tuple[Item, ...] = ()
    for item in draw(st.lists(items, max_size=12)):
        if sum(one.slots for one in carried) + item.slots <= 10:
            carried += (item,)
    room = 10 - sum(one.slots for one in carried)
    fatigue = draw(st.integers(0, room))
    gold = draw(st.integers(0, 99 + 100 * (room - fatigue)))
    most = draw(st.integers(1, 12))
    scores: dict[str, Any] = {}
    for name in ATTRIBUTES:
        scores[f"{name}_most"] = draw(st.integers(1, 18))
        scores[name] = draw(st.integers(1, scores[f"{name}_most"]))
    return Character(
        **scores,
        hp=draw(st.integers(0, most)),
        hp_most=most,
        items=carried,
        fatigue=fatigue,
        gold=gold,
        is_deprived=draw(st.booleans()),
        deprived_hours=draw(st.integers(0, 23)),
    )
