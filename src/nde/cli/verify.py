"""`nde verify`: checks a dice log or a whole game offline, face by face."""

from __future__ import annotations

from nde.cli.arguments import Arguments
from nde.cli.files import read_bytes
from nde.cli.session import Reply, Session
from nde.dice.ledger import verify_file
from nde.errors import NdeError
from nde.locale import Words

NOT_PROVEN = 1
GAMES = (b'"nde-game"', b'"nde-table"')
"""What stands in the first line of a game's log, or of a table that was exported with its seed."""


def run(arguments: Arguments, session: Session) -> Reply:
    """Check one log; the exit status is 0 only where every face is proven."""
    path = arguments.words[0]
    content = read_bytes(path)
    if any(name in content.partition(b"\n")[0] for name in GAMES):
        return _game(path, content, session)
    verdict = verify_file(content)
    words = session.words
    faults = [words.error(fault) for fault in verdict.faults]
    line = words.say(f"cli-verify-{verdict.state}", file=path, draws=verdict.draws, count=len(faults))
    return Reply(
        data=lambda: {
            "file": path,
            "state": verdict.state,
            "draws": verdict.draws,
            "faults": _errors(verdict.faults, words),
        },
        text=lambda: "\n".join([line, *(f"  {fault}" for fault in faults)]),
        status=0 if verdict.state == "sound" else NOT_PROVEN,
    )


def _errors(errors: tuple[NdeError, ...], words: Words) -> list[dict[str, object]]:
    return [{"code": error.code, "facts": error.facts, "text": words.error(error)} for error in errors]


def _game(path: str, content: bytes, session: Session) -> Reply:
    from nde.table.table_file import split_table_file
    from nde.table.verify import verify_game  # a table is more than a dice log needs

    verdict, words = verify_game(split_table_file(content).log), session.words
    counts = {"drawn": verdict.drawn, "typed": verdict.typed, "ruled": verdict.ruled}
    lines = [
        words.say(
            f"play-verify-{verdict.state}",
            file=path,
            entries=verdict.entries,
            count=len(verdict.faults),
            **counts,
        )
    ]
    if verdict.typed or verdict.ruled:
        lines.append("  " + words.say("play-verify-by-hand", **counts))
    lines += [f"  {words.error(one)}" for one in (*verdict.faults, *verdict.notes)]
    if verdict.state == "unfinished":
        lines.append("  " + words.say("play-verify-digest", digest=verdict.digest))
    return Reply(
        data=lambda: {
            "file": path,
            "state": verdict.state,
            "entries": verdict.entries,
            **counts,
            "digest": verdict.digest,
            "faults": _errors(verdict.faults, words),
            "notes": _errors(verdict.notes, words),
        },
        text=lambda: "\n".join(lines),
        status=0 if verdict.state == "sound" else NOT_PROVEN,
    )
