"""The protocol's page is kept honest: nothing is missing in it, nothing is invented, and its client really plays."""

from __future__ import annotations

import asyncio
import doctest
import os
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import msgspec
import pytest

from undercroft.bots import registry
from undercroft.bots.analysis import MISSES
from undercroft.kernel import refusals as kernel
from undercroft.kernel.parts import words_of
from undercroft.kernel.refusals import Refusal
from undercroft.server import limits, lobby, names, refusals
from undercroft.server.analyses import MOST_AT_ONCE, PATIENCE
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.db.tables import CHAT_LENGTH, NAME_LENGTH
from undercroft.server.guard import CSRF_COOKIE, CSRF_HEADER, LARGEST_BODY
from undercroft.server.matches.chat import LONGEST_TALK
from undercroft.server.matches.pace import LONGEST_HOLD
from undercroft.server.matches.stage import ABSENT_SECONDS, AWAITED_SECONDS
from undercroft.server.refusals import ServerRefusal, status_of_kind
from undercroft.server.routes.replay import MOST_FRAMES
from undercroft.server.routes.socket import (
    GOING_AWAY,
    HELLO_SECONDS,
    MOST_REFUSED,
    OUTBOX,
    OUTBOX_BYTES,
    POLICY,
    SOCKETS_FROM_ADDRESS,
    SOCKETS_OF_ONE,
    TOO_SLOW,
    match_socket,
)
from undercroft.server.sessions import COOKIE
from undercroft.server.wire import socket
from undercroft.testing.client import at_random, play

from .protocol_page import (
    BY_TITLE,
    EXAMPLES,
    MESSAGES,
    PAGE,
    SENT,
    SMALL,
    STRUCTS,
    TABLES,
    TEXT,
    Struct,
    bare,
    default_of,
    fields_of,
    flat,
    holds,
    title_of,
    words_in,
)
from .running import Running
from .scenes import Scene, live, sitting

REFUSALS = {
    words_of(kind): kind
    for module in (kernel, registry, refusals)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Refusal) and kind not in (Refusal, ServerRefusal)
}


# Messages and their fields


def test_every_message_has_its_place_and_no_other_message_is_described() -> None:
    assert sorted(re.findall(r"^#### `(\S+)`$", TEXT, re.MULTILINE)) == sorted(map(title_of, MESSAGES))


@pytest.mark.parametrize("kind", STRUCTS, ids=title_of)
def test_the_table_of_a_struct_names_exactly_its_fields(kind: Struct) -> None:
    assert [bare(row[""]) for row in TABLES.get(title_of(kind), [])] == list(fields_of(kind))


def test_no_table_describes_a_struct_that_does_not_exist() -> None:
    described = {bare(row) for row in re.findall(r"^\| (`\S+`) \| type \|", TEXT, re.MULTILINE)}
    assert described <= set(BY_TITLE)


def test_the_fields_of_small_answers_are_mentioned() -> None:
    for kind in SMALL:
        for name in fields_of(kind):
            assert f"`{name}`" in TEXT


@pytest.mark.parametrize("kind", STRUCTS, ids=title_of)
def test_what_may_be_null_and_which_words_are_possible_is_said_of_every_field(kind: Struct) -> None:
    rows = {bare(row[""]): row["type"] for row in TABLES.get(title_of(kind), [])}
    for name, field in fields_of(kind).items():
        possible = words_in(field.type)
        assert ("null" in rows[name]) == (type(None) in flat(field.type)), name
        assert not possible or set(re.findall(r"`(\S+?)`", rows[name])) == possible, name


@pytest.mark.parametrize("kind", SENT, ids=title_of)
def test_what_holds_when_a_field_is_left_out_is_said(kind: Struct) -> None:
    said = {bare(row[""]): bare(row["default"]) for row in TABLES.get(title_of(kind), [])}
    for name, field in fields_of(kind).items():
        assert said[name] == default_of(field), name


def test_what_every_client_message_may_carry_is_said_once() -> None:
    assert [bare(row[""]) for row in TABLES["any client message"]] == ["type", "ref"]
    assert socket.FromClient.__struct_config__.tag_field == "type"


