"""The log and the figures: ids of tables and commands are in them, keys, queries and bodies never."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest

from nde.web.logs import MOST_ALIKE, NEVER, Flood, JsonLines, set_up_logs
from tests.web.house import House
from tests.web.test_tables import path_of

SECRET = "zqx-never-to-be-written"


@pytest.fixture(name="written")
def _written() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    names = ("nde", "uvicorn", "uvicorn.error", "websockets", "yoyo")
    before = [(one, one.handlers, one.propagate, one.level) for one in map(logging.getLogger, names)]
    set_up_logs("info", stream)
    yield stream
    for logger, handlers, propagate, level in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def lines(written: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_every_request_is_one_line_without_its_query(house: House, written: io.StringIO) -> None:
    made = house.made()
    house.get(f"{path_of(made)}/entries?after=0&lang={SECRET}", key=made["gm"]["key"])
    last = lines(written)[-1]
    assert (last["what"], last["method"], last["status"]) == ("request", "GET", 400)
    assert last["table"] == made["table"]["id"]
    assert last["path"] == f"{path_of(made)}/entries"
    assert SECRET not in written.getvalue()


def test_no_key_and_no_body_is_ever_written(house: House, written: io.StringIO) -> None:
    made = house.post("/api/tables", {"game": "nde12", "title": SECRET, "heroes": 1}).data
    seated = house.post(f"{path_of(made)}/enter", {"key": made["player"]["key"], "name": SECRET}).data
    house.post(f"{path_of(made)}/commands", {"id": "c-1", "do": {"type": "Say", "text": SECRET}})
    house.post(f"{path_of(made)}/commands", content=SECRET.encode())
    house.get(f"{path_of(made)}/export?seed=true", key=made["gm"]["key"])
    house.get(path_of(made), key=SECRET)
    house.post("/api/import", content=SECRET.encode())
    row = house.runner.run(house.hub.store.table(made["table"]["id"]))
    keys = [made[role]["key"] for role in ("gm", "player", "spectator")]
    for secret in (SECRET, seated["key"], row.seed.hex(), *keys):
        assert secret not in written.getvalue()
    assert len(lines(written)) >= 7


def test_what_is_handed_to_the_log_by_mistake_is_left_out(written: io.StringIO) -> None:
    log = logging.getLogger("nde.test")
    log.warning("careful", extra={"table": "t1", "command": "c1", **dict.fromkeys(NEVER, SECRET)})
    [line] = lines(written)
    assert (line["level"], line["name"], line["table"], line["command"]) == (
        "warning",
        "nde.test",
        "t1",
        "c1",
    )
    assert SECRET not in written.getvalue()


def test_a_fault_of_the_program_is_written_with_its_place_on_one_line(written: io.StringIO) -> None:
    try:
        raise ValueError("out of order")
    except ValueError:
        logging.getLogger("nde.test").exception("broken", extra={"odd": object()})
    [line] = lines(written)
    assert "ValueError: out of order" in str(line["traceback"])


def test_libraries_are_heard_only_when_something_is_wrong(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("hello")
    logging.getLogger("nde.hub").debug("hello")
    assert written.getvalue() == ""
    logging.getLogger("uvicorn.error").warning("oh")
    assert len(lines(written)) == 1


def test_the_standard_error_is_where_lines_go_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    record = logging.LogRecord("nde", logging.INFO, "", 0, "made %s", ("it",), None)
    print(JsonLines().format(record), file=sys.stderr)
    assert json.loads(capsys.readouterr().err)["what"] == "made it"


def test_the_figures_count_what_happened(house: House) -> None:
    made = house.made()
    key = made["gm"]["key"]
    for _ in range(3):
        house.post(f"{path_of(made)}/commands", {"do": {"type": "Say", "text": "x"}}, key=key)
    house.get(f"{path_of(made)}/view", key=key)
    house.get(f"{path_of(made)}/view", key="wrong")
    text = house.get("/metrics").body.decode()
    for line in (
        'nde_commands_total{way="http"} 3.0',
        'nde_refusals_total{code="no-such-key"} 1.0',
        'nde_requests_total{endpoint="post_command",status="200"} 3.0',
        "nde_append_seconds_count 3.0",
        "nde_view_seconds_count 1.0",
        "nde_tables_open 1.0",
        "nde_connections 0.0",
    ):
        assert line in text.splitlines()
    assert made["table"]["id"] not in text
    assert key not in text


def test_the_server_says_whether_it_lives_and_whether_its_store_answers(house: House) -> None:
    assert (house.get("/healthz").status, house.get("/readyz").status) == (200, 200)
    house.hub.is_ready = False
    reply = house.get("/readyz?lang=de")
    assert (reply.status, reply.data["code"]) == (503, "store-unavailable")
    assert house.get("/healthz").status == 200
    house.hub.is_ready = True


@pytest.mark.parametrize(
    "path",
    ["/t/{table}%23k={key}", "/t/{table}%23k={key}&x", "/api/tables/{key}", "/{key}/x", "/t/{table};{key}"],
)
def test_a_link_that_is_sent_whole_leaves_its_key_out_of_the_log(
    house: House, written: io.StringIO, path: str
) -> None:
    made = house.made()
    key = made["player"]["key"]
    house.get(path.format(table=made["table"]["id"], key=key))
    assert key not in written.getvalue()
    assert str(lines(written)[-1]["path"]).endswith(("…", "/x"))


def test_strangers_do_not_fill_the_log_with_one_complaint(written: io.StringIO) -> None:
    for number in range(MOST_ALIKE + 50):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        logging.getLogger("nde.web").error("commands failed", extra={"command": str(number)})
        logging.getLogger("nde.web").info("request")
    said = [line["what"] for line in lines(written)]
    assert said.count("Invalid HTTP request received.") == said.count("commands failed") == MOST_ALIKE
    assert said.count("request") == MOST_ALIKE + 50


def test_after_a_minute_the_log_says_how_much_it_left_out() -> None:
    now = 0.0
    flood = Flood(2, lambda: now)
    record = logging.makeLogRecord({"name": "nde", "msg": "oh", "levelno": logging.ERROR})
    assert [flood.filter(record) for _ in range(5)] == [True, True, False, False, False]
    now = 61.0
    again = logging.makeLogRecord({"name": "nde", "msg": "oh", "levelno": logging.ERROR})
    assert flood.filter(again)
    assert again.__dict__["left_out"] == 3
