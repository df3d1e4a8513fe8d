"""Tests a tool in Python: `shipslog fly --stdio` plays, and the test directs it. Run it with python3."""
import json, os, pathlib, shlex, subprocess, unittest


class Game:
    """A game that writes to `folder` what the test asks for."""

    def __init__(self, *options):
        command = [*shlex.split(os.environ.get("SHIPSLOG", "npx shipslog")), "fly", "--stdio", *options]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.folder = pathlib.Path(json.loads(self.process.stdout.readline())["folder"])

    def ask(self, **request):
        print(json.dumps(request), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def count_dockings(folder):
    """The tool under test. In your project this is an import."""
    return sum(log.read_text(encoding="utf-8").count('"event":"Docked"') for log in folder.glob("*.log"))


class TestDockings(unittest.TestCase):
    def test_counts_a_docking(self):
        game = Game("--seed", "42")
        game.ask(do="undock")
        before = count_dockings(game.folder)
        self.assertTrue(game.ask(do="dock")["state"]["isDocked"])
        self.assertEqual(count_dockings(game.folder), before + 1)
        game.process.communicate()  # the end of its input ends the game


if __name__ == "__main__":
    unittest.main()
