"""The settings of a server: from flags, from the environment, from nowhere, and everything wrong at once."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from nde.cli.arguments import read_arguments
from nde.cli.commands import FLAGS, SETTINGS
from nde.cli.server.settings import EVERYWHERE, read_settings, server_folder, without_password
from nde.locale.complaints import Refused
from nde.web.settings import LogLevel, ServerSettings
from tests.cli.terminal import nde, refused

HOME = {"HOME": "/home/ash"}


def settings(*words: str, **env: str) -> ServerSettings:
    return read_settings(read_arguments(["serve", *words]), {**HOME, **env})


def codes(*words: str, **env: str) -> list[str]:
    with pytest.raises(Refused) as caught:
        settings(*words, **env)
    return [error.code for error in caught.value.errors]


def test_every_setting_of_a_server_has_a_flag_with_its_variable_and_default() -> None:
    fields = {field.name: field for field in msgspec.structs.fields(ServerSettings)}
    assert [name.replace("-", "_") for name in SETTINGS] == list(fields)
    for name in SETTINGS:
        assert FLAGS[name].variable == f"NDE_{name.replace('-', '_').upper()}"
        default = fields[name.replace("-", "_")].default
        if name != "data":
            assert FLAGS[name].default == ("" if default in ("", ()) else str(default))


@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_help_names_every_flag_variable_and_default(language: str) -> None:
    said = " ".join(nde("serve", "--help", "--lang", language).out.split())
    for name in SETTINGS:
        flag = FLAGS[name]
        assert f"--{name} " in said
        assert f"[{flag.variable}{'=' if flag.default else ''}{flag.default}]" in said


def test_without_a_word_everything_is_as_the_server_has_it() -> None:
    assert settings() == ServerSettings(data=Path("/home/ash/.local/share/nde/server"))
    assert server_folder({"XDG_DATA_HOME": "/srv"}) == Path("/srv/nde/server")
    assert server_folder({"XDG_DATA_HOME": "not/whole", **HOME}) == server_folder(HOME)


def test_flags_set_every_field() -> None:
    line = (
        "--host 10.0.0.5 --port 0 --data /srv/nde --database postgresql://db/nde --redis redis://r:6379/1 "
        "--public-url https://table.example/ --origins https://a.example --origins https://b.example:8443 "
        "--trusted-proxies 10.0.0.0/8,::1 --log-level debug --connections-per-address 7 "
        "--commands-per-second 8 --message-bytes 9000 --tables-per-hour 10"
        " --lab-processes 3 --lab-seconds 40 --lab-scenes 5000 --lab-runs 6000"
    )
    assert settings(*line.split()) == ServerSettings(
        host="10.0.0.5",
        port=0,
        data=Path("/srv/nde"),
        database="postgresql://db/nde",
        redis="redis://r:6379/1",
        public_url="https://table.example",
        origins=("https://a.example", "https://b.example:8443"),
        trusted_proxies=("10.0.0.0/8", "::1"),
        log_level="debug",
        connections_per_address=7,
        commands_per_second=8,
        message_bytes=9000,
        tables_per_hour=10,
        lab_processes=3,
        lab_seconds=40,
        lab_scenes=5000,
        lab_runs=6000,
    )


def test_the_environment_sets_what_no_flag_does() -> None:
    env = {"NDE_PORT": "9000", "NDE_HOST": "::1", "NDE_ORIGINS": "https://a.example https://b.example"}
    assert settings(**env).port == 9000
    assert settings(**env).origins == ("https://a.example", "https://b.example")
    assert settings("--port", "9001", **env).port == 9001
    assert settings("--port", "9001", **env).host == "::1"
    assert settings(NDE_PORT="").port == 8137, "an empty variable is none"


def test_on_the_local_network_a_server_listens_everywhere() -> None:
    assert settings("--lan").host == EVERYWHERE
    assert settings("--lan", NDE_HOST="10.0.0.5").host == EVERYWHERE
    assert codes("--lan", "--host", "10.0.0.5") == ["flags-clash"]


@pytest.mark.parametrize(
    ("flag", "value", "code"),
    [
        ("port", "65536", "flag-not-a-number"),
        ("port", "-1", "flag-not-a-number"),
        ("port", "http", "flag-not-a-number"),
        ("message-bytes", "12", "flag-not-a-number"),
        ("tables-per-hour", "0", "flag-not-a-number"),
        ("lab-processes", "0", "flag-not-a-number"),
        ("lab-seconds", "forever", "flag-not-a-number"),
        ("database", "mysql://db/nde", "not-a-database"),
        ("database", "nde.db", "not-a-database"),
        ("redis", "localhost:6379", "not-a-redis-address"),
        ("public-url", "table.example", "not-a-web-address"),
        ("public-url", "https://table.example/games", "not-a-web-address"),
        ("public-url", "https://ash:secret@table.example", "not-a-web-address"),
        ("public-url", "https://[::1", "not-a-web-address"),
        ("origins", "*", "not-a-web-address"),
        ("trusted-proxies", "proxy.example", "not-an-ip-address"),
        ("log-level", "loud", "setting-not-allowed"),
        ("data", __file__, "data-is-a-file"),
    ],
)
def test_a_wrong_value_is_refused_wherever_it_stands(flag: str, value: str, code: str) -> None:
    variable = FLAGS[flag].variable
    assert codes(f"--{flag}={value}") == [code]
    assert codes(**{variable: value}) == [code]
    assert f"--{flag}" in refused("serve", f"--{flag}={value}", env=HOME)
    assert variable in refused("serve", env={**HOME, variable: value})


def test_everything_wrong_is_told_at_once() -> None:
    told = refused("serve", "--port", "many", "--log-level", "infos", env={**HOME, "NDE_REDIS": "here"})
    assert "“many” is not a value for --port; use a whole number from 0 to 65,535" in told
    assert "“infos” is not a value for --log-level" in told
    assert "did you mean “info”?" in told
    assert "“here” is not a value for NDE_REDIS" in told


def test_a_password_is_not_repeated() -> None:
    told = refused("serve", "--database", "mysql://ash:secret@db/nde", env=HOME)
    assert "secret" not in told
    assert without_password("redis://:secret@host:6379/0") == "redis://…@host:6379/0"


def test_every_level_of_the_log_is_taken() -> None:
    assert [settings("--log-level", level).log_level for level in get_args(LogLevel)] == list(
        get_args(LogLevel)
    )
