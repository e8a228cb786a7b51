"""A finished match can be seen again through any eyes, read as a story, taken home and verified."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from undercroft.cli import main
from undercroft.kernel.parts import Seat
from undercroft.kernel.record import Continued, Record, Taken
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.db.store import Store
from undercroft.server.db.tables import SeatRow
from undercroft.server.finished import Shelf
from undercroft.server.house import House, house_of
from undercroft.server.routes import replay as replay_routes

from .finished import BEGAN, NAMES, SALT, Played, play, write_down

SEATS = 4
EYES: list[Seat | None] = [*(Seat(seat) for seat in range(SEATS)), None]
STATUSES = ("waiting", "playing", "paused")


class RawFrame(msgspec.Struct):
    view: msgspec.Raw


class RawReplay(msgspec.Struct):
    frames: list[RawFrame]


@pytest.fixture(scope="module")
def played() -> Played:
    return play(seats=SEATS, endless_lives=True)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, played: Played) -> Iterator[TestClient[Any]]:
    """A table where m1 was finished, and others were left in every other condition."""
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('replay') / 'table.sqlite'}"
    asyncio.run(fill(url, played))
    config = Config(database=url, allowed_hosts=["testserver.local"], limits=False)
    with TestClient(create_app(config), base_url="http://testserver.local") as client:
        yield client


async def fill(url: str, played: Played) -> None:
    store = Store(url)
    await store.start()
    await write_down(store, played, "m1")
    begun = play(seats=2, seed="short", most=30)
    for status in STATUSES:
        opening = {"opening": b""} if status == "waiting" else {}
        await write_down(store, begun, status, status=status, **opening)
    await write_down(store, begun, "ended", status="ended", outcome=None)
    await write_down(store, begun, "never-begun", status="ended", opening=b"")
    await write_down(store, played, "old", status="interrupted", version="0", digest="of other rules")
    await write_down(store, played, "strange", status="interrupted", settings=b'{"seats":4,"dragons":true}')
    await write_down(store, begun, "gone", game="chess")
    await store.stop()


def replay(client: TestClient[Any], match: str = "m1", start: int = 0, **query: Any) -> Any:
    answer = client.get(f"/api/matches/{match}/replay", params=query | {"from": start})
    assert answer.status_code == 200, answer.text
    return answer.json()


def all_frames(client: TestClient[Any], match: str = "m1", **query: Any) -> list[Any]:
    """Page through a whole match."""
    frames: list[Any] = []
    while True:
        part = replay(client, match, len(frames), **query | {"count": 25})
        frames += part["frames"]
        if len(frames) > part["steps"]:
            return frames


def refused(client: TestClient[Any], path: str, **query: Any) -> tuple[int, str]:
    answer = client.get(path, params=query)
    return answer.status_code, answer.json()["code"]


def named(eyes: Seat | None) -> str:
    return "nobody" if eyes is None else str(eyes)


def raw_views(client: TestClient[Any], eyes: Seat | None, start: int, count: int) -> list[bytes]:
    """The views as the bytes that were sent."""
    query: dict[str, Any] = {"eyes": named(eyes), "from": start, "count": count}
    answer = client.get("/api/matches/m1/replay", params=query)
    return [bytes(frame.view) for frame in msgspec.json.decode(answer.content, type=RawReplay).frames]


# Through whose eyes


@pytest.mark.parametrize("eyes", EYES, ids=named)
def test_every_pair_of_eyes_sees_the_very_bytes_it_saw_then(
    client: TestClient[Any], played: Played, eyes: Seat | None
) -> None:
    shown: list[bytes] = []
    while len(shown) < len(played.steps):
        shown += raw_views(client, eyes, len(shown), 100)
    assert shown == [step.views[EYES.index(eyes)] for step in played.steps]


def test_different_eyes_see_different_things(client: TestClient[Any]) -> None:
    views = [raw_views(client, eyes, 30, 1)[0] for eyes in EYES]
    assert len(set(views)) == len(views)


@pytest.mark.parametrize("eyes", EYES, ids=named)
def test_every_pair_of_eyes_is_told_its_own_part_of_the_story(
    client: TestClient[Any], played: Played, eyes: Seat | None
) -> None:
    frames = all_frames(client, eyes=named(eyes))
    told = [[line["event"] for line in frame["events"]] for frame in frames]
    part = [[seen for event in step.events if (seen := event.seen_by(eyes)) is not None] for step in played.steps]
    assert told == msgspec.to_builtins(part)
    numbers = [line["number"] for frame in frames for line in frame["events"]]
    assert numbers == list(range(1, len(played.match.log(eyes)) + 1))


def test_a_spectator_looks_on_unless_a_seat_is_named(client: TestClient[Any]) -> None:
    assert replay(client) == replay(client, eyes="nobody")
    assert replay(client)["eyes"] is None
    assert replay(client, eyes=2)["eyes"] == 2


def test_a_seat_that_is_not_there_is_refused(client: TestClient[Any]) -> None:
    assert refused(client, "/api/matches/m1/replay", eyes=SEATS) == (404, "no-such-seat")
    assert refused(client, "/api/matches/m1/log", eyes=SEATS) == (404, "no-such-seat")


@pytest.mark.parametrize("query", [{"eyes": "-1"}, {"eyes": "me"}, {"from": -1}, {"from": "x"}, {"count": 0}])
def test_nonsense_is_refused(client: TestClient[Any], query: dict[str, Any]) -> None:
    assert refused(client, "/api/matches/m1/replay", **query) == (400, "bad-request")


# What a frame tells


def test_the_opening_is_step_nought(client: TestClient[Any]) -> None:
    told = replay(client, count=1)
    [opening] = told["frames"]
    assert (told["readable"], told["from"]) == ("match", 0)
    assert (opening["step"], opening["seat"], opening["option"], opening["made_by"]) == (0, None, None, None)
    assert opening["at"] == BEGAN
    assert opening["events"]


def test_a_frame_says_who_took_what_when(client: TestClient[Any], played: Played) -> None:
    frames = all_frames(client)
    assert [frame["step"] for frame in frames] == list(range(len(played.steps)))
    assert [frame["option"] for frame in frames] == [step.option for step in played.steps]
    assert [frame["seat"] for frame in frames[1:]] == [
        entry.seat for entry in played.match.entries if not isinstance(entry, Continued)
    ]
    assert [frame["at"] for frame in frames] == [BEGAN + step for step in range(len(frames))]
    assert {frame["made_by"] for frame in frames[1:]} == {"person"}


def test_an_undo_and_a_concession_are_told(client: TestClient[Any]) -> None:
    frames = all_frames(client)
    undone = next(frame for frame in frames if frame["events"] and frame["events"][0]["event"]["type"] == "TookBack")
    left = next(frame for frame in frames if frame["events"] and frame["events"][0]["event"]["type"] == "Conceded")
    assert undone["option"] is None
    assert "with everybody's consent" in undone["events"][0]["text"]
    assert (left["seat"], left["option"], left["events"][0]["text"]) == (2, None, "Grim gives up.")


def test_the_outcome_comes_with_the_last_frame_alone(client: TestClient[Any], played: Played) -> None:
    frames = all_frames(client)
    outcome = played.match.outcome
    assert outcome is not None
    assert frames[-1]["outcome"] == {"winners": outcome.winners, "places": outcome.places, "rule": outcome.rule}
    assert frames[-1]["waiting"]["kind"] == "over"
    assert all(frame["outcome"] is None for frame in frames[:-1])


def test_nobody_learns_who_was_asked_in_a_window(client: TestClient[Any]) -> None:
    waiting = [frame["waiting"] for frame in all_frames(client)]
    assert {each["kind"] for each in waiting} == {"seat", "window", "over"}
    assert all((each["seat"] is not None) == (each["kind"] == "seat") for each in waiting)


def test_the_story_is_told_in_the_readers_language(client: TestClient[Any]) -> None:
    english, polish = (all_frames(client, lang=language)[-1]["events"][-1]["text"] for language in ("en", "pl"))
    assert english.startswith("The match is over.")
    assert polish.startswith("Koniec partii.")
    options = [all_frames(client, lang=language)[1]["option"] for language in ("en", "pl")]
    assert options[0] != options[1]


# Jumping about


def test_a_jump_gives_the_same_frames_as_paging(client: TestClient[Any]) -> None:
    frames = all_frames(client, eyes=1)
    assert replay(client, start=33, eyes=1, count=7)["frames"] == frames[33:40]


def test_the_last_page_is_as_short_as_it_must_be(client: TestClient[Any], played: Played) -> None:
    last = len(played.match.entries)
    told = replay(client, start=last, count=50)
    assert (told["steps"], len(told["frames"])) == (last, 1)
    assert replay(client, start=last + 1)["frames"] == []


def test_nobody_gets_too_many_frames_at_once(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert replay_routes.MOST_FRAMES == 200
    monkeypatch.setattr(replay_routes, "MOST_FRAMES", 60)
    assert len(replay(client, count=5000)["frames"]) == 60
    assert len(replay(client)["frames"]) == 50


# The log


@pytest.mark.parametrize("eyes", EYES, ids=named)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_log_is_the_whole_story_line_by_line(
    client: TestClient[Any], played: Played, eyes: Seat | None, language: str
) -> None:
    answer = client.get("/api/matches/m1/log", params={"eyes": named(eyes), "lang": language})
    assert answer.headers["content-type"].startswith("text/plain; charset=utf-8")
    words = played.match.game.vocabulary.words(language, NAMES)
    assert answer.text.splitlines() == [words.say(event) for event in played.match.log(eyes)]


# Matches that are not over, or never were


@pytest.mark.parametrize("what", ["record", "replay", "log"])
@pytest.mark.parametrize(
    ("match", "status", "code"),
    [
        ("playing", 409, "not-over"),
        ("paused", 409, "not-over"),
        ("waiting", 409, "not-begun"),
        ("never-begun", 409, "not-begun"),
        ("nowhere", 404, "no-such-match"),
    ],
)
def test_a_match_that_is_not_over_keeps_its_secrets(
    client: TestClient[Any], what: str, match: str, status: int, code: str
) -> None:
    for language in ("en", "pl"):
        assert refused(client, f"/api/matches/{match}/{what}", lang=language) == (status, code)


def test_a_match_that_its_host_ended_stops_where_it_stood(client: TestClient[Any]) -> None:
    frames = all_frames(client, "ended")
    assert len(frames) == 31
    assert frames[-1]["outcome"] is None
    assert frames[-1]["waiting"]["kind"] != "over"


# Rules that have changed


@pytest.mark.parametrize("match", ["old", "strange"])
def test_what_todays_rules_cannot_play_is_read_from_what_was_written_down(
    client: TestClient[Any], played: Played, match: str
) -> None:
    told = replay(client, match, eyes=1, count=200)
    assert told["readable"] == "log"
    assert told["steps"] == len(played.match.entries)
    for frame, step in zip(told["frames"][1:], played.steps[1:], strict=False):
        assert (frame["view"], frame["option"], frame["waiting"], frame["outcome"]) == (None, None, None, None)
        seen = [part for event in step.events if (part := event.seen_by(Seat(1))) is not None]
        assert [line["event"] for line in frame["events"]] == msgspec.to_builtins(seen)
    first = played.match.entries[0]
    assert isinstance(first, Taken)
    assert told["frames"][1]["seat"] == first.seat
    numbers = [line["number"] for frame in told["frames"] for line in frame["events"]]
    assert numbers == list(range(1, len(numbers) + 1))


def test_its_log_can_be_read_too(client: TestClient[Any]) -> None:
    whole = client.get("/api/matches/m1/log", params={"eyes": 1}).text
    kept = client.get("/api/matches/old/log", params={"eyes": 1}).text
    assert kept
    assert whole.endswith(kept)


def test_a_game_that_is_gone_leaves_the_record(client: TestClient[Any]) -> None:
    assert refused(client, "/api/matches/gone/replay") == (404, "no-such-game")
    assert client.get("/api/matches/gone/record").json()["game"] == "chess"


# The record


def test_the_record_is_a_file_to_keep(client: TestClient[Any], played: Played) -> None:
    answer = client.get("/api/matches/m1/record")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["content-disposition"] == 'attachment; filename="undercroft-boss-monster-m1.json"'
    record = Record.from_json(answer.content)
    assert record.players == [NAMES[0], NAMES[1], "greedy", "random:2"]
    assert (record.salt, record.commitment) == (SALT, played.commitment)
    own = played.match.record(record.players)
    assert msgspec.structs.replace(record, salt="", commitment="") == own


def test_a_downloaded_record_verifies_and_a_changed_one_does_not(
    client: TestClient[Any], played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    data = client.get("/api/matches/m1/record").content
    file.write_bytes(data)
    assert main(["verify", str(file), "--commitment", played.commitment, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["commitment"] is True
    for change in (lambda r: {"seed": "8"}, lambda r: {"entries": r.entries[:-1]}, lambda r: {"salt": "pepper"}):
        record = Record.from_json(data)
        file.write_bytes(msgspec.structs.replace(record, **change(record)).to_json())
        assert main(["verify", str(file), "--commitment", played.commitment]) == 1


# What is kept for the next reader


def test_a_second_reader_does_not_make_us_play_it_again(client: TestClient[Any]) -> None:
    finished = the_house(client).finished
    first = replay(client, eyes=3, count=3)
    run = finished.run
    finished.run = None  # type: ignore[assignment]
    try:
        assert replay(client, eyes=3, count=3) == first
    finally:
        finished.run = run


def test_whoever_is_forgotten_is_nameless_in_replays_too(client: TestClient[Any]) -> None:
    before = client.get("/api/matches/ended/log").text
    assert "Zażółć" in before
    rename(client, "ended", 1, "")
    try:
        after = client.get("/api/matches/ended/log").text
        assert after == before.replace("Zażółć", "Player 2")
    finally:
        rename(client, "ended", 1, "Zażółć")


def rename(client: TestClient[Any], match: str, seat: int, name: str) -> None:
    async def write() -> None:
        async with the_house(client).store.write() as db:
            await db.execute(update(SeatRow).where(SeatRow.match_id == match, SeatRow.seat == seat).values(name=name))

    with client.portal() as portal:
        portal.call(write)


def the_house(client: TestClient[Any]) -> House:
    return house_of(client.app.state)


def test_a_shelf_keeps_what_was_wanted_last() -> None:
    shelf = Shelf(most_bytes=10)
    shelf.keep("a", b"12345")
    shelf.keep("b", b"12345")
    assert shelf.find("a") == b"12345"
    shelf.keep("c", b"12345")
    assert (shelf.find("a"), shelf.find("b"), shelf.find("c")) == (b"12345", None, b"12345")
    shelf.keep("d", b"larger than the shelf")
    assert [shelf.find(key) for key in "abcd"] == [None] * 4
    shelf.keep("e", b"12345")
    assert shelf.find("e") == b"12345"
