"""`nde sweep`: a grid of fights computed on all cores or on a cluster, as one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from nde import __version__
from nde.cli.arguments import Arguments
from nde.cli.fight_party import FILE, read_foes, read_party
from nde.cli.files import is_there, read_text, read_toml, require_new
from nde.cli.session import INTERRUPTED, Reply, Session
from nde.cli.sweep_files import Kept, kept_path, writer_for
from nde.cli.sweep_processes import in_processes
from nde.cli.sweep_progress import Progress
from nde.cli.sweep_work import Work, done_of, here, on_cluster, piece_of, require_dask
from nde.errors import Fault, Faults, Illegal, NdeError, Unreadable
from nde.lab.sweep import Found, batches, content_of
from nde.lab.sweep_cells import Sweep, columns_of, read_sweep, row_of
from nde.lab.sweep_document import Outside
from nde.locale import words
from nde.locale.book.game import ChosenGame
from nde.locale.complaints import Refused
from nde.locale.layout import paragraph
from nde.rules import Ruleset
from nde.web.limits import cores

_Found = TypeVar("_Found")


class _Asked(NamedTuple):
    """A sweep, the content of each of its cells, and where the result goes."""

    sweep: Sweep
    contents: tuple[str, ...]
    out: str


def run(arguments: Arguments, session: Session) -> Reply:
    """Compute the fights of a sweep that were not computed before, and write the table of all."""
    errors: list[NdeError] = []
    out = _sound_out(arguments, errors)
    _check_flags(arguments, errors)
    sweep = None
    try:
        sweep = _read(arguments.words[0], session)
    except NdeError as error:
        errors.append(error)
    if errors or sweep is None:
        raise Refused(errors)
    contents = tuple([content_of(one.cell, __version__) for one in sweep.asked])
    with Kept(kept_path(out)) as kept:
        return _computed(_Asked(sweep, contents, out), kept, arguments, session)


def _sound_out(arguments: Arguments, errors: list[NdeError]) -> str:
    """The file for the result: a new one, or one that an earlier run of a sweep has begun."""
    out = arguments.text("out") or ""
    try:
        if not out:
            raise Unreadable("sweep-without-out")
        writer_for(out)
        if not is_there(kept_path(out)):
            require_new(out)
    except NdeError as error:
        errors.append(error)
    return out


def _check_flags(arguments: Arguments, errors: list[NdeError]) -> None:
    if arguments.text("dask") is None:
        return
    try:
        require_dask()
    except NdeError as error:
        errors.append(error)
    if arguments.number("processes") is not None:
        errors.append(Illegal("flags-clash", one="--dask", other="--processes"))


def _read(path: str, session: Session) -> Sweep:
    """The sweep in a file; other files it names lie beside it."""
    folder = Path(path).parent

    def spoken(rules: Ruleset) -> ChosenGame:
        return ChosenGame(rules, words(session.language, rules.id), (), ())

    def beside(text: str) -> str:
        parts = [part.strip() for part in text.split(",")]
        return ", ".join([str(folder / part) if FILE.fullmatch(part) else part for part in parts])

    outside = Outside(
        party=lambda rules, text: _noted(lambda: read_party(beside(text), spoken(rules)).characters),
        foes=lambda rules, text: _noted(lambda: read_foes(text, spoken(rules))),
        pack=lambda name: read_text(str(folder / name)),
        policy=lambda name: read_toml(str(folder / name)),
    )
    return read_sweep(read_toml(path), path, outside)


def _noted(read: Callable[[], _Found]) -> _Found:
    """What is read; what is wrong with it as the faults of a document, which this is a part of."""
    try:
        return read()
    except Refused as refused:
        faults = [one if isinstance(one, Fault) else Fault("", one) for one in refused.errors]
        raise Faults("", tuple(faults)) from None


def _computed(asked: _Asked, kept: Kept, arguments: Arguments, session: Session) -> Reply:
    """The reply of a sweep; stopped or failed on its way, what is finished is written all the same."""
    contents = set(asked.contents)
    before = len(contents & kept.found.keys())
    progress = Progress(session, len(contents) - before)
    try:
        _compute(asked, kept, _work(arguments), progress)
    except KeyboardInterrupt:
        progress.end()
        _write(asked, kept.found)
        facts = {"done": len(contents & kept.found.keys()), "count": len(contents), "file": asked.out}
        session.complain(session.words.say("sweep-stopped", **facts))
        return Reply(data=dict, text=str, status=INTERRUPTED, is_told=True)
    except NdeError:
        if kept.found:
            _write(asked, kept.found)
        else:
            kept.discard()
        raise
    finally:
        progress.end()
    columns = _write(asked, kept.found)
    return _reply(asked, kept, before, columns, session)


def _compute(asked: _Asked, kept: Kept, work: Work, progress: Progress) -> None:
    """Compute what is not there, and keep every piece as soon as it is done."""
    todo = {
        content: one.cell
        for content, one in zip(asked.contents, asked.sweep.asked, strict=True)
        if content not in kept.found
    }
    together = batches(todo.items())
    pieces = [piece_of([cell for _, cell in batch]) for batch in together]
    done = 0
    progress.tell(done)
    with closing(work(pieces) if pieces else here([])) as answers:
        for number, answer in answers:
            found = done_of(answer).found
            kept.keep(dict(zip([content for content, _ in together[number]], found, strict=True)))
            done += len(found)
            progress.tell(done)


def _work(arguments: Arguments) -> Work:
    """Who computes: a cluster, this process alone, or one for each core."""
    address = arguments.text("dask")
    if address is not None:
        return on_cluster(address)
    count = arguments.number("processes") or cores()
    return here if count == 1 else in_processes(count)


def _write(asked: _Asked, found: Mapping[str, Found]) -> tuple[str, ...]:
    """Write the rows of all cells that are finished, in the order of the grid; the columns come back."""
    columns = columns_of(asked.sweep)
    cells = zip(asked.contents, asked.sweep.asked, strict=True)
    rows = [row_of(one, found[content], columns) for content, one in cells if content in found]
    writer_for(asked.out)(columns, rows)
    return tuple([column.name for column in columns])


def _reply(asked: _Asked, kept: Kept, before: int, columns: tuple[str, ...], session: Session) -> Reply:
    faults = [one for one in asked.contents if kept.found[one].fault]
    count, fights = len(asked.contents), len(set(asked.contents))

    def text() -> str:
        say = session.words.say
        lines = [say("sweep-done", count=count, file=asked.out)]
        lines += [say("sweep-from-before", count=before)] if before else []
        lines += [say("sweep-faulty", count=len(faults), codes=_codes(faults, kept))] if faults else []
        lines += [say("sweep-kept-in", file=str(kept.path))]
        return "\n".join([line for one in lines for line in paragraph(one, session.width)])

    def data() -> dict[str, Any]:
        return {
            "out": asked.out,
            "kept": str(kept.path),
            "rows": count,
            "computed": fights - before,
            "from_before": before,
            "faults": len(faults),
            "columns": columns,
        }

    return Reply(data=data, text=text)


def _codes(contents: list[str], kept: Kept) -> tuple[str, ...]:
    return tuple(dict.fromkeys(kept.found[one].fault for one in contents))
