"""`nde sweep`: one table of all fights, kept as it grows, refused with everything that is wrong."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from pathlib import Path

import pyarrow
import pytest
from pyarrow import parquet

from nde.cli.session import Session
from nde.cli.sweep_files import Kept
from nde.cli.sweep_progress import Progress, duration
from nde.locale import LANGUAGES
from tests.cli.sweeps import pieces_kept, written
from tests.cli.terminal import Terminal, nde, plain_env, refused

TINY = 'games = "nde12"\nparties = "warrior"\nfoes = "minion*1..3"\n'


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Where a result goes."""
    return tmp_path / "results.csv"


def without_progress(told: str) -> str:
    """What was told besides how far it was, which a busy machine has time to say."""
    return "".join(
        line for line in told.splitlines(keepends=True) if not line.startswith("fights computed: ")
    )


def swept(folder: Path, out: Path, text: str = TINY) -> list[dict[str, str]]:
    """The rows of a sweep that has to succeed."""
    said = nde("sweep", written(folder, text), "--out", str(out), "--processes", "1")
    assert (said.status, without_progress(said.err)) == (0, "")
    with out.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_sweep_is_a_table_in_the_order_of_its_grid(tmp_path: Path, out: Path) -> None:
    rows = swept(tmp_path, out)
    assert [row["foes"] for row in rows] == ["minion", "minion*2", "minion*3"]
    assert {row["method"] for row in rows} == {"exact"}
    wins = [float(row["win"]) for row in rows]
    assert wins == sorted(wins, reverse=True)
    for row in rows:
        assert row["win"] == row["win_low"] == row["win_high"]
        assert float(row["win"]) + float(row["lose"]) + float(row["flee"]) == pytest.approx(1, abs=1e-11)
        assert float(row["out_1"]) == pytest.approx(float(row["mean_down"]))


def test_parquet_holds_the_same_as_csv_with_types(tmp_path: Path, out: Path) -> None:
    text = TINY + "[options]\nno_elites = [true, false]\nretaliation = 'off'\n"
    rows = swept(tmp_path, out, text)
    other = tmp_path / "results.parquet"
    assert nde("sweep", written(tmp_path, text), "--out", str(other), "--processes", "1").status == 0
    table = parquet.read_table(other)
    assert table.column_names == list(rows[0])
    kinds = {name: table.schema.field(name).type for name in table.column_names}
    assert kinds["win"] == kinds["residual"] == pyarrow.float64()
    assert kinds["scenes"] == kinds["heroes"] == pyarrow.int64()
    assert kinds["option_no_elites"] == pyarrow.bool_()
    assert kinds["fault"] == kinds["option_retaliation"] == pyarrow.string()
    assert [str(value) for value in table.column("win").to_pylist()] == [row["win"] for row in rows]


def test_what_was_computed_is_not_computed_again(tmp_path: Path, out: Path) -> None:
    swept(tmp_path, out)
    first = out.read_bytes()
    # What is kept is taken, not computed: a mark put there is found again.
    kept = Path(f"{out}.kept")
    kept.write_bytes(kept.read_bytes().replace(b'"method":"exact"', b'"method":"marked"'))
    assert {row["method"] for row in swept(tmp_path, out)} == {"marked"}
    larger = TINY.replace("1..3", "1..4")
    assert [row["method"] for row in swept(tmp_path, out, larger)] == ["marked"] * 3 + ["exact"]
    said = nde("sweep", written(tmp_path, larger), "--out", str(out), "--json")
    assert {key: said.data[key] for key in ("rows", "computed", "from_before", "faults")} == {
        "rows": 4,
        "computed": 0,
        "from_before": 4,
        "faults": 0,
    }
    kept.unlink()
    out.unlink()
    swept(tmp_path, out)
    assert out.read_bytes() == first


def test_other_rules_are_other_fights(tmp_path: Path, out: Path) -> None:
    swept(tmp_path, out)
    before = pieces_kept(out)
    swept(tmp_path, out, TINY + "options.retaliation = 'off'\n")
    assert pieces_kept(out) == before + 3


