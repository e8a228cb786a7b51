from bench import bots
from undercroft.kernel.registry import game


def test_bots_are_measured_and_the_page_shows_it() -> None:
    boss_monster = game("boss-monster")
    assert bots.iterations_per_second(boss_monster, 0.05) > 10
    assert bots.matches_per_second(boss_monster, "random", 1, 0.05) > 1
    row = bots.BotFigures("a game", 1_234.5, (10.0, 19.95, 1.0, 1.9))
    assert row.cells() == ("a game", "1,234", "10.0", "19.9", "1.0", "1.9")
    page = bots.for_file([row], "the command")
    assert "Written by `the command`" in page
    assert "| a game | 1,234 |" in page
