from bench import envs


def test_environments_are_measured_and_the_page_names_what_is_missing() -> None:
    figures = {"aec": envs.boss_monster(0.05), "vector": envs.vector(1)(0.05), "nobody": None}
    for row in (figures["aec"], figures["vector"]):
        assert row is not None
        assert row.steps > 0
        assert row.seconds >= 0.05
        assert (row.numbers, row.actions) == (940, 1349)
    page = envs.for_file(figures, "the command")
    assert "Written by `the command`" in page
    assert page.count("| undercroft ") == 2
    assert "- nobody: not measured" in page


def test_steps_per_second_and_per_match_are_counted() -> None:
    row = envs.EnvFigures("a game", "a package", steps=3_000, matches=20, seconds=2.0, numbers=10, actions=5)
    assert row.cells() == ("a game", "a package", "1,500", "150", "10", "5")
