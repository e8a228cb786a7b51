"""One codec per game: the encoding of a state is its clone, its hash, its equality and its snapshot."""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import json
import pkgutil
from typing import Any, Generic, TypeVar, Union

import msgspec

from . import events, moments, procedure, window
from .events import Event
from .moments import Moment
from .procedure import Procedure
from .state import State

S = TypeVar("S", bound=State[Any])
KERNEL_MODULES = (moments.__name__, procedure.__name__, window.__name__)


class Codec(Generic[S]):
    """Encodes and decodes the states of one game, whose procedures live in one package.

    All modules of the package are imported, so that every procedure class is known; the union of them types
    the stack. ``fingerprint`` changes with the layout: a snapshot of another layout is rebuilt by replay.
    """

    def __init__(self, state_type: type[S], package: str) -> None:
        _import_all(package)
        homes = (package, *KERNEL_MODULES)
        moment_types = _leaves(Moment, homes)
        steps = [
            _closed(step, moment_types)
            for step in _leaves(Procedure, homes)
            if not _needs_moments(step) or moment_types
        ]
        stack_type: Any = state_type
        self.state_type = state_type
        self.classes: tuple[type[Procedure | Moment], ...] = (*_leaves(Procedure, homes), *moment_types)
        self._type = stack_type[Union[tuple(steps)]]  # noqa: UP007 - built at run time
        self._decode = msgspec.msgpack.Decoder(self._type).decode
        self.encode = msgspec.msgpack.Encoder(order="deterministic").encode

    def decode(self, data: bytes) -> S:
        state: S = self._decode(data)
        return state

    def copy(self, state: S) -> S:
        twin: S = self._decode(self.encode(state))
        return twin

    def digest(self, state: S) -> str:
        """A short text that two states share only if they are equal byte for byte."""
        return hashlib.blake2b(self.encode(state), digest_size=16).hexdigest()

    @property
    def fingerprint(self) -> str:
        """Identifies the layout of the encoding: classes, fields, their order and types."""
        structs: dict[str, Any] = {}
        layout = [_layout(msgspec.inspect.type_info(self._type), structs), structs]
        return hashlib.blake2b(json.dumps(layout, sort_keys=True).encode(), digest_size=8).hexdigest()


class EventCodec:
    """Reads back the events of one game from JSON, into which msgspec writes them without help."""

    def __init__(self, package: str) -> None:
        _import_all(package)
        self.types = tuple(_leaves(Event, (package, events.__name__)))
        self._decode_each = msgspec.json.Decoder(list[msgspec.Raw]).decode
        self._decode = msgspec.json.Decoder(Union[self.types]).decode  # noqa: UP007 - built at run time

    def decode(self, data: bytes) -> list[Event]:
        """Whatever of a list of events can still be read: one that the game tells differently now is left out."""
        found: list[Event] = []
        for raw in self._decode_each(data):
            with contextlib.suppress(msgspec.ValidationError):
                found.append(self._decode(raw))
        return found


def _import_all(package: str) -> None:
    root = importlib.import_module(package)
    for module in pkgutil.walk_packages(getattr(root, "__path__", ()), package + "."):
        importlib.import_module(module.name)


def _leaves(base: type, homes: tuple[str, ...]) -> list[type]:
    """The subclasses of base found in these modules and packages, in a fixed order."""
    found: dict[str, type] = {}
    waiting: list[type] = list(base.__subclasses__())
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        at_home = any(cls.__module__ == home or cls.__module__.startswith(home + ".") for home in homes)
        if at_home and found.setdefault(cls.__name__, cls) is not cls:
            raise TypeError(f"two classes of one game are called {cls.__name__}")
    return [found[name] for name in sorted(found)]


def _needs_moments(step: type) -> bool:
    return bool(getattr(step, "__parameters__", ()))


def _closed(step: Any, moment_types: list[type]) -> Any:
    return step[Union[tuple(moment_types)]] if _needs_moments(step) else step  # noqa: UP007 - built at run time


def _layout(info: Any, structs: dict[str, Any]) -> Any:
    """A type as plain values: structs by name, their fields in order noted aside."""
    if isinstance(info, msgspec.inspect.StructType):
        name = info.cls.__name__
        if name not in structs:
            structs[name] = []
            structs[name] += [[field.name, _layout(field.type, structs)] for field in info.fields]
        return name
    if isinstance(info, msgspec.inspect.EnumType):
        return sorted(str(member.value) for member in info.cls)
    if isinstance(info, msgspec.Struct):
        return [type(info).__name__, *_layout(msgspec.structs.astuple(info), structs)]
    return [_layout(part, structs) for part in info] if isinstance(info, tuple) else str(info)
