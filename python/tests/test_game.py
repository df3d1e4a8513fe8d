"""A directed game in Python."""
import json

import pytest

from pytest_shipslog import GameError, StepRefused, WaitTimeout


def test_writes_what_a_step_does(game):
    events = game.do("jump", to="nearest inhabited")
    assert events[-1]["event"] in json.dumps(game.events)
    assert game.written("FSDJump")[-1]["StarSystem"] == game.state["system"]["name"]
    lines = game.journals[-1].read_text("utf-8").splitlines()
    assert [json.loads(line)["event"] for line in lines] == [event["event"] for event in game.events]
    assert game.status["event"] == "Status"


def test_raises_what_is_refused_with_a_way_out(game):
    with pytest.raises(StepRefused) as refused:
        game.do("dock", strict=True)
    assert refused.value.reason and refused.value.possible
    with pytest.raises(StepRefused, match="JumpType must be a string"):
        game.write("StartJump", JumpType=5, Taxi=False)
    with pytest.raises(GameError, match='unknown kind "FSDJmp"; did you mean FSDJump'):
        game.written("FSDJmp")
    with pytest.raises(GameError, match="this is not a step"):
        game.do("dance")


def test_lets_time_pass_breaks_and_restarts(game):
    before = game.state["timeMs"]
    game.do("wait", for_="2m")
    game.wait("1m")
    assert game.state["timeMs"] == before + 180_000
    game.damage("half-line")
    game.do("undock")
    assert [answer["fault"] for answer in game.answers] == ["half-line"]
    game.restart()
    assert len(game.journals) == 2


def test_rounds_no_integer(game):
    address = 12345678901234567891
    game.write("FSDTarget", Name="Sol", SystemAddress=address, StarClass="G")
    assert game.written("FSDTarget")[-1]["SystemAddress"] == address


def test_writes_the_same_bytes_for_the_same_steps(launch_game):
    def play():
        game = launch_game(seed=7)
        game.do("jump")
        return game.journals[0].read_bytes()

    assert play() == play()


def test_waits_until_something_holds(game):
    assert game.wait_until(lambda: game.state["isDocked"]) is True
    with pytest.raises(WaitTimeout, match="timed out after 0.1 s, waiting for the moon"):
        game.wait_until(lambda: False, timeout=0.1, what="the moon")
    with pytest.raises(NameError):
        game.wait_until(lambda: misspelt)  # noqa: F821


def test_says_what_ended_the_game(launch_game):
    with pytest.raises(GameError, match="the game has ended: .*--dialect"):
        launch_game(dialect="klingon")
    game = launch_game()
    game.close()
    with pytest.raises(GameError, match="the game has ended"):
        game.do("undock")
