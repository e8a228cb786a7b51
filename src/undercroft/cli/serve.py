"""``undercroft serve``: a table for friends on other devices, until Ctrl-C.

The first line on standard output is always the address to open, so that programs can read it; people get a few
more lines. The log goes to standard error, and so does the news that there is no page for a browser.
"""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Any

import msgspec
from rich.markup import escape

from undercroft.kernel.text import Words

from .output import Output

if TYPE_CHECKING:
    from undercroft.server.config import Config

# Every setting but the secret, which has no place in a list of processes. A flag without a metavar is a switch.
FLAGS = (
    ("--lan", "", "help-serve-lan"),
    ("--host", "metavar-address", "help-serve-host"),
    ("--port", "metavar-number", "help-serve-port"),
    ("--database", "metavar-url", "help-serve-database"),
    ("--redis", "metavar-url", "help-serve-redis"),
    ("--public-url", "metavar-url", "help-serve-public-url"),
    ("--allowed-hosts", "metavar-names", "help-serve-allowed-hosts"),
    ("--trusted-proxies", "metavar-addresses", "help-serve-trusted-proxies"),
    ("--web", "metavar-folder", "help-serve-web"),
    ("--bot-workers", "metavar-number", "help-serve-bot-workers"),
    ("--policies", "metavar-folder", "help-serve-policies"),
    ("--metrics", "", "help-serve-metrics"),
    ("--log-format", "metavar-log-format", "help-serve-log-format"),
    ("--log-level", "metavar-log-level", "help-serve-log-level"),
    ("--requests-per-minute", "metavar-number", "help-serve-requests-per-minute"),
    ("--messages-per-minute", "metavar-number", "help-serve-messages-per-minute"),
    ("--limits", "", "help-serve-limits"),
)


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    say = words.message
    for flag, metavar, about in FLAGS:
        if metavar:
            command.add_argument(flag, metavar=say(metavar), help=say(about))
        else:
            command.add_argument(flag, action=argparse.BooleanOptionalAction, help=say(about))


def run(options: argparse.Namespace, output: Output) -> int:
    from undercroft.server.addresses import TRIES, open_listener
    from undercroft.server.config import read_config
    from undercroft.server.run import run as serve

    wished = read_config(flags_of(options))
    # Whoever names a port wants that one: a proxy or a bookmark points there.
    is_named = options.port is not None or "UNDERCROFT_PORT" in os.environ
    with open_listener(wished, tries=1 if is_named else TRIES) as listener:
        config = msgspec.structs.replace(wished, port=listener.getsockname()[1])
        if not is_named and config.port != wished.port:
            output.complain(output.words.message("serve-port-taken", wished=str(wished.port), port=str(config.port)))
        serve(config, listener, on_ready=lambda: greet(config, output))
    output.say("serve-stopped")
    return 0


def flags_of(options: argparse.Namespace) -> dict[str, Any]:
    """The flags by the names of the settings; those that were not given are None."""
    names = [flag.removeprefix("--").replace("-", "_") for flag, _, _ in FLAGS]
    flags = {name: getattr(options, name) for name in names}
    if flags["allowed_hosts"] is not None:
        flags["allowed_hosts"] = [host.strip() for host in flags["allowed_hosts"].split(",") if host.strip()]
    return flags


def greet(config: Config, output: Output) -> None:
    """Where to find the table, where it is kept, how to stop it."""
    from undercroft.server.addresses import listening_host, local_address, network_hosts

    host = listening_host(config)
    tell(output, "serve-address", address=local_address(host, config.port))
    if config.public_url:
        tell(output, "serve-public", address=config.public_url)
    if config.lan:
        greet_network([local_address(found, config.port) for found in network_hosts()], output)
    if config.client is None:
        output.complain(output.words.message("serve-no-client"))
    tell(output, "serve-database", database=database_name(config))
    output.say("serve-how-to-stop")


def greet_network(addresses: list[str], output: Output) -> None:
    from undercroft.server.addresses import qr_code

    if not addresses:
        output.say("serve-no-network")
        return
    for address in addresses:
        tell(output, "serve-network", address=address)
    output.say("serve-scan")
    print(qr_code(addresses[0]), flush=True)


def tell(output: Output, message: str, **arguments: str) -> None:
    """In one line however long: addresses and file names are copied."""
    output.console.print(escape(output.words.message(message, **arguments)), soft_wrap=True)


def database_name(config: Config) -> str:
    """A file for SQLite; otherwise the URL without its password."""
    from sqlalchemy.engine import make_url

    url = make_url(config.database_url)
    is_file = url.drivername.startswith("sqlite") and url.database
    return str(url.database) if is_file else url.render_as_string(hide_password=True)
