"""Help is whole in every language, fits the terminal, and what it shows works."""

from __future__ import annotations

import shlex
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nde.cli.commands import BY_NAME, COMMANDS, EVERYWHERE, FLAGS, GROUPS, Command
from nde.cli.helptext import examples
from nde.cli.patient_lab import Clock, PatientLab
from nde.expeditions.line_ups import RUNS
from nde.lab.answers import Answer
from nde.lab.lab import Effort
from nde.lab.policies import Policy
from nde.lab.progress import Going
from nde.locale import LANGUAGES, words
from nde.rules import Ruleset
from tests.cli.terminal import nde, refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *GROUPS, *BY_NAME])
def test_help_has_every_word_in_every_language(command: str, language: str) -> None:
    said = nde(*command.split(), "--help", "--lang", language)
    assert (said.status, said.err) == (0, "")
    assert "⟨" not in said.out
    assert max(map(len, said.out.splitlines())) <= 80
    for flag in (*BY_NAME[command].flags, *EVERYWHERE) if command in BY_NAME else EVERYWHERE:
        assert f"--{flag}" in said.out


def test_help_is_asked_for_in_several_ways() -> None:
    whole = nde("--help").out
    assert nde("-h").out == nde("help").out == nde("--lang", "en", "--help").out == whole
    assert all(command.name in whole for command in COMMANDS)
    roll = nde("roll", "--help").out
    assert nde("help", "roll").out == nde("roll", "--nonsense", "-h").out == roll
    assert nde("help", "character", "new").out == nde("character", "new", "--help").out
    assert "did you mean “roll”?" in refused("help", "rol")
    assert nde("help", "--json").data["commands"] == [command.name for command in COMMANDS]


EFFORT = Effort()
always = Clock().going


class OneLab(PatientLab):
    """What a fight comes to is the same in every language: it is worked out once."""

    def __init__(self, *, is_counted: bool) -> None:
        super().__init__(is_counted=is_counted)
        self._given: dict[str, Answer] = {}

    def fight(
        self, rules: Ruleset, scene: Any, policy: Policy, effort: Effort = EFFORT, going: Going = always
    ) -> Answer:
        key = repr((rules.id, rules.settings, scene, policy, effort))
        if key not in self._given:
            self._given[key] = super().fight(rules, scene, policy, effort, going)
        return self._given[key]


@cache
def one_lab(*, is_counted: bool) -> PatientLab:
    return OneLab(is_counted=is_counted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_the_help_works(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # How long the command looks at what else could be done is shown by tests of its own.
    monkeypatch.setattr("nde.cli.fight.PatientLab", one_lab)
    # How good the odds of line-ups are, too: hardly any fights will do here.
    monkeypatch.setattr("nde.expeditions.line_ups.RUNS", dict.fromkeys(RUNS, 2))
    monkeypatch.setattr("nde.cli.fight_question.RUNS", 200)
    monkeypatch.setattr("nde.cli.patient_lab.BESIDES_S", 0.2)
    speaker = words(language)
    keys = ["start", *(command.key for command in COMMANDS)]
    lines = list(dict.fromkeys([line for key in keys for line in examples(key, speaker)]))
    assert len(lines) > len(COMMANDS)
    log = next(line for line in lines if line.startswith("verify ")).split()[1]
    assert nde("roll", "d6", "--log", log).status == 0
    sweep = next(line for line in lines if line.startswith("sweep ")).split()[1]
    Path(sweep).write_text('games = "nde12"\nparties = "mage"\nfoes = "minion"\n', encoding="utf-8")
    for line in lines:
        said = nde(*shlex.split(line), "--lang", language, env={"HOME": str(tmp_path)})
        assert said.status == 0, (line, said.err)
        assert said.out


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_answers_with_json_and_names_known_flags(command: Command) -> None:
    assert set(command.flags) <= set(FLAGS)
    usage = nde(*command.name.split(), "--help").out.splitlines()[0]
    assert usage.startswith(f"usage: nde {command.name}")


def test_the_version_is_told() -> None:
    assert nde("--version").out == nde("-V").out
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert nde("--version").out == f"nde {project['project']['version']}\n"
    assert nde("--version", "--json").data["version"] == nde("--version").out.split()[1]


@pytest.mark.parametrize(
    ("env", "word"),
    [
        ({}, "usage:"),
        ({"LANG": "pl_PL.UTF-8"}, "użycie:"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "pl_PL.UTF-8"}, "Aufruf:"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "usage:"),
        ({"LANG": "cs_CZ"}, "použití:"),
        ({"LANG": "fr_FR"}, "usage:"),
    ],
)
def test_the_environment_chooses_the_language(env: dict[str, str], word: str) -> None:
    assert nde("--help", env=env).out.startswith(word)
    assert nde("--help", "--lang", "de", env=env).out.startswith("Aufruf:")


def test_a_language_nobody_speaks_is_refused_together_with_every_other_fault() -> None:
    told = refused("roll", "--lang", "fr", "--tims", "3")
    assert "“fr” is not a supported language; use one of: en, pl, de, cs" in told
    assert "“--tims” is not a flag" in told
    assert "did you mean “--times”?" in told


@pytest.mark.parametrize(
    ("language", "text"),
    [("pl", "czy chodziło o „roll”?"), ("de", "war „roll“ gemeint?"), ("cs", "nemělo to být „roll“?")],
)
def test_faults_are_told_in_the_readers_language(language: str, text: str) -> None:
    assert text in refused("rol", "d6", "--lang", language)


def test_a_flag_that_is_nearly_right_is_suggested_without_a_command() -> None:
    assert "did you mean “--help”?" in refused("--hlp")
    assert "did you mean “--version”?" in refused("--versoin")


def test_an_unknown_command_gets_every_command_listed_once() -> None:
    listed = refused("help", "foo").partition("use one of: ")[2].strip().split(", ")
    assert len(listed) == len(set(listed))
    assert {"roll", "character new"} <= set(listed)
