"""The overlay, tested in pytest with the fixtures of pytest-shipslog."""
import pytest
from overlay import Overlay


def test_counts_the_jumps_that_are_left_to_the_last_one(game):
    overlay = Overlay(game.folder)
    game.do("plotRoute", jumps=3)
    for left in (3, 2, 1, 0):
        overlay.update()
        assert overlay.jumps_left == left == len(game.state["route"])
        if left > 0:
            game.do("jump")


def test_shows_the_station_and_the_tank_from_the_first_line_on_and_after_a_crash(game):
    overlay = Overlay(game.folder)

    def check():
        overlay.update()
        assert overlay.station == (game.state["station"]["name"] if game.state["isDocked"] else None)
        assert overlay.fuel_t == pytest.approx(game.state["ship"]["fuelT"], abs=0.01)

    check()
    game.do("jump", to="nearest inhabited")
    check()
    game.do("dock")
    check()
    game.restart(crash=True)
    check()


def test_goes_on_when_files_are_damaged(game):
    overlay = Overlay(game.folder)
    overlay.update()
    fuel_t = overlay.fuel_t
    game.damage("torn-status")
    game.damage("half-line")
    game.do("undock")
    overlay.update()
    assert overlay.fuel_t == pytest.approx(fuel_t, abs=0.1)
    assert sorted(answer["fault"] for answer in game.answers) == ["half-line", "torn-status"]


def test_shows_hull_missions_deaths_and_the_jump_of_a_carrier(launch_game):
    game = launch_game(setup={"missions": []})
    overlay = Overlay(game.folder)
    game.do("takeDamage", to="hull", hull=40)
    overlay.update()
    assert overlay.hull == game.state["ship"]["hull"]
    game.do("repair")
    game.do("takeMission", kind="courier")
    overlay.update()
    assert (overlay.hull, len(overlay.missions)) == (1, 1)
    game.do("completeMission")
    game.do("handInMission")
    game.do("jumpCarrier")
    overlay.update()
    assert (overlay.missions, overlay.system) == ([], game.state["system"]["name"])
    game.do("die")
    overlay.update()
    assert overlay.deaths == 1
