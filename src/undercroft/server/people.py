"""People: guests who chose a name, accounts with a password, and the devices on which they are signed in.

Names and tokens enter, rows leave. Tokens are told once; the database knows only their hashes.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from .db.store import Store, now
from .db.tables import PersonRow, SessionRow
from .farewell import forget, rename_seats
from .logs import log
from .names import LOGIN, clean_login, clean_name, clean_password
from .passwords import Passwords
from .refusals import BadPassword, HasAccount, LoginTaken, NotSignedIn, WrongLogin
from .sessions import DAY, LIFETIME, Seal, hash_of, new_token

OnChanged = Callable[[str], Awaitable[None]]


class People:
    """Everybody the server knows.

    ``on_changed`` is called with the id of each unfinished match in which somebody has gone or has a new name.
    """

    def __init__(self, store: Store, secret: str, passwords: Passwords | None = None) -> None:
        self.store = store
        self.seal = Seal(secret)
        self.passwords = passwords or Passwords()
        self.on_changed: list[OnChanged] = []

    async def start(self) -> None:
        """Forget the sessions that nobody used for long."""
        async with self.store.write() as db:
            await db.execute(delete(SessionRow).where(SessionRow.expires_at <= now()))

    async def guest(self, name: str, language: str) -> tuple[PersonRow, str]:
        """Somebody new, and the token of the device."""
        at = now()
        person = PersonRow(
            id=secrets.token_urlsafe(9), name=clean_name(name), language=language, created_at=at, seen_at=at
        )
        async with self.store.write() as db:
            db.add(person)
            await db.flush()
            token = _open_session(db, person.id)
        return person, token

    async def who(self, token: str | None) -> PersonRow | None:
        """Whose device this is; nobody's if the token is unknown or was not used for too long."""
        if token is None:
            return None
        async with self.store.read() as db:
            found = await db.execute(
                select(SessionRow, PersonRow)
                .join(PersonRow, PersonRow.id == SessionRow.person_id)
                .where(SessionRow.token_hash == hash_of(token), SessionRow.expires_at > now())
            )
            session, person = found.one_or_none() or (None, None)
        # Written once a day, not with every request: a visit is a read.
        if session is not None and session.expires_at < now() + LIFETIME - DAY:
            await self._extend(session)
        return person

    async def change(self, person_id: str, name: str | None = None, language: str | None = None) -> PersonRow:
        """A new name is taken over by the seats that bore the old one, in matches that go on."""
        renamed: list[str] = []
        async with self.store.write() as db:
            person = await _known(db, person_id)
            if name is not None:
                old, person.name = person.name, clean_name(name)
                renamed = await rename_seats(db, person, old)
            if language is not None:
                person.language = language
        await self._tell(renamed)
        return person

    async def make_account(
        self, person_id: str, login: str, password: str, old_token: str | None
    ) -> tuple[PersonRow, str]:
        """A guest who can come back on any device. The device gets a new token; the old one is worth nothing."""
        login, hashed = clean_login(login), await self.passwords.hash(clean_password(password))
        try:
            async with self.store.write() as db:
                person = await _known(db, person_id)
                if person.login is not None:
                    raise HasAccount
                person.login, person.password = login, hashed
                await db.flush()
                return person, await _rotate(db, person.id, old_token)
        except IntegrityError as error:
            raise LoginTaken from error

    async def log_in(self, login: str, password: str, old_token: str | None) -> tuple[PersonRow, str]:
        """The same refusal, after the same time, whether the login or the password is wrong."""
        known = await self._account(login.strip().lower())
        try:
            password = clean_password(password)
        except BadPassword:
            password = ""
        if not await self.passwords.fits(known.password if known else None, password) or known is None:
            raise WrongLogin
        async with self.store.write() as db:
            person = await db.get(PersonRow, known.id)
            if person is None:
                raise WrongLogin
            person.seen_at = now()
            token = await _rotate(db, person.id, old_token)
        await self._renew(known, password)
        return person, token

    async def log_out(self, token: str) -> None:
        async with self.store.write() as db:
            await db.execute(delete(SessionRow).where(SessionRow.token_hash == hash_of(token)))

    async def delete(self, person_id: str) -> None:
        """Delete my data. The matches are told afterwards, when nothing can undo it any more."""
        async with self.store.write() as db:
            unfinished = await forget(db, person_id)
        await self._tell(unfinished)

    async def _tell(self, match_ids: list[str]) -> None:
        for match_id in match_ids:
            for hook in self.on_changed:
                try:
                    await hook(match_id)
                except Exception as error:  # it is done all the same, and whoever asked must be told so
                    log.error("match not told", match=match_id, exc_info=error)

    async def _account(self, login: str) -> PersonRow | None:
        if not LOGIN.fullmatch(login):
            return None
        async with self.store.read() as db:
            found: PersonRow | None = await db.scalar(select(PersonRow).where(PersonRow.login == login))
            return found

    async def _renew(self, person: PersonRow, password: str) -> None:
        """A hash of former times is replaced while the password is at hand."""
        if person.password is None or not self.passwords.is_outdated(person.password):
            return
        hashed = await self.passwords.hash(password)
        async with self.store.write() as db:
            await db.execute(
                update(PersonRow)
                .where(PersonRow.id == person.id, PersonRow.password == person.password)
                .values(password=hashed)
            )

    async def _extend(self, session: SessionRow) -> None:
        at = now()
        async with self.store.write() as db:
            await db.execute(
                update(SessionRow).where(SessionRow.token_hash == session.token_hash).values(expires_at=at + LIFETIME)
            )
            await db.execute(update(PersonRow).where(PersonRow.id == session.person_id).values(seen_at=at))


async def _known(db: AsyncSession, person_id: str) -> PersonRow:
    person = await db.get(PersonRow, person_id)
    if person is None:
        raise NotSignedIn
    return person


async def _rotate(db: AsyncSession, person_id: str, old_token: str | None) -> str:
    """Whoever planted or saw the old token has nothing from it after a login."""
    if old_token is not None:
        await db.execute(delete(SessionRow).where(SessionRow.token_hash == hash_of(old_token)))
    return _open_session(db, person_id)


def _open_session(db: AsyncSession, person_id: str) -> str:
    token, at = new_token(), now()
    db.add(SessionRow(token_hash=hash_of(token), person_id=person_id, created_at=at, expires_at=at + LIFETIME))
    return token
