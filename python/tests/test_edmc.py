"""Plugins of EDMC, driven by a directed game."""
import pathlib
import sys

import pytest

folder = pathlib.Path(__file__).parent / "jumps_left"


def test_hears_every_line_from_load_game_on_with_place_and_state(edmc_plugin):
    plugin = edmc_plugin(folder)
    assert plugin.name == "Jumps left"
    game = plugin.game
    game.do("jump", to="nearest inhabited")
    game.do("dock")
    heard = [entry["event"] for name, entry in plugin.calls if name == "journal_entry"]
    written = [event["event"] for event in game.events]
    assert heard == written[written.index("LoadGame"):]
    this = plugin.module.this
    assert this.dockings == 1
    assert this.gear_down is True
    assert this.places[-1][1:] == (game.state["system"]["name"], game.state["station"]["name"])
    assert plugin.state["SystemAddress"] == game.state["system"]["address"]
    assert plugin.state["IsDocked"] is True
    assert plugin.state.is_beta is True


def test_adds_the_contents_of_companion_files(edmc_plugin):
    plugin = edmc_plugin(folder)
    plugin.game.write("NavRoute", Route=[
        {"StarSystem": name, "SystemAddress": 10477373803 + at, "StarPos": [0, 0, at], "StarClass": "G"}
        for at, name in enumerate(["Sol", "Alioth", "Achenar"])
    ])
    assert plugin.module.this.jumps_left == 2


def test_collects_messages_and_tells_what_the_state_lacks(edmc_plugin):
    plugin = edmc_plugin(folder)
    plugin.game.write("FuelScoop", Scooped=1.5, Total=2.5)
    assert plugin.messages == ["Jumps left: the tank is low"]
    with pytest.raises(KeyError, match="Suits: the harness does not keep this field"):
        plugin.state["Suits"]


def test_goes_on_after_damage_and_restart(edmc_plugin):
    plugin = edmc_plugin(folder)
    plugin.game.damage("half-line")
    plugin.game.do("undock")
    plugin.game.restart(crash=True)
    assert len(plugin.game.journals) == 2
    assert plugin.calls[-1][0] == "dashboard_entry"
    plugin.game.do("dock")
    assert plugin.module.this.dockings == 1


def test_stops_the_plugin_and_takes_its_modules_away(edmc_plugin):
    plugin = edmc_plugin(folder)
    assert "myNotebook" in sys.modules
    plugin.stop()
    assert plugin.module.this.stopped is True
    assert "myNotebook" not in sys.modules
    calls = len(plugin.calls)
    plugin.game.do("undock")
    assert len(plugin.calls) == calls


def test_lets_the_mistake_of_a_plugin_fail_the_test(edmc_plugin, tmp_path):
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "load.py").write_text(
        "def plugin_start3(folder):\n    return 'broken'\n"
        "def journal_entry(cmdr, is_beta, system, station, entry, state):\n    entry['FuelLevel']\n"
    )
    with pytest.raises(KeyError, match="FuelLevel"):
        edmc_plugin(broken)
