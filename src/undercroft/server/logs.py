"""The log: one line an event, as text for people or JSON for programs, without anybody's secrets.

Enter: ``log.info("request", path=...)`` from us, and whatever uvicorn, SQLAlchemy and other libraries have to
complain about. Leave: lines on standard error, each cleaned by ``without_secrets``.
"""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

from .config import Config

SECRETS = (
    "authorization",
    "cookie",
    "invit",
    "option",
    "password",
    "salt",
    "secret",
    "seed",
    "session",
    "token",
    "view",
)
MASK = "***"
# Passwords inside URLs, and what stands behind a question mark: there an invitation may travel.
USER_IN_URL = re.compile(r"://[^/@\s]+@")
QUERY = re.compile(r"\?[^\s\"'<>]*=[^\s\"'<>]*")

STAMPS: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]

OURS: list[Processor] = [
    structlog.stdlib.filter_by_level,
    *STAMPS,
    structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
]

log: structlog.stdlib.BoundLogger = structlog.wrap_logger(
    logging.getLogger("undercroft.server"), processors=OURS, wrapper_class=structlog.stdlib.BoundLogger
)


def request_number() -> str:
    """The number under which the present request or socket stands in the log; empty outside of one."""
    return str(structlog.contextvars.get_contextvars().get("request", ""))


def configure_logs(config: Config) -> None:
    """For the whole process. Libraries are heard from warnings on: below, they tell addresses and parameters."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(config.log_format, colors=sys.stderr.isatty()))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("undercroft").setLevel(config.log_level.upper())
    logging.captureWarnings(True)
    # Left to itself, ``structlog.get_logger()`` would print to standard output, uncleaned.
    structlog.configure(
        processors=OURS,
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def formatter(kind: str, colors: bool = False) -> logging.Formatter:
    """How a line looks. Tracebacks are plain ones: the pretty ones print the values of local variables."""
    last: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if kind == "json"
        else structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=structlog.dev.plain_traceback)
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*STAMPS, structlog.stdlib.add_logger_name],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            without_secrets,
            last,
        ],
    )


def without_secrets(_logger: WrappedLogger | None, _method: str, event: EventDict) -> EventDict:
    """Mask what has a secret's name, and what looks like one inside a text."""
    return {name: MASK if is_secret(name) else _clean(value) for name, value in event.items()}


def is_secret(name: str) -> bool:
    """Is that the name of something that must not be written down?

    >>> is_secret("Set-Cookie"), is_secret("invitation"), is_secret("path")
    (True, True, False)
    """
    return any(word in name.lower() for word in SECRETS)


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return QUERY.sub(f"?{MASK}", USER_IN_URL.sub(f"://{MASK}@", value))
    if isinstance(value, dict):
        return {name: MASK if is_secret(str(name)) else _clean(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_clean(item) for item in value]
    return value
