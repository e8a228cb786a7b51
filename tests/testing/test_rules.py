"""Which test proves which rule: the decorator, the citations found in test files, and coverage."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.toy import HONEST
from undercroft.testing import coverage, proved_rules, rule

CITING = """
import testing
from undercroft.testing import rule

raise RuntimeError("read, never imported")

@rule("CE-TURN-01", "CE-TURN-77")
@pytest.mark.parametrize("seed", range(3))
def test_one(seed): ...

@testing.rule("CE-TURN-01")
class TestMany:
    @rule("CE-TURN-01")
    async def test_two(self): ...

@other("CE-END-01")
def test_three(): ...
"""


@rule("CE-TURN-01")
@pytest.mark.parametrize("number", [1, 2])
def test_a_marked_test_runs_as_before(number: int) -> None:
    assert number in (1, 2)


@rule("CE-TURN-01", "CE-END-01")
class TestMarkedClass:
    def test_a_marked_class_runs_as_before(self) -> None:
        assert TestMarkedClass.__rules__ == ("CE-TURN-01", "CE-END-01")  # type: ignore[attr-defined]


def test_the_decorator_names_the_rules_and_changes_nothing_else() -> None:
    def test() -> int:
        return 7

    marked = rule("A-1", "A-2", "A-3", "A-4")(test)
    assert marked is test
    assert marked() == 7
    assert vars(marked)["__rules__"] == ("A-1", "A-2", "A-3", "A-4")


@pytest.mark.parametrize("ids", [(), ("A", "B", "C", "D", "E"), (7,), (lambda: None,)])
def test_a_test_proves_one_to_four_rules(ids: tuple[str, ...]) -> None:
    with pytest.raises(TypeError):
        rule(*ids)


def test_a_test_is_marked_once() -> None:
    @rule("A-1")
    def test() -> None: ...

    with pytest.raises(TypeError, match="one @rule"):
        rule("A-2")(test)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_cellar.py").write_text(CITING, encoding="utf-8")
    (tmp_path / "test_empty.py").write_text("", encoding="utf-8")
    return tmp_path


def test_citations_are_found_without_importing(folder: Path) -> None:
    file = "deep/test_cellar.py"
    assert proved_rules(folder) == {
        "CE-TURN-01": [f"{file}::test_one", f"{file}::TestMany", f"{file}::TestMany::test_two"],
        "CE-TURN-77": [f"{file}::test_one"],
    }


def test_coverage_lists_what_is_proved_unproved_and_unknown(folder: Path) -> None:
    report = coverage(HONEST.rules, folder)
    assert (report.rows, report.share) == (2, 0.5)
    assert report.proved == ["CE-TURN-01"]
    assert report.unproved == ["CE-END-01"]
    assert report.reasons == {"CE-END-01": "no test cites it"}
    assert report.unknown == ["CE-TURN-77"]


def test_an_unproved_rule_may_be_excused_with_a_reason(folder: Path) -> None:
    excuses = '"CE-END-01" = "too obvious"\n"CE-END-55" = "gone"\n'
    (folder / "unproved.toml").write_text(excuses, encoding="utf-8")
    report = coverage(HONEST.rules, folder)
    assert report.reasons == {"CE-END-01": "too obvious"}
    assert report.unknown == ["CE-TURN-77", "CE-END-55"]


def test_our_own_citations_are_found() -> None:
    here = proved_rules(Path(__file__).parent)
    assert "test_rules.py::TestMarkedClass" in here["CE-END-01"]
