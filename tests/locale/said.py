"""What the engine can say, found by reading its source: errors, steps, questions and effects."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias, get_type_hints

from nde.locale.words import kebab
from nde.rules import ruleset_ids, ruleset_named

SOURCE = Path(__file__).parents[2] / "src" / "nde"


class Said(NamedTuple):
    """A message the source asks for: where, its id, and its facts (None where they are not written out)."""

    place: str
    key: str
    facts: frozenset[str] | None


class Module(NamedTuple):
    """A parsed source file."""

    path: Path
    tree: ast.Module

    @property
    def name(self) -> str:
        """The dotted name."""
        return ".".join(("nde", *self.path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(
            ".__init__"
        )

    def place(self, node: ast.AST) -> str:
        """File and line, for the reader of a failing test."""
        return f"{self.path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}"


@cache
def modules() -> tuple[Module, ...]:
    """Every module of the package."""
    paths = sorted(SOURCE.rglob("*.py"))
    return tuple(Module(path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


FAMILIES = ("NdeError", "Unreadable", "Missing", "Illegal", "Stale", "ActionRefused", "NotationFault")
"""What is raised with a code: `Missing("no-such-room", room=…)`."""


def error_codes() -> Iterator[Said]:
    """Every refusal, as `error-<code>`: of a family and named where it is raised, or a class of its own."""
    for family, one in refusals():
        assert family
        yield one


@cache
def refusals() -> tuple[tuple[str, Said], ...]:
    """Every refusal with the name of its family; facts from the places that raise it."""
    return tuple(_refusals())


def _refusals() -> Iterator[tuple[str, Said]]:
    for family in FAMILIES:
        for module, call, scope in _calls(family):
            facts = _keywords(ast.Call(call.func, call.args[1:], call.keywords))
            for code in _strings(_argument(call, 0, "code"), scope):
                yield family, Said(module.place(call), f"error-{code}", facts)
    for name, index in (("fault", 0), ("fault", 1), ("_pairs", 1)):
        for module, call, scope in _calls(name):
            for code in _strings(_argument(call, index, "code"), scope):
                if "-" in code and " " not in code and isinstance(call.func, ast.Attribute):
                    yield "Unreadable", Said(module.place(call), f"error-{code}", None)
    raised = _facts_by_class()
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef) and (code := _code(node)):
                facts = _facts_by_itself(node) or raised.get((module.name, node.name))
                yield _name(node.bases[0]), Said(module.place(node), f"error-{code}", facts)


def effects() -> Iterator[Said]:
    """Every kind of effect that a game has, as `effect-<kebab of its name>`, with its fields as facts."""
    kinds = (kind for id in ruleset_ids() for kind in ruleset_named(id).effects)
    facts = {(kind.__module__, kind.__name__): frozenset(get_type_hints(kind)) for kind in kinds}
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef) and (module.name, node.name) in facts:
                fields = frozenset(map(kebab, facts[module.name, node.name]))
                yield Said(module.place(node), f"effect-{kebab(node.name)}", fields)


def steps() -> Iterator[Said]:
    """Every `Tell(rule, key, facts)`, as `step-<key>`."""
    for module, call, scope in _calls("Tell"):
        facts = _argument(call, 2, "facts")
        names = _dict_keys(facts, scope) if facts is not None else None
        for key in _strings(_argument(call, 1, "key"), scope):
            yield Said(module.place(call), f"step-{key}", names)


def questions() -> Iterator[tuple[Said, frozenset[str]]]:
    """Every `Ask(who, key, options, ...)`, as `ask-<key>`, with the options written out beside it."""
    for module, call, scope in _calls("Ask"):
        options = frozenset(_strings(_argument(call, 2, "options"), scope))
        for key in _strings(_argument(call, 1, "key"), scope):
            yield (
                Said(module.place(call), f"ask-{key}", _pair_names(_argument(call, 5, "facts"), scope)),
                options,
            )


def rolls() -> Iterator[Said]:
    """Every `Roll(dice, who, key)` with a key, as `roll-<key>`."""
    for module, call, scope in _calls("Roll"):
        for key in _strings(_argument(call, 2, "key"), scope):
            if key:
                yield Said(module.place(call), f"roll-{key}", frozenset(("who", "die")))


def offers() -> Iterator[Said]:
    """Every `Offer(name=...)`, and what makes one of a name, as `offer-<name>`."""
    for kind in ("Offer", "declared_offer", "_offer"):
        for module, call, scope in _calls(kind):
            for name in _strings(_argument(call, 0, "name"), scope):
                yield Said(module.place(call), f"offer-{name}", frozenset())


def unread() -> list[str]:
    """Places whose key this reader cannot work out; tests name them and list their keys by hand."""
    return [
        module.place(call)
        for name in ("Tell", "Ask")
        for module, call, scope in _calls(name)
        if not _strings(_argument(call, 1, "key"), scope)
    ]


def _code(node: ast.ClassDef) -> str:
    for item in node.body:
        target = item.targets[0] if isinstance(item, ast.Assign) else getattr(item, "target", None)
        value = getattr(item, "value", None)
        if _name(target) == "code" and isinstance(value, ast.Constant) and isinstance(value.value, str):
            return value.value
    return ""


def _facts_by_itself(node: ast.ClassDef) -> frozenset[str] | None:
    """The facts an error's own constructor hands on, if it has one that writes them out."""
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            for call in ast.walk(item):
                if (
                    isinstance(call, ast.Call)
                    and isinstance(call.func, ast.Attribute)
                    and call.func.attr == "__init__"
                ):
                    return _keywords(call)
    return None


