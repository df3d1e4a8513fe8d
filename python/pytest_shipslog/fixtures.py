"""The fixtures of pytest: `game`, `launch_game`, and `edmc_plugin`."""
import pytest

from .edmc import EdmcPlugin
from .game import Game


@pytest.fixture
def launch_game(tmp_path):
    """Starts games: `launch_game(seed=42, ship="trader")`. Each has a folder below tmp_path, which pytest keeps for some runs."""
    games = []

    def launch(*, seed=42, start="2026-05-01T12:00:00Z", **options):
        options.setdefault("out", tmp_path / f"journal{len(games)}")
        games.append(Game(seed=seed, start=start, **options))
        return games[-1]

    yield launch
    for game in games:
        game.close()


@pytest.fixture
def game(launch_game):
    """A game with seed 42, in which the player has just entered the ship, docked."""
    return launch_game()


@pytest.fixture
def edmc_plugin(launch_game):
    """Loads a plugin of EDMC and drives it from a game: `edmc_plugin("my_plugin", seed=42)`."""
    plugins = []

    def load(folder, *, game=None, **options):
        plugins.append(EdmcPlugin(folder, game or launch_game(**options)))
        return plugins[-1]

    yield load
    for plugin in plugins:
        plugin.stop()
