"""Plain games: people with tracks and conditions on two sides that may take turns, and no map.

A game that fits on a page says who its people are, what can be done and what comes of it, and is a `Ruleset`
by `plain_game`.  Turns, effects, sheets, people at a glance and what a game master changes are here.
docs/adding-a-ruleset.md walks through one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Any, ClassVar, Literal, TypeAlias, get_type_hints

import msgspec
from msgspec.structs import replace

from nde.dice import GM, Procedure, Tell
from nde.errors import Missing, Unreadable
from nde.rules.calls import Calls, Rung, plain_rungs
from nde.rules.documents import Findings
from nde.rules.options import options_of
from nde.rules.overrides import overridden
from nde.rules.people import People, moment_of
from nde.rules.play import (
    BEYOND,
    Aim,
    ConditionChip,
    Difficulty,
    Moment,
    Person,
    Playing,
    Rank,
    Severity,
    Side,
    Trial,
    blurred_value,
)
from nde.rules.ruleset import (
    ActionRefused,
    Effect,
    Example,
    Offer,
    Resolution,
    RuleEntry,
    Ruleset,
    Sheet,
    Situation,
    Trait,
    is_legal,
)
from nde.rules.sheets import MOST, Form
from nde.rules.stakes import Outcome, Stake
from nde.rules.variation import varied


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a scene.  A game gives `character` its own type."""

    id: str
    side: Side = "party"
    character: Any
    block: str = ""
    """The stat block of a foe."""
    conditions: tuple[str, ...] = ()
    has_acted: bool = False

    @property
    def is_out(self) -> bool:
        """Whether they take no part any more: nothing is left on the first of their tracks."""
        return not _form_of(self.character).show(self.character).tracks[0].value


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """Everyone in play, and whose turn it is.  A game gives `figures` the type of its own."""

    figures: tuple[Any, ...] = ()
    is_fight: bool = False
    round: int = 1
    side: Side = "party"
    """Whose turn it is in a fight; out of fights it is always the party's."""
    space: None = None
    """Plain games have no maps."""

    def figure(self, who: str) -> Any:
        """The one of this id; a refusal for a name that nobody has."""
        return PEOPLE.find(self, who)