def _facts_by_class() -> dict[tuple[str, str], frozenset[str] | None]:
    """For each class, by module and name, the facts common to all its calls; None if one call hides them."""
    found: dict[tuple[str, str], frozenset[str] | None] = {}
    for module in modules():
        homes = _homes(module)
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and (name := _name(node.func)) in homes:
                facts = _keywords(node)
                known = found.get((homes[name], name), facts)
                found[homes[name], name] = None if known is None or facts is None else known & facts
    return found


def _homes(module: Module) -> dict[str, str]:
    """The module each class or function named in a module comes from."""
    homes = {}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ClassDef):
            homes[node.name] = module.name
        elif isinstance(node, ast.ImportFrom) and node.module:
            homes |= {alias.asname or alias.name: node.module for alias in node.names}
    return homes


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    if call.args or None in names:
        return None
    return frozenset(kebab(name) for name in names if name is not None)


Call: TypeAlias = tuple[Module, ast.Call, list[ast.AST]]
"""A call, its module, and the functions it stands in, outermost first."""
ASKING = frozenset(SOURCE / "dice" / name for name in ("questions.py", "runners.py", "chance.py"))
"""Where questions are made of whatever a rule hands over."""


def _calls(name: str) -> list[Call]:
    return _every_call().get(name, [])


@cache
def _every_call() -> dict[str, list[Call]]:
    """Every call of the source by the name of what is called: read once, since each kind asks for some."""
    found: dict[str, list[Call]] = defaultdict(list)
    for module in modules():
        if module.path not in ASKING:
            for call, scope in _calls_in(module.tree, [module.tree]):
                found[_name(call.func)].append((module, call, scope))
    return found


def _calls_in(node: ast.AST, scope: list[ast.AST]) -> Iterator[tuple[ast.Call, list[ast.AST]]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, scope
        inner = [*scope, child] if isinstance(child, ast.FunctionDef) else scope
        yield from _calls_in(child, inner)


def _argument(call: ast.Call, index: int, name: str) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[index] if index < len(call.args) else None


def _strings(node: ast.expr | None, scope: list[ast.AST], depth: int = 0) -> set[str]:
    """The strings an expression may come to, following names assigned in the function or the module."""
    if node is None or depth > 4:
        return set()
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return _strings(node.body, scope, depth) | _strings(node.orelse, scope, depth)
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return {text for item in node.elts for text in _strings(item, scope, depth)}
    if isinstance(node, ast.BinOp):
        return _strings(node.left, scope, depth) | _strings(node.right, scope, depth)
    if isinstance(node, ast.Starred):
        return _strings(node.value, scope, depth)
    if isinstance(node, ast.Name | ast.Attribute):
        wanted = _name(node)
        return {
            text
            for outer in reversed(scope)
            for value in _assigned(outer, wanted)
            for text in _strings(value, scope, depth + 1)
        }
    return set()


def _assigned(scope: ast.AST, name: str) -> list[ast.expr]:
    return _assignments(scope).get(name, [])


@cache
def _assignments(scope: ast.AST) -> dict[str, list[ast.expr]]:
    """What is assigned anywhere in a function or module, by name."""
    found: dict[str, list[ast.expr]] = defaultdict(list)
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for name in dict.fromkeys(map(_name, targets)):
                found[name].append(node.value)
    return found


def _dict_keys(node: ast.expr, scope: list[ast.AST]) -> frozenset[str] | None:
    if isinstance(node, ast.Name):
        values = list(_assigned(scope[-1], node.id))
        keys = [_dict_keys(value, scope) for value in values]
        return keys[0] if len(keys) == 1 else None
    if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
        return frozenset(kebab(str(key.value)) for key in node.keys if isinstance(key, ast.Constant))
    return None


def _pair_names(node: ast.expr | None, scope: list[ast.AST]) -> frozenset[str] | None:
    """The first of each pair in a tuple of pairs, with `who`, which every question has."""
    if node is None:
        return frozenset(("who",))
    if isinstance(node, ast.Name):
        values = [_pair_names(value, scope) for value in _assigned(scope[-1], node.id)]
        return values[0] if len(values) == 1 else None
    if not isinstance(node, ast.Tuple):
        return None
    pairs = [pair.elts[0] for pair in node.elts if isinstance(pair, ast.Tuple)]
    return frozenset(("who", *(kebab(str(one.value)) for one in pairs if isinstance(one, ast.Constant))))


def _name(node: ast.AST | None) -> str:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    return _name(node.value) if isinstance(node, ast.Subscript) else ""
