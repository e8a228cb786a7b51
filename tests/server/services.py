"""A real PostgreSQL and a real Redis on loopback, for the tests of several processes at one table.

The fixtures ``postgres_url`` and ``redis_url`` start them when first asked for and stop them at the end. Missing
programs are installed from Debian's packages where that is possible (``python -m tests.server.services`` does it
beforehand); where it is not, these tests are skipped with one line, and fail under CI=true.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]
import pytest
import redis

GROUP = "services"
POSTGRES_FOLDERS = "/usr/lib/postgresql/*/bin"
PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server"}
BROWSER = {"chromium": "chromium"}
POLICY = Path("/usr/sbin/policy-rc.d")
APT = ("apt-get", "-qq", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=2", "-o", "DPkg::Lock::Timeout=120")
PATIENCE = 30.0
T = TypeVar("T")
_numbers = itertools.count(1)


class Unavailable(Exception):
    """Why these tests cannot run here, in one line."""


# Fixtures


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of them in one worker of xdist (with ``--dist loadgroup``), so that each server is started once."""
    for item in items:
        if {"postgres_url", "redis_url"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.xdist_group(GROUP))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a running server, without a database."""
    with _or_skip("postgres", postgres) as url:
        yield url


@pytest.fixture(scope="module")
def postgres_of_its_own() -> Iterator[Postgres]:
    """For tests that stop it."""
    with _or_skip("postgres", postgres_process) as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    with _or_skip("redis-server", redis_process) as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """An empty database, for SQLAlchemy."""
    name = f"table_{next(_numbers)}"
    asyncio.run(_execute(postgres_server, f"CREATE DATABASE {name}"))
    yield f"{postgres_server}/{name}".replace("postgresql://", "postgresql+asyncpg://")
    asyncio.run(_execute(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def redis_url(redis_server: str) -> str:
    """An empty server."""
    with redis.Redis.from_url(redis_server) as client:
        client.flushall()
    return redis_server


@contextmanager
def _or_skip(program: str, start: Callable[[Path], AbstractContextManager[T]]) -> Iterator[T]:
    try:
        install()
        found = find(program)
        if found is None:
            raise Unavailable(f"{program} is not installed")
    except Unavailable as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(str(reason), pytrace=False)
        pytest.skip(str(reason))
    with start(found) as server:
        yield server


# Finding and installing


def find(program: str) -> Path | None:
    """PostgreSQL's own programs lie outside of the path on Debian."""
    named = shutil.which(program)
    if named is not None:
        return Path(named)
    folders = sorted(Path("/").glob(POSTGRES_FOLDERS.lstrip("/")), reverse=True)
    return next((folder / program for folder in folders if (folder / program).exists()), None)


def install(packages: Mapping[str, str] = PACKAGES) -> None:
    """At once when nothing is missing."""
    missing = [package for program, package in packages.items() if find(program) is None]
    if not missing:
        return
    names = " and ".join(missing)
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise Unavailable(f"{names} not found, and only root on a Debian system can install it here")
    with _no_services_started():
        for command in (("update",), ("install", "--yes", "--no-install-recommends", *missing)):
            done = subprocess.run(
                [*APT, *command],
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                capture_output=True,
                check=False,
            )
            if done.returncode:
                raise Unavailable(f"{names} not found, and apt-get {command[0]} could not fetch it")


@contextmanager
def _no_services_started() -> Iterator[None]:
    """Debian starts what it installs, unless this file says no; ours run on ports of their own."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n", encoding="ascii")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()


# Running


@contextmanager
def postgres(program: Path) -> Iterator[str]:
    with postgres_process(program) as server:
        yield server.url


@contextmanager
def postgres_process(program: Path) -> Iterator[Postgres]:
    """It refuses to run as root, so root lends it another user."""
    user = _humble_user()
    with _folder(user) as folder:
        data = folder / "data"
        init = [str(program.resolve().parent / "initdb"), "-D", str(data), "-U", "undercroft", "-A", "trust"]
        init += ["-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(init, user=user, cwd=folder, stdout=subprocess.DEVNULL, check=True)
        server = Postgres(program, data, user)
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Postgres:
    """A server that can be stopped and started again, at the same address."""

    def __init__(self, program: Path, data: Path, user: str | None) -> None:
        port = _free_port()
        self.url = f"postgresql://undercroft@127.0.0.1:{port}"
        command = [str(program), "-D", str(data), "-h", "127.0.0.1", "-p", str(port), "-k", ""]
        self._running = ExitStack()
        self._command = [*command, "-c", "fsync=off", "-c", "log_min_messages=fatal"]
        self._user, self._folder = user, data.parent

    def start(self) -> None:
        # Asked to terminate it would wait for its clients to go.
        self._running.enter_context(_process(self._command, self._user, self._folder, signal.SIGINT))
        _wait_for(lambda: asyncio.run(_execute(self.url, "SELECT 1")))

    def stop(self) -> None:
        self._running.close()


@contextmanager
def redis_process(program: Path) -> Iterator[str]:
    with _folder(None) as folder:
        port = _free_port()
        command = [str(program), "--bind", "127.0.0.1", "--port", str(port), "--save", "", "--dir", str(folder)]
        with _process(command, None, folder), redis.Redis(port=port) as client:
            _wait_for(client.ping)
            yield f"redis://127.0.0.1:{port}/0"


def _humble_user() -> str | None:
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextmanager
def _folder(user: str | None) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="undercroft-services-") as name:
        if user is not None:
            os.chown(name, pwd.getpwnam(user).pw_uid, -1)
        yield Path(name)


@contextmanager
def _process(
    command: list[str], user: str | None, folder: Path, end: signal.Signals = signal.SIGTERM
) -> Iterator[None]:
    with subprocess.Popen(
        command, user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        try:
            yield
        finally:
            process.send_signal(end)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(attempt: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            attempt()
            return
        except (OSError, asyncpg.PostgresError, redis.ConnectionError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(f"{url}/postgres")
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def main() -> int:
    failed = False
    for packages, tests in ((PACKAGES, "of several processes"), (BROWSER, "in a browser")):
        try:
            install(packages)
        except Unavailable as reason:
            failed = True
            print(f"Tests {tests} cannot run: {reason}.", file=sys.stderr)
    return 1 if failed and os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
