"""`nde.rule` and `nde.rules` show, list and search rules as `nde rules` does."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import nde
from nde.locale import LANGUAGES
from tests.cli.terminal import nde as command


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_shown_as_the_command_shows_it(language: str) -> None:
    rule, line = nde.rule("tkds/advantage"), ("rules", "tkds/advantage", "--lang", language)
    assert rule.text(language) + "\n" == command(*line).out
    assert json.loads(json.dumps(rule.data(language))) == command(*line, "--json").data


@pytest.mark.parametrize("id", ["tkds/advantag", "tkd/advantage", "tkds/"])
def test_a_rule_that_is_none_is_refused(id: str) -> None:
    with pytest.raises(nde.Refused) as refused:
        nde.rule(id)
    assert f"“{id.removesuffix('/advantage')}”" in str(refused.value)


def ids(*line: str) -> list[str]:
    return [one["id"] for one in command("rules", *line, "--json").data["rules"]]


def test_the_rules_of_one_game_and_of_all_are_listed_as_the_command_lists_them() -> None:
    assert [rule.id for rule in nde.rules("tkds")] == ids("tkds")
    assert [rule.id for rule in nde.rules()] == ids()


def test_rules_are_searched_in_the_reader_s_language() -> None:
    found = nde.rules("nde12", search="osłona", language="pl")
    assert [rule.id for rule in found] == ids("nde12", "--search", "osłona", "--lang", "pl")
    assert found


@pytest.mark.parametrize(
    ("game", "search", "line"), [("tkds", "xyzzy", ("tkds", "--search", "xyzzy")), ("tkd", None, ("tkd",))]
)
def test_what_leads_nowhere_is_refused_in_the_command_s_words(
    game: str, search: str | None, line: tuple[str, ...]
) -> None:
    with pytest.raises(nde.Refused) as refused:
        nde.rules(game, search=search)
    assert f"{refused.value}\n" == command("rules", *line).err.replace("nde: ", "")


@pytest.mark.parametrize(
    "first",
    ["", "nde.roll('d6'); ", "nde.odds('cairn2e', 'scar'); ", "import nde.rules.ruleset; "],
)
def test_rules_are_a_function_and_a_package_whatever_was_imported_before(first: str) -> None:
    code = (
        f"import nde; {first}assert nde.rules('tkds')[0].id.startswith('tkds/'); "
        "from nde.rules import ruleset_ids; import nde.rules as package; assert package is nde.rules; "
        "assert package.ruleset_ids is ruleset_ids"
    )
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)
