"""How fast stat blocks are read: the 145 files of a bestiary, and one text that holds them all.

No other program reads these lines as loosely, so the peers are what one would write in their place: reading
the files and nothing else, and a plain regular expression that knows the strict grammar only.
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from nde.rules.cairn2e.bestiary import read_blocks

ROUNDS = 5
FIXTURE = Path(__file__).parents[1] / "tests/rules/cairn2e/bestiary/statblocks.txt"
STRICT = re.compile(
    r"^(\d+) HP(?:, (\d+) Armor)?, (\d+) STR, (\d+) DEX, (\d+) WIL"
    r"((?:(?:, | or )[a-z -]+ \([^)]*\))*)(, _detachment_)?",
    re.MULTILINE,
)


def documents() -> list[str]:
    """Every stat line of the fixture as a Markdown file of the usual shape."""
    texts = []
    for line in FIXTURE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, stats, critical = line.split(" | ")
            bullet = "- **Critical Damage**: worse.\n" if critical == "critical" else ""
            prose = "- Lives where nobody goes, and comes out at night to hunt.\n" * 3
            texts.append(f"---\nlayout: default\n---\n\n# {name}\n\n{stats}\n\n{prose}{bullet}")
    return texts


def seconds(work: Callable[[], int], expected: int) -> float:
    """The shortest of a few rounds; the result is checked in each."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        count = work()
        best = min(best, time.perf_counter() - start)
        assert count == expected, count
    return best


def main() -> None:
    """Print how long the files take, and the peers beside them."""
    texts = documents()
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"{at:03}.md" for at in range(len(texts))]
        for path, text in zip(paths, texts, strict=True):
            path.write_text(text, encoding="utf-8")
        count = len(paths)
        read = seconds(lambda: sum(len(read_blocks(path.read_text("utf-8")).found) for path in paths), count)
        raw = seconds(lambda: sum(bool(path.read_text("utf-8")) for path in paths), count)
        strict = seconds(lambda: sum(len(STRICT.findall(path.read_text("utf-8"))) for path in paths), count)
    whole = "\n".join(text.split("---\n", 2)[2] for text in texts)
    joined = seconds(lambda: len(read_blocks(whole).found), count)
    print(f"{count} files read into blocks        {read * 1000:>8.1f} ms")
    print(f"the same by a strict expression  {strict * 1000:>8.1f} ms  (ratio {read / strict:.1f})")
    print(f"the files read and nothing more  {raw * 1000:>8.1f} ms")
    print(f"{count} blocks in one text            {joined * 1000:>8.1f} ms")


if __name__ == "__main__":
    main()
