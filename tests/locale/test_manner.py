"""The interface speaks as its users do: standard verbs, counted nouns, names inside their sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from nde.locale import LANGUAGES
from nde.locale.catalogue import areas, entries_in, entries_of, source_of

WEB = Path(__file__).parents[2] / "web" / "src"

CHECKED = (
    *(area for area in areas("en") if area.startswith("ui-")),
    "board",
    "chips",
    "client",
    "gamelog",
    "hub",
    "plain",
    "play",
    "sentences",
    "serve",
    "server",
    "sights",
    "table",
    "tale",
    "talk",
    "verbs",
    "web",
)
"""The catalogues that keep this manner; one that has come to keep it is added here."""

NAMES = ("ally", "by", "figure", "foe", "hero", "heroes", "name", "names", "other", "seat", "target", "who")
"""Facts that are somebody's name: a sentence has room for it without brackets."""

COUNTS = ("count", "left", "length", "mean", "most", "rounds", "squares", "steps", "turns", "version")
"""Facts that count something: the noun goes with the number, in the plural it needs."""

BANNED = {
    "en": (
        "deeds?",
        "decree\\w*",
        "(lay|laid|lays) (it |the table )?aside",
        "(take|takes|taken) (it )?back",
        "(take|takes|taken) (it |the table )?up again",
        "kept",
        "keep in",
        "go(es)? on",
        "play on",
        "things?",
        "ways? to fight",
        "so much",
        "given? up waiting",
        "throw away",
        "put away",
        "anew",
        "by itself",
        "(?<!there )is no(?! longer)",
        "look (who|which|whether|what|into)",
        "(lies|stands) (on|there|already)",
        "in reach",
        "small letters",
    ),
    "pl": (
        "czyn(u|em|y|ów|om|ami|ach)?",
        "orzecz\\w+",
        "odłóż",
        "odłożon\\w+",
        "chwil\\w* gry",
        "odnośnik\\w*",
        "silnik\\w*",
        "laborator\\w+",
        "katalog\\w*",
        "użyj jedn(ego|ej) z",
        "oczk\\w+",
        "przynie\\w+",
        "zachow(aj|ano)",
        "zabierz ze",
        "spos(ób|obem|oby|obów) walki",
    ),
    "de": (
        "Tat(en)?",
        "Weisen?",
        "Kampfweisen?",
        "d(ie|er) Engine",
        "Telefon\\w*",
        "Wertekasten",
        "Zwischenbild\\w*",
        "weg(ge)?legen",
        "weggelegt",
        "beiseitegelegt",
        "aufbewahr(t|en)",
        "zurückgenommen",
        "zurücknehmen",
        "Machtwort",
        "Startzahl",
        "Zielzahl",
        "im Mittel",
        "Festlegung(en)?",
        "Verlauf",
        "Augenblicke?",
        "eins von",
    ),
    "cs": (
        "čin(u|em|y|ů|ům|ech)?",
        "kryt(u|em|y)?",
        "(?<!ungeon[ -])engine",
        "laborato\\w+",
        "plán(u|em|y)?",
        "odlož\\w*",
        "uchov\\w+",
        "vyvez\\w*",
        "vyexport\\w+",
        "okamžik\\w*",
        "způsob(u|y|ů|em)? boje",
        "řečí?",
    ),
}
"""Words that the interface of a language gave up, each for the standard one of its kind."""

SPACED = re.compile(r"\w(?<!Bearer) …")
"""Polish and Czech set an ellipsis close to its word."""

TYPED = ("play-words-", "talk-phrases-", "talk-small-words")
"""What the messages begin with that list what may be typed."""

NO_ACTION = frozenset(
    (
        "ui-acts-done",
        "ui-acts-has-acted",
        "ui-acts-not-done",
        "ui-acts-suggested",
        "ui-board-fog",
        "ui-board-ground-all",
        "ui-board-new",
        "ui-board-rectangle",
        "ui-board-sheet",
        "ui-calls-all",
        "ui-calls-blind",
        "ui-calls-contest",
        "ui-calls-hidden",
        "ui-calls-own-dice",
        "ui-calls-price",
        "ui-calls-they-choose",
        "ui-calls-works",
        "ui-common-copied",
        "ui-common-odds",
        "ui-common-rule-word",
        "ui-deeds-items-on-sheet",
        "ui-door-code",
        "ui-door-copied",
        "ui-first-close",
        "ui-gm-clock-back",
        "ui-gm-clock-tick",
        "ui-gm-secret",
        "ui-gm-withheld",
        "ui-heroes-all",
        "ui-heroes-back",
        "ui-heroes-chosen",
        "ui-heroes-edit",
        "ui-heroes-kept",
        "ui-heroes-line",
        "ui-heroes-proposed",
        "ui-heroes-surprise",
        "ui-heroes-surprise-all",
        "ui-log-new",
        "ui-people-done",
        "ui-people-sure",
        "ui-phone-news",
        "ui-start-demo-making",
        "ui-start-making",
    )
)
"""What a button says of its state, where it leads, what it switches, or what somebody asks of the program."""

