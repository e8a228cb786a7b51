"""How often one may knock, and what is said to those who knock too often."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from tests.server.browsers import Browser, served
from undercroft.server.config import Config
from undercroft.server.limits import Limits, network_of
from undercroft.server.passwords import Passwords
from undercroft.server.refusals import TooMany

Check = Callable[[Limits], Awaitable[None]]


def passes_of(check: Check, config: Config, attempts: int = 100) -> int:
    """How many of so many attempts are let through before the first refusal."""

    async def story() -> int:
        limits = Limits(config)
        for number in range(attempts):
            try:
                await check(limits)
            except TooMany:
                return number
        return attempts

    return asyncio.run(story())


@pytest.mark.parametrize(
    ("check", "most"),
    [
        (lambda limits: limits.check_address("192.0.2.1"), 7),
        (lambda limits: limits.check_person("ala"), 7),
        (lambda limits: limits.check_message("ala"), 9),
        (lambda limits: limits.check_guest("192.0.2.1"), 60),
        (lambda limits: limits.check_login("192.0.2.1", "ala"), 10),
    ],
)
def test_each_limit_lets_its_number_through(check: Check, most: int) -> None:
    config = Config(requests_per_minute=7, messages_per_minute=9)
    assert passes_of(check, config) == most
    assert passes_of(check, Config(requests_per_minute=7, messages_per_minute=9, limits=False)) == 100


def test_guessing_is_slow_from_one_address_and_for_one_login() -> None:
    logins, addresses = iter(range(200)), iter(range(200))
    assert passes_of(lambda limits: limits.check_login("192.0.2.1", f"ala{next(logins)}"), Config()) == 30
    assert passes_of(lambda limits: limits.check_login(f"192.0.2.{next(addresses)}", "ala"), Config()) == 100


def test_whoever_guesses_at_a_password_does_not_keep_its_owner_out() -> None:
    async def story() -> None:
        limits = Limits(Config())
        for _ in range(10):
            await limits.check_login("192.0.2.1", "ala")
        with pytest.raises(TooMany):
            await limits.check_login("192.0.2.1", "ala")
        await limits.check_login("198.51.100.7", "ala")

    asyncio.run(story())


def test_one_persons_hurry_is_nobody_elses_trouble() -> None:
    async def story() -> None:
        limits = Limits(Config(messages_per_minute=1))
        await limits.check_message("ala")
        with pytest.raises(TooMany):
            await limits.check_message("ala")
        await limits.check_message("ola")
        await limits.check_person("ala")

    asyncio.run(story())


def test_several_processes_count_together(redis_url: str) -> None:
    async def story() -> None:
        config = Config(redis=redis_url, messages_per_minute=3)
        here, there = Limits(config), Limits(config)
        for limits in (here, there, here):
            await limits.check_message("ala")
        with pytest.raises(TooMany) as refused:
            await there.check_message("ala")
        assert 1 <= refused.value.arguments["seconds"] <= 60
        await here.stop()
        await there.stop()

    asyncio.run(story())


def test_a_network_of_the_new_kind_counts_as_one_address() -> None:
    assert network_of("2001:db8:1:2::3") == network_of("2001:db8:1:2:ffff::") != network_of("2001:db8:1:3::3")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")


def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    with served(tmp_path, requests_per_minute=3) as browser:
        answers = [browser.get("/nowhere") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [404] * 3 + [429] * 2
        seconds = int(answers[-1].headers["retry-after"])
        assert 1 <= seconds <= 60
        assert answers[-1].json()["code"] == "too-many"
        assert str(seconds) in answers[-1].json()["text"]
        assert browser.get("/health").status_code == 200


def test_a_person_is_counted_wherever_they_are(tmp_path: Path) -> None:
    with served(tmp_path, requests_per_minute=5) as browser:
        me = browser.guest("Ala")
        with browser.client.portal() as portal:
            for _ in range(4):
                portal.call(browser.house.limits.check_person, me["id"])
        answers = [browser.get("/api/me") for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert browser.another().get("/api/me").status_code == 401


def test_names_are_not_given_away_without_end(tmp_path: Path) -> None:
    with served(tmp_path) as browser:
        codes = [_new_guest(browser) for _ in range(61)]
        assert codes == [201] * 60 + [429]


def _new_guest(browser: Browser) -> int:
    return browser.another().post("/api/me", {"name": "Ala"}).status_code


def test_passwords_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    with served(tmp_path) as browser:
        browser.house.people.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        attempt = {"login": "ala", "password": "wrong horse"}
        codes = [browser.post("/api/session", attempt).status_code for _ in range(11)]
        assert codes == [403] * 10 + [429]