@pytest.mark.parametrize("cut", [1, 40, -1])
def test_a_line_that_was_cut_off_is_dropped_and_nothing_else(tmp_path: Path, out: Path, cut: int) -> None:
    swept(tmp_path, out)
    whole, first = out.read_bytes(), Path(f"{out}.kept").read_bytes()
    lines = first.splitlines(keepends=True)
    Path(f"{out}.kept").write_bytes(b"".join(lines[:-1]) + lines[-1][:cut])
    said = nde("sweep", written(tmp_path, TINY), "--out", str(out), "--json")
    assert (said.data["computed"], said.data["from_before"]) == (1, 2)
    assert out.read_bytes() == whole
    assert Path(f"{out}.kept").read_bytes() == first


def test_a_line_that_was_changed_is_told_and_not_dropped(tmp_path: Path, out: Path) -> None:
    swept(tmp_path, out)
    kept = Path(f"{out}.kept")
    lines = kept.read_bytes().splitlines(keepends=True)
    broken = b"".join([lines[0], lines[1][:30] + b"\n", *lines[2:]])
    kept.write_bytes(broken)
    assert "line 2 of" in refused("sweep", written(tmp_path, TINY), "--out", str(out))
    kept.write_bytes(b"something of mine\n")
    assert "line 1 of" in refused("sweep", written(tmp_path, TINY), "--out", str(out))
    assert kept.read_bytes() == b"something of mine\n"


def test_one_process_at_a_time_works_on_a_result(tmp_path: Path, out: Path) -> None:
    with Kept(Path(f"{out}.kept")):
        assert "another process is working on" in refused("sweep", written(tmp_path, TINY), "--out", str(out))
    swept(tmp_path, out)


def test_a_file_that_is_not_ours_is_not_written_over(tmp_path: Path, out: Path) -> None:
    out.write_text("mine", encoding="utf-8")
    assert "already exists" in refused("sweep", written(tmp_path, TINY), "--out", str(out))
    assert out.read_text(encoding="utf-8") == "mine"


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    text = TINY.replace("warrior", "worrior").replace("1..3", "3..1")
    told = refused(
        "sweep", written(tmp_path, text), "--out", "table.xls", "--dask", "tcp://x:1", "--processes", "2"
    )
    assert "“table.xls” is not a name for a table" in told
    assert "“--dask” and “--processes” exclude each other" in told
    assert "did you mean “warrior”?" in told
    assert "“minion*3..1” is not a range" in told
    assert "add --out and a file" in refused("sweep", written(tmp_path, TINY))
    assert "does not exist" in refused("sweep", str(tmp_path / "none.toml"), "--out", "x.csv")
    nowhere = str(tmp_path / "none" / "x.csv")
    assert "the folder of" in refused("sweep", written(tmp_path, TINY), "--out", nowhere)
    assert "line 1, column" in refused("sweep", written(tmp_path, "games = "), "--out", "x.csv")


def test_a_sweep_that_is_refused_leaves_nothing_behind(tmp_path: Path, out: Path) -> None:
    refused("sweep", written(tmp_path, TINY.replace("warrior", "worrior")), "--out", str(out))
    assert [path.name for path in tmp_path.iterdir()] == ["sweep.toml"]


def test_other_files_lie_beside_the_sweep(tmp_path: Path, out: Path) -> None:
    assert nde("character", "new", "nde12", "role=mage", "--out", str(tmp_path / "mage.toml")).status == 0
    policy = 'name = "mine"\n[[lines]]\ndo = "attack"\ntarget = "strongest"\n'
    (tmp_path / "mine.toml").write_text(policy, encoding="utf-8")
    pack = '[pack]\nid = "soft"\nformat = 1\nbase = "nde12"\n[pack.title]\nen = "Soft"\npl = "Miękko"\n'
    pack += 'de = "Sanft"\ncs = "Měkce"\n[settings.ranks.elite]\ntn = 6\n'
    (tmp_path / "soft.toml").write_text(pack, encoding="utf-8")
    text = 'games = ["nde12", "soft.toml"]\nparties = ["mage.toml, warrior", "mage, warrior"]\n'
    text += 'foes = "elite"\npolicies = ["mine.toml", "strongest"]\n'
    rows = swept(tmp_path, out, text)
    assert [row["policy"] for row in rows] == ["mine", "strongest"] * 4
    assert [row["party"] for row in rows[::2]] == ["mage.toml, warrior", "mage, warrior"] * 2
    assert rows[0]["win"] == rows[1]["win"]  # the two ways to fight are one under two names
    assert rows[0]["win"] == rows[2]["win"]  # a plain mage on a sheet is an ordinary one
    assert float(rows[6]["win"]) > float(rows[2]["win"])  # an elite that is easier to hit
    (tmp_path / "mine.toml").write_text('name = "mine"\n[[lines]]\ndo = "dance"\n', encoding="utf-8")
    (tmp_path / "soft.toml").write_text(pack.replace("tn = 6", "tn = 'x'"), encoding="utf-8")
    (tmp_path / "mage.toml").write_text('game = "nde12"\nrole = "magician"\n', encoding="utf-8")
    told = refused("sweep", written(tmp_path, text), "--out", str(out))
    assert all(word in told for word in ("dance", "ranks.elite.tn", "mage.toml", "magician"))


