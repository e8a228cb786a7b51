"""A finished match judged by a bot for whoever may see its replay: part by part, one at a time, and not for ever."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from limits import RateLimitItemPerHour
from litestar.testing import TestClient
from sqlalchemy import update

from undercroft.bots.analysis import Judgement, Position, judge, positions, summaries
from undercroft.bots.explain import explain_judgement
from undercroft.kernel.registry import game
from undercroft.server import analyses, limits
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.db.store import Store
from undercroft.server.db.tables import SeatRow
from undercroft.server.guard import CSRF_COOKIE, CSRF_HEADER
from undercroft.server.house import house_of
from undercroft.server.matches.workers import WorkerFailed

from .finished import NAMES, Played, play, write_down

GAME = game("boss-monster")
DECISIONS = 14
Client = TestClient[Any]


class AtHand:
    """Work is done at once, in this process; or it waits until the test lets it go on, or is lost."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.is_open = True
        self.is_lost = False

    async def run(self, function: Callable[..., Any], *arguments: Any, longest: float | None = None) -> Any:
        while not self.is_open:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0)
        if self.is_lost:
            raise WorkerFailed
        self.done.append(function.__name__)
        return function(*arguments)

    def stop(self) -> None:
        """Nothing was started."""


@pytest.fixture(scope="module")
def played() -> Played:
    return play(seats=2, seed="short", most=16)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory, played: Played) -> str:
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('analysis') / 'table.sqlite'}"

    async def fill() -> None:
        store = Store(url)
        await store.start()
        for match in ("m1", "m2", "m3"):
            await write_down(store, played, match, status="ended", outcome=None)
        await write_down(store, played, "playing", status="playing")
        await write_down(store, played, "waiting", status="waiting", opening=b"")
        await write_down(store, played, "old", status="interrupted", digest="of other rules")
        await write_down(store, played, "gone", status="ended", game="chess")
        await store.stop()

    asyncio.run(fill())
    return url


@contextmanager
def serving(database: str) -> Iterator[Client]:
    config = Config(database=database, allowed_hosts=["testserver.local"], requests_per_minute=100_000)
    with TestClient(create_app(config), base_url="http://testserver.local") as client:
        client.get("/api/games")
        client.headers[CSRF_HEADER] = client.cookies[CSRF_COOKIE]
        yield client


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Client]:
    with serving(database) as client:
        yield client


@pytest.fixture
def client(server: Client) -> Iterator[Client]:
    """The server as if it had just begun: nothing is judged yet."""
    house = house_of(server.app.state)
    house.analyses = analyses.Analyses(house.finished, limits.Limits(house.config))
    yield server
    with server.portal() as portal:
        portal.call(house.analyses.stop)


@pytest.fixture
def workers(client: Client) -> AtHand:
    at_hand = AtHand()
    house_of(client.app.state).analyses.workers = at_hand  # type: ignore[assignment]
    return at_hand


