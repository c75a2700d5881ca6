"""Runs the cells of a notebook and compares, or rewrites, what they show.

    python -m tests.docs.notebook docs/notebook.ipynb      # put what the cells show into the notebook

Cells run one after another in one namespace, as a notebook runs them: what is printed is a stream, and a
value at the end of a cell is its result, as a picture where it can draw itself.
"""

from __future__ import annotations

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any


def filled(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with what every cell shows now."""
    names: dict[str, Any] = {}
    return notebook | {"cells": [_filled_cell(cell, names) for cell in notebook["cells"]]}


def _filled_cell(cell: dict[str, Any], names: dict[str, Any]) -> dict[str, Any]:
    if cell["cell_type"] != "code":
        return cell
    return cell | {"execution_count": None, "outputs": _outputs("".join(cell["source"]), names)}


def _outputs(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    tree, value, printed = ast.parse(source), None, io.StringIO()
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)  # noqa: S102
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(printed.getvalue())})
    if value is not None:
        outputs.append(
            {
                "output_type": "execute_result",
                "execution_count": None,
                "metadata": {},
                "data": _shown(value),
            }
        )
    return outputs


def _shown(value: Any) -> dict[str, list[str]]:
    if hasattr(value, "_repr_svg_"):
        return {"image/svg+xml": _lines(value._repr_svg_())}
    return {"text/plain": _lines(repr(value))}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def written(notebook: dict[str, Any]) -> str:
    """The notebook as the text of its file."""
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(written(filled(json.loads(path.read_text(encoding="utf-8")))), encoding="utf-8")
