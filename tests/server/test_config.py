"""Settings come from flags, variables and defaults, in this order; every one of them is documented."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.cli.serve import FLAGS
from undercroft.server.config import PREFIX, Config, read_config
from undercroft.server.refusals import BadConfiguration

FIELDS = {field.name: field for field in msgspec.structs.fields(Config)}
PAGE = Path(__file__).parents[2] / "docs" / "server.md"
ROW = re.compile(r"^\| (?P<flag>[^|]+) \| `(?P<variable>UNDERCROFT_\w+)` \| (?P<usual>[^|]+) \| (?P<meaning>[^|]+) \|$")


def documented() -> list[dict[str, str]]:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return [found.groupdict() for line in lines if (found := ROW.match(line)) is not None]


def test_nothing_has_to_be_set() -> None:
    assert read_config({}, {}) == Config()


def test_a_flag_beats_a_variable() -> None:
    environment = {"UNDERCROFT_PORT": "1000", "UNDERCROFT_BOT_WORKERS": "3", "UNDERCROFT_METRICS": "false"}
    config = read_config({"port": "2000", "bot_workers": None}, environment)
    assert (config.port, config.bot_workers, config.metrics) == (2000, 3, False)


def test_names_are_separated_by_commas() -> None:
    assert read_config({}, {"UNDERCROFT_ALLOWED_HOSTS": "a.example, b.example,"}).allowed_hosts == [
        "a.example",
        "b.example",
    ]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "-1"),
        ("port", "65536"),
        ("bot_workers", "none"),
        ("lan", "perhaps"),
        ("policies", "no/such/folder"),
        ("secret", "too short"),
        ("log_level", "loud"),
        ("public_url", "table.example.org"),
        ("redis", "http://127.0.0.1"),
    ],
)
def test_a_value_that_cannot_be_meant_is_refused_by_its_name(name: str, value: str) -> None:
    with pytest.raises(BadConfiguration) as refusal:
        read_config({}, {f"{PREFIX}{name.upper()}": value})
    assert refusal.value.arguments["name"] == name


@pytest.mark.parametrize("there", [[], ["index.html"], ["assets/main.js"]])
def test_a_folder_without_a_built_client_is_refused(tmp_path: Path, there: list[str]) -> None:
    for name in there:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    with pytest.raises(BadConfiguration, match=r"index\.html and a folder assets"):
        read_config({"web": str(tmp_path)}, {})


def test_a_short_secret_is_not_told() -> None:
    with pytest.raises(BadConfiguration) as refusal:
        read_config({}, {"UNDERCROFT_SECRET": "hunter2"})
    assert "hunter2" not in str(refusal.value)


def test_every_setting_but_the_secret_has_a_flag() -> None:
    flags = [flag.removeprefix("--").replace("-", "_") for flag, _, _ in FLAGS]
    assert sorted(flags) == sorted(FIELDS.keys() - {"secret"})


def test_the_page_about_the_server_lists_every_setting_in_order() -> None:
    assert [row["variable"] for row in documented()] == [f"{PREFIX}{name.upper()}" for name in FIELDS]


@pytest.mark.parametrize("row", documented(), ids=lambda row: row["variable"])
def test_the_page_tells_flag_and_default_as_they_are(row: dict[str, str]) -> None:
    name = row["variable"].removeprefix(PREFIX).lower()
    flag = f"`--{name.replace('_', '-')}`"
    assert row["flag"] == ("none" if name == "secret" else flag)
    assert row["usual"] == shown(FIELDS[name].default)
    assert len(row["meaning"]) > 15


def shown(value: Any) -> str:
    if isinstance(value, bool):
        return "`true`" if value else "`false`"
    return f"`{value}`" if isinstance(value, int | str) and value != "" else "empty"
