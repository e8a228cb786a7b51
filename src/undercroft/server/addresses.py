"""Where a server listens, and under which addresses people find it.

A configuration enters; a bound socket leaves, and the addresses to open, also as a square that phones can read.
"""

from __future__ import annotations

import contextlib
import errno
import io
import ipaddress
import os
import socket

import segno

from .config import Config
from .refusals import BadConfiguration, PortTaken

TRIES = 20
EVERYWHERE = "0.0.0.0"
# An address that nobody has (RFC 5737). Asking the way there sends nothing, and tells our own address.
NOWHERE = ("192.0.2.1", 9)


def open_listener(config: Config, tries: int = 1) -> socket.socket:
    """A socket at the wished port, or at one of the next that is free."""
    host = listening_host(config)
    for port in range(config.port, min(config.port + tries, 65536)):
        try:
            return _bind(host, port)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise BadConfiguration(name="host", value=host[:80]) from error
    raise PortTaken(port=str(config.port))


def listening_host(config: Config) -> str:
    """With ``lan`` a server that would listen to this machine alone listens to its network."""
    return EVERYWHERE if config.lan and is_loopback(config.host) else config.host


def is_loopback(host: str) -> bool:
    """
    >>> is_loopback("localhost"), is_loopback("127.0.0.1"), is_loopback("192.168.1.5"), is_loopback("my-pc")
    (True, True, False, False)
    """
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def local_address(host: str, port: int) -> str:
    """What to open on this machine.

    >>> local_address("0.0.0.0", 8642), local_address("::1", 80)
    ('http://127.0.0.1:8642', 'http://[::1]:80')
    """
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_hosts() -> list[str]:
    """This machine's own addresses in its networks, the one it would use first."""
    found = [_own_address()]
    with contextlib.suppress(OSError):  # a machine may not know its own name
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [host for host in dict.fromkeys(found) if host and not is_loopback(host)]


def qr_code(address: str) -> str:
    """The address as a square of half blocks, for a terminal."""
    drawing = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(drawing, compact=True, border=2)
    return drawing.getvalue().rstrip("\n")


def _bind(host: str, port: int) -> socket.socket:
    family, _, _, _, place = socket.getaddrinfo(host or EVERYWHERE, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
    except OSError:
        listener.close()
        raise
    return listener


def _own_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            return str(probe.getsockname()[0])
        except OSError:  # no network
            return ""
