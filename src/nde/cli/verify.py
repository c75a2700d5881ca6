"""`nde verify`: checks a dice log offline, face by face."""

from __future__ import annotations

from nde.cli.arguments import Arguments
from nde.cli.files import read_bytes
from nde.cli.session import Reply, Session
from nde.dice.ledger import verify_file

NOT_PROVEN = 1


def run(arguments: Arguments, session: Session) -> Reply:
    """Check one log; the exit status is 0 only where every face is proven."""
    path = arguments.words[0]
    verdict = verify_file(read_bytes(path))
    words = session.words
    faults = [words.error(fault) for fault in verdict.faults]
    line = words.say(f"cli-verify-{verdict.state}", file=path, draws=verdict.draws, count=len(faults))
    return Reply(
        data=lambda: {
            "file": path,
            "state": verdict.state,
            "draws": verdict.draws,
            "faults": [
                {"code": fault.code, "facts": fault.facts, "text": text}
                for fault, text in zip(verdict.faults, faults, strict=True)
            ],
        },
        text=lambda: "\n".join([line, *(f"  {fault}" for fault in faults)]),
        status=0 if verdict.state == "sound" else NOT_PROVEN,
    )
