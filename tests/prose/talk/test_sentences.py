"""Typed sentences: every deed that is offered can be said, is understood, and happens to whom was named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nde.adventures import adventure_named
from nde.errors import Illegal, Missing
from nde.expeditions import new_expedition
from nde.expeditions.plan import drawn_plan
from nde.locale import LANGUAGES, words
from nde.prose.menu import DeedLabel, WayLabel, able_heroes, deeds_of
from nde.prose.tale import opened
from nde.prose.talk import Talk
from nde.prose.talk.screen import way_prospect
from nde.prose.talk.sentences import Meant, exits_meant, meant_by, read_sentence, tokens
from nde.prose.talk.typed import read_line
from nde.rules import ruleset_named
from nde.rules.deeds import verb_of
from nde.rules.ruleset import ActionRefused, refusal
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.bots import take_step
from nde.table.dice import SeededDice
from nde.table.events import Began, Resolved
from nde.table.header import Header
from nde.table.questions import open_questions
from nde.table.seats import GM, Agreement
from nde.table.state import State
from nde.table.visibility import scene_for
from tests.extent import drawn
from tests.prose.talk.local import Local, yard
from tests.table.play import GAME, in_fight, sheet_of, with_heroes

MOST_LINES = 400


def said(language: str, game: str, deed: DeedLabel, way: WayLabel) -> str:
    """A way of a deed as somebody would type it: the first words for its verb, and its objects."""
    typed = words(language, game).attribute(f"verb-{deed.verb}", "words").partition(",")[0]
    return " ".join((typed or deed.text, *way.said))


def understood(talk: Talk, text: str) -> list[Meant]:
    sentence = read_sentence(talk, read_line(text))
    assert sentence is not None, f"“{text}” is no sentence"
    return meant_by(talk, sentence)


def ways_in(talk: Talk, figure: str) -> Iterator[tuple[DeedLabel, WayLabel]]:
    for deed in deeds_of(talk.reader, figure).deeds:
        # Squares and goods are many of a kind.
        for way in (deed.ways[0], *deed.ways[1:6], deed.ways[-1]):
            yield deed, way


@pytest.mark.parametrize("language", LANGUAGES)
@GAME
def test_whatever_is_offered_can_be_said_and_is_understood(game: str, language: str) -> None:
    for seed in range(1, 1 + drawn(1, of=2)):
        table = in_fight(game, seed, "board" if "board" in ruleset_named(game).spaces else "none")
        for _ in range(5):
            for seat in ("p1", GM):
                talk = Local(state=table.state).talk(seat, language)
                talk.hero = ""
                for figure in (*able_heroes(talk.view), *((GM,) if seat == GM else ())):
                    talk.hero = figure
                    talk.look()
                    _said_and_understood(talk, game, language, figure)
            table.play_on(6)


def _said_and_understood(talk: Talk, game: str, language: str, figure: str) -> None:
    for deed, way in ways_in(talk, figure):
        text = said(language, game, deed, way)
        if deed.task:
            text = f"{text.partition(' ' + way.said[0])[0] if way.said else text}"
        found = understood(talk, text)
        assert {one.deed.verb for one in found} == {deed.verb}, text
        assert {one.figure for one in found} == {figure}, text
        if deed.task:
            assert way in [one.way for one in found]
        elif len(found) == 1:
            # What nobody need say may be another, never whom it is done to.
            chosen = [role in ("whom", "what", "where") for role in deed.roles]
            for is_chosen, wanted, got in zip(chosen, way.objects, found[0].way.objects, strict=True):
                assert not is_chosen or wanted == got, text
        else:
            assert way.objects[:1] in [one.way.objects[:1] for one in found], text


@GAME
def test_no_phrase_stands_for_two_verbs_of_a_game_in_one_language(game: str) -> None:
    keys = {verb.key for verb in ruleset_named(game).verbs.values()}
    for language in LANGUAGES:
        known: dict[tuple[str, ...], str] = {}
        for key in keys:
            for phrase in words(language, game).attribute(f"verb-{key}", "words").split(","):
                assert known.setdefault(tokens(phrase), key) == key, (language, phrase)


@GAME
def test_verbs_of_one_key_are_one_verb(game: str) -> None:
    known: dict[str, object] = {}
    for name, verb in ruleset_named(game).verbs.items():
        assert known.setdefault(verb.key, verb) == verb, name


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "cast wolf 1"),
        ("en", "Cast at the wolf 1!"),
        ("pl", "rzuć czar na wilka 1"),
        ("de", "zaubere gegen den Wolf 1"),
        ("cs", "sešli kouzlo na vlka 1"),
        ("cs", "cast a"),
    ],
)
def test_names_are_declined_and_small_words_mean_nothing(language: str, text: str) -> None:
    table = yard()
    talk = table.talk("p1", language)
    talk.look()
    (found,) = understood(talk, text)
    assert found.way.objects[0] == "wolf-1"


@pytest.mark.parametrize("answer", ["2", "b", "imp"])
def test_what_several_fit_is_asked_back_and_answered_by_number_letter_or_name(answer: str) -> None:
    table = Local(state=in_fight("nde12").state)
    table.talk("p1").look()
    before = table.state
    asked = table.type("p1", "attack")
    assert asked[0] == "Attack: whom or what?"
    assert len(asked) == 4
    assert table.state is before
    table.type("p1", answer)
    assert table.state is not before
    assert task_of(table).action.foe == "imp"


def task_of(table: Local) -> Any:
    return next(event.task for event in table.last.events if isinstance(event, Began | Resolved))


def led_by_engine() -> Local:
    """A yard where no game master has to be asked first."""
    table = yard()
    table.do(GM, c.Sit(seat=GM, name="Ada", role="gm", bot="gm"))
    return table


def test_what_somebody_tries_is_kept_in_their_words() -> None:
    table = led_by_engine()
    table.talk("p1").look()
    table.type("p1", "try climb the cart with strength")
    task = task_of(table)
    assert (task.action.task, task.action.attribute) == ("climb the cart", "strength")
    other = led_by_engine()
    other.talk("p1").look()
    asked = other.type("p1", "try calm the wolf")
    assert asked[0] == "Try something: with what?"
    other.type("p1", "magic")
    task = task_of(other)
    assert (task.action.task, task.action.attribute) == ("calm the wolf", "power")


def test_a_thing_that_sounds_like_a_trait_stays_in_what_is_tried() -> None:
    """A wall is not Will, although both have the same consonants."""
    table = Local(state=with_heroes("cairn2e").state)
    table.do(GM, c.Sit(seat=GM, name="Ada", role="gm", bot="gm"))
    table.talk("p1").look()
    assert table.type("p1", "try climb the wall")[0] == "Try something: with what?"
    table.type("p1", "1")
    assert task_of(table).action.task == "climb the wall"


FREE = {
    "en": "talk to the captain",
    "pl": "porozmawiaj z kapitanem",
    "de": "mit dem Hauptmann reden",
    "cs": "promluv si s kapitánem",
}


@pytest.mark.parametrize("language", FREE)
def test_what_no_rule_names_can_be_tried_in_these_words(language: str) -> None:
    table = led_by_engine()
    table.talk("p1", language).look()
    before, typed = table.state, FREE[language]
    asked = table.type("p1", typed)
    assert typed in asked[0]
    assert len(asked) > 3
    assert all("%" in line for line in asked[1:])
    assert table.state is before
    table.type("p1", "1")
    assert task_of(table).action.task == typed


def test_a_mistyped_verb_is_named_before_a_try_is_offered() -> None:
    table = led_by_engine()
    table.talk("p1").look()
    assert table.type("p1", "atack the wolf")[0].startswith(
        "“atack the wolf” is nothing the rules name. Did you mean “attack”? "
    )


def test_a_verb_that_cannot_be_done_now_is_named_with_what_can() -> None:
    table = yard()
    talk = table.talk("p1")
    talk.look()
    with pytest.raises(Illegal, match="cannot do this now"):
        read_sentence(talk, read_line("raise the wolf"))
    with pytest.raises(Missing, match="“dragon” does not fit"):
        understood(talk, "cast dragon")


@pytest.mark.parametrize(
    ("language", "text", "reason"),
    [
        ("en", "attack the wolf 2", "too far away"),
        ("pl", "zaatakuj wilka 2", "za daleko"),
        ("de", "greife Wolf 2 an", "zu weit"),
        ("cs", "zaútoč na vlka 2", "daleko"),
    ],
)
def test_what_is_out_of_reach_is_answered_with_the_reason_and_what_can_be_done(
    language: str, text: str, reason: str
) -> None:
    table = yard()
    talk = table.talk("p1", language)
    talk.look()
    before = table.state
    (answer,) = table.type("p1", text)
    assert reason in answer, answer
    assert words(language, "nde12").say("verb-go") in answer, "and what can be done"
    assert table.state is before


@GAME
def test_whatever_the_rules_refuse_of_somebody_named_is_answered_with_why(game: str) -> None:
    tries, found = 0, 0
    for seed in range(1, 5):
        table = in_fight(game, seed, "board" if "board" in ruleset_named(game).spaces else "none")
        for _ in range(4):
            talk = Local(state=table.state).talk("p1", "en")
            talk.look()
            for hero in able_heroes(talk.view):
                talk.hero = hero
                talk.look()
                foes = [one.person.id for one in talk.view.people if one.person.side == "foes"]
                scene = scene_for(table.state, "p1")
                tries += sum(len(table.state.playing.attempts(scene, hero, id)) for id in foes)
                found += len(list(_reasons(talk, game, hero, foes)))
            table.play_on(5)
    assert found or not tries, "somebody has to be refused"


def _reasons(talk: Talk, game: str, hero: str, foes: list[str]) -> Iterator[str]:
    """Each reason for which somebody in sight cannot be attacked, as it was answered."""
    state = talk.state
    scene = scene_for(state, talk.seat)
    can = {one.verb: {way.objects[0] for way in one.ways if way.objects} for one in talk.deeds(hero)}
    for other, offer in ((id, one) for id in foes for one in state.playing.attempts(scene, hero, id)):
        key = verb_of(state.rules, offer.name, offer.action).key
        because = refusal(state.rules.resolve, scene, offer.action)
        if because is None or other in can.get(key, ()):
            continue  # it can be done, if not with this
        typed = words("en", game).attribute(f"verb-{key}", "words").partition(",")[0]
        with pytest.raises(Illegal) as refused:
            understood(talk, f"{typed} {talk.teller.callers.name(other)}")
        told = talk.speaker.error(refused.value)
        assert refused.value.code == "verb-refused", told
        assert refused.value.because is not None
        assert talk.speaker.error(refused.value.because) in told
        assert not told.rstrip().endswith(":"), told
        yield told


def test_a_whole_name_never_means_somebody_whose_name_goes_on() -> None:
    """The one named is out of reach, and another of the same name with a number is not."""
    table = Local(state=in_fight("nde12", 1, "board").state)
    talk = table.talk("p1")
    talk.look()
    names = talk.teller.callers.names
    assert names["rat"].startswith(names["imp"])
    (answer,) = table.type("p1", f"attack {names['imp']}")
    assert "too far away" in answer
    (found,) = understood(talk, f"attack {names['rat']}")
    assert found.way.objects == ("rat",)


def test_a_word_that_only_looks_like_another_is_no_hint() -> None:
    table = yard()
    table.talk("p1").look()
    assert "mean" not in table.type("p1", "atake")[0]
    assert "“undo”" in table.type("p1", "undoo")[0]


class Alone(Local):
    """One player of three heroes in an adventure that the engine leads; everything is typed."""

    def __init__(self, game: str, adventure: str, language: str) -> None:
        dice = SeededDice(b"7" * 32)
        header = Header(game=game, commitment=dice.commitment, adventure=adventure_named(adventure))
        super().__init__(game, State(header=header))
        self.do(GM, c.Sit(seat=GM, name="Engine", role="gm", bot="gm"))
        self.do("p1", c.Sit(seat="p1", name="Ann"))
        self.do(GM, c.Agree(agreement=Agreement(undo="anyone", rulings="anyone", turns="anyone")))
        for number in (1, 2, 3):
            self.do("p1", c.Bring(id=f"hero-{number}", sheet=sheet_of(game, number), seat="p1"))
        self.talk("p1", language)
        self.goes_on()

    @property
    def is_over(self) -> bool:
        view = self.talks["p1"].view
        return view.story is not None and bool(view.story.ending)

    def goes_on(self) -> None:
        """Let the engine do what it has to, and show the table."""
        for _ in range(200):
            entry = take_step(self.state, GM, self.dice)
            if entry is None:
                break
            before, self.state = self.state, apply(self.state, entry)
            for talk in self.talks.values():
                talk.tell(before, entry, self.state)
        self.talks["p1"].look()

    def say(self, text: str) -> None:
        """Type a line, and see what comes of it."""
        talk = self.talks["p1"]
        for wish in talk.obey(text):
            self.do("p1", wish.do, talk.base or None)
            self.goes_on()


def _may_hit(talk: Talk, way: WayLabel) -> bool:
    prospect = way_prospect(talk.reader, way)
    return prospect is not None and prospect.chance > 0


def next_sentence(talk: Talk, game: str, language: str) -> str:
    """What somebody says who fights where they can, and goes on where they need not."""
    speaker = words(language, game)
    view = talk.view
    hero = talk.menu(view).hero
    person = next((one.person for one in view.people if one.person.id == hero), None)
    if view.turn is not None and view.turn.is_fight and hero and person is not None and not person.has_acted:
        deeds = deeds_of(talk.reader, hero).deeds
        for purpose in ("attack", "move", "pass"):
            for deed in deeds:
                way = next((one for one in deed.ways if purpose != "attack" or _may_hit(talk, one)), None)
                if deed.purpose == purpose and not deed.task and way is not None:
                    return said(language, game, deed, way)
    if "turn" in view.moments and view.turn is not None and view.turn.is_fight:
        return speaker.say("play-words-end").split()[0]
    menu = talk.menu(view)
    choices = [line for line in menu.lines if line.choice is not None]
    fresh = [line for line in choices if line.choice is not None and line.choice.is_new] or choices
    return fresh[0].text.partition(" · ")[0] if fresh else ""


@pytest.mark.parametrize(
    ("text", "option"),
    [("reach for the iron", "reach"), ("back up", "back"), ("back to the storeroom", "back")],
)
def test_some_words_of_a_choice_are_no_command_that_begins_alike(text: str, option: str) -> None:
    evening = Alone("nde12", "lantern-cellar", "en")
    talk = evening.talks["p1"]
    for line in ("set out", "go down the stairs"):
        evening.say(line)
    evening.do(
        GM, c.Remove(figure=next(one.person.id for one in talk.view.people if one.person.side == "foes"))
    )
    evening.goes_on()
    evening.say("down the wet steps")
    [wish] = talk.obey(text)
    assert isinstance(wish.do, c.Choose)
    chosen = next(one for one in talk.menu(talk.view).lines if one.choice and one.choice.id == wish.do.option)
    assert chosen.text.casefold().startswith(option)


@pytest.mark.parametrize("adventure", ["old-bridge", "mill-ford"])
@pytest.mark.parametrize("language", ["en", "pl"])
@GAME
def test_an_adventure_is_played_by_sentences_alone(game: str, language: str, adventure: str) -> None:
    evening = Alone(game, adventure, language)
    talk = evening.talks["p1"]
    for _ in range(MOST_LINES):
        if evening.is_over:
            break
        question = talk.question(talk.view)
        text = "" if question is not None else next_sentence(talk, game, language)
        before = evening.state
        evening.say(text)
        if evening.state is before and question is None:
            evening.say("1")  # it was asked which
    assert evening.is_over, "the evening does not end"
    told = [line for line in talk.paper.lines if "⟨" in line]  # type: ignore[attr-defined]
    assert told == []


@pytest.mark.parametrize(
    ("language", "text", "shot"),
    [
        ("en", "shoot wraith", "silver-arrow"),
        ("en", "shoot the wraith with a silver-tipped arrow", "silver-arrow"),
        ("en", "shoot wraith with arrows", "arrows"),
        ("pl", "strzel do upiora strzałami", "arrows"),
        ("de", "schieße auf das Schreckgespenst mit Pfeilen", "arrows"),
        ("cs", "střel na přízrak šípy", "arrows"),
    ],
)
def test_what_is_shot_can_be_said_and_what_is_named_in_full_is_meant(
    language: str, text: str, shot: str
) -> None:
    table = archery()
    talk = table.talk("p1", language)
    talk.look()
    (found,) = understood(talk, text)
    assert (found.deed.verb, found.way.objects[0], found.way.objects[2]) == ("shoot", "wraith-1", shot)
    assert words(language, "tkds").say(f"item-{shot}") in found.way.said


def archery() -> Local:
    """An archer with arrows of both kinds before somebody whom silver hurts."""
    table = Local("tkds")
    table.do(GM, c.Sit(seat=GM, name="Ada", role="gm"))
    table.do("p1", c.Sit(seat="p1", name="Ann"))
    sheet = sheet_of("tkds", 1)
    things = [
        {"key": "shortbow", "held": True},
        {"key": "arrows", "uses": 5},
        {"key": "silver-arrow", "uses": 1},
    ]
    table.do("p1", c.Bring(id="hero-1", sheet={**sheet, "items": things}, seat="p1"))
    table.do(GM, c.SetScene(place="crypt", foes={"wraith-1": "wraith"}))
    table.do(GM, c.Mark(moment="fight", values={"surprise": "none"}))
    while table.state.world.pending:
        table.do(GM, c.Answer(pending=table.state.world.pending[0].number, answer="keep"))
    return table


@pytest.mark.parametrize(
    ("language", "text", "price"),
    [
        ("en", "buy heavy armour", "200"),
        ("cs", "kup těžkou zbroj", "200"),
    ],
)
def test_what_cannot_be_paid_for_is_refused_with_its_price(language: str, text: str, price: str) -> None:
    table = yard("tkds", is_fight=False)
    table.do(GM, c.Act(action={"type": "GoTo", "where": "market"}))
    table.talk("p1", language).look()
    told, *_ = table.type("p1", text)
    assert price in told


@pytest.mark.parametrize(("language", "text"), [("en", "buy sword"), ("cs", "kup meč")])
def test_where_nobody_trades_buying_is_refused_with_the_reason(language: str, text: str) -> None:
    table = yard("tkds", is_fight=False)
    scene = table.state.world.scene
    assert scene is not None
    if scene.where != "away":
        table.do(GM, c.Act(action={"type": "GoTo", "where": "away"}))
    table.talk("p1", language).look()
    told, *_ = table.type("p1", text)
    who = table.talk("p1").teller.callers.name("hero-1")
    refusal = ActionRefused("no-market-here", rule="tkds/prices", who="hero-1")
    assert told == opened(table.talk("p1").speaker.error(refusal))
    assert who in told


def test_a_verb_without_objects_says_that_it_stands_alone() -> None:
    table = yard("tkds")
    while table.state.world.pending:
        table.do(GM, c.Answer(pending=table.state.world.pending[0].number, answer="keep"))
    table.type(GM, "gm condition hero-1 prone")
    table.talk("p1").look()
    told, *_ = table.type("p1", "stand up quickly")
    assert "say the verb alone" in told


def test_to_rest_is_no_answer_to_a_question() -> None:
    table = yard("tkds")
    assert table.state.world.pending
    seat = "p1" if table.type("p1", "rest")[0].startswith("“rest” does not") else "p2"
    assert table.type(seat, "rest")[0].startswith("“rest” does not answer the question")


def test_what_has_been_begun_goes_on_by_the_same_word() -> None:
    """To travel on a journey is to travel on, and no form of a trap."""
    table = yard("cairn2e", is_fight=False)
    table.talk(GM).look()
    table.type(GM, "travel path=wilderness distance=long terrain=tough")
    while waiting := open_questions(table.state):
        table.talk(waiting[0].seat).look()
        table.type(waiting[0].seat, "1")
    sentence = read_sentence(table.talk(GM), read_line("travel"))
    assert sentence is not None
    assert sentence.deed.verb == "travel-on"
    assert read_sentence(table.talk(GM), read_line("trap")) is not None


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_says_that_they_go_back_goes_back(game: str, language: str) -> None:
    """To the place they came from, also where `go` alone means a square of the map."""
    adventure = new_expedition(2, "safe")
    plan = drawn_plan(2)
    state = State(header=Header(game=game, commitment=SeededDice(b"7" * 32).commitment, adventure=adventure))
    table = Local(game, state)
    table.do("p1", c.Sit(seat="p1", name="Ann"))
    table.do("p1", c.Bring(id="hero-1", sheet=sheet_of(game, 1), seat="p1"))
    start = plan.room("start").id
    beyond = next(way.to for way in plan.ways if way.at == start)
    for choice in ("begin", beyond):
        table.do("p1", c.Choose(option=choice))
    typed = {"en": "go back", "de": "geh zurück", "pl": "idź z powrotem", "cs": "jdi zpátky"}[language]
    talk = table.talk("p1", language)
    talk.look()
    (way,) = exits_meant(talk, read_line(typed))
    assert way[0].id == start
    table.type("p1", typed)
    progress = table.state.world.progress
    assert progress is not None
    assert progress.place == start


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verb_alone_that_nobody_can_do_now_is_known_all_the_same(language: str) -> None:
    """Who types nothing but `shoot` with no bow, or in peace, is told that it is not possible now."""
    table = yard(is_fight=False)
    talk = table.talk("p1", language)
    talk.look()
    can = {one.verb for one in talk.deeds(talk.listed.hero)}
    verb = next(key for key in ("shoot", "attack", "hold") if key not in can)
    phrase = words(language, "nde12").attribute(f"verb-{verb}", "words").partition(",")[0]
    with pytest.raises(Illegal) as refused:
        read_sentence(talk, read_line(phrase))
    assert refused.value.code == "verb-not-now"
