"""Tests a tool in pytest, with the fixture `game` of pytest-shipslog: `pip install ./python`, then `pytest 15-test-with-pytest.py`."""
import pytest
from pytest_shipslog import StepRefused


def count_dockings(folder):
    """The tool under test. In your project this is an import."""
    return sum(log.read_text(encoding="utf-8").count('"event":"Docked"') for log in folder.glob("*.log"))


def test_counts_a_docking(game):
    game.do("undock")
    before = count_dockings(game.folder)
    game.do("dock")
    assert game.state["isDocked"]
    assert count_dockings(game.folder) == before + 1


def test_survives_a_crash(game):
    game.do("jump", to="nearest inhabited")
    game.restart(crash=True)
    assert count_dockings(game.folder) == len(game.written("Docked"))


def test_says_why_a_step_is_impossible(game):
    with pytest.raises(StepRefused, match="docked"):
        game.do("dock", strict=True)
