"""Playing in the terminal: from the first question to the last, with everything one may type on the way."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.bots.random import RandomBot
from undercroft.kernel.record import Record, Taken

from .running import Runner, own_saves

TOLL = Path(__file__).parents[2] / "examples" / "dragons_toll" / "src" / "dragons_toll"
PLAY = ("play", "boss-monster", "--seed", "7")
STRAIGHT_ON = ["2"] * 4000
"""Every question has two options at least, so the second one always exists."""


def saved(path: Path) -> Record:
    return Record.from_json(path.read_bytes())


@pytest.mark.parametrize("seats", ["ty,greedy", "Ala,random,greedy:1"])
def test_a_whole_match_in_polish(run: Runner, tmp_path: Path, seats: str) -> None:
    ran = run(*PLAY, "--seats", seats, "--lang", "pl", typed=STRAIGHT_ON)
    assert ran.status == 0
    assert ran.err == ""
    for said in ("Przy stole:", "Miasto", "Twoja ręka", "Faza przynęty", "Koniec rundy 1.", "Koniec partii."):
        assert said in ran.out
    for english in ("Round", "Pass", "draws", "Your", "{", "None"):
        assert english not in ran.out
    [file] = own_saves(tmp_path / "state")
    assert "„undercroft analyse” oceni" in ran.out
    assert run("verify", str(file)).status == 0
    told = run("replay", str(file), "--lang", "pl")
    assert told.status == 0
    assert "Koniec partii." in told.out


def test_the_same_match_in_english(run: Runner) -> None:
    ran = run(*PLAY, "--seats", "Ann,greedy", typed=STRAIGHT_ON)
    assert ran.status == 0
    for said in ("At the table: Ann, greedy.", "Town", "Your hand", "The match is over. Winner:", "(BM-"):
        assert said in ran.out


def test_every_option_shows_its_rule(run: Runner) -> None:
    ran = run(*PLAY, typed=["2"])
    options = [line for line in ran.out.splitlines() if re.match(r" {2,3}\d+  \S", line)]
    assert len(options) > 5
    assert all("BM-" in line for line in options)


def test_what_is_written_on_a_card_is_told_once_and_whenever_asked_for(run: Runner) -> None:
    ran = run(*PLAY, typed=["2", "2", "1", "1"])
    lines = [line for line in ran.out.splitlines() if line.startswith("  Elemental Generator: ")]
    assert len(lines) == 1
    assert run(*PLAY, typed=["2", "table"]).out.count("  Elemental Generator: ") == 2
    assert run(*PLAY, typed=["2", "why 2"]).out.count("  Elemental Generator: ") == 2


def test_no_line_ends_in_blanks_except_in_tables(run: Runner) -> None:
    story = run(*PLAY, typed=["2"]).out.partition("Player: It is your turn to build")[0]
    assert [line for line in story.splitlines() if line.endswith(" ") and "BM-" not in line] == []


def test_settings_reach_the_match(run: Runner, tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    run(*PLAY, "--set", "hard=yes", "--set", "sets=both", "--set", "choose-boss", typed=["2", f"save {save}"])
    settings = saved(save).settings
    assert (settings["hard"], settings["sets"], settings["choose_boss"]) == (True, "both", True)


# Commands


def test_why_tells_the_rule_behind_an_option(run: Runner) -> None:
    ran = run(*PLAY, typed=["2", "why 1", "why 99", "why"])
    assert "BM-BUILD-08 A player may decline to place a Room." in ran.out
    assert "“99” is not possible now" in ran.out
    assert "or a thing that you see" in ran.out


def test_why_tells_what_keeps_a_thing_from_being_chosen(run: Runner) -> None:
    ran = run(*PLAY, "--lang", "pl", typed=["2", "dlaczego superskuteczne", "dlaczego generator", "why zzz"])
    assert "Superskuteczne!: nie teraz, ponieważ" in ran.out
    assert "BM-SPELL-05" in ran.out
    assert "Generator żywiołaków: to można teraz wybrać." in ran.out
    assert "„zzz” jest tu niezrozumiałe" in ran.out


def test_words_that_fit_several_things_are_ambiguous(run: Runner) -> None:
    assert "could mean several things" in run(*PLAY, typed=["2", "why o"]).out


def test_undo_takes_back_ones_own_choice(run: Runner, tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    run(*PLAY, "--seats", "Ann,Bob", typed=["", "2", "", "undo", "yes", f"save {save}"])
    kinds = [type(entry).__name__ for entry in saved(save).entries]
    assert kinds == ["Taken"] or "Undone" in kinds


def test_against_bots_undo_beyond_chance_is_asked_for(run: Runner, tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    ran = run(*PLAY, typed=["2", "2", "undo", "no", "undo", "yes", f"save {save}"])
    assert ran.out.count("chance moves on. Do it? (yes/no)") == 2
    assert "There is no choice of yours" in ran.out
    assert any(type(entry).__name__ == "Undone" for entry in saved(save).entries)
    assert run("verify", str(save)).status == 0


def test_undo_before_any_choice_is_refused(run: Runner) -> None:
    assert "There is no choice of yours" in run(*PLAY, typed=["undo"]).out


def test_people_are_asked_for_their_consent(run: Runner) -> None:
    ran = run(*PLAY, "--seats", "Ann,Bob", typed=["", "2", "", "2", "", "undo", "no"])
    assert "do you agree that the last choice is taken back?" in ran.out


def test_card_log_table_and_help(run: Runner) -> None:
    ran = run(*PLAY, typed=["2", "card belladonna", "card zzz", "card", "log", "table", "help", ""])
    assert "Level Up: heal one Wound" in ran.out
    assert "No card contains “zzz”." in ran.out
    assert "Say words of its name or its text: card WORDS." in ran.out
    assert ran.out.count("Order of play: Player, greedy.") == 2
    assert "Discard pile" in ran.out
    assert "take back your last choice" in ran.out


def test_standing_orders(run: Runner) -> None:
    ran = run(*PLAY, typed=["2", "ask", "ask sometimes", "ask always", "ask never"])
    assert ran.out.count("(now: concerned)") == 2
    assert "whenever you can do something" in ran.out
    assert "never where you could also pass" in ran.out


def test_an_option_may_be_typed_as_its_text(run: Runner, tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    option = str(undercroft.new("boss-monster", seed=7).options[1])
    run(*PLAY, typed=[option, f"save {save}"])
    first: Any = saved(save).entries[0]
    assert first.option == option


@pytest.mark.parametrize("nonsense", ["99", "0", "-1", "foo", "½", "build x at y", "[bold]", "{ $x }"])
def test_nonsense_is_refused_and_changes_nothing(run: Runner, tmp_path: Path, nonsense: str) -> None:
    save = tmp_path / "m.json"
    ran = run(*PLAY, typed=["2", nonsense, f"save {save}"])
    assert ran.status == 0
    assert "is not possible now" in ran.out
    assert len([entry for entry in saved(save).entries if isinstance(entry, Taken) and entry.seat == 0]) == 1


# Several people


def test_a_curtain_hides_one_hand_from_the_next(run: Runner) -> None:
    ran = run(*PLAY, "--seats", "Ann,Bob", typed=["", "2", "", "2", ""])
    scenes = ran.out.split("Nobody else looks at the screen now.")
    assert len(scenes) == 4
    for scene, other in zip(scenes[1:], ("Bob", "Ann", "Bob"), strict=True):
        assert f"{other} draws:" not in scene
        assert scene.count("Your hand") == 1


def test_alone_there_is_no_curtain(run: Runner) -> None:
    assert "Nobody else looks" not in run(*PLAY, typed=["2", "2"]).out


# Leaving and coming back


def test_a_saved_match_goes_on_where_it_stood(run: Runner, tmp_path: Path) -> None:
    save, again = tmp_path / "m.json", tmp_path / "again.json"
    first = run(*PLAY, "--seats", "Ala,random", typed=["2", "2", f"save {save}", "quit", "no"])
    assert f"undercroft play --load {save}" in first.out
    ran = run("play", "--load", str(save), typed=[f"save {again}"])
    assert "At the table: Ala, random." in ran.out
    assert "“log” tells everything" in ran.out
    assert "Order of play:" not in ran.out
    assert saved(again) == saved(save)
    assert run("play", "boss-monster", "--load", str(save), typed=STRAIGHT_ON).status == 0


def test_quit_offers_to_save(run: Runner, tmp_path: Path) -> None:
    assert "Save the match before you go?" in run(*PLAY, typed=["2", "quit", "no"]).out
    assert own_saves(tmp_path / "state") == []
    assert "Saved. Go on with" in run(*PLAY, typed=["2", "quit", "yes"]).out
    assert len(own_saves(tmp_path / "state")) == 1


def test_the_end_of_input_says_how_to_resume(run: Runner, tmp_path: Path) -> None:
    ran = run(*PLAY, "--lang", "pl", typed=["2"])
    [file] = own_saves(tmp_path / "state")
    assert ran.status == 0
    assert "Koniec danych wejściowych." in ran.out
    assert f"undercroft play --load {file}" in ran.out


def test_ctrl_c_says_how_to_resume(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lines() -> Iterator[str]:
        yield "2"
        raise KeyboardInterrupt

    typed = lines()
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    status = sys.modules["undercroft.cli"].main([*PLAY])
    told = capsys.readouterr()
    assert status == 130
    assert told.err == ""
    assert "Interrupted." in told.out
    assert f"undercroft play --load {own_saves(tmp_path / 'state')[0]}" in told.out


# Replaying


@pytest.mark.parametrize(
    ("language", "broke", "cheated"),
    [
        (
            "en",
            "The bot “random” broke down: RuntimeError: no idea (test_play.py:",
            "The bot “random” took “nonsense”, which was not offered.",
        ),
        (
            "pl",
            "Bot „random” się zepsuł: RuntimeError: no idea (test_play.py:",
            "Bot „random” wybrał „nonsense”, a takiej możliwości nie było.",
        ),
    ],
)
def test_a_bot_that_fails_is_named_and_costs_nobody_the_match(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, language: str, broke: str, cheated: str
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    for answer, said in ((broken, broke), (lambda *_: "nonsense", cheated)):
        monkeypatch.setattr(RandomBot, "without_looking", answer)
        ran = run(*PLAY, "--seats", "you,random", "--lang", language, typed=STRAIGHT_ON)
        assert ran.status == 1
        assert said in ran.err
        assert ran.err.count("\n") == 1
        [file] = own_saves(tmp_path / "state")
        assert f"undercroft play --load {file}" in ran.out
        assert len(saved(file).entries) > 0
        file.unlink()


def test_a_bot_that_cannot_even_be_made_is_named(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "__init__", lambda self: None)
    ran = run(*PLAY, "--seats", "you,random")
    assert ran.status == 1
    assert ran.err.startswith("undercroft: The bot “random” broke down: TypeError: ")
    assert ran.err.count("\n") == 1


def test_replay_step_by_step(run: Runner, tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    run(*PLAY, typed=["2", "2", f"save {save}"])
    whole = run("replay", str(save), "--step", typed=[""] * 500)
    part = run("replay", str(save), "--step", typed=[""])
    assert whole.status == part.status == 0
    assert 0 < len(part.out) < len(whole.out)
    assert "Town" in whole.out


def test_a_match_that_goes_on_keeps_its_secrets_in_the_replay(run: Runner, tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    run(*PLAY, typed=["2", f"save {save}"])
    assert "draws:" not in run("replay", str(save)).out


def test_a_changed_record_does_not_verify(run: Runner, tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    run(*PLAY, typed=["2", "2", f"save {save}"])
    save.write_bytes(save.read_bytes().replace(b'"seed": "7"', b'"seed": "8"'))
    ran = run("verify", str(save), "--json")
    assert ran.status == 1
    assert '"ok": false' in ran.out
    assert run("verify", str(save), "--lang", "pl").err.startswith("undercroft: Zapis nie daje tego samego")


# A plug-in whose texts are not complete


@pytest.fixture
def toll_lacking(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The tutorial's game without the texts for laying a card down, for its question and for casting the die."""
    shutil.copytree(TOLL, tmp_path / "plug_in" / "lacking_toll")
    for file in (tmp_path / "plug_in").rglob("*.*"):
        text = file.read_text(encoding="utf-8").replace("dragons_toll", "lacking_toll")
        gone = r"^(option-lay-down|choice-lay-card|event-die-cast) = .*$" if file.suffix == ".ftl" else "(?!)"
        file.write_text(re.sub(gone, "", text, flags=re.MULTILINE), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path / "plug_in"))
    game = importlib.import_module("lacking_toll").GAME
    monkeypatch.setattr("undercroft.cli.play.game", lambda name: game)


@pytest.mark.usefixtures("toll_lacking")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_text_that_a_plug_in_lacks_is_shown_by_its_name_and_play_goes_on(run: Runner, language: str) -> None:
    ran = run("play", "dragons-toll", "--seed", "7", "--lang", language, typed=["1"] * 100)
    assert ran.status == 0
    assert ran.err == ""
    assert re.search(r"1  option-lay-down: lay down \d+ +DT-LAY-01", ran.out)
    assert "choice-lay-card" in ran.out
    assert re.search(r"event-die-cast: DieCast\(die=[1-6]\)", ran.out)
    assert "DT-END-01" in ran.out