NO_VERB = {
    "en": ("A", "All", "An", "As", "Every", "It", "More", "The", "These", "This", "To"),
    "pl": ("Do", "Jak", "Jeszcze", "Na", "Niech", "Te", "Ten", "To", "Żeby"),
}
"""What a button does not begin with where verbs have no form of their own."""


def bracketed(text: str) -> list[str]:
    """The names in a message that hide in round brackets."""
    return re.findall(rf"\([^()]*\{{ \$(?:{'|'.join(NAMES)}) \}}[^()]*\)", text)


def dodged(text: str) -> list[str]:
    """The numbers that follow a colon and have no noun of their own."""
    return re.findall(rf": \{{ \$(?:{'|'.join(COUNTS)}) \}}(?=\s*(?:$|[.,;:)]))", text, re.MULTILINE)


def given_up(language: str, text: str) -> list[str]:
    """The words of a message that its language gave up."""
    plain = re.sub(r"\{ ?\$?[\w-]+ ?\}|\$[\w-]+", "", text.split("=", 1)[-1])
    found = [
        match.group() for match in re.finditer(rf"\b({'|'.join(BANNED[language])})\b", plain, re.IGNORECASE)
    ]
    return found + (SPACED.findall(plain) if language in ("pl", "cs") else [])


def said(key: str, text: str) -> str:
    """What a message shows; what people may type instead is theirs to choose."""
    return "" if key.startswith(TYPED) else re.sub(r"^ +\.words = .*$", "", text, flags=re.MULTILINE)


def labels(text: str) -> Iterator[str]:
    """What a message can be on a button: itself, or each of its variants."""
    variants = re.findall(r"^\s*\*?\[\w+\] (.+)$", text, re.MULTILINE)
    yield from variants or [text.split("=", 1)[-1].strip()]


def is_action(language: str, label: str) -> bool:
    """Whether a button's label begins with a capital and says what is done, in the language's own mood."""
    words = re.findall(r"[^\W\d_]+", re.sub(r"\{ \$\w+ \}", "", label.split(":")[0]))
    if not words or not (words[0][0].isupper() or label.startswith("{")):
        return False
    if language == "cs":
        return str(words[0]).endswith("t")
    if language == "de":
        return str(words[0]).endswith("n") or str(words[-1]).endswith("n")
    if language == "pl" and words[0].endswith(("ać", "eć", "ić", "yć", "ąć")):
        return False
    return words[0] not in NO_VERB[language]


def said_on_buttons(page: str) -> Iterator[str]:
    """The messages that stand on the buttons of a Svelte page."""
    for begin in re.finditer(r"<button\b", page):
        at = begin.end()
        depth = 0
        while page[at] != ">" or depth:
            depth += {"{": 1, "}": -1}.get(page[at], 0)
            at += 1
        yield from re.findall(r'say\(\s*"([a-z-]+)"', page[at : page.index("</button", at)])


