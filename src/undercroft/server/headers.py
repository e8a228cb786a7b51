"""The headers on every answer: what a browser may do with it, and what it must not."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders

from .config import Config

DATA_PATHS = ("/api", "/schema", "/health", "/metrics")
DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
PAGE_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src {sources}; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


def dress(headers: MutableScopeHeaders, path: str, host: str, config: Config) -> None:
    """Add what is missing; a route may say otherwise. ``host`` is empty unless it is known to be ours."""
    for name, value in ALWAYS.items():
        headers.setdefault(name, value)
    headers.setdefault("content-security-policy", DATA_POLICY if is_data(path) else page_policy(host))
    if is_under(path, "/api"):
        headers.setdefault("cache-control", "no-store")
    if config.is_secure:
        headers.setdefault("strict-transport-security", "max-age=31536000")


def page_policy(host: str) -> str:
    """Some browsers do not count our sockets to 'self', so they are named."""
    sources = f"'self' ws://{host} wss://{host}" if host else "'self'"
    return PAGE_POLICY.format(sources=sources)


def is_data(path: str) -> bool:
    return any(is_under(path, folder) for folder in DATA_PATHS)


def is_under(path: str, folder: str) -> bool:
    return path == folder or path.startswith(f"{folder}/")
