"""Plays sessions to EDMC itself and to the state of the harness, and prints the fields that differ: EDMC_FOLDER and seeds as arguments."""
import json
import os
import socket
import sys
import types

#: EDMC reads these files again later, and has placeholders until then.
APART = {"CargoJSON", "ModuleInfo", "NavRoute", "Modules", "Statistics"}

STEPS = [("jump", {"to": "nearest inhabited"}), ("dock", {}), ("play", {"for_": "40m"}), ("disembark", {}), ("play", {"for_": "40m"})]


def refuse(*_, **__):
    raise OSError("nothing is sent")


def play(seed, monitor, config):
    from pytest_shipslog import Game, StepRefused
    from pytest_shipslog.edmc_state import EdmcState

    differences, lines = {}, 0
    with Game(seed=seed, start="2026-05-01T12:00:00Z") as game:
        config.set("journaldir", str(game.folder))
        monitor.currentdir = str(game.folder)
        state = EdmcState(game.folder)
        for step, fields in STEPS:
            try:
                game.do(step, **fields)
            except StepRefused:
                pass
        game.restart()
        for journal in game.journals:
            for line in journal.read_bytes().splitlines(keepends=True):
                monitor.parse_entry(line)
                event = state.read(json.loads(line))
                lines += 1
                pairs = {name: (ours, monitor.state.get(name)) for name, ours in state.items() if name not in APART}
                pairs["cmdr"] = (state.cmdr, monitor.cmdr)
                pairs["beta"] = (state.is_beta, monitor.is_beta)
                for name, (ours, theirs) in pairs.items():
                    if ours != (list(theirs) if isinstance(theirs, tuple) else theirs):
                        differences.setdefault(name, f"{event['event']}: {ours}, EDMC {theirs}")
    return lines, differences


def main(edmc, *seeds):
    socket.socket.connect = refuse
    sys.path.insert(0, edmc)
    os.chdir(edmc)
    import tkinter

    tkinter.Tk()
    from config import config
    from monitor import monitor

    monitor.root = types.SimpleNamespace(event_generate=lambda *_, **__: None)
    monitor.catching_up = False
    for seed in seeds:
        lines, differences = play(int(seed), monitor, config)
        print(json.dumps({"seed": int(seed), "lines": lines, "differences": differences}))


main(*sys.argv[1:])