# Examples


@pytest.mark.parametrize(("title", "example"), EXAMPLES, ids=[title for title, _ in EXAMPLES])
def test_every_example_is_what_it_claims_to_be(title: str, example: str) -> None:
    kind, claimed = BY_TITLE[title], msgspec.json.decode(example)
    again = msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(example, type=kind)))
    # What clients send may leave fields out, and invented ones are refused by the decoder.
    assert holds(again, claimed) if kind in SENT else again == claimed


def test_every_message_is_shown_by_an_example() -> None:
    assert {title for title, _ in EXAMPLES} >= set(map(title_of, MESSAGES))


def test_the_formulas_for_verifying_a_match_are_right() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


# Addresses and codes


def test_every_address_is_described_and_no_other() -> None:
    schema = create_app(Config()).openapi_schema.to_schema()["paths"]
    offered = {f"{method.upper()} {path}" for path, item in schema.items() for method in item if path != "/health"}
    described = [bare(row[""]) for row in TABLES["request"]]
    assert sorted(described) == sorted(offered)
    assert match_socket.paths == {"/api/matches/{match_id:str}/socket"}
    assert "/api/matches/{match_id}/socket " in TEXT
    assert "`/health`" in TEXT


def test_every_address_says_with_which_status_it_answers() -> None:
    schema = create_app(Config()).openapi_schema.to_schema()["paths"]
    for row in TABLES["request"]:
        method, path = bare(row[""]).split()
        good = {status for status in schema[path][method.lower()]["responses"] if status < "400"}
        assert set(re.findall(r"\b[23]\d\d\b", row["answer"] + str(list(row.values())[-2:]))) == good, path


def test_every_code_that_can_leave_is_explained_with_its_status() -> None:
    told = {bare(row["code"]): int(row["status"]) for row in TABLES["code"]}
    unmet = set(re.findall(r"`([a-z-]+)`", TEXT.partition("client meets them:")[2].partition("## ")[0]))
    assert told == {code: status_of_kind(kind) for code, kind in REFUSALS.items() if code not in unmet}
    assert unmet <= set(REFUSALS)


def test_codes_mentioned_in_the_text_exist() -> None:
    mentioned = set(re.findall(r"(?:refused\s+with|as|\b4\d\d|`bye`) `([a-z-]+)`(?! null)", TEXT))
    assert len(mentioned) > 5
    assert mentioned <= set(REFUSALS)


# Limits


@pytest.mark.parametrize(
    ("limit", "numbers"),
    [
        ("A request's body", [LARGEST_BODY]),
        ("A socket message from a client", [socket.LARGEST_MESSAGE, 2 * socket.LARGEST_MESSAGE]),
        ("Time for `hello`", [HELLO_SECONDS]),
        ("Requests, for an address and for a person", [Config().requests_per_minute]),
        ("Socket messages, for a person; for an address", [Config().messages_per_minute]),
        ("Chat lines, counted likewise", [limits.CHAT.amount]),
        ("`undo` messages", [limits.TAKEBACKS.amount]),
        ("Messages refused as `too-many`", [MOST_REFUSED]),
        ("Sockets open at once", [SOCKETS_OF_ONE, SOCKETS_FROM_ADDRESS]),
        ("New guests from an address", [limits.GUESTS.amount]),
        ("New matches", [limits.MATCHES_OF_ONE.amount, limits.MATCHES_FROM_ADDRESS.amount]),
        ("Analyses begun", [limits.ANALYSES_FROM_ADDRESS.amount]),
        ("Judgements in one", [MOST_AT_ONCE]),
        (
            "Passwords tried",
            [limits.LOGINS_OF_ONE.amount, limits.LOGINS_FROM_ANYWHERE.amount, limits.LOGINS_FROM_ADDRESS.amount, 5],
        ),
        ("How far a client may be behind", [OUTBOX, OUTBOX_BYTES]),
        ("A name; a chat line", [NAME_LENGTH, CHAT_LENGTH]),
        ("Chat lines in a `welcome`", [LONGEST_TALK]),
        ("Matches in a list", [lobby.MOST_LISTED]),
        ("Unfinished matches of a host", [lobby.MOST_HOSTED]),
        ("Steps in one `replay`", [MOST_FRAMES]),
        ("Longest hold of a window", [LONGEST_HOLD]),
    ],
)
def test_the_limits_are_those_of_the_program(limit: str, numbers: list[float]) -> None:
    value = next(row["value"] for row in TABLES["limit"] if row["limit"].startswith(limit))
    assert list(map(int, re.findall(r"\d+", value))) == [int(number) for number in numbers]


