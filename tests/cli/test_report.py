"""``undercroft report``: from simulated matches to a page, and what is refused on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from .running import Runner


@pytest.fixture
def played(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "matches.parquet"
    ran = run("simulate", "boss-monster", "--games", "3", "--seats", "random,random", "--seed", "r", "--out", str(file))
    assert ran.status == 0
    return file


def test_simulated_matches_become_a_page_beside_their_file(run: Runner, played: Path) -> None:
    ran = run("report", str(played))
    page = played.with_suffix(".html")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"3 matches counted. Open the report in a browser: {page}\n"
    text = page.read_text(encoding="utf-8")
    assert "Win rate: Boss" in text
    assert "Souls over the rounds" in text


def test_the_page_speaks_the_language_that_was_asked_for(run: Runner, played: Path) -> None:
    assert run("report", str(played), "--lang", "pl").out.startswith("Policzone 3 partie.")
    text = played.with_suffix(".html").read_text(encoding="utf-8")
    assert "Dusze w kolejnych rundach" in text
    assert "Raport o równowadze" in text


def test_a_page_is_replaced_only_when_told_so(run: Runner, played: Path) -> None:
    page = played.with_suffix(".html")
    page.write_text("mine", encoding="utf-8")
    ran = run("report", str(played))
    assert ran.status == 2
    assert "--replace" in ran.err
    assert page.read_text(encoding="utf-8") == "mine"
    assert run("report", str(played), "--replace").status == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_summary_alone_writes_no_page(run: Runner, played: Path) -> None:
    before = sorted(played.parent.iterdir())
    ran = run("report", str(played), "--summary")
    assert ran.status == 0
    assert ran.out.startswith("# Balance report: Boss Monster")
    assert "## Win rate by seat" in ran.out
    assert sorted(played.parent.iterdir()) == before


def test_page_and_summary_can_be_had_together(run: Runner, played: Path) -> None:
    ran = run("report", str(played), "--summary", "-o", "both.html")
    assert ran.out.startswith("# Balance report")
    assert (played.parent / "both.html").exists()


@pytest.mark.parametrize(
    ("more", "said", "status"),
    [
        (["-o", "page.txt"], ("must end in .html", "kończyć się na .html"), 2),
        (["-o", "nowhere/page.html"], ("cannot be written", "Nie można zapisać"), 1),
        (["missing.parquet"], ("There is no file missing.parquet", "Nie ma pliku missing.parquet"), 1),
        (["words.parquet"], ("does not hold matches", "nie zawiera partii"), 1),
        (["empty"], ("no finished match", "nie ma ani jednej ukończonej partii"), 1),
    ],
)
def test_one_clear_line(run: Runner, played: Path, more: list[str], said: tuple[str, str], status: int) -> None:
    (played.parent / "words.parquet").write_text("words", encoding="utf-8")
    (played.parent / "empty").mkdir()
    before = sorted(played.parent.iterdir())
    for language, sentence in zip(("en", "pl"), said, strict=True):
        ran = run("report", str(played), *more, "--lang", language)
        assert (ran.status, ran.out) == (status, "")
        assert ran.err.count("\n") == 1
        assert sentence in ran.err
    assert sorted(played.parent.iterdir()) == before


def test_without_a_file_it_says_what_is_missing(run: Runner) -> None:
    assert "FILE" in run("report").err
    assert run("report").status == 2


def test_a_page_in_the_place_of_a_file_is_called_no_file_of_matches(run: Runner, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<!doctype html>", encoding="utf-8")
    ran = run("report", str(page))
    assert "does not hold matches" in ran.err
    assert page.read_text(encoding="utf-8") == "<!doctype html>"
