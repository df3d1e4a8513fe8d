"""The journal monitor of EDMarketConnector: python3 edmc.py FOLDER COPY, with a copy of its source. It starts at the end.

Nothing of EDMarketConnector is in this repository. What it needs for its window and its settings is replaced by stand-ins.
"""
import json, os, sys, types
from unittest.mock import MagicMock

folder, copy = (os.path.abspath(path) for path in sys.argv[1:3])
stand_ins = ["config", "edshipyard", "EDMCLogging", "psutil", "semantic_version", "util_ships"]
sys.modules.update({name: MagicMock() for name in stand_ins})
settings = sys.modules["config"].config
settings.get_str.side_effect = lambda key, **_: folder if key == "journaldir" else ""
settings.shutting_down = False
sys.path.insert(0, copy)
from monitor import monitor

def print_lines(*_, **__):
    while not monitor.event_queue.empty():
        line = monitor.event_queue.get_nowait()
        try: print(json.dumps(json.loads(line)), flush=True)
        except (TypeError, ValueError): pass  # The monitor logs it as an invalid entry.

monitor.game_running = lambda: True  # So it looks once a second, as while the game runs.
monitor.start(types.SimpleNamespace(event_generate=print_lines))
sys.stdin.read()
os._exit(0)