def test_the_numbers_and_names_in_the_text_are_those_of_the_program() -> None:
    assert f"`welcome.protocol` is {socket.PROTOCOL}." in TEXT
    assert (
        f"away for {ABSENT_SECONDS:.0f} seconds, or here and keeping everybody waiting for {AWAITED_SECONDS:.0f}"
        in TEXT
    )
    assert f"{names.SHORTEST_PASSWORD} to {names.LONGEST_PASSWORD} characters" in TEXT
    assert f"has asked for {PATIENCE:.0f} seconds it rests" in TEXT
    sizes = [round(100 * least) for least in sorted(MISSES.values())]
    assert "from {}, {} and {} points lost on".format(*sizes) in TEXT
    assert all(f"`{name}`" in TEXT for name in (COOKIE, CSRF_COOKIE, CSRF_HEADER))
    assert [int(row[""]) for row in TABLES["closed with"][:-1]] == [GOING_AWAY, POLICY, 1009, TOO_SLOW]


def test_every_link_to_a_part_of_the_page_leads_there() -> None:
    headings = re.findall(r"^#+ (.+)$", TEXT, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([\w-]+)\)", TEXT)) <= anchors


# The client


@live
async def test_the_client_of_the_page_plays_a_match_to_its_end(url: str, tmp_path: Path) -> None:
    async with sitting(url, "Ala", "Bob") as scene:
        client = await seated(scene, url, tmp_path)
        ala, bob = scene.lines
        (out, err), _ = await asyncio.gather(finished(client), play(bob, at_random(7)))
        await ala.until(lambda line: line.is_over)
        assert (client.returncode, err) == (0, "")
        assert out.splitlines() == [*(line["text"] for line in ala.log), "finished"], "it heard everything, once"


@live
async def test_the_client_of_the_page_goes_on_where_it_was_when_the_server_is_killed(tmp_path: Path) -> None:
    with Running(tmp_path, UNDERCROFT_LIMITS="false") as server:
        async with sitting(server.url, "Ala", "Bob") as scene:
            ala, bob = scene.lines
            ala.auto_reconnect = bob.auto_reconnect = True
            client = await seated(scene, server.url, tmp_path)
            playing = asyncio.create_task(play(bob, at_random(7)))
            await ala.until(lambda line: len(line.log) > 20)
            await server.again()
            (out, err), _ = await asyncio.gather(finished(client), playing)
            await ala.until(lambda line: line.is_over)
            assert (client.returncode, err) == (0, "")
            assert out.splitlines()[:-1] == [line["text"] for line in ala.log], "nothing lost, nothing twice"


async def seated(scene: Scene, url: str, folder: Path) -> asyncio.subprocess.Process:
    """The client as it stands on the page, started with the key of the first seat."""
    code = re.findall(r"^```python random_client.py\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)[0]
    assert len(code.splitlines()) <= 50, "it is meant to be small"
    script = folder / "random_client.py"
    script.write_text(code, encoding="utf-8")
    key = await scene.people[0].seat_key(scene.id, 0)
    environment = {**os.environ, "NO_PROXY": "*", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, str(script), url, scene.id, key]
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE, env=environment)


async def finished(client: asyncio.subprocess.Process) -> tuple[str, str]:
    try:
        out, err = await asyncio.wait_for(client.communicate(), 50)
    finally:
        if client.returncode is None:
            client.kill()
    return out.decode(), err.decode()
