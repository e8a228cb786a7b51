"""The page stands alone, reads well without eyes or colours, and says the same in both languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.arena.reports import made_up, reported, write_matches
from undercroft.arena.report import Speech, page, summary
from undercroft.arena.report.charts import DotRows, scale, ticks
from undercroft.arena.report.parts import Dots, Mark
from undercroft.kernel.registry import game
from undercroft.testing.texts import messages_of

SOURCES = Path(__file__).parents[2] / "src" / "undercroft" / "arena"


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two and three players, and one match whose bot and error try to be markup."""
    folder = tmp_path_factory.mktemp("matches")
    two = [made_up(number, winner=int(number % 5 == 0)) for number in range(200)]
    two[7] = made_up(7, error="<script>alert('x')</script>", winners=(), tally="", rule="")
    three = [made_up(number, 3) for number in range(60)]
    return [
        write_matches(folder / "2.parquet", two),
        write_matches(folder / "3.parquet", three, bots=["greedy"] * 3),
    ]


def html(matches: list[Path], language: str = "en") -> str:
    return page(reported(*matches, language=language), Speech(game("boss-monster"), language))


def test_the_page_needs_nothing_beside_it(matches: list[Path]) -> None:
    text = html(matches)
    assert not re.findall(r"<(?:script|link|img|iframe|object|embed|base)\b", text)
    assert not re.findall(r"https?:|//[a-z]|@import|url\(|\bon[a-z]+=|\bsrc=", text)
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_element_is_closed_and_every_link_leads_somewhere(matches: list[Path], language: str) -> None:
    text = html(matches, language)
    body = ET.fromstring(re.search(r"<body>.*</body>", text, re.DOTALL)[0])  # type: ignore[index]
    names = {element.get("id") for element in body.iter() if element.get("id")}
    links = [element.get("href", "") for element in body.iter("a")]
    assert len(links) >= 8
    assert {link.removeprefix("#") for link in links} <= names
    assert f'<html lang="{language}">' in text


def test_every_picture_has_words_and_every_mark_a_tip(matches: list[Path]) -> None:
    body = ET.fromstring(re.search(r"<body>.*</body>", html(matches), re.DOTALL)[0])  # type: ignore[index]
    pictures = [element for element in body.iter("svg") if element.get("role") == "img"]
    assert len(pictures) > 15
    for picture in pictures:
        assert picture.get("aria-label")
        marks = [*picture.iter("circle"), *picture.iter("rect")]
        tips = [title.text for title in picture.iter("title")]
        assert tips
        assert all(tips)
        assert len(tips) >= len([mark for mark in marks if mark.get("class") in (None, "dot", "dot told")])
    captions = [figure.find("figcaption") for figure in body.iter("figure")]
    assert all(caption is not None and "".join(caption.itertext()).strip() for caption in captions)


def test_names_and_errors_cannot_become_markup(matches: list[Path]) -> None:
    assert "&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;" in html(matches)


def test_both_languages_say_the_same_things(matches: list[Path]) -> None:
    english, polish = reported(*matches), reported(*matches, language="pl")
    assert [section.slug for section in english.sections] == [section.slug for section in polish.sections]
    for one, other in zip(english.sections, polish.sections, strict=True):
        assert [len(part.sentences) for part in one.parts] == [len(part.sentences) for part in other.parts]
        assert one.title != other.title or one.title == ""
    assert "60,0" not in english.lead
    assert any("79,9\u00a0%" in section.finding for section in polish.sections)


def test_a_dot_stands_where_its_value_is() -> None:
    marks = [Mark("a", 0.5, 0.4, 0.6, "50 %", ""), Mark("b", 0.2, 0.0, 0.4, "20 %", "", told=False)]
    rows = DotRows(Dots("plot", "", marks, 0.3, [], "percent"), lambda value, digits: f"{100 * value:.{digits}f}")
    first, second = ET.fromstring(rows.row(marks[0])), ET.fromstring(rows.row(marks[1]))
    assert [circle.get("class") for row in (first, second) for circle in row.iter("circle")] == ["dot told", "dot"]
    places = [float(circle.get("cx", "").rstrip("%")) for row in (first, second) for circle in row.iter("circle")]
    at = scale(0.0, 0.6)
    assert places == [at(0.5), at(0.2)]
    assert at(0.0) == 4.0
    assert at(0.6) == 96.0
    assert at(9.9) == 96.0


@pytest.mark.parametrize(("low", "high"), [(0, 11), (-0.3, 0.2), (0.496, 0.5035), (0, 0.00021), (3, 3)])
def test_ticks_are_few_and_inside(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 1 <= len(found) <= 6
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)


def test_the_summary_is_markdown_with_all_sections_but_the_long_tables(matches: list[Path]) -> None:
    report = reported(*matches)
    text = summary(report, Speech(game("boss-monster"), "en"))
    assert text.startswith("# Balance report: Boss Monster: The Next Level\n")
    assert [line[3:] for line in text.splitlines() if line.startswith("## ")] == [s.title for s in report.sections]
    assert "| Seat 2 |" in text
    assert "per 100 matches" not in text
    widths = [line.count("|") for line in text.split("## By number of players")[1].split("##")[0].splitlines() if line]
    assert widths[1:] == [7, 7, 7, 7]


def test_every_sentence_is_there_in_both_languages_and_none_is_left_over() -> None:
    ours = {
        language: {
            name: arguments
            for name, arguments in messages_of("undercroft.arena", language).items()
            if name.startswith(("report-", "number-"))
        }
        for language in ("en", "pl")
    }
    assert ours["en"] == ours["pl"]
    assert len(ours["en"]) > 80
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted((SOURCES / "report").glob("*.py")))
    told = set(re.findall(r'"([a-z-]+)"', source))
    made = {f"column-{name}" for name in told} | {f"number-{digits}" for digits in range(3)}
    assert {
        name for name in ours["en"] if name.removeprefix("report-") not in told | made and name not in told
    } == set()