def buttons() -> list[str]:
    """The messages that are actions on a button somewhere in the client."""
    pages = (path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.svelte")))
    return sorted({f"ui-{key}" for page in pages for key in said_on_buttons(page)} - NO_ACTION)


def checked(language: str) -> Iterable[tuple[str, str]]:
    """Every message to be held to this manner, with its source."""
    for area in CHECKED:
        for key, text in entries_in(source_of(language, area)).items():
            yield f"{language}/{area}.ftl: {key}", said(key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_hides_in_brackets(language: str) -> None:
    assert [(place, found) for place, text in checked(language) if (found := bracketed(text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_has_its_noun(language: str) -> None:
    assert [(place, found) for place, text in checked(language) if (found := dodged(text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_interface_has_none_of_the_words_it_gave_up(language: str) -> None:
    assert [(place, found) for place, text in checked(language) if (found := given_up(language, text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_says_what_it_does(language: str) -> None:
    known = entries_of(language)
    keys = buttons()
    assert len(keys) > 60
    statements = [
        (key, label) for key in keys for label in labels(known[key]) if not is_action(language, label)
    ]
    assert statements == []


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_verb_says_what_is_done(language: str) -> None:
    """Czech calls to action where its other buttons name one: what a hero does is said to the hero."""
    verbs = {
        key: next(labels(said(key, text))) for key, text in entries_in(source_of(language, "verbs")).items()
    }
    assert len(verbs) > 30
    assert [(key, label) for key, label in verbs.items() if not is_action(language, label)] == []


def test_what_is_no_action_is_on_a_button_all_the_same() -> None:
    said = {
        f"ui-{key}"
        for path in WEB.rglob("*.svelte")
        for key in said_on_buttons(path.read_text(encoding="utf-8"))
    }
    assert NO_ACTION - said == set()


GOES_ON = re.compile(r"^ +\.after-deed =((?:\n? +(?!\.).*)+)", re.MULTILINE)
"""What a step or an effect adds to the sentence of the deed that did it."""

STRUCK = {"foe-strike": "hero"}
"""Whom the sentence of a blow is about in the end, where it is not the foe or the target."""

TOUCHES = frozenset(
    (
        *(
            (one, False)
            for one in ("melee", "ranged", "power-strike", "power-area", "attack", "shoot", "throw")
        ),
        *((one, True) for one in ("melee", "ranged", "power-strike", "foe-strike")),
    )
)
"""Blows that something goes on with, and whether they have failed: what was hit, or who strikes back."""

BLOW = re.compile(
    r"^((?:tkds-)?tale-(melee|ranged|power-strike|power-area|foe-strike|attack|shoot|throw)\b.*)$"
)
"""The first line of the sentence of a blow that may go on with what it did."""

THING = r"\{ \$(?:item|weapon|held|scroll|second) \}"
"""Facts that are a thing somebody holds."""


def told(language: str) -> Iterator[tuple[str, str]]:
    """What the games tell of deeds and of what came of them, without what is told of making a hero."""
    for area in areas(language):
        if area.startswith(("cairn", "tkds", "stepdice", "companion")) and not area.endswith("-making"):
            for key, text in entries_in(source_of(language, area)).items():
                if re.match(r"(?:nde1[24]-|cairn2e-|tkds-)?(?:tale|step|effect)-", key):
                    yield key, text


def blows(language: str) -> Iterator[tuple[str, str, str]]:
    """Every phrasing of a blow that something goes on with, with whom that is about."""
    for key, text in told(language):
        found = BLOW.match(key)
        if found is not None and (found[2], key.endswith(("-fails", "-failure"))) in TOUCHES:
            whom = STRUCK.get(found[2], "target" if key.startswith("tkds-") else "foe")
            for phrasing in re.findall(r"= (.+)", text):
                yield key, phrasing, whom


def things_after_a_colon(text: str) -> list[str]:
    """The things that a sentence lists instead of saying what is done with them."""
    return re.findall(rf": {THING}(?! ?[+–])", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_on_with_a_deed_is_no_sentence_of_its_own(language: str) -> None:
    """It begins small or with the sign that joins it, and has no full stop."""
    endings = [
        (key, ending)
        for key, text in told(language)
        for found in GOES_ON.findall(text)
        for ending in (re.findall(r"\[\w+\] (.+)", found) or [found.strip()])
    ]
    assert len(endings) > 10
    assert [one for one in endings if one[1][0].isupper() or one[1].endswith(".")] == []


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_a_blow_ends_with_whom_it_hits(language: str) -> None:
    """What goes on with it has no subject of its own in these languages."""
    hits = list(blows(language))
    assert len(hits) > 20
    last = [(key, text, whom) for key, text, whom in hits if re.findall(r"\$(\w+)", text)[-1] != whom]
    assert last == []


@pytest.mark.parametrize("language", ["pl", "de", "cs"])
def test_a_thing_stands_in_the_sentence_and_not_after_a_colon(language: str) -> None:
    assert [(key, found) for key, text in told(language) if (found := things_after_a_colon(text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_thing_and_no_name_of_a_tale_hides_in_brackets(language: str) -> None:
    tales = [(key, text) for key, text in told(language) if "tale-" in key and not key.endswith("-roll")]
    assert len(tales) > 100
    hidden = [(key, text) for key, text in tales if bracketed(text) or re.search(rf"\({THING}\)", text)]
    assert hidden == []


def test_a_german_thing_has_its_article() -> None:
    """What heroes carry has an accusative; several things in one and what is bought and gone have none."""
    carried = {
        key: text
        for area in ("cairn-content", "tkds-making", "tkds", "creation")
        for key, text in entries_in(source_of("de", area)).items()
        if re.match(r"cairn2e-item-|option-(?:gear|weapon|protection)-", key)
    }
    assert len(carried) > 150
    bare = {key for key, text in carried.items() if ".acc = " not in text}
    assert {key for key in bare if " und " not in carried[key]} == WITHOUT_ARTICLE


WITHOUT_ARTICLE = {"option-protection-none"}
"""What nobody takes up, drops or sells."""


def test_a_german_possessive_swallows_its_article() -> None:
    """`vom Wolf` is `$who-von`; `von dem Wolf` nobody says."""
    kept = [
        (key, text)
        for key, text in entries_of("de").items()
        if re.search(r"\bvon \{ \$\w+-dat \}(?! weg)", text)
    ]
    assert kept == []


def test_the_faults_of_a_tale_would_be_found() -> None:
    assert things_after_a_colon("x = { $who } drops: { $item }; 3 of 10 slots used")
    assert not things_after_a_colon("x = { $who } drops the { $item }: it is heavy")
    assert GOES_ON.findall(
        "x = it burns\n    .after-deed =\n        { $left ->\n           *[other] and burns\n        }"
    )
    assert BLOW.match("tale-melee-success")
    assert not BLOW.match("tale-heal-works")


def test_the_faults_would_be_found() -> None:
    assert bracketed("x = it helps ({ $who })")
    assert bracketed("x = a blow (target: { $target }, hard)")
    assert not bracketed("x = { $who } (round { $round })")
    assert "odłóż" in said("x", "x = odłóż\n    .words = schowaj, odłóż")
    assert said("verb-x", "x = Stow\n    .words = stow, put away").strip() == "x = Stow"
    assert dodged("x = rounds left: { $left }")
    assert dodged("x = foes: { $count }, heroes")
    assert not dodged("x = Add: { $count } × { $name }")
    assert not dodged("x = Why: { $count } steps")
    pages = '<button onclick={() => go()}>{say("acts-go")}</button><p>{say("acts-why")}</p>'
    assert list(said_on_buttons(pages)) == ["acts-go"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Lay the table aside"),
        ("en", "More deeds ({ $count })"),
        ("en", "Your things"),
        ("pl", "Następny czyn"),
        ("pl", "nie ma stołu; użyj jednego z: { $allowed }"),
        ("pl", "łączenie …"),
        ("de", "Mehr Taten ({ $count })"),
        ("de", "meine Weise"),
        ("cs", "Další čin"),
        ("cs", "Uchovat v tomto prohlížeči"),
    ],
)
def test_a_word_given_up_would_be_found(language: str, text: str) -> None:
    assert given_up(language, f"x = {text}")


@pytest.mark.parametrize(
    ("language", "statement", "action"),
    [
        ("en", "These faces", "Use these faces"),
        ("en", "save", "Save"),
        ("pl", "Czekać", "Poczekaj"),
        ("pl", "Te wyniki", "Użyj tych wyników"),
        ("de", "Noch ein Spiel", "Noch einmal spielen"),
        ("cs", "Nakresli mapu", "Nakreslit mapu"),
    ],
)
def test_a_button_that_states_something_would_be_found(language: str, statement: str, action: str) -> None:
    assert not is_action(language, statement)
    assert is_action(language, action)


def test_armour_is_spelled_as_each_game_spells_it() -> None:
    """Cairn's own word is Armor; the other games and the interface are written in British English."""
    for area in areas("en"):
        is_cairn = area.startswith("cairn")
        wrong = re.compile(r"\barmour" if is_cairn else r"\barmor\b", re.IGNORECASE)
        is_checked = is_cairn or area.startswith(("nde", "stepdice", "companion", "tkds", "ui-"))
        shown = entries_in(source_of("en", area)).items() if is_checked else ()
        texts = [(key, re.sub(r"\{[^{}]*\}", "", said(key, text).split("=", 1)[-1])) for key, text in shown]
        assert [key for key, text in texts if wrong.search(text)] == [], area
