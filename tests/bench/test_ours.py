from bench import child, run
from undercroft.kernel.registry import installed_games


def test_every_game_of_ours_is_measured() -> None:
    ours = {f"ours_{name.replace('-', '_')}" for name in installed_games()}
    assert ours <= set(run.MODULES)


def test_alone_is_played_to_its_end_and_copied_half_way() -> None:
    figures = child.answer("ours_alone", seconds=0.01)["figures"]
    assert figures["name"] == "Alone, 2 seats"
    assert figures["decisions_per_game"] > 100
    assert 0 < figures["forced"] < 1
    assert figures["clones_per_second"] > 0
