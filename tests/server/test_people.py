"""Guests, accounts and sessions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select, update

from tests.server.browsers import Browser, served
from tests.server.crowd import DATABASES, database_of, some_people
from undercroft.server.config import Config
from undercroft.server.db.store import Store, now
from undercroft.server.db.tables import PersonRow, SessionRow
from undercroft.server.names import clean_name
from undercroft.server.passwords import Passwords
from undercroft.server.people import People
from undercroft.server.refusals import BadLogin, BadName, BadPassword, ServerRefusal, WrongLogin
from undercroft.server.sessions import DAY, LIFETIME, Seal, hash_of, server_secret

CREDENTIALS = {"login": "ala", "password": "correct horse"}


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with served(tmp_path) as found:
        yield found


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return database_of(request, tmp_path)


# Guests


def test_a_guest_is_remembered(browser: Browser) -> None:
    answer = browser.post("/api/me", {"name": "  Ala   z Krakowa ", "language": "pl"})
    assert answer.status_code == 201
    assert answer.json() == {"id": answer.json()["id"], "name": "Ala z Krakowa", "language": "pl", "login": None}
    assert browser.get("/api/me").json() == answer.json()


def test_who_has_a_name_is_only_renamed(browser: Browser) -> None:
    first = browser.guest("Ala")
    cookie = browser.cookie
    answer = browser.post("/api/me", {"name": "Ola"})
    assert answer.status_code == 200
    assert answer.json() == first | {"name": "Ola"}
    assert browser.cookie == cookie


def test_name_and_language_can_be_changed(browser: Browser) -> None:
    browser.guest("Ala")
    answer = browser.send("PATCH", "/api/me", json={"name": "Ola", "language": "pl"})
    assert answer.status_code == 200
    assert (answer.json()["name"], answer.json()["language"]) == ("Ola", "pl")
    assert browser.get("/api/me").json() == answer.json()


def test_a_stranger_is_asked_for_a_name(browser: Browser) -> None:
    for method, path in (("GET", "/api/me"), ("PATCH", "/api/me"), ("DELETE", "/api/me")):
        answer = browser.send(method, path, json={} if method == "PATCH" else None)
        assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")


@pytest.mark.parametrize(
    "name",
    ["", "  ", "\u0301", "a" * 25, "a\x00b", "a\u202eb", "a\u200bb", "\u3164", "\u2800", "a\ue000"],
    ids=ascii,
)
def test_a_name_is_visible_and_holds_no_tricks(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [("Z\u0307aneta", "Żaneta"), ("a\tb\nc", "a b c"), ("a" * 24, "a" * 24), ("李", "李"), ("<b>", "<b>")],
    ids=ascii,
)
def test_other_names_are_kept_as_they_are_meant(given: str, kept: str) -> None:
    assert clean_name(given) == kept


# Cookies


def test_the_cookie_is_for_the_server_alone(browser: Browser) -> None:
    answer = browser.post("/api/me", {"name": "Ala"})
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert parts == {"httponly", "samesite=lax", "path=/", f"max-age={LIFETIME // 1000}"}


def test_behind_https_the_cookies_are_secure(tmp_path: Path) -> None:
    with served(tmp_path, public_url="https://table.example.org") as browser:
        first = browser.get("/api/me")
        csrf = first.headers["set-cookie"].partition(";")[0].partition("=")[2]
        headers = {"x-csrf-token": csrf, "cookie": f"undercroft_csrf={csrf}"}
        answer = browser.client.post("/api/me", json={"name": "Ala"}, headers=headers)
        assert answer.status_code == 201
        for cookie in (first.headers["set-cookie"], answer.headers["set-cookie"]):
            assert "; secure" in cookie.lower()


def test_a_visit_renews_the_cookie(browser: Browser) -> None:
    browser.guest("Ala")
    assert f"max-age={LIFETIME // 1000}" in browser.get("/api/me").headers["set-cookie"].lower()


def test_a_forged_cookie_is_nobodys(browser: Browser) -> None:
    browser.guest("Ala")
    token, _, mark = browser.cookie.rpartition(".")
    forged = [token, f"{token}.", f"{token}.{'0' * 64}", f"{token}x.{mark}", f".{mark}", "%C5%BC.%C5%BC", "."]
    forged += [Seal("another secret " * 3).sign("session", token)]
    for cookie in forged:
        assert browser.another(cookie).get("/api/me").status_code == 401
    assert browser.another(browser.cookie).get("/api/me").status_code == 200


def test_a_csrf_token_is_no_session(browser: Browser) -> None:
    browser.guest("Ala")
    token = browser.cookie.rpartition(".")[0]
    assert browser.another(browser.house.people.seal.sign("csrf", token)).get("/api/me").status_code == 401


def test_the_database_cannot_tell_the_token(browser: Browser, tmp_path: Path) -> None:
    browser.guest("Ala")
    token = browser.cookie.rpartition(".")[0]
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert hash_of(token).encode() in files
    assert token.encode() not in files


def test_a_session_that_nobody_uses_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with some_people(tmp_path) as people:
            _, token = await people.guest("Ala", "en")
            async with people.store.write() as db:
                await db.execute(update(SessionRow).values(expires_at=now() - 1))
            assert await people.who(token) is None
            await people.start()
            async with people.store.read() as db:
                assert await db.scalar(select(func.count()).select_from(SessionRow)) == 0

    asyncio.run(story())


def test_a_session_in_use_lasts(tmp_path: Path) -> None:
    async def expiry(people: People, age: int) -> tuple[int, int]:
        """When the session ends and its person was last seen, after a visit at that age."""
        _, token = await people.guest("Ala", "en")
        hashed = hash_of(token)
        async with people.store.write() as db:
            await db.execute(
                update(SessionRow).where(SessionRow.token_hash == hashed).values(expires_at=now() + LIFETIME - age)
            )
            await db.execute(update(PersonRow).values(seen_at=0))
        person = await people.who(token)
        assert person is not None
        async with people.store.read() as db:
            session, seen = await db.get_one(SessionRow, hashed), await db.get_one(PersonRow, person.id)
        return session.expires_at, seen.seen_at

    async def story() -> None:
        async with some_people(tmp_path) as people:
            extended, seen = await expiry(people, 2 * DAY)
            assert extended == pytest.approx(now() + LIFETIME, abs=60_000)
            assert seen == pytest.approx(now(), abs=60_000)
            kept, unseen = await expiry(people, DAY // 2)
            assert kept == pytest.approx(now() + LIFETIME - DAY // 2, abs=60_000)
            assert unseen == 0

    asyncio.run(story())


# Accounts


def test_an_account_works_on_another_device(browser: Browser) -> None:
    me = browser.guest("Ala")
    made = browser.post("/api/me/account", CREDENTIALS)
    assert (made.status_code, made.json()) == (201, me | {"login": "ala"})
    phone = browser.another()
    answer = phone.post("/api/session", {"login": " ALA ", "password": "correct horse"})
    assert (answer.status_code, answer.json()) == (201, made.json())
    assert phone.get("/api/me").json() == made.json()
    assert browser.get("/api/me").status_code == 200
    assert "password" not in answer.text


def test_making_an_account_kills_the_old_cookie(browser: Browser) -> None:
    browser.guest("Ala")
    old = browser.cookie
    browser.post("/api/me/account", CREDENTIALS)
    assert browser.cookie != old
    assert browser.another(old).get("/api/me").status_code == 401
    assert browser.get("/api/me").status_code == 200


def test_logging_in_kills_the_old_cookie(browser: Browser) -> None:
    browser.guest("Ala")
    browser.post("/api/me/account", CREDENTIALS)
    phone = browser.another()
    phone.guest("Planted")
    old = phone.cookie
    assert phone.post("/api/session", CREDENTIALS).json()["name"] == "Ala"
    assert phone.cookie != old
    assert browser.another(old).get("/api/me").status_code == 401


def test_leaving_ends_this_device_only(browser: Browser) -> None:
    browser.guest("Ala")
    browser.post("/api/me/account", CREDENTIALS)
    phone = browser.another()
    phone.post("/api/session", CREDENTIALS)
    old = phone.cookie
    answer = phone.send("DELETE", "/api/session")
    assert (answer.status_code, answer.content, phone.cookie) == (204, b"", "")
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert browser.another(old).get("/api/me").status_code == 401
    assert browser.get("/api/me").status_code == 200


def test_a_stranger_may_leave_too(browser: Browser) -> None:
    assert browser.send("DELETE", "/api/session").status_code == 204


def test_a_wrong_login_does_not_tell_what_is_wrong(browser: Browser) -> None:
    browser.guest("Ala")
    browser.post("/api/me/account", CREDENTIALS)
    stranger = browser.another()
    attempts = [("ala", "wrong horse!"), ("nobody", "correct horse"), ("a\x00\u017c", "correct horse"), ("ala", "x")]
    answers = [stranger.post("/api/session", {"login": login, "password": word}) for login, word in attempts]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
    assert answers[0].json()["code"] == "wrong-login"
    assert stranger.get("/api/me").status_code == 401


def test_an_unknown_login_costs_the_same_work() -> None:
    class Counting(PasswordHasher):
        checked = 0

        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            Counting.checked += 1
            return super().verify(hash, password)

    async def story() -> None:
        passwords = Passwords(Counting(time_cost=1, memory_cost=8, parallelism=1))
        assert not await passwords.fits(None, "correct horse")
        assert Counting.checked == 1
        assert await passwords.fits(await passwords.hash("correct horse"), "correct horse")

    asyncio.run(story())


def test_an_account_is_made_once(browser: Browser) -> None:
    browser.guest("Ala")
    browser.post("/api/me/account", CREDENTIALS)
    again = browser.post("/api/me/account", CREDENTIALS | {"login": "ola"})
    assert (again.status_code, again.json()["code"]) == (409, "has-account")
    thief = browser.another()
    thief.guest("Ola")
    taken = thief.post("/api/me/account", CREDENTIALS | {"login": "ALA"})
    assert (taken.status_code, taken.json()["code"]) == (409, "login-taken")
    assert thief.get("/api/me").json()["login"] is None


@pytest.mark.parametrize(
    ("login", "password", "refusal"),
    [
        ("al", "correct horse", BadLogin),
        ("a" * 41, "correct horse", BadLogin),
        ("a la", "correct horse", BadLogin),
        ("żaba", "correct horse", BadLogin),
        ("ala\n", "1234567", BadPassword),
        ("ala", "x" * 201, BadPassword),
    ],
)
def test_bad_credentials_are_refused(tmp_path: Path, login: str, password: str, refusal: type[ServerRefusal]) -> None:
    async def story() -> None:
        async with some_people(tmp_path) as people:
            person, token = await people.guest("Ala", "en")
            with pytest.raises(refusal):
                await people.make_account(person.id, login, password, token)
            assert await people.who(token) is not None

    asyncio.run(story())


def test_the_same_password_fits_however_it_is_composed(tmp_path: Path) -> None:
    async def story() -> None:
        async with some_people(tmp_path) as people:
            person, token = await people.guest("Ala", "en")
            await people.make_account(person.id, "ala", "żółć żółć", token)
            found, _ = await people.log_in("ala", "z\u0307o\u0301łc\u0301 z\u0307o\u0301łc\u0301", None)
            assert found.id == person.id

    asyncio.run(story())


def test_a_weak_hash_is_replaced_at_login(tmp_path: Path) -> None:
    async def story() -> None:
        async with some_people(tmp_path) as people:
            person, token = await people.guest("Ala", "en")
            await people.make_account(person.id, "ala", "correct horse", token)
            people.passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
            await people.log_in("ala", "correct horse", None)
            async with people.store.read() as db:
                hashed = (await db.get_one(PersonRow, person.id)).password
            assert hashed is not None
            assert "m=16,t=2" in hashed
            with pytest.raises(WrongLogin):
                await people.log_in("ala", "wrong horse", None)
            await people.log_in("ala", "correct horse", None)

    asyncio.run(story())


def test_of_four_who_want_one_login_at_once_one_gets_it(database: str) -> None:
    async def story() -> None:
        async with some_people(database) as people:
            guests = [await people.guest("Ala", "en") for _ in range(4)]
            results = await asyncio.gather(
                *(people.make_account(person.id, "ala", "correct horse", token) for person, token in guests),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["LoginTaken"] * 3 + ["tuple"]

    asyncio.run(story())


def test_a_login_that_no_database_can_hold_is_only_wrong(database: str) -> None:
    async def story() -> None:
        async with some_people(database) as people:
            for login in ("a\x00b", "\ud800", "a" * 200):
                with pytest.raises(WrongLogin):
                    await people.log_in(login, "correct horse", None)

    asyncio.run(story())


# The secret


def test_processes_that_start_together_share_one_secret(database: str) -> None:
    async def story() -> None:
        stores = [Store(database) for _ in range(4)]
        for store in stores:
            await store.start()
        found = await asyncio.gather(*(server_secret(store, Config()) for store in stores))
        assert len(set(found)) == 1
        assert len(found[0]) >= 32
        assert await server_secret(stores[0], Config(secret="x" * 32)) == "x" * 32
        for store in stores:
            await store.stop()

    asyncio.run(story())


# Delete my data: what is left is told in test_farewell


def test_deleting_myself_takes_the_cookie_and_every_device(browser: Browser) -> None:
    browser.guest("Ala")
    browser.post("/api/me/account", CREDENTIALS)
    phone = browser.another()
    phone.post("/api/session", CREDENTIALS)
    answer = browser.send("DELETE", "/api/me")
    assert (answer.status_code, browser.cookie) == (204, "")
    assert phone.get("/api/me").status_code == 401
    assert phone.post("/api/session", CREDENTIALS).json()["code"] == "wrong-login"
