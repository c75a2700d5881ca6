"""What else `nde fight` answers: rules varied, a fight for a risk, best play; and how it is watched."""

from __future__ import annotations

import io
import os
import signal
from pathlib import Path
from xml.etree import ElementTree

import pytest

from nde.cli import patient_lab as fight_lab
from nde.cli import patient_lab as fight_watch
from nde.cli.completion import completions
from nde.cli.patient_lab import Watch
from nde.cli.session import Session
from nde.lab.policies import POLICIES
from nde.lab.progress import Progress
from nde.locale import LANGUAGES
from tests.cli.terminal import Terminal, nde, process, refused

SMALL = ("fight", "nde12", "--party", "warrior,mage", "--foes", "minion*2")


def test_the_rules_are_varied_and_set_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "vary.svg"
    argv = (*SMALL, "--vary", "retaliation=core,melee,off")
    variants = nde(*argv, "--json", "--svg", str(path)).data["variants"]
    assert [one["label"] for one in variants] == [f"retaliation={one}" for one in ("core", "melee", "off")]
    for one in variants:
        alone = nde(*SMALL, "--set", one["label"], "--json").data["answer"]
        assert one["answer"]["win"]["chance"] == pytest.approx(alone["win"]["chance"], abs=1e-12)
    assert ElementTree.parse(path).getroot().tag.endswith("svg")
    text = nde(*argv).out
    assert "retaliation=off" in text
    assert "percentage points" in text


def test_two_editions_stand_side_by_side_and_say_what_was_taken_instead() -> None:
    said = nde(*SMALL, "--vary", "game=nde12,nde14")
    assert said.status == 0
    assert "game=nde14: “warrior” is not known there; “assault” was used instead." in said.out
    data = nde(*SMALL, "--vary", "game=nde12,nde14", "--json").data["variants"]
    assert [one["game"] for one in data] == ["nde12", "nde14"]
    assert data[1]["instead"][0] == {"word": "warrior", "taken": "assault"}


@pytest.mark.parametrize("vary", ["retaliation", "retaliation=cor,off", "retailation=off", "game=nde13"])
def test_what_cannot_be_varied_is_refused(vary: str) -> None:
    assert refused(*SMALL, "--vary", vary)


@pytest.mark.parametrize("asked", ["--vary=retaliation=core,off", "--compare=spread", "--target=win=0.5"])
def test_whatever_is_stopped_at_once_shows_what_there_is(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(watch: Watch, progress: Progress) -> bool:
        watch.is_stopped = True
        return False

    monkeypatch.setattr(Watch, "going", stop)
    said = nde(*SMALL, asked, "--svg", str(tmp_path / "stopped.svg"))
    assert (said.status, said.err) == (130, "")
    assert "stopped" in said.out
    assert nde(*SMALL, asked, "--json").status == 130


def test_rulings_hold_in_every_variant() -> None:
    ruling = ("--foe-ruling", "steps=-1")
    variants = nde(*SMALL, *ruling, "--vary", "retaliation=core,off", "--json").data["variants"]
    for one in variants:
        alone = nde(*SMALL, *ruling, "--set", one["label"], "--json").data["answer"]["win"]["chance"]
        plain = nde(*SMALL, "--set", one["label"], "--json").data["answer"]["win"]["chance"]
        assert one["answer"]["win"]["chance"] == pytest.approx(alone, abs=1e-12)
        assert alone > plain


def test_fights_for_a_risk_are_ranked_by_how_near_they_come(tmp_path: Path) -> None:
    path = tmp_path / "fit.svg"
    argv = ("fight", "nde12", "--party", "warrior,mage", "--foes", "minion*2,elite")
    data = nde(*argv, "--target", "win=60%", "--target", "down=1", "--json", "--svg", str(path)).data
    assert data["target"] == {"win": 0.6, "down": 1.0}
    distances = [one["distance"] for one in data["fights"]]
    assert distances == sorted(distances)
    first = data["fights"][0]
    foes = ",".join(f"{one['block']}*{one['count']}" for one in first["foes"] if one["count"])
    alone = nde(*SMALL[:5], foes, "--json").data["answer"]
    assert first["answer"]["win"]["chance"] == pytest.approx(alone["win"]["chance"], abs=1e-12)
    assert "Chance to win by the number of foes" in path.read_text(encoding="utf-8")
    assert [one["who"] for one in data["doing"]["heroes"]] == [one["id"] for one in data["party"]]
    text = nde(*argv, "--target", "win=0.6").out
    assert "What everybody does in the first of them:" in text
    assert "Fights nearest to 60.0% won:" in text
    assert "swing" in text


def test_best_play_is_worth_no_less_than_any_policy() -> None:
    argv = ("fight", "nde12", "--party", "warrior", "--foes", "minion*2", "--best")
    best = nde(*argv, "--json").data["best"]
    assert set(best["worth"]) == set(POLICIES)
    assert best["best"] >= max(best["worth"].values()) - 1e-9
    for language in LANGUAGES:
        said = nde(*argv, "--aim", "nobody-down", "--lang", language, env={"COLUMNS": "60"})
        assert (said.status, said.err) == (0, "")
        assert "⟨" not in said.out
        assert [line for line in said.out.splitlines() if len(line) > 60] == []


class Screen(io.StringIO):
    """A pretended terminal for complaints."""

    def isatty(self) -> bool:
        return True


def watched(stderr: io.StringIO) -> Watch:
    return Watch(Session(io.StringIO(), io.StringIO(), stderr, {}, "en"))


def test_long_work_shows_how_far_it_is_and_how_long_it_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(fight_watch, "monotonic", lambda: now[0])
    screen = Screen()
    with watched(screen) as watch:
        now[0] = 0.9
        assert watch.going(Progress(1, 10, 1.0))
        assert screen.getvalue() == "", "short work says nothing"
        now[0] = 2.0
        assert watch.going(Progress(3, 1000, 1.0))
        assert "1,000 scenes, round 4 · 2 s so far" in screen.getvalue()
        now[0] = 4.0
        assert watch.going(Progress(4, 1000, 0.5))
        assert "round 4, 50.0% undecided · 4 s so far, about 4 s left" in screen.getvalue()
        now[0] = 8.0
        assert watch.going(Progress(0, 1000, 0.9))
        now[0] = 10.0
        assert watch.going(Progress(0, 1000, 0.5))
        assert "50.0% of the fights played · 10 s so far, about 2 s left" in screen.getvalue()
    assert screen.getvalue().endswith("\r")
    assert watch.seconds == 10.0


def test_nothing_is_shown_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(fight_watch, "monotonic", lambda: now[0])
    plain = io.StringIO()
    with watched(plain) as watch:
        now[0] = 100.0
        assert watch.going(Progress(1, 10, 0.5))
    assert plain.getvalue() == ""


def test_the_first_interrupt_stops_and_the_second_leaves() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        screen = Screen()
        with watched(screen) as watch:
            os.kill(os.getpid(), signal.SIGINT)
            assert not watch.going(Progress(1, 10, 0.5))
            assert "stopping" in screen.getvalue()
            with pytest.raises(KeyboardInterrupt):
                os.kill(os.getpid(), signal.SIGINT)
        assert watch.is_stopped
        assert signal.getsignal(signal.SIGINT) == signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)


