"""A file is replaced when the new one is whole. Until then the old one stays, and nothing lies beside it in the end."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

import pytest

from undercroft.arena.disk import REASONS, replacing
from undercroft.arena.refusals import VOCABULARY, CannotWrite


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "page.html"
    path.write_text("old", encoding="utf-8")
    return path


def test_a_new_file_takes_the_place_of_the_old_one_when_it_is_whole(path: Path) -> None:
    with replacing(path) as draft:
        draft.write_text("new", encoding="utf-8")
        assert path.read_text(encoding="utf-8") == "old"
    assert path.read_text(encoding="utf-8") == "new"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("error", [KeyboardInterrupt(), RuntimeError(), OSError(errno.ENOSPC, "full")])
def test_whatever_comes_between_leaves_the_old_file_and_nothing_else(path: Path, error: BaseException) -> None:
    with suppress(type(error), CannotWrite), replacing(path) as draft:
        draft.write_text("ne", encoding="utf-8")
        raise error
    assert path.read_text(encoding="utf-8") == "old"
    assert list(path.parent.iterdir()) == [path]


def test_it_is_on_the_disk_before_it_takes_the_place(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some disks say only then that they are full."""

    def full(_: int) -> None:
        raise OSError(errno.EDQUOT, os.strerror(errno.EDQUOT))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotWrite, match="the disk is full"), replacing(path) as draft:
        draft.write_text("new", encoding="utf-8")
    assert path.read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize("name", ["", "/", ".."])
def test_a_folder_cannot_be_replaced(path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(path.parent)
    with pytest.raises(CannotWrite, match="it is a folder"), replacing(Path(name)):
        raise AssertionError("nothing is written")


@pytest.mark.parametrize("number", REASONS)
def test_the_reason_is_told_in_both_languages(path: Path, number: int) -> None:
    with pytest.raises(CannotWrite) as refused, replacing(path):
        raise OSError(number, os.strerror(number))
    for language in ("en", "pl"):
        said = refused.value.text(VOCABULARY.words(language))
        assert str(path) in said
        assert os.strerror(number) not in said


def test_for_other_reasons_the_words_of_the_system_have_to_do(path: Path) -> None:
    with pytest.raises(CannotWrite, match=r"page\.html cannot be written: Input/output error\.$"), replacing(path):
        raise OSError(errno.EIO, "Input/output error")