class Begin(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Begin a fight, the other side's turn, or calm."""

    what: Literal["fight", "turn", "calm"]


class Lost(Effect, frozen=True, kw_only=True):
    """Something of somebody's wore down."""

    measures: ClassVar[frozenset[str]] = frozenset(("points",))
    who: str
    track: str
    points: int

    def happen(self, game: Any, scene: Any) -> Any:
        """Take it, down to nothing."""
        return _track_changed(scene, self.who, self.track, -self.points)


class Regained(Effect, frozen=True, kw_only=True):
    """Something of somebody's came back."""

    measures: ClassVar[frozenset[str]] = frozenset(("points",))
    who: str
    track: str
    points: int

    def happen(self, game: Any, scene: Any) -> Any:
        """Give it, up to its maximum."""
        return _track_changed(scene, self.who, self.track, self.points)


def _blurred(track: str, one: Any) -> object:
    """Somebody of whom nobody can tell what is left on a track."""
    body = one.character
    now = blurred_value(getattr(body, track), getattr(body, track + MOST))
    return replace(one, character=replace(body, **{track: now, track + MOST: BEYOND}))


def _track_changed(scene: object, who: str, track: str, by: int) -> object:
    def change(one: Any) -> object:
        body = one.character
        now, most = getattr(body, track, None), getattr(body, track + MOST, None)
        if now is None or most is None:
            return one
        # More than the most is a game master's ruling: it is kept, and never grows.
        left = max(now + by, 0) if by < 0 else min(now + by, max(most, now))
        return replace(one, character=replace(body, **{track: left}))

    return PEOPLE.changed(scene, who, change)


class ConditionChanged(Effect, frozen=True, kw_only=True):
    """A condition of somebody's began or ended."""

    who: str
    condition: str
    is_on: bool

    def happen(self, game: Any, scene: Any) -> Any:
        """Have it once, or not at all."""

        def change(one: Any) -> object:
            others = tuple([key for key in one.conditions if key != self.condition])
            return replace(one, conditions=(*others, self.condition) if self.is_on else others)

        return PEOPLE.changed(scene, self.who, change)


class Acted(Effect, frozen=True, kw_only=True):
    """Somebody's action of this turn is used."""

    who: str

    def happen(self, game: Any, scene: Any) -> Any:
        """Only in a fight does anybody count."""
        return PEOPLE.changed(scene, self.who, lambda one: replace(one, has_acted=True))


class TurnCame(Effect, frozen=True, kw_only=True):
    """A side's turn began, or the fight ended."""

    is_fight: bool
    round: int
    side: Side

    def happen(self, game: Any, scene: Any) -> Any:
        """Everybody may act again."""
        fresh = tuple([replace(one, has_acted=False) for one in scene.figures])
        return replace(scene, figures=fresh, is_fight=self.is_fight, round=self.round, side=self.side)


EFFECTS = (Lost, Regained, ConditionChanged, Acted, TurnCame)
Rule: TypeAlias = Callable[[Any, Any, Any], Procedure[Resolution]]
"""A rule of a plain game: settings, scene and action in, a procedure out."""


class PlainGame(msgspec.Struct, frozen=True, kw_only=True):
    """What a game has to say; `plain_game` makes the rest of it."""

    id: str
    settings: Any
    """A struct of numbers and switches, with remarks where one is an option (`nde.rules.options`)."""
    scene: type[Scene]
    """The game's own scene, whose figures have its characters."""
    outcomes: tuple[Outcome, ...]
    index: Mapping[str, tuple[str, ...]]
    """Each rule by its name, with the messages it explains: whoever looks one up is led to it."""
    rules: Mapping[type, Rule]
    """The rule of each kind of action."""
    offers: Callable[[Any, str], Iterable[Offer]]
    """What a seat could do; what the rules refuse is left out."""
    moments: Mapping[Moment, Any] = {}
    """The game's own actions for moments of play, besides those of fights and turns."""
    create: Callable[[Any], Procedure[Any]]
    advance: Callable[[Any], Procedure[Any]]
    foes: Mapping[str, Any]
    """Stat blocks: a character for each."""
    ranks: Mapping[Rank, str]
    """The stat block that plays a foe of each rank."""
    trial: Callable[[Any, str, Trial, Difficulty], Any]
    hazard: Callable[[Any, str, Severity], Any]
    aim: Callable[[Any, Offer], Aim]
    situations: Callable[[Any], tuple[Situation, ...]]
    """Questions without a table, under some settings."""
    examples: tuple[Example, ...] = ()
    stakes: Mapping[type, Stake] = {}
    tried_with: Callable[[Any], str] = lambda action: ""
    """What a trial is rolled with: the key of a trait of the sheet."""
    calls: Calls | None = None
    """Rolls that the game master calls for; what is left out is read off the offer that a trial is."""
    rulings: frozenset[str] = frozenset()
    conditions: tuple[str, ...] = ()
    """Those that a game master may give and take."""


def require_turn(scene: Scene, who: str, rule: str) -> Any:
    """The figure whose turn it has to be; in calm anybody may act."""
    one = scene.figure(who)
    if scene.is_fight and scene.side != one.side:
        raise ActionRefused("not-your-turn", rule=rule, who=who)
    if scene.is_fight and one.has_acted:
        raise ActionRefused("already-acted", rule=rule, who=who)
    return one


def acted(scene: Scene, who: str, rule: str) -> tuple[Effect, ...]:
    """That somebody's action is used, where turns are counted."""
    return (Acted(rule=rule, who=who),) if scene.is_fight else ()


def is_out(figure: Any) -> bool:
    """Whether somebody takes no part any more."""
    return bool(figure.is_out)


def new_scene(
    game: PlainGame, characters: Mapping[str, object], foes: Mapping[str, str] | None = None, **rest: Any
) -> Any:
    """A scene of characters and foes, by id."""
    figure = _figure_type(game.scene)
    people = tuple([figure(id=id, character=one) for id, one in characters.items()])
    return _joined(game, game.scene(figures=people, is_fight=rest.get("is_fight", False)), foes or {})


def plain_game(game: PlainGame) -> Ruleset:
    """The game as a value: everything that follows from what it says."""
    settings, turns = game.settings, f"{game.id}/turns"
    form = Form(game.id, _character_type(game.scene))
    rules: Mapping[type, Rule] = {**game.rules, Begin: partial(_begin, turns)}

    def resolve(scene: object, action: object) -> Procedure[Resolution]:
        return rules[type(action)](settings, scene, action)

    def offers(scene: object, seat: str) -> tuple[Offer, ...]:
        own = [*game.offers(scene, seat), *(_turn_offers() if seat == GM else ())]
        for ally in _allies(scene) if seat == GM else ():
            own += game.offers(scene, ally)
        return tuple([offer for offer in own if is_legal(resolve, scene, offer.action)])

    return Ruleset(
        id=game.id,
        outcomes=game.outcomes,
        stakes=game.stakes,
        settings=settings,
        options=options_of(game.id, type(settings)()),
        rules=(*_index(game, form), RuleEntry(id=turns, terms=TURN_TERMS)),
        situations=game.situations(settings),
        examples=game.examples,
        renames=(),
        create=partial(game.create, settings),
        read_sheet=form.read,
        write_sheet=form.write,
        sheet=form.show,
        advance=game.advance,
        convert=lambda character, variant: character,
        variants=("standard",),
        new_scene=partial(new_scene, game),
        characters=lambda scene: {one.id: one.character for one in scene.figures if not one.block},
        look=PEOPLE.look,
        spaces=(),
        foes=game.foes,
        foe_sheet=partial(_block_sheet, game, form),
        offers=offers,
        vary=varied,
        resolve=resolve,
        apply=lambda scene, effect: effect.happen(settings, scene),
        actions=tuple(rules),
        effects=EFFECTS,
        scene_type=game.scene,
        character_type=_character_type(game.scene),
        configure=lambda overrides: plain_game(replace(game, settings=overridden(settings, overrides))),
        playing=_playing(game, form, resolve),
    )


def _index(game: PlainGame, form: Form[Any]) -> tuple[RuleEntry, ...]:
    """The game's rules; the one that explains what people can take says as well how they fare."""
    worn = next((f"track-{name}" for name, line in form.lines.items() if line.refill), "")
    return tuple(
        [
            RuleEntry(id=f"{game.id}/{rule}", terms=(*terms, *FARE_TERMS) if worn in terms else terms)
            for rule, terms in game.index.items()
        ]
    )


def _playing(game: PlainGame, form: Form[Any], resolve: Callable[[Any, Any], Any]) -> Playing:
    """What a table asks, answered by what the game has said."""
    moments: dict[Moment, object] = {"fight": Begin(what="fight"), "turn": Begin(what="turn")}
    moments |= {"calm": Begin(what="calm"), **game.moments}

    def sheet_of(scene: Any, who: str) -> Any:
        one = scene.figure(who)
        return replace(form.show(one.character), **({"name": one.block} if one.block else {}))

    def put(scene: Any, path: str, value: Any) -> Any:
        who, _, field = path.partition(".")
        if field in form.lines and any(one.id == who for one in scene.figures):
            found = Findings("sheet")
            form.checked(found, field, value)
            if found.faults:
                old = PEOPLE.look(scene, path)
                raise Unreadable("wrong-value", path=path, value=str(value), old=str(old))
        elif field in ("side", "block", "conditions"):
            raise Missing("no-such-value", path=path)
        return PEOPLE.put(scene, path, value)

    worn = next((name for name, line in form.lines.items() if line.refill), "")

    def blur(scene: object, kept: frozenset[str]) -> object:
        for id in kept if worn else ():
            scene = PEOPLE.changed(scene, id, partial(_blurred, worn))
        return scene

    def chips(scene: Any, who: str) -> tuple[ConditionChip, ...]:
        return tuple(
            [
                ConditionChip(
                    key=key,
                    is_on=(has := key in one.conditions),
                    effect=ConditionChanged(rule=f"{game.id}/turns", who=who, condition=key, is_on=not has),
                )
                for one in scene.figures
                if one.id == who
                for key in game.conditions
            ]
        )

    return Playing(
        people=PEOPLE.people,
        sheet_of=sheet_of,
        conditions=chips,
        turn=PEOPLE.turn,
        on_turn=PEOPLE.on_turn,
        actor=lambda action: getattr(action, "who", GM),
        veil=PEOPLE.without,
        blur=blur,
        put=put,
        join=partial(_joined, game),
        leave=PEOPLE.leave,
        sided=lambda scene, who, side: PEOPLE.changed(scene, who, lambda one: replace(one, side=side)),
        moment=partial(moment_of, moments, resolve),
        interlude=partial(_interlude, moments),
        cast=lambda kind, rank: game.ranks[rank],
        trial=game.trial,
        tried_with=game.tried_with,
        calls=game.calls
        or Calls(offer=partial(_trial_offer, game), rungs=_rungs(game), usual="normal", spared=(Acted,)),
        hazard=game.hazard,
        aim=game.aim,
        foe_choice=partial(_foe_choice, game),
        sides_left=PEOPLE.sides_left,
        standing=PEOPLE.standing,
        rulings=game.rulings,
        gist=lambda scene: lambda piece: replace(piece, round=1) if isinstance(piece, Scene) else piece,
    )


def _interlude(moments: Mapping[Moment, object], scene: object) -> tuple[object, ...]:
    """In weeks of peace the party rests as often as whoever has lost most needs it."""
    party = [one.tracks[0] for one in PEOPLE.people(scene) if one.side == "party"]
    lost = max((one.most - one.value for one in party), default=0)
    rests = [moments[one] for one in ("camp", "rest") if one in moments]
    return tuple(rests[:1] * lost)


def _allies(scene: Any) -> tuple[str, ...]:
    """The creatures at the party's side: they do what heroes do, by whoever leads the game."""
    return tuple([one.id for one in scene.figures if one.block and one.side == "party"])


def _trial_offer(game: PlainGame, scene: Any, who: str) -> Offer | None:
    """The offer by which somebody tries something, in their turn or not: an action as trials have it."""
    if all(one.id != who for one in scene.figures):
        return None
    scene = PEOPLE.on_turn(scene, who)
    kind = type(game.trial(scene, who, "might", "normal"))
    offers = (one for one in game.offers(scene, who) if type(one.action) is kind)
    return next((one for one in offers if not game.aim(scene, one).target), None)


def _rungs(game: PlainGame) -> tuple[Rung, ...]:
    """The game's own difficulties, of any one of its people."""
    if not game.foes:
        return ()
    scene = _joined(game, game.scene(), {"one": next(iter(game.foes))})
    offer = _trial_offer(game, scene, "one")
    return plain_rungs(offer) if offer is not None else ()


def _block_sheet(game: PlainGame, form: Form[Any], block: str) -> Sheet:
    """A stat block: what it can take, and what is special about it."""
    body, shown = game.foes[block], form.show(game.foes[block])
    usual = {one.name: one.default for one in msgspec.structs.fields(type(body))}
    takes = [Trait(key=one.key, shown_as="score", value=one.most) for one in shown.tracks]
    special = [one for one in shown.traits if one.value != usual[one.key]]
    return Sheet(name=block, traits=(*takes, *special), tracks=(), lists=shown.lists)


def _begin(rule: str, settings: Any, scene: Any, action: Begin) -> Procedure[Resolution]:
    """Turns go to and fro between the sides, a new round begins with the party's."""
    if scene.is_fight == (action.what == "fight"):
        raise ActionRefused("not-the-time", rule=rule)
    is_foes_turn = action.what == "turn" and scene.side == "party"
    number = scene.round + (scene.side == "foes") if action.what == "turn" else 1
    side: Side = "foes" if is_foes_turn else "party"
    yield Tell(rule, "turn-came", {"what": action.what, "round": number, "side": side})
    came = TurnCame(rule=rule, is_fight=action.what != "calm", round=number, side=side)
    return Resolution(outcome="", effects=(came,))


def _turn_offers() -> tuple[Offer, ...]:
    """What the game master does about turns."""
    kinds: tuple[Literal["fight", "turn", "calm"], ...] = ("fight", "turn", "calm")
    return tuple(
        [Offer(name=name, action=Begin(what=what)) for name, what in zip(TURN_OFFERS, kinds, strict=True)]
    )


TURN_OFFERS = ("start-fight", "end-turn", "end-fight")
FARE_TERMS = ("play-note-out", "play-note-gone", "faring-*")
TURN_TERMS = (
    *(f"offer-{name}" for name in TURN_OFFERS),
    *("moment-fight", "moment-turn", "moment-calm", "play-note-acted", "play-note-done"),
)


def _foe_choice(game: PlainGame, scene: Any, offers: tuple[Offer, ...]) -> Offer | None:
    """What a foe can do to whoever can take least; nothing where foes never act themselves."""
    foes = {one.id for one in scene.figures if one.side == "foes"}
    blows = [one for one in offers if getattr(one.action, "who", "") in foes]
    left = {one.id: one.tracks[0].value for one in PEOPLE.people(scene)}
    return min(blows, key=lambda one: left.get(game.aim(scene, one).target, 0), default=None)


def _joined(game: PlainGame, scene: Any, foes: Mapping[str, str]) -> Any:
    """The scene with more foes, by id and stat block."""
    for block in foes.values():
        if block not in game.foes:
            raise ActionRefused(
                "no-such-block", rule=f"{game.id}/turns", block=block, allowed=tuple(game.foes)
            )
    figure = _figure_type(game.scene)
    more = [figure(id=id, side="foes", block=block, character=game.foes[block]) for id, block in foes.items()]
    return replace(scene, figures=(*scene.figures, *more))


@cache
def _hints(kind: object) -> dict[str, Any]:
    return get_type_hints(kind)


def _form_of(character: object) -> Form[Any]:
    """The sheet of a character, where only what it shows matters."""
    kind: object = type(character)
    return _form(kind)


@cache
def _form(kind: Any) -> Form[Any]:
    return Form("", kind)


def _figure_type(scene: type[Scene]) -> Any:
    return _hints(scene)["figures"].__args__[0]


def _character_type(scene: type[Scene]) -> Any:
    return _hints(_figure_type(scene))["character"]


def _person(scene: Any, one: Any) -> Person:
    shown = _form_of(one.character).show(one.character)
    is_gone = not shown.tracks[0].value
    return Person(
        id=one.id,
        name="" if one.block else one.character.name or one.id,
        label=f"block-{one.block}" if one.block else "",
        side=one.side,
        is_out=is_gone,
        is_gone=is_gone and one.side == "foes",
        has_acted=one.has_acted,
        tracks=shown.tracks,
        conditions=one.conditions,
    )


PEOPLE = People(("figures",), _person)
