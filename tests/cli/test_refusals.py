"""Whatever is wrong: one line on standard error in the user's language, and an exit status."""

from __future__ import annotations

from pathlib import Path

import pytest

from .running import Runner

MISUSE = {
    "play bosmonster": ("Did you mean “boss-monster”", "Czy chodziło o „boss-monster”"),
    "play": ("Which game?", "W którą grę?"),
    "play boss-monster --seats gredy,you": ("no bot “gredy”", "Nie ma bota „gredy”"),
    "play boss-monster --seats you": ("names 1", "w obsadzie jest ich 1"),
    "play boss-monster --seats a,b,c,d,e": ("names 5", "w obsadzie jest ich 5"),
    "play boss-monster --seats you,": ("player's name", "imieniem gracza"),
    "play boss-monster --set hrd=yes": ("Did you mean “hard”", "Czy chodziło o „hard”"),
    "play boss-monster --set rabbits=yes": ("“rabbits”. Known: sets", "„rabbits”. Znane: sets"),
    "play boss-monster --set seats=3": ("who plays with --seats", "podaje opcja --seats"),
    "play boss-monster --set hard=maybe": ("Possible: yes, no", "Możliwe: yes, no"),
    "play boss-monster --set sets=most": ("Possible: next_level, base, both", "Możliwe: next_level, base, both"),
    "play boss-monster --set heroes=base": ("do not fit", "nie pasują"),
    "simulate boss-monster --games 99999999999999999999": ("1,000,000 at most", "najwyżej 1"),
    "play boss-monster --load": ("--load needs a value", "--load wymaga wartości"),
    "play boss-monster --bad": ("“--bad” is not known here. “--help”", "„--bad” nie jest tu znane. „--help”"),
    "play boss-monster --seat you,greedy": ("Did you mean “--seats”?", "Czy chodziło o „--seats”?"),
    "serve --hots=127.0.0.1": ("Did you mean “--host”?", "Czy chodziło o „--host”?"),
    "simulat boss-monster": ("Did you mean “simulate”? Possible: games", "Czy chodziło o „simulate”? Możliwe: games"),
    "simulate boss-monster --games x": ("whole number", "liczby całkowitej"),
    "simulate boss-monster --games 0": ("whole number", "liczby całkowitej"),
    "simulate boss-monster --jobs -1": ("whole number", "liczby całkowitej"),
    "simulate boss-monster --seats Ala,greedy": ("Only bots", "tylko boty"),
    "simulate boss-monster --seats greedy:0,random": ("number from 1", "liczba od 1"),
    "simulate": ("missing: GAME", "brakuje: GRA"),
    "rules": ("missing: GAME. ", "brakuje: GRA. "),
    "cards": ("missing: GAME. ", "brakuje: GRA. "),
    "games chess": ("no game “chess”. Installed", "Nie ma gry „chess”. Zainstalowane"),
    "verify": ("missing: FILE", "brakuje: PLIK"),
    "rules chess": ("no game “chess”. Installed", "Nie ma gry „chess”. Zainstalowane"),
    "cards chess": ("no game “chess”", "Nie ma gry „chess”"),
    "nonsense": ("Possible: games, bots, play", "Możliwe: games, bots, play"),
    "games --json=1": ("--json takes no value", "--json nie przyjmuje wartości"),
}
FAILURES = {
    "verify missing.json": ("no file missing.json", "Nie ma pliku missing.json"),
    "replay missing.json": ("no file missing.json", "Nie ma pliku missing.json"),
    "play --load missing.json": ("no file missing.json", "Nie ma pliku missing.json"),
    "verify .": ("cannot be read", "Nie można odczytać"),
    "verify damaged.json": ("not a readable match record", "nie jest czytelny zapis"),
    "replay damaged.json": ("not a readable match record", "nie jest czytelny zapis"),
    "play --load damaged.json": ("not a readable match record", "nie jest czytelny zapis"),
    "verify strange.json": ("no such game is installed", "takiej gry tu nie zainstalowano"),
    "verify unfit.json": ("not a readable match record", "nie jest czytelny zapis"),
    "rules boss-monster zzzz": ("No rule contains", "Żadna zasada nie zawiera"),
    "cards boss-monster zzzz": ("No card contains", "Żadna karta nie zawiera"),
    "rules boss-monster --coverage --tests nowhere": ("no folder nowhere", "Nie ma folderu nowhere"),
}
RECORD = """{"game": "%s", "version": "1", "settings": {"seats": %s}, "seed": "1",
"opening": [], "entries": [], "digest": ""}"""


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "damaged.json").write_bytes(b'{"game": "boss-mon\xff')
    (tmp_path / "strange.json").write_text(RECORD % ("chess", 2), encoding="utf-8")
    (tmp_path / "unfit.json").write_text(RECORD % ("boss-monster", 9), encoding="utf-8")


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("language", [0, 1], ids=["en", "pl"])
@pytest.mark.parametrize(
    ("command", "said", "status"),
    [
        *((command, said, 2) for command, said in MISUSE.items()),
        *((command, said, 1) for command, said in FAILURES.items()),
    ],
    ids=[*MISUSE, *FAILURES],
)
def test_one_clear_line(run: Runner, command: str, said: tuple[str, str], status: int, language: int) -> None:
    ran = run(*command.split(" "), "--lang", ("en", "pl")[language])
    assert ran.status == status
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("undercroft: ")
    assert said[language] in ran.err


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("command", ["verify damaged.json", "verify unfit.json", "play boss-monster --set heroes=base"])
def test_a_polish_line_holds_no_english(run: Runner, command: str) -> None:
    told = run(*command.split(" "), "--lang", "pl").err
    assert not set(told.split()) & {"is", "not", "Expected", "needs", "JSON:", "malformed:", "data", "was", "at"}


def test_a_wrong_language_is_refused_in_the_language_of_the_locale(run: Runner) -> None:
    ran = run("--lang", "xx", "games")
    assert ran.status == 2
    assert "--lang cannot be “xx”. Possible: en, pl." in ran.err


def test_settings_of_a_saved_match_cannot_be_changed(run: Runner, tmp_path: Path) -> None:
    save = str(tmp_path / "match.json")
    run("play", "boss-monster", "--seed", "3", typed=["2", f"save {save}"])
    for more in (["--set", "hard=yes"], ["--seed", "4"]):
        ran = run("play", "--load", save, *more)
        assert (ran.status, ran.out) == (2, "")
        assert "its own settings" in ran.err
    ran = run("play", "--load", save, "--seats", "you,greedy,greedy")
    assert ran.status == 2
    assert "3 seats were named, but this match has 2" in ran.err


def test_a_file_that_cannot_be_written_does_not_end_the_match(run: Runner, tmp_path: Path) -> None:
    ran = run("play", "boss-monster", "--seed", "3", typed=[f"save {tmp_path}/no\0where", "quit", "no"])
    assert ran.status == 0
    assert "cannot be written" in " ".join(ran.out.split())
