"""Taking back: alone up to a barrier, beyond it when everybody agrees; and then chance moves on."""

from __future__ import annotations

from undercroft.testing.client import JSON, Connection

from .scenes import Scene, at_build, can_undo, codes, heard_all, live, options, seat_of, sitting

NOTHING_ASKED: JSON = {"type": "takeback", "seat": None, "agreed": [], "refused": False}


async def undo(line: Connection, ask: bool = False) -> str:
    return codes(await line.ask({"type": "undo", "position": line.position, "ask": ask}))


async def answer(line: Connection, agree: bool) -> str:
    return codes(await line.ask({"type": "answer-undo", "agree": agree}))


def after_a_barrier(scene: Scene) -> bool:
    """Somebody else is asked for a Room now: the last choice cannot be taken back alone."""
    return bool(scene.answered) and at_build(scene) and scene.answered["seat"] != scene.asked.seat


def after_a_choice_for_the_rules(scene: Scene) -> bool:
    """Nobody else moves now, and the last answer was not one that waited in a window."""
    return bool(scene.answered) and not scene.answered["is_window"] and at_build(scene)


@live
async def test_a_choice_of_ones_own_is_taken_back_alone(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=can_undo) as scene:
        line = next(line for line in scene.lines if line.frame and line.frame["can_undo"])
        assert await undo(line) == "done"
        assert line.question is not None
        assert line.question["options"] == scene.answered["options"]
        assert line.log[-1]["event"]["type"] == "TookBack"
        await scene.step()


@live
async def test_nobody_steps_back_alone_over_a_choice_of_others(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=after_a_barrier) as scene:
        before = scene.positions()
        for line in scene.lines:
            assert line.frame
            assert not line.frame["can_undo"]
            assert await undo(line) == "cannot-undo"
        assert scene.positions() == before


@live
async def test_an_undo_for_a_position_that_has_passed_is_late(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=after_a_barrier) as scene:
        line = scene.others[0]
        late = {"type": "undo", "position": line.position - 1, "ask": True}
        assert codes(await line.ask(late)) == "late"


@live
async def test_what_everybody_agrees_to_is_undone(url: str) -> None:
    async with sitting(url, "Ala", "Bob", "Cyd", reach=after_a_barrier) as scene:
        asker = scene.lines[scene.answered["seat"]]
        others = [line for line in scene.lines if line is not asker]
        assert await undo(asker, ask=True) == "done"
        for line in others:
            await line.until(lambda it: it.takeback == {**NOTHING_ASKED, "seat": asker.seat, "agreed": [asker.seat]})
        assert await answer(others[0], agree=True) == "done"
        agreed = sorted([seat_of(asker), seat_of(others[0])])
        await others[1].until(lambda it: it.takeback["agreed"] == agreed)
        assert await answer(others[1], agree=True) == "done"
        await asker.until(lambda it: it.takeback == NOTHING_ASKED and it.question is not None)
        assert options(asker) == [option["id"] for option in scene.answered["options"]]
        assert asker.log[-1]["event"] == {"type": "TookBack", "seat": asker.seat, "agreed": True, "in_window": False}
        await scene.play_on(2)


@live
async def test_when_all_agreed_chance_moves_on(url: str) -> None:
    """The record says what was drawn before and after: a different card lies on the deck now."""
    async with sitting(url, "Ala", "Bob", reach=after_a_barrier) as scene:
        asker, other = scene.lines[scene.answered["seat"]], scene.asked
        assert await undo(asker, ask=True) == "done"
        assert await answer(other, agree=True) == "done"
        while await scene.until_asked():
            await scene.step()
        record = await scene.record()
    undone = [entry for entry in record["entries"] if entry["type"] == "Undone"]
    assert undone == [{"type": "Undone", "seat": asker.seat, "agreed": True}]


@live
async def test_what_one_refuses_stays_and_cannot_be_asked_again_at_once(url: str) -> None:
    async with sitting(url, "Ala", "Bob", "Cyd", reach=after_a_barrier) as scene:
        asker = scene.lines[scene.answered["seat"]]
        others = [line for line in scene.lines if line is not asker]
        before = scene.positions()
        assert await undo(asker, ask=True) == "done"
        await others[0].until(lambda it: it.takeback["seat"] == asker.seat)
        assert await answer(others[0], agree=False) == "done"
        for line in scene.lines:
            await line.until(lambda it: it.takeback["refused"])
        assert await answer(others[1], agree=True) == "nothing-asked"
        assert await undo(asker, ask=True) == "asked-already"
        assert scene.positions() == before


@live
async def test_after_the_next_choice_it_may_be_asked_again(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=after_a_barrier) as scene:
        asker, other = scene.lines[scene.answered["seat"]], scene.asked
        assert await undo(asker, ask=True) == "done"
        assert await answer(other, agree=False) == "done"
        await scene.step()
        for line in scene.lines:
            await line.until(lambda it: it.takeback == NOTHING_ASKED)
        assert await undo(asker, ask=True) == "done"
        await heard_all(other)
        assert other.takeback["seat"] == asker.seat


@live
async def test_nobody_answers_for_oneself_or_when_nothing_was_asked(url: str) -> None:
    async with sitting(url, "Ala", "Bob", reach=after_a_barrier) as scene:
        asker = scene.lines[scene.answered["seat"]]
        assert await answer(asker, agree=True) == "nothing-asked"
        assert await undo(asker, ask=True) == "done"
        assert await answer(asker, agree=True) == "nothing-asked"


@live
async def test_who_has_conceded_neither_answers_a_takeback_nor_holds_a_window(url: str) -> None:
    """They have nothing to lose any more: they could only keep the others from playing."""
    async with sitting(url, "Ala", "Bob", "Cyd", reach=at_build) as scene:
        gone = scene.others[0]
        assert codes(await gone.ask({"type": "concede"})) == "done"
        await scene.play_on(2)
        assert await scene.play_until(after_a_barrier)
        assert codes(await gone.ask({"type": "hold", "on": True})) == "not-your-choice"
        assert codes(await gone.ask({"type": "hold", "on": False})) == "done"
        asker = scene.lines[scene.answered["seat"]]
        other = next(line for line in scene.lines if line not in (asker, gone))
        assert await undo(asker, ask=True) == "done"
        await other.until(lambda it: it.takeback["seat"] == asker.seat)
        assert await answer(gone, agree=False) == "nothing-asked"
        assert await answer(other, agree=True) == "done"
        await asker.until(lambda it: it.takeback == NOTHING_ASKED and it.question is not None)


@live
async def test_bots_always_agree(url: str) -> None:
    seats = ["me", {"kind": "bot", "bot": "random"}]
    async with sitting(url, "Ala", seats=seats, reach=after_a_choice_for_the_rules) as scene:
        line = scene.lines[0]
        if not (line.frame and line.frame["can_undo"]):
            assert await undo(line) == "cannot-undo"
        assert await undo(line, ask=True) == "done"
        await line.until(lambda it: any(told["event"]["type"] == "TookBack" for told in it.log))
        assert line.takeback["seat"] is None
