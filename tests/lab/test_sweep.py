"""Sweeps as documents: every combination in the order of the grid, every fault at once, nothing unbounded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.errors import Faults
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.policies import POLICIES
from nde.lab.rulings import with_beginning
from nde.lab.sweep import AT_ONCE, Cell, Found, batches, computed, content_of
from nde.lab.sweep_cells import Asked, columns_of, read_sweep, row_of
from nde.lab.sweep_document import MOST_CELLS, Outside, RangedText
from nde.rules import ruleset_ids, ruleset_named
from tests.lab.proof.fights import foe_word, party_word

SMALL: dict[str, Any] = {"games": "nde12", "parties": "warrior", "foes": "minion"}


def faults_of(document: dict[str, Any]) -> dict[str, str]:
    """The codes of everything that is wrong, by place."""
    with pytest.raises(Faults) as raised:
        read_sweep(document)
    return {one.place: one.error.code for one in raised.value.faults}


def only(document: dict[str, Any]) -> Asked:
    """The one cell of a document."""
    (asked,) = read_sweep(document).asked
    return asked


def test_the_grid_is_in_order_games_first_and_options_last() -> None:
    sweep = read_sweep(
        {
            "games": ["nde12", "grim-marsh"],
            "parties": ["warrior", "warrior, rogue"],
            "foes": ["minion*1..2"],
            "policies": ["focus", "spread"],
            "options": {"retaliation": ["core", "off"]},
        }
    )
    rows = [(one.game, one.party, one.foes, one.policy, one.options["retaliation"]) for one in sweep.asked]
    assert rows == [
        (game, party, foes, policy, retaliation)
        for game in ("nde12", "grim-marsh")
        for party in ("warrior", "warrior, rogue")
        for foes in ("minion", "minion*2")
        for policy in ("focus", "spread")
        for retaliation in ("core", "off")
    ]
    assert [len(one.cell.foes) for one in sweep.asked[:8]] == [1, 1, 1, 1, 2, 2, 2, 2]


def test_grids_of_one_document_share_what_they_do_not_say_themselves() -> None:
    sweep = read_sweep(
        {
            "foes": ["minion", "boss"],
            "grid": [
                {"games": ["nde12"], "parties": ["warrior"]},
                {"games": ["nde14"], "parties": ["adept"], "foes": ["elite"]},
            ],
        }
    )
    assert [(one.game, one.party, one.foes) for one in sweep.asked] == [
        ("nde12", "warrior", "minion"),
        ("nde12", "warrior", "boss"),
        ("nde14", "adept", "elite"),
    ]


@given(
    st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=3),
)
def test_a_range_stands_for_every_count_once(bounds: list[tuple[int, int]]) -> None:
    ranges = [(min(pair), max(pair)) for pair in bounds]
    text = ", ".join(["boss", *[f"foe{place}*{least}..{most}" for place, (least, most) in enumerate(ranges)]])
    ranged = RangedText(text)
    texts = ranged.texts()
    assert len(texts) == len(set(texts)) == ranged.count
    sums = {sum(count for _, count in counted(one, "foes")) for one in texts}
    assert min(sums) == 1 + sum(least for least, _ in ranges)
    assert max(sums) == 1 + sum(most for _, most in ranges)


def test_every_fault_of_a_document_is_told_at_once() -> None:
    assert faults_of(
        {
            "games": ["nde12", "nde13"],
            "party": ["warrior"],
            "parties": ["worrior", "warrior*3..2", ""],
            "foes": ["minion*0..3", "dragon", "boss,,minion", 7],
            "policies": ["focuss"],
            "options": {"retaliation": ["core", "mellee"], "nothing": 1, "number_cap": 9},
            "effort": {"method": "exakt", "runs": 0, "hurry": 3},
        }
    ) == {
        "games[1]": "no-such-game",
        "party": "unknown-key",
        "parties[0]": "no-such-kind-of-hero",
        "parties[1]": "range-backwards",
        "parties[2]": "text-empty",
        "foes[0]": "nobody-on-a-side",
        "foes[1]": "no-such-foe-block",
        "foes[2]": "not-counted",
        "foes[3]": "not-a-text",
        "policies[0]": "no-such-policy",
        "options.retaliation[1]": "misspelt-value",
        "options.nothing": "unknown-key",
        "options.number_cap": "number-outside",
        "effort.method": "misspelt-value",
        "effort.runs": "number-outside",
        "effort.hurry": "unknown-key",
    }


@pytest.mark.parametrize(
    ("document", "faults"),
    [
        ({}, {"games": "key-missing", "parties": "key-missing", "foes": "key-missing"}),
        ({**SMALL, "games": []}, {"games": "key-missing"}),
        ({**SMALL, "grid": 3}, {"grid": "not-a-list"}),
        ({**SMALL, "grid": [{"goes": 1}, 2]}, {"grid[0].goes": "misspelt-key", "grid[1]": "not-a-table"}),
        ({**SMALL, "options": 3}, {"options": "not-a-table"}),
        ({**SMALL, "effort": "much"}, {"effort": "not-a-table"}),
        ({**SMALL, "foes": "minion*40, boss*40"}, {"foes": "too-many-on-a-side"}),
        ({**SMALL, "policies": "mine.toml"}, {"policies": "no-such-policy"}),
        ({**SMALL, "games": "mine.toml"}, {"games": "no-such-game"}),
    ],
    ids=str,
)
def test_what_is_wrong_has_its_place(document: dict[str, Any], faults: dict[str, str]) -> None:
    assert faults_of(document) == faults


def test_an_absurd_grid_is_refused_with_its_count_before_any_of_it_is_made() -> None:
    with pytest.raises(Faults) as raised:
        read_sweep({**SMALL, "parties": "warrior*1..60, mage*0..60", "foes": "boss*0..60, minion*1..60"})
    (fault,) = raised.value.faults
    assert fault.error.facts == {"count": 60 * 61 * 61 * 60, "most": MOST_CELLS}
    assert "13,395,600 fights" in str(fault.error)


@pytest.mark.parametrize("game", ruleset_ids())
def test_a_cell_is_answered_as_the_lab_answers_the_fight(game: str) -> None:
    rules = ruleset_named(game)
    kind, foe = party_word(game), foe_word(game)
    asked = only({"games": game, "parties": kind, "foes": foe, "effort": {"method": "exact"}})
    (found,) = computed([asked.cell])
    scene = opening(rules, party_of(rules, [(kind, 1)]), foes_of(rules, [(foe, 1)]))
    answer = Lab().fight(rules, scene, POLICIES["focus"], Effort(method="exact"))
    assert found.method == "exact"
    assert (found.win, found.lose, found.flee) == (
        answer.win.chance,
        answer.lose.chance,
        answer.flee.chance,
    )
    assert found.out == tuple(hero.out.chance for hero in answer.heroes)
    assert (found.scenes, found.residual) == (answer.scenes, answer.residual)
    assert found.rounds_mean is not None
    assert min(answer.rounds) <= found.rounds_mean <= max(answer.rounds)


def test_a_row_tells_what_each_hero_does() -> None:
    document = {"games": "nde12", "parties": "rogue, mage", "foes": "elite"}
    sweep = read_sweep(document)
    (found,) = computed([one.cell for one in sweep.asked])
    columns = columns_of(sweep)
    row = dict(zip([one.name for one in columns], row_of(sweep.asked[0], found, columns), strict=True))
    assert row["doing"] == "rogue: ranged d10; mage: power-strike d10, melee d6"


def test_options_and_packs_are_those_of_the_cell_wherever_it_is_computed() -> None:
    document = {**SMALL, "games": ["nde12", "grim-marsh"], "options": {"retaliation": ["core", "off"]}}
    sweep = read_sweep({**document, "foes": "minion*2"})
    sent = [msgspec.json.decode(msgspec.json.encode(one.cell), type=Cell) for one in sweep.asked]
    assert sent == [one.cell for one in sweep.asked]
    found = computed(sent)
    assert len({one.win for one in found}) == 4
    rules = ruleset_named("nde12").configure({"retaliation": "off"})
    scene = opening(rules, party_of(rules, [("warrior", 1)]), foes_of(rules, [("minion", 2)]))
    assert found[1].win == Lab().fight(rules, scene, POLICIES["focus"]).win.chance


def test_what_cannot_be_computed_is_told_in_its_row_and_stops_nothing() -> None:
    sweep = read_sweep(
        {**SMALL, "foes": "minion*1..2", "effort": {"method": "exact", "most_scenes": 40}},
    )
    first, second = computed([one.cell for one in sweep.asked])
    assert (first.fault, first.method) == ("", "exact")
    assert second == Found(fault="too-many-scenes")
    columns = columns_of(sweep)
    row = dict(zip([one.name for one in columns], row_of(sweep.asked[1], second, columns), strict=True))
    assert (row["fault"], row["win"], row["method"], row["foes_minion"]) == ("too-many-scenes", None, None, 2)


def test_whoever_is_called_like_a_foe_gets_another_id() -> None:
    hero = ruleset_named("nde12")
    outside = Outside(party=lambda rules, text: {"boss": party_of(hero, [("warrior", 1)])["warrior"]})
    (asked,) = read_sweep({**SMALL, "parties": "anybody", "foes": "boss"}, outside=outside).asked
    assert list(asked.cell.party) == ["boss-hero"]
    assert list(asked.cell.foes) == ["boss"]


def test_the_content_of_a_cell_is_all_that_its_numbers_hang_on() -> None:
    cells = {
        "plain": only(SMALL).cell,
        "game": only({**SMALL, "games": "grim-marsh"}).cell,
        "setting": only({**SMALL, "options": {"retaliation": "off"}}).cell,
        "party": only({**SMALL, "parties": "mage"}).cell,
        "foes": only({**SMALL, "foes": "elite"}).cell,
        "policy": only({**SMALL, "policies": "careful"}).cell,
        "seed": only({**SMALL, "effort": {"seed": 2}}).cell,
        "scenes": only({**SMALL, "effort": {"most_scenes": 2}}).cell,
    }
    contents = {content_of(cell, "1") for cell in cells.values()}
    assert len(contents) == len(cells)
    assert content_of(cells["plain"], "2") not in contents
    # What is only written in another way is the same.
    same = [
        only({**SMALL, "options": {"retaliation": "core"}}).cell,
        only({**SMALL, "parties": " Warrior*1 "}).cell,
        only({"grid": [SMALL]}).cell,
    ]
    assert {content_of(cell, "1") for cell in same} == {content_of(cells["plain"], "1")}


def test_cells_that_share_what_is_learnt_are_handed_out_together() -> None:
    plain = only(SMALL).cell
    sheets = [{**plain.party["warrior"], "name": f"Hero {number}"} for number in range(AT_ONCE + 1)]
    alike = [msgspec.structs.replace(plain, party={"warrior": sheet}) for sheet in sheets]
    other = only({**SMALL, "foes": "boss"}).cell
    cells = [(str(number), cell) for number, cell in enumerate([alike[0], other, *alike[1:]])]
    numbers = [[int(content) for content, _ in batch] for batch in batches(cells)]
    assert numbers == [[0, 2, 3, 4, 5, 6, 7, 8], [9], [1]]


def test_columns_hang_on_the_document_alone() -> None:
    sweep = read_sweep(
        {
            "grid": [
                {
                    "games": "nde12",
                    "parties": "warrior*1..2",
                    "foes": "boss, minion*0..1",
                    "options": {"number_cap": [1, 2], "no_elites": True},
                },
                {"games": "nde14", "parties": "adept", "foes": "finale"},
            ]
        }
    )
    columns = columns_of(sweep)
    kinds = {one.name: one.kind for one in columns}
    assert " ".join(kinds) == (
        "game party foes policy option_number_cap option_no_elites "
        "heroes foes_boss foes_minion foes_finale "
        "win win_low win_high lose flee undecided mean_down rounds_mean out_1 out_2 "
        "method scenes runs seed residual doing fault"
    )
    assert (kinds["option_number_cap"], kinds["option_no_elites"]) == ("whole", "yes-or-no")
    row = dict(zip(kinds, row_of(sweep.asked[0], Found(out=(0.5,)), columns), strict=True))
    assert (row["heroes"], row["foes_boss"], row["foes_minion"], row["out_1"]) == (1, 1, 0, 0.5)
    assert row["out_2"] is None


BEGUN: dict[str, Any] = {"games": "tkds", "parties": "fighter", "foes": "goblin"}


def test_a_sweep_says_how_its_fights_begin() -> None:
    sweep = read_sweep(BEGUN | {"begin": {"surprise": ["none", "party"]}})
    assert [one.begin for one in sweep.asked] == [{"surprise": "none"}, {"surprise": "party"}]
    found = [computed([one.cell])[0] for one in sweep.asked]
    rules = ruleset_named("tkds")
    scene = opening(rules, party_of(rules, [("fighter", 1)]), foes_of(rules, [("goblin", 1)]))
    for one, surprise in zip(found, ("none", "party"), strict=True):
        asked = with_beginning(rules, {"surprise": surprise})
        assert one.win == Lab().fight(asked, scene, POLICIES["focus"]).win.chance
    assert found[0] != found[1]
    assert len({content_of(one.cell, "1") for one in sweep.asked}) == 2
    columns = columns_of(sweep)
    at = [one.name for one in columns].index("begin_surprise")
    rows = [row_of(one, got, columns) for one, got in zip(sweep.asked, found, strict=True)]
    assert [row[at] for row in rows] == ["none", "party"]


def test_a_choice_about_the_beginning_for_several_is_written_with_commas() -> None:
    document = {"games": "cairn2e", "parties": "deserter, smuggler", "foes": "goblin"}
    asked = only(document | {"begin": {"ready": "deserter, smuggler"}})
    everybody = only(document | {"begin": {"ready": "all"}})
    assert computed([asked.cell]) == computed([everybody.cell])
    assert computed([asked.cell]) != computed([only(document).cell])


@pytest.mark.parametrize(
    ("document", "fault"),
    [
        (BEGUN | {"begin": {"surprise": "everybody"}}, {"begin.surprise": "not-allowed"}),
        (BEGUN | {"begin": {"surprise": ["none", 3]}}, {"begin.surprise[1]": "not-a-text"}),
        (BEGUN | {"begin": {"surprises": "none"}}, {"begin.surprises": "misspelt-key"}),
        (SMALL | {"begin": {"surprise": "none"}}, {"begin.surprise": "beginning-fixed"}),
    ],
)
def test_what_cannot_be_chosen_about_a_beginning_is_told(
    document: dict[str, Any], fault: dict[str, str]
) -> None:
    assert faults_of(document) == fault