def test_a_fight_that_is_too_large_to_be_exact_is_a_row_that_says_so(tmp_path: Path, out: Path) -> None:
    text = TINY + "[effort]\nmethod = 'exact'\nmost_scenes = 50\n"
    rows = swept(tmp_path, out, text)
    assert [row["fault"] for row in rows] == ["", "", "too-many-scenes"]
    assert rows[2]["win"] == rows[2]["method"] == ""
    assert "1 fight could not be computed" in nde("sweep", written(tmp_path, text), "--out", str(out)).out


def test_without_the_packages_a_message_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("pyarrow", "distributed"):
        monkeypatch.setitem(sys.modules, package, None)
    path = str(tmp_path / "results.parquet")
    told = refused("sweep", written(tmp_path, TINY), "--out", path, "--dask", "tcp://127.0.0.1:1")
    for package in ("pyarrow", "distributed"):
        assert f"“{package}” is not installed" in told
    assert 'pip install "nano-dungeon-engine[sweep]"' in told


def test_a_sweep_needs_neither_package_for_csv(tmp_path: Path, out: Path) -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = sys.modules['distributed'] = sys.modules['dask'] = None; "
        "from nde.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    argv = ["sweep", written(tmp_path, TINY), "--out", str(out), "--processes", "1"]
    run = subprocess.run(
        [sys.executable, "-c", code, *argv], capture_output=True, text=True, env=plain_env(), check=False
    )
    assert (run.returncode, without_progress(run.stderr)) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sweep_is_told_in_every_language(tmp_path: Path, out: Path, language: str) -> None:
    swept(tmp_path, out)
    said = nde("sweep", written(tmp_path, TINY), "--out", str(out), "--lang", language)
    assert said.status == 0
    assert "⟨" not in said.out
    assert "3" in said.out
    assert str(out) in said.out.replace("\n", "")


def test_a_disk_that_is_full_keeps_whole_lines_only(tmp_path: Path, out: Path) -> None:
    """Results of so many fights are longer than the one block that files may have here."""
    many = TINY.replace("1..3", "1..6")
    argv = f"sweep {written(tmp_path, many)} --out {out} --processes 1"
    run = subprocess.run(
        ["bash", "-c", f"ulimit -f 1; exec {sys.executable} -m nde {argv}"],
        capture_output=True,
        text=True,
        env=plain_env(PYTHONDONTWRITEBYTECODE="1"),
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, "")
    assert "cannot be read or written" in run.stderr
    assert "Traceback" not in run.stderr
    assert 1 < pieces_kept(out) < 6
    assert Path(f"{out}.kept").read_bytes().endswith(b"\n")
    assert len(swept(tmp_path, out, many)) == 6


@pytest.fixture
def terminal_session() -> Session:
    """A session whose standard error is a terminal."""

    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    return Session(io.StringIO(), io.StringIO(), Screen(), {"COLUMNS": "80"}, "en")


def test_progress_is_one_line_that_goes_away(terminal_session: Session) -> None:
    progress = Progress(terminal_session, 40)
    progress.tell(0)
    shown = terminal_session.stderr.getvalue()  # type: ignore[attr-defined]
    assert shown == "\rfights computed: 0 of 40"
    progress.end()
    assert terminal_session.stderr.getvalue().endswith("\r" + " " * 24 + "\r")  # type: ignore[attr-defined]


def test_a_terminal_shows_how_far_it_is(tmp_path: Path, out: Path) -> None:
    with Terminal("sweep", written(tmp_path, TINY), "--out", str(out)) as terminal:
        terminal.until("fights computed: 0 of 3")
        terminal.until("3 fights were written to")
        assert terminal.end() == 0


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "1 s"), (59.5, "60 s"), (100, "2 min"), (5999, "100 min"), (7200, "2.0 h")]
)
def test_time_left_is_in_units_people_use(seconds: float, text: str) -> None:
    assert duration(seconds) == text
