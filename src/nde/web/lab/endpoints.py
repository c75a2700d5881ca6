"""The endpoints of the lab, as data."""

from __future__ import annotations

from nde.errors import Illegal, Missing, Unreadable
from nde.web.endpoint import Endpoint
from nde.web.lab import answers as a
from nde.web.lab import at_tables, handlers
from nde.web.lab import bodies as b
from nde.web.lab.about import get_lab
from nde.web.lab.answers_about import LabAbout
from nde.web.lab.answers_action import LabAction
from nde.web.lab.answers_lines import LabLine
from nde.web.lab.answers_table import LabState, LabWhatIf

MOST_BYTES = 512 * 1024
"""A scene with a map is long."""
_PROBLEMS = (Missing, Illegal, Unreadable)


def _question(name: str, handler: object, answer: object, body: object) -> Endpoint:
    return Endpoint(
        "POST",
        f"/api/lab/{name}",
        handler,  # type: ignore[arg-type]
        answer,
        body=body,
        problems=_PROBLEMS,
        rate="lab",
        most_bytes=MOST_BYTES,
        lines=LabLine,
    )


def _about_one(name: str, handler: object, body: object) -> Endpoint:
    """Something said about a question that is under way."""
    return Endpoint(
        "POST",
        f"/api/lab/{name}",
        handler,  # type: ignore[arg-type]
        None,
        body=body,
        problems=(Missing,),
        status=204,
        rate="calls",
    )


LAB_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/lab", get_lab, LabAbout, rate="lab"),
    _question("fight", handlers.post_lab_fight, a.LabFight, b.LabWish),
    _question("range", handlers.post_lab_range, a.LabRange, b.LabWish),
    _question("next", handlers.post_lab_next, a.LabNext, b.NextWish),
    _question("fit", handlers.post_lab_fit, a.LabFit, b.FitWish),
    _question("map", handlers.post_lab_map, a.LabMap, b.MapWish),
    _question("vary", handlers.post_lab_vary, a.LabVaried, b.VaryWish),
    _question("compare", handlers.post_lab_compare, a.LabCompared, b.CompareWish),
    _question("best", handlers.post_lab_best, a.LabBest, b.BestWish),
    _question("action", handlers.post_lab_action, LabAction, b.ActionWish),
    _about_one("stop", handlers.post_lab_stop, b.StopWish),
    _about_one("wait", handlers.post_lab_wait, b.WaitWish),
    Endpoint(
        "GET",
        "/api/tables/{table}/lab",
        at_tables.get_table_lab,
        LabState,
        who="gm",
        problems=(Illegal,),
        rate="lab",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/lab",
        at_tables.post_table_lab,
        LabWhatIf,
        who="gm",
        body=b.TableWhatIf,
        problems=_PROBLEMS,
        rate="lab",
        lines=LabLine,
    ),
)
