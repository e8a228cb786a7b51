"""What can be read about games before anybody plays, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from litestar.testing import TestClient

from undercroft.bots import installed_bots
from undercroft.kernel.match import new_match
from undercroft.kernel.parts import Seat
from undercroft.kernel.registry import game, installed_games
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.wire.tables import Agreement

GAMES = sorted(installed_games())
BOSS = "/api/games/boss-monster"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    file: Path = tmp_path_factory.mktemp("games") / "table.sqlite"
    config = Config(database=f"sqlite+aiosqlite:///{file}", allowed_hosts=["testserver.local"], limits=False)
    with TestClient(create_app(config), base_url="http://testserver.local") as client:
        yield client


def read(client: TestClient[Any], path: str, **query: str) -> Any:
    answer = client.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(client: TestClient[Any], path: str, **query: str) -> tuple[int, str, str]:
    answer = client.get(path, params=query)
    return answer.status_code, answer.json()["code"], answer.json()["text"]


# Games, settings, bots


def test_every_installed_game_is_listed(client: TestClient[Any]) -> None:
    assert sorted(each["name"] for each in read(client, "/api/games")["games"]) == GAMES


def test_a_game_is_described_in_the_readers_language(client: TestClient[Any]) -> None:
    assert read(client, BOSS)["title"] == "Boss Monster: The Next Level"
    polish = read(client, BOSS, lang="pl")
    assert polish["title"] == "Boss Monster: Następny poziom"
    assert polish["seats"] == {"lowest": 2, "highest": 4}
    assert "podziemia" in polish["summary"].lower()


def test_the_list_tells_the_same_as_the_single_game(client: TestClient[Any]) -> None:
    listed = read(client, "/api/games", lang="pl")["games"]
    assert read(client, BOSS, lang="pl") in listed


def test_a_setting_says_how_it_is_asked_for(client: TestClient[Any]) -> None:
    settings = {each["name"]: each for each in read(client, BOSS)["settings"]}
    assert "seats" not in settings
    assert settings["hard"] == {
        "name": "hard",
        "title": "hard mode",
        "kind": "yes-no",
        "values": [],
        "usual": False,
        "lowest": None,
        "highest": None,
        "help": "Heroes with 4 Health stay in the box: the Epic ones come sooner.",
    }
    assert settings["sets"]["kind"] == "one-of"
    assert settings["sets"]["values"] == ["next_level", "base", "both"]
    assert settings["sets"]["usual"] == "next_level"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_setting_and_bot_is_explained(client: TestClient[Any], name: str, language: str) -> None:
    told = read(client, f"/api/games/{name}", lang=language)
    assert all(each["title"] and each["help"] for each in told["settings"])
    assert {each["name"] for each in told["bots"]} == set(installed_bots()) - {"policy"}  # no file is laid out here
    assert all(each["title"] != each["name"] and each["about"] for each in told["bots"])


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_settings_make_a_match(client: TestClient[Any], name: str) -> None:
    told = read(client, f"/api/games/{name}")
    usual = {each["name"]: each["usual"] for each in told["settings"]}
    for seats in (told["seats"]["lowest"], told["seats"]["highest"]):
        match = new_match(game(name), "1", seats=seats, **usual)
        assert match.settings == game(name).settings_type(seats=seats)


@pytest.mark.parametrize("path", ["", "/rules", "/cards", "/texts/en"])
def test_a_game_that_is_not_installed_is_refused_with_the_nearest(client: TestClient[Any], path: str) -> None:
    status, code, text = refused(client, f"/api/games/bos-monster{path}", lang="pl")
    assert (status, code) == (404, "no-such-game")
    assert "Czy chodziło o „boss-monster”?" in text


# Rules and cards


def test_all_rules_can_be_read_in_the_order_of_the_book(client: TestClient[Any]) -> None:
    told = read(client, f"{BOSS}/rules")
    assert [rule["id"] for rule in told["rules"]] == [rule.id for rule in game("boss-monster").rules]
    assert "p.N a page" in told["sources"]


def test_a_rule_is_found_by_its_id_in_either_language(client: TestClient[Any]) -> None:
    [rule] = read(client, f"{BOSS}/rules", id="bm-comp-02", lang="pl")["rules"]
    assert rule == {
        "id": "BM-COMP-02",
        "kind": "component",
        "source": "p.2",
        "text": "Talia komnat liczy 75 kart.",
        "question": "",
    }
    assert read(client, f"{BOSS}/rules", id="BM-COMP-99")["rules"] == []


def test_rules_are_found_by_words_even_of_the_other_language(client: TestClient[Any]) -> None:
    for search in ("deck holds 75", "talia komnat 75"):
        [rule] = read(client, f"{BOSS}/rules", search=search)["rules"]
        assert rule["text"] == "The Room deck holds 75 cards."


def test_a_ruling_comes_with_its_question(client: TestClient[Any]) -> None:
    [ruling] = read(client, f"{BOSS}/rules", id="BM-RUL-01")["rules"]
    assert ruling["question"].endswith("Which one holds?")


def test_all_cards_can_be_read(client: TestClient[Any]) -> None:
    told = read(client, f"{BOSS}/cards", lang="pl")
    table = game("boss-monster").card_table(game("boss-monster").vocabulary.words("pl"))
    assert table is not None
    assert (told["columns"], told["rows"]) == (table.columns, table.rows)


# The texts that browsers share with us


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_texts_of_a_game_are_one_vocabulary_with_the_kernels(client: TestClient[Any], language: str) -> None:
    answer = client.get(f"{BOSS}/texts/{language}")
    assert answer.headers["content-type"].startswith("text/plain; charset=utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(answer.text), allow_overrides=True)
    words = game("boss-monster").vocabulary.words(language)
    for message in ("game-name", "option-pass", "belladonna"):
        pattern = bundle.get_message(message).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {})[0] == words.message(message)


def test_a_browser_keeps_the_texts_and_asks_only_whether_they_changed(client: TestClient[Any]) -> None:
    answer = client.get(f"{BOSS}/texts/pl")
    tag = answer.headers["etag"]
    assert tag.startswith(f'"{game("boss-monster").version}-')
    assert "public" in answer.headers["cache-control"]
    assert "max-age" in answer.headers["cache-control"]
    for known in (tag, f'"older", W/{tag}', "*"):
        again = client.get(f"{BOSS}/texts/pl", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert client.get(f"{BOSS}/texts/pl", headers={"if-none-match": '"older"'}).status_code == 200
    assert client.get(f"{BOSS}/texts/en").headers["etag"] != tag


def test_there_are_no_texts_in_other_languages(client: TestClient[Any]) -> None:
    status, code, _ = refused(client, f"{BOSS}/texts/de")
    assert (status, code) == (400, "bad-request")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_a_table_agrees_on_is_explained(client: TestClient[Any], language: str) -> None:
    fields = {field["name"]: field for field in client.get(f"/api/agreement?lang={language}").json()["fields"]}
    assert list(fields) == [field.name for field in msgspec.structs.fields(Agreement)]
    assert all(field["title"] and field["help"] for field in fields.values())
    assert {value["value"] for value in fields["timeout"]["values"]} == {"default", "bot", "concede"}
    assert all(value["text"] for field in fields.values() for value in field["values"])
    assert fields["window_seconds"]["usual"] == Agreement().window_seconds


def test_what_is_printed_on_a_card_is_found_by_its_number(client: TestClient[Any]) -> None:
    match = new_match(game("boss-monster"), "7", seats=2)
    cards = read(client, f"{BOSS}/content")["cards"]
    hand = match.view(Seat(0)).hand  # type: ignore[attr-defined]
    assert {cards[card]["family"] for card in hand} == {"room", "spell"}
    first = cards[match.view(None).players[0].boss]  # type: ignore[attr-defined]
    assert first["family"] == "boss"
    assert first["xp"] > 0


def test_content_that_a_reader_has_is_not_sent_again(client: TestClient[Any]) -> None:
    tag = client.get(f"{BOSS}/content").headers["etag"]
    again = client.get(f"{BOSS}/content", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
