"""How a server is set up: from flags, else from ``UNDERCROFT_*`` variables, else as written here."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

import msgspec

from .refusals import BadConfiguration

PREFIX = "UNDERCROFT_"
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Count = Annotated[int, msgspec.Meta(ge=1)]


def own_folder() -> Path:
    """Where the usual database file lies."""
    base = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "state") / "undercroft"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting of a server. A field ``bot_workers`` is the variable ``UNDERCROFT_BOT_WORKERS``."""

    host: str = "127.0.0.1"
    port: Port = 8642
    lan: bool = False
    """Listen to the local network too, and show its address with a QR code."""
    database: str = ""
    """A SQLAlchemy URL: sqlite+aiosqlite:///file or postgresql+asyncpg://...; empty: a file in the user's folder."""
    redis: str = ""
    """redis://...: several processes serve the same matches. Empty: this process alone."""
    secret: str = ""
    """Signs cookies; at least 32 characters, the same for all processes. Empty: kept in the database."""
    public_url: str = ""
    """The address people use when a proxy stands in front, such as https://table.example.org."""
    allowed_hosts: list[str] = []
    """Further host names under which this server may be addressed."""
    trusted_proxies: str = "127.0.0.1"
    """Whose X-Forwarded-For is believed, separated by commas."""
    web: str = ""
    """A folder with a built browser client. Empty: the one that came with the package."""
    bot_workers: Count = 1
    """Processes in which bots think."""
    policies: str = ""
    """A folder with networks that may be seated: ``policy:FILE``. Opening one may run code in it. Empty: none may."""
    metrics: bool = True
    """Serve /metrics for Prometheus."""
    log_format: str = "text"
    """text for people, json for programs."""
    log_level: str = "info"
    requests_per_minute: Count = 300
    """How many requests one person, or one address, may send."""
    messages_per_minute: Count = 600
    """How many messages one person may send into a socket."""
    limits: bool = True
    """Off only for load tests: no rate limits at all."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{own_folder() / 'table.sqlite'}"

    @property
    def is_shared(self) -> bool:
        """May other processes serve the same matches?"""
        return bool(self.redis)

    @property
    def is_secure(self) -> bool:
        """Do people reach us over https? Then cookies say so."""
        return self.public_url.startswith("https://")

    @property
    def client(self) -> Path | None:
        """Where the built browser client lies, if there is one: where ``web`` says, else inside the package."""
        folder = Path(self.web) if self.web else Path(str(resources.files("undercroft.server"))) / "web"
        is_built = (folder / "index.html").is_file() and (folder / "assets").is_dir()
        return folder if is_built else None


def read_config(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Config:
    """Flags that are None were not given. A wrong value is refused with its name."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Config):
        variable = f"{PREFIX}{field.name.upper()}"
        value = flags.get(field.name)
        if value is None and variable in environment:
            text = environment[variable]
            value = (
                [item.strip() for item in text.split(",") if item.strip()] if field.name == "allowed_hosts" else text
            )
        if value is not None:
            found[field.name] = value
    try:
        config = msgspec.convert(found, Config, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("$.")[2].rstrip("`")
        raise BadConfiguration(name=name, value=str(found.get(name, ""))[:80]) from error
    _check(config)
    return config


def _check(config: Config) -> None:
    if config.secret and len(config.secret) < 32:
        raise BadConfiguration(name="secret", value="***")
    if config.log_format not in ("text", "json"):
        raise BadConfiguration(name="log_format", value=config.log_format[:80])
    if config.log_level not in ("debug", "info", "warning", "error"):
        raise BadConfiguration(name="log_level", value=config.log_level[:80])
    if config.public_url and not config.public_url.startswith(("http://", "https://")):
        raise BadConfiguration(name="public_url", value=config.public_url[:80])
    if config.web and config.client is None:
        raise BadConfiguration(name="web", value=config.web[:80])
    if config.policies and not Path(config.policies).is_dir():
        raise BadConfiguration(name="policies", value=config.policies[:80])
    if config.redis and not config.redis.startswith(("redis://", "rediss://", "unix://")):
        raise BadConfiguration(name="redis", value="***")
    if config.redis and config.database_url.startswith("sqlite"):
        raise BadConfiguration(name="database", value="sqlite")