def ask(client: Client, match: str = "m1", lang: str = "en", start: int = 0, **wish: Any) -> Any:
    body = {"bot": "greedy", "from": start} | wish
    answer = client.post(f"/api/matches/{match}/analysis", params={"lang": lang}, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(client: Client, match: str, **wish: Any) -> tuple[int, str]:
    answer = client.post(f"/api/matches/{match}/analysis", json={"bot": "greedy"} | wish)
    return answer.status_code, answer.json()["code"]


def finish(client: Client, match: str = "m1", seconds: float = 60) -> Any:
    """Ask until it is done; every judgement comes once."""
    judgements: list[Any] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        told = ask(client, match, start=len(judgements))
        judgements += told["judgements"]
        if told["progress"] not in ("waiting", "running") and len(judgements) == told["judged"]:
            return told | {"judgements": judgements}
    raise TimeoutError("it is never done")


# What is told


@pytest.mark.usefixtures("workers")
def test_the_judgements_are_the_bots_in_words(client: Client, played: Played) -> None:
    record = played.match.record(NAMES[:2])
    judged = [judge(each, "greedy", record.seed) for each in positions(GAME, record)]
    told = finish(client)
    assert (told["match"], told["bot"], told["progress"]) == ("m1", "greedy", "done")
    assert told["decisions"] == told["judged"] == len(judged) == DECISIONS, (
        "of 16 entries one is an undo, of one decision"
    )
    for language in ("en", "pl"):
        words = GAME.vocabulary.words(language, NAMES)
        again = ask(client, lang=language)["judgements"]
        assert [(each["step"], each["seat"], each["verdict"], each["best"], each["text"]) for each in again] == [
            (each.step, each.seat, each.verdict, words.say(each.best), explain_judgement(each, words))
            for each in judged
        ]
    for seat, summary in zip(told["seats"], summaries(judged, 2), strict=True):
        expected = msgspec.to_builtins(summary) | {"average_loss": round(100 * summary.average_loss, 1)}
        assert seat == expected
    assert any(each["loss"] >= 3 for each in told["judgements"] if each["verdict"] == "inaccuracy")


def test_it_is_worked_out_in_a_process_of_its_own(client: Client) -> None:
    assert ask(client)["progress"] == "waiting"
    assert finish(client)["progress"] == "done"


@pytest.mark.usefixtures("workers")
def test_it_comes_in_parts(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = finish(client)["judgements"]
    monkeypatch.setattr(analyses, "MOST_AT_ONCE", 5)
    part = ask(client, start=3)
    assert (part["from"], part["judgements"]) == (3, whole[3:8])
    assert ask(client, start=DECISIONS)["judgements"] == []
    assert finish(client)["judgements"] == whole


@pytest.mark.usefixtures("workers")
def test_whoever_is_forgotten_is_nameless_here_too(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "judge", lambda position, _, seed: judge(position, "ismcts:12", seed))
    finish(client)
    before = str(ask(client)["judgements"])
    assert "Zażółć" in before
    rename(client, "")
    try:
        assert str(ask(client)["judgements"]) == before.replace("Zażółć", "Player 2")
    finally:
        rename(client, "Zażółć")


def rename(client: Client, name: str) -> None:
    async def write() -> None:
        async with house_of(client.app.state).store.write() as db:
            await db.execute(update(SeatRow).where(SeatRow.match_id == "m1", SeatRow.seat == 1).values(name=name))

    with client.portal() as portal:
        portal.call(write)


# What is refused


@pytest.mark.parametrize(
    ("match", "status", "code"),
    [
        ("playing", 409, "not-over"),
        ("waiting", 409, "not-begun"),
        ("nowhere", 404, "no-such-match"),
        ("gone", 404, "no-such-game"),
    ],
)
def test_only_what_is_over_is_judged(client: Client, workers: AtHand, match: str, status: int, code: str) -> None:
    assert refused(client, match) == (status, code)
    assert workers.done == []


@pytest.mark.parametrize("wish", [{"bot": "random"}, {"bot": "ismcts:9999"}, {"from": -1}, {"eyes": 1}, {"bot": None}])
def test_nonsense_is_refused(client: Client, workers: AtHand, wish: dict[str, Any]) -> None:
    assert refused(client, "m1", **wish) == (400, "bad-request")
    assert workers.done == []


@pytest.mark.usefixtures("workers")
def test_what_todays_rules_cannot_play_cannot_be_judged(client: Client) -> None:
    told = finish(client, "old")
    assert (told["progress"], told["judgements"]) == ("impossible", [])


# How much


def test_a_match_is_judged_once_for_all_readers(client: Client, workers: AtHand) -> None:
    first = finish(client)
    done = list(workers.done)
    assert done == ["decisions", *["judge_quietly"] * DECISIONS]
    assert finish(client) == first
    assert workers.done == done


def test_one_match_after_the_other(client: Client, workers: AtHand) -> None:
    workers.is_open = False
    assert [ask(client, match)["progress"] for match in ("m1", "m2", "m1", "m2")] == ["waiting"] * 4
    workers.is_open = True
    finish(client, "m2")
    assert ask(client, "m1")["progress"] == "done"
    assert workers.done == ["decisions", *["judge_quietly"] * DECISIONS] * 2


def test_when_nobody_asks_it_rests_and_then_goes_on(
    client: Client, workers: AtHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = analyses.PATIENCE

    def judge_five(position: Position, bot: str, seed: str) -> Judgement:
        if workers.done.count("judge_quietly") == 5:
            monkeypatch.setattr(analyses, "PATIENCE", -1.0)
        return judge(position, bot, seed)

    monkeypatch.setattr(analyses, "judge", judge_five)
    while ask(client)["judged"] < 5:
        assert len(workers.done) <= 6
    for _ in range(20):
        assert ask(client)["judged"] == 5
    monkeypatch.setattr(analyses, "judge", judge)
    monkeypatch.setattr(analyses, "PATIENCE", patience)
    told = finish(client)
    assert (told["progress"], told["judged"]) == ("done", DECISIONS)
    assert len({each["step"] for each in told["judgements"]}) == DECISIONS
    assert workers.done == ["decisions", *["judge_quietly"] * DECISIONS], (
        "what was played again is not played once more"
    )


def test_a_lost_worker_is_told_and_who_asks_again_begins_anew(client: Client, workers: AtHand) -> None:
    workers.is_lost = True
    assert finish(client)["progress"] == "failed"
    workers.is_lost = False
    assert finish(client)["progress"] == "done"


def test_nobody_begins_more_than_is_fair(client: Client, workers: AtHand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ANALYSES_FROM_ADDRESS", RateLimitItemPerHour(2))
    finish(client, "m1")
    finish(client, "m2")
    done = list(workers.done)
    assert refused(client, "m3") == (429, "too-many")
    assert finish(client, "m1")["progress"] == "done", "to read on costs nothing"
    assert workers.done == done


def test_so_many_may_wait_and_no_more(client: Client, workers: AtHand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)
    workers.is_open = False
    ask(client, "m1")
    ask(client, "m2")
    assert refused(client, "m3") == (429, "too-many")
    workers.is_open = True
    finish(client, "m1")
    finish(client, "m2")
    assert finish(client, "m3")["progress"] == "done"


def test_so_many_are_kept_and_no_more(client: Client, workers: AtHand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_KEPT", 2)
    for match in ("m1", "m2", "m1", "m3"):
        finish(client, match)
    assert workers.done.count("decisions") == 3
    finish(client, "m1")
    assert workers.done.count("decisions") == 3
    finish(client, "m2")
    assert workers.done.count("decisions") == 4


def test_a_server_that_stops_leaves_no_process_behind(database: str) -> None:
    before = set(multiprocessing.active_children())
    with serving(database) as client:
        while ask(client, bot="master")["progress"] == "waiting":
            time.sleep(0.05)
        left = set(multiprocessing.active_children()) - before
    assert len(left) == 1
    deadline = time.monotonic() + 10
    while any(process.is_alive() for process in left):  # the pool's own thread may be just about to notice its death
        if time.monotonic() > deadline:
            raise TimeoutError("it outlived the server")
        time.sleep(0.01)