def test_what_would_take_too_long_is_played_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fight_lab, "COMPUTING_S", 0.0)
    monkeypatch.setattr(fight_lab, "share_done", lambda progress: 0.0 if progress.round else 0.5)
    monkeypatch.setattr(fight_lab, "PLAYING_S", 60.0)
    answer = nde(*SMALL, "--json").data["answer"]
    assert (answer["method"], answer["runs"], answer["is_stopped"]) == ("simulated", 20_000, False)
    monkeypatch.setattr(fight_lab, "PLAYING_S", 0.0)
    assert nde(*SMALL, "--runs", "700000", "--json").data["answer"]["runs"] == 700_000, "as many as asked for"
    assert nde(*SMALL, "--exact", "--json").data["answer"]["method"] == "exact"


def test_an_interrupted_fight_shows_what_it_has() -> None:
    with Terminal(
        "fight", "nde12", "--party", "warrior*6", "--foes", "boss*3,elite*6", "--exact"
    ) as terminal:
        terminal.until("scenes, round|undecided")
        terminal.type("\x03")
        terminal.until("It was stopped after")
        assert terminal.end() == 130
    assert "Traceback" not in terminal.seen


def test_the_help_does_not_wait_for_the_lab() -> None:
    for argv in (("--help",), ("fight", "--help"), ("roll", "d6")):
        said = process(*argv, PYTHONPROFILEIMPORTTIME="1")
        assert said.returncode == 0
        assert "import time:" in said.stderr
        assert "numpy" not in said.stderr
        assert "nde.lab" not in said.stderr


def test_the_prompt_completes_who_fights_and_how() -> None:
    assert completions(["fight", "nde12", "--party"], "warrior,ro") == ["warrior,rogue "]
    assert completions(["fight", "nde12", "--foes"], "boss,min") == ["boss,minion "]
    assert completions(["fight", "nde12", "--policy"], "") == [f"{name} " for name in POLICIES]
    assert completions(["fight", "nde12", "--best", "--aim"], "n") == ["nobody-down "]
    assert completions(["fight", "nde12", "--vary"], "reta") == ["retaliation=", "retaliation_swap="]
    assert completions(["fight", "nde12"], "--pa") == ["--party ", "--pack "]
    assert completions(["fight", "nowhere", "--party"], "w") == []


@pytest.mark.rule("nde12/5.8", "nde12/gm.morale")
def test_what_only_one_of_the_variants_leaves_out_is_said() -> None:
    """Whether minions press a hero counts under no variant, also where the first one knows no such rule."""
    ran = nde(
        "fight", "nde12", "--party", "warrior", "--foes", "minion*3", "--vary", "several_foes=off,number"
    )
    told = " ".join(ran.out.split())
    assert told.count("unless “crowd=1” is ruled") == 1
    assert "the foes’ morale" in told


@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
@pytest.mark.parametrize(
    ("game", "hero", "foes", "is_said"),
    [
        ("nde12", "warrior", "minion", False),
        ("nde12", "warrior", "boss", False),
        ("nde12", "warrior", "elite", True),
        ("nde14", "assault", "boss", True),
    ],
)
def test_that_nobody_checks_morale_is_said_where_somebody_would(
    game: str, hero: str, foes: str, is_said: bool
) -> None:
    ran = nde("fight", game, "--party", hero, "--foes", foes)
    assert ran.out
    assert ("the foes’ morale" in " ".join(ran.out.split())) is is_said
