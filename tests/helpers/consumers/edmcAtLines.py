"""Feeds a journal folder to EDMarketConnector as edmc-run does, but with the companion files as they were at each line.

usage: edmcAtLines.py CONSUMERS_FOLDER JOURNAL_FOLDER OUT_PREFIX WRITES_FILE
Each line of WRITES_FILE is {"line": how many lines the journals have before the write, "file": name, "text": content}. Needs a display.
"""
import json
import os
import pathlib
import runpy
import shutil
import sys
import tarfile
import tempfile

consumers, folder, out, writes = (pathlib.Path(word).resolve() for word in sys.argv[1:])
place = pathlib.Path(tempfile.mkdtemp(prefix="edmc-"))
edmc = place / "edmc"
data = place / ".local/share"
# Settings of the player of this machine are not to be read or changed.
os.environ.update(HOME=str(place), XDG_CONFIG_HOME=str(place / ".config"), XDG_DATA_HOME=str(data))


def files_at_lines():
    """Yields before each line, when the files are as they were when the game wrote it; those of the end follow the last line."""
    # Games before 3.3 may write no file.
    rows = [json.loads(row) for row in writes.read_text(encoding="utf-8").split("\n") if row]
    line = 0
    for row in rows:
        while line < row["line"]:
            line += 1
            yield
        (folder / row["file"]).write_text(row["text"], encoding="utf-8", newline="")


try:
    with tarfile.open(consumers / "edmc.tar.xz") as archive:
        archive.extractall(place)
    (data / "EDMarketConnector").mkdir(parents=True)
    for name in ("ships.json", "modules.json"):
        shutil.copy(edmc / name, data / "EDMarketConnector")
    os.chdir(edmc)
    sys.path.insert(0, str(edmc))
    from monitor import EDLogs

    parse_entry = EDLogs.parse_entry
    files = files_at_lines()

    def parse_at_line(self, line):
        next(files, None)
        return parse_entry(self, line)

    EDLogs.parse_entry = parse_at_line
    sys.argv = ["edmc_run.py", str(edmc), str(folder), str(out)]
    runpy.run_path(str(consumers / "edmc_run.py"), run_name="__main__")
    for _ in files:
        pass
finally:
    os.chdir("/")
    shutil.rmtree(place)
