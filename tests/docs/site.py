"""What the documentation site is made of beyond `docs/`: a hook of MkDocs, which `make docs` runs.

Pages from elsewhere in the project get a name in the site, links between files become links between pages,
and what has no page, such as a module, is named without a link.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
ROOMS = ("board", "dice", "lab", "locale", "rules", "table", "web")
PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "bench/results.md": "results.md",
    "web/README.md": "rooms/client.md",
    **{f"src/nde/{room}/README.md": f"rooms/{room}.md" for room in ROOMS},
}
"""The pages that lie outside `docs/`, and what they are called in the site."""
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]\n]*)\]\((?P<target>[^)\s]+)\)")
PICTURE = re.compile(r"(?<=\bsrc=\")[^\"]+|(?<=\bsrcset=\")[^\"]+")
"""The address of a picture, of which a page has one for light and one for dark."""


def linked(text: str, source: str) -> str:
    """The text of a file of the project with its links as they are in the site."""
    page = page_of(source)

    def link(found: re.Match[str]) -> str:
        target, hash, place = found["target"].partition("#")
        if not target or "://" in target:
            return found[0]
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        there = page_of(wanted)
        if there:
            relative = posixpath.relpath(there, posixpath.dirname(page) or ".")
            return f"[{found['text']}]({relative}{hash}{place})"
        return found["text"] if (ROOT / wanted).exists() else found[0]

    def picture(found: re.Match[str]) -> str:
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), found[0]))
        return posixpath.relpath(wanted.removeprefix("docs/"), posixpath.dirname(page) or ".")

    return PICTURE.sub(picture, LINK.sub(link, text))


def page_of(source: str) -> str:
    """The page of the site that is made of a file of the project; empty where none is."""
    if source in PAGES:
        return PAGES[source]
    return source.removeprefix("docs/") if source.startswith("docs/") and (ROOT / source).is_file() else ""


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from outside `docs/`."""
    from mkdocs.structure.files import File

    for source, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Have a page's links lead to pages."""
    own = page.file.src_uri
    source = next((source for source, name in PAGES.items() if name == own), f"docs/{own}")
    return linked(markdown, source)
