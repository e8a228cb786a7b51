"""``undercroft serve`` as a process: what it says, where it listens, how it stops, what it refuses."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import undercroft
from undercroft.cli import main
from undercroft.server import addresses
from undercroft.server.config import Config
from undercroft.server.refusals import BadConfiguration, PortTaken

from .serving import COMMAND, Serving


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else has."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("sig", [signal.SIGINT, signal.SIGTERM])
def test_it_tells_its_address_first_and_stops_with_one_sentence(tmp_path: Path, sig: signal.Signals) -> None:
    with Serving(tmp_path) as server:
        assert server.get("/health").json()["status"] == "ok"
        assert server.stop(sig) == 0
    lines = server.out.splitlines()
    assert lines[0] == f"Undercroft: {server.url}"
    assert lines[1] == f"Matches are kept in {tmp_path}/undercroft/table.sqlite"
    assert lines[-1] == "The server has stopped; everything is saved."
    assert "Traceback" not in server.err


def test_an_open_connection_does_not_keep_it_from_stopping(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        host, port = server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as idle:
            idle.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n")  # and never the end of it
            assert server.stop() == 0


STUCK = """
import asyncio, sys
from undercroft.server import run
from undercroft.server.addresses import open_listener
from undercroft.server.config import Config

async def never():
    print("stopping", flush=True)
    await asyncio.sleep(60)

class Stuck(run.TableServer):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        self.house.partings.append(never)

run.TableServer = Stuck
config = Config(port=0, database=sys.argv[1])
run.run(config, open_listener(config), on_ready=lambda: print("ready", flush=True))
"""


def test_a_second_ctrl_c_does_not_wait(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STUCK, f"sqlite+aiosqlite:///{tmp_path}/table.sqlite"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        assert process.stdout.readline() == "stopping\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(3) == 130


def test_with_lan_it_shows_the_network_address_in_polish(tmp_path: Path) -> None:
    with Serving(tmp_path, "--lan", "--lang", "pl") as server:
        server.stop()
    hosts = addresses.network_hosts()
    assert all(f"W twojej sieci: http://{host}:{server.url.rpartition(':')[2]}" in server.out for host in hosts)
    assert ("▄" in server.out) == bool(hosts)
    assert "Serwer zatrzymany; wszystko jest zapisane." in server.out


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_server_without_a_page_for_browsers_says_so_at_once_and_serves_programs(
    tmp_path: Path, language: str
) -> None:
    """As in a fresh checkout, before `make web`."""
    bare = tmp_path / "src"
    package = Path(undercroft.__file__).parent
    shutil.copytree(package, bare / "undercroft", ignore=shutil.ignore_patterns("web", "__pycache__"))
    with Serving(tmp_path, "--lang", language, PYTHONPATH=str(bare)) as server:
        assert "make web" in server.get("/").text
        assert server.get("/api/games").status_code == 200
        server.stop()
    said = [line for line in server.err.splitlines() if line.startswith("undercroft: ")]
    assert len(said) == 1
    assert ("no browser client" if language == "en" else "Nie ma tu klienta do przeglądarki") in said[0]
    assert "“make web”" in said[0] or "„make web”" in said[0]


def test_a_phone_can_read_the_square() -> None:
    square = addresses.qr_code("http://192.168.1.5:8642").splitlines()
    assert len({len(line) for line in square}) == 1
    assert len(square) < 20
    assert set("".join(square)) == set("█▀▄ ")


def test_the_next_free_port_is_taken_when_none_was_named(taken: int) -> None:
    with addresses.open_listener(Config(port=taken), tries=addresses.TRIES) as listener:
        assert taken < listener.getsockname()[1] <= taken + 20


def test_a_named_port_that_is_taken_is_refused(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(PortTaken):
        addresses.open_listener(Config(port=taken))
    assert main(["serve", "--port", str(taken), "--lang", "pl"]) == 1
    assert capsys.readouterr().err.startswith(f"undercroft: Nie można użyć portu {taken}: zajmuje go inny program")


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(BadConfiguration):
        addresses.open_listener(Config(host="203.0.113.9", port=0))


def test_only_lan_listens_to_the_network() -> None:
    assert addresses.listening_host(Config()) == "127.0.0.1"
    assert addresses.listening_host(Config(lan=True)) == "0.0.0.0"
    assert addresses.listening_host(Config(lan=True, host="192.168.1.5")) == "192.168.1.5"


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["--port", "ala"], "port"),
        (["--bot-workers", "0"], "bot_workers"),
        (["--log-format", "xml"], "log_format"),
        (["--redis", "redis://127.0.0.1:1/0"], "database"),
        (["--web", "nowhere"], "web"),
    ],
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_setting_that_cannot_be_meant_is_one_line_and_status_2(
    flags: list[str], complaint: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = flags if "--port" in flags else [*flags, "--port", "0"]
    assert main(["serve", *given, "--lang", language]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("undercroft: The setting " if language == "en" else "undercroft: Ustawienie ")
    assert complaint in told.err


@pytest.mark.parametrize(
    ("url", "status", "complaint"),
    [
        ("postgresql+asyncpg://ala:hunter2@127.0.0.1:1/table", 1, "The database cannot be used: Connection refused."),
        ("mysql://ala:hunter2@127.0.0.1/table", 2, "The setting database cannot be “mysql”"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line(url: str, status: int, complaint: str) -> None:
    command = [*COMMAND, "--port", "0", "--database", url, "--lang", "en"]
    ran = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert ran.returncode == status
    assert ran.stdout == ""
    assert ran.stderr.startswith(f"undercroft: {complaint}")
    assert ran.stderr.count("\n") == 1
    assert "hunter2" not in ran.stderr
