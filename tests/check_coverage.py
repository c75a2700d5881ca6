"""Every rule has a test: run as `python -m tests.check_coverage`, which fails with a list of what has none.

Tests name the rules they prove by a marker, `@pytest.mark.rule("nde12/5.6")`, or single facts of the
digest, `nde12/A53`; a worked example that is run proves its rules too.  A rule of an index without a test, a
fact without one and an id that does not exist all fail the build.  With `--write` the page docs/rulesets.md
is made anew; without, it must be current.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections import Counter
from pathlib import Path

import pytest

from nde.locale import words
from nde.rules import Ruleset, ruleset_ids, ruleset_named

PAGE = Path(__file__).parent.parent / "docs" / "rulesets.md"


class Collector:
    """Collects the ids of every `rule` marker while pytest collects."""

    def __init__(self) -> None:
        self.cited: Counter[str] = Counter()
        self.tests: dict[str, str] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Count the ids of all markers."""
        for item in items:
            for marker in item.iter_markers("rule"):
                for id in marker.args:
                    self.cited[id] += 1
                    self.tests.setdefault(id, item.nodeid)


def main(arguments: list[str]) -> int:
    """Print what is missing and return the exit status."""
    collector = Collector()
    listing = io.StringIO()
    with contextlib.redirect_stdout(listing):
        status = pytest.main(["--collect-only", "-qq", "--no-header", *_marked()], plugins=[collector])
    if status != 0:
        print(listing.getvalue(), file=sys.stderr)
        return int(status)
    faults = []
    known = set()
    for ruleset in map(ruleset_named, ruleset_ids()):
        facts = {f"{ruleset.id}/{fact}": entry.id for entry in ruleset.rules for fact in entry.facts}
        known |= {entry.id for entry in ruleset.rules} | facts.keys()
        worked = {rule for example in ruleset.examples if example.situation for rule in example.rules}
        proved = set(collector.cited) | {facts[id] for id in collector.cited if id in facts} | worked
        faults += [f"rule {entry.id} has no test" for entry in ruleset.rules if entry.id not in proved]
        faults += [
            f"fact {fact} of rule {rule} has no test" for fact, rule in facts.items() if fact not in proved
        ]
    faults += [f"{collector.tests[id]} cites the unknown {id}" for id in sorted(set(collector.cited) - known)]
    page = rulesets_page(collector.cited)
    if "--write" in arguments:
        PAGE.write_text(page, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page:
        faults.append("docs/rulesets.md is out of date; run: python -m tests.check_coverage --write")
    for fault in faults:
        print(fault, file=sys.stderr)
    total = sum(len(ruleset_named(id).rules) for id in ruleset_ids())
    print(f"rule coverage: {total} rules, {len(known) - total} facts, {len(faults)} faults")
    return 1 if faults else 0


def _marked() -> list[str]:
    """The files of tests that name rules; to collect all others as well would take twice as long."""
    tests = sorted(Path(__file__).parent.rglob("test_*.py"))
    return [str(path) for path in tests if "mark.rule" in path.read_text(encoding="utf-8")]


def rulesets_page(cited: Counter[str]) -> str:
    """The status of every game, from its index and the tests that prove it."""
    lines = ["# The games and how complete they are", ""]
    lines += ["Made by `python -m tests.check_coverage --write`; `make test` fails if it is out of date.", ""]
    for ruleset in map(ruleset_named, ruleset_ids()):
        lines += _section(ruleset, cited)
    return "\n".join(lines) + "\n"


def _rules(count: int) -> str:
    return "1 rule" if count == 1 else f"{count} rules"


def _section(ruleset: Ruleset, cited: Counter[str]) -> list[str]:
    speak = words("en", ruleset.id)
    sources = Counter(str(entry.source) for entry in ruleset.rules)
    others = {
        "companion": "from the companion books",
        "draft": "from the author's later drafts",
        "ours": "of our own",
    }
    beside = [f"{_rules(sources[source])} {words}" for source, words in others.items() if sources[source]]
    facts = [f"{ruleset.id}/{fact}" for entry in ruleset.rules for fact in entry.facts]
    proved = sum(1 for fact in facts if cited[fact])
    lines = [
        f"## {speak.say(f'game-{ruleset.id}')} (`{ruleset.id}`)",
        "",
        speak.say(f"credit-{ruleset.id}"),
        "",
    ]
    status = (
        "complete and checked"
        if proved == len(facts)
        else f"partial: {len(facts) - proved} facts without a test"
    )
    lines += [
        f"Status: **{status}**. {_rules(sources['book'])} from the book, {', '.join(beside)}, "
        f"holding {len(facts)} numbered facts; {len(ruleset.options)} options, "
        f"{len(ruleset.examples)} worked examples, {len(ruleset.foes)} stat blocks.",
        "",
        "| rule | title | from | facts | tests |",
        "|---|---|---|---|---|",
    ]
    for entry in ruleset.rules:
        tests = cited[entry.id] + sum(cited[f"{ruleset.id}/{fact}"] for fact in entry.facts)
        title = speak.rule_title(entry.id)
        lines.append(f"| {entry.id} | {title} | {entry.source} | {' '.join(entry.facts)} | {tests} |")
    return [*lines, ""]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
