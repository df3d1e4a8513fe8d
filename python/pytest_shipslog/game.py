"""A directed game: the process `shipslog fly --stdio`, and its protocol (docs/fly.md)."""
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import threading
import time

PROTOCOL = 1


class GameError(Exception):
    """A request that the game does not understand, or a game that has ended."""


class StepRefused(GameError):
    """A step that the game cannot carry out now: `reason` says why, `possible` what would make it possible."""

    def __init__(self, request, reason, possible):
        super().__init__(f"{request} is not possible: {reason} {possible}")
        self.reason = reason
        self.possible = possible


class WaitTimeout(GameError):
    """A condition that did not hold in time."""


def find_command():
    """The words that start shipslog: the variable SHIPSLOG, the command on the path, or that of the folder's node_modules."""
    given = os.environ.get("SHIPSLOG")
    if given:
        return shlex.split(given)
    local = shutil.which("shipslog", path=os.path.join("node_modules", ".bin"))
    found = shutil.which("shipslog") or local
    if found is None:
        raise GameError("shipslog is not installed: install it with npm, or say in the variable SHIPSLOG how to start it")
    return [found]


class Game:
    """A game that writes to `folder` what the test asks for. Each call returns when everything is on disk."""

    def __init__(self, *, command=None, **options):
        words = [*(command or find_command()), "fly", "--stdio"]
        for name, value in options.items():
            # A flag such as rare=True has no value.
            text = json.dumps(value) if isinstance(value, dict) else str(value)
            words += [f"--{name}"] if value is True else [f"--{name}", text]
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        # A full pipe would stop the game.
        self._complaints = []
        self._listener = threading.Thread(target=lambda: self._complaints.extend(self._process.stderr), daemon=True)
        self._listener.start()
        ready = self._read()
        if ready.get("protocol") != PROTOCOL:
            self.close()
            raise GameError(f"this package speaks protocol {PROTOCOL}, shipslog speaks {ready.get('protocol')}")
        #: The journal folder, as the game's own: give it to the tool under test.
        self.folder = pathlib.Path(ready["folder"])
        #: What is true in the game now, to compare a tool with.
        self.state = ready["state"]
        #: Every line of the journals as a dict, in order; faults do not change it.
        self.events = list(ready["events"])
        #: Called after each request; the harness for plugins delivers new lines here.
        self.after_request = []

    @property
    def journals(self):
        """The paths of the journals, the newest last."""
        return sorted(self.folder.glob("Journal*.log"))

    @property
    def status(self):
        """What Status.json shows."""
        return json.loads((self.folder / "Status.json").read_text("utf-8"))

    def do(self, step, **fields):
        """Does what a player does and returns the events. A field such as `for` is written `for_`."""
        return self._play({"do": step, **{name.rstrip("_"): value for name, value in fields.items()}})

    def write(self, event, *, check=True, **fields):
        """Writes an event of your own: a dict, or a kind and its fields. It must be as the contract says unless check is False."""
        event = event if isinstance(event, dict) else {"event": event, **fields}
        return self._play({"write": event, "check": check})

    def wait(self, duration):
        """Lets time pass in the game, such as "10m", and returns the events."""
        return self._play({"pass": duration})

    def damage(self, fault):
        """Damages the next place that a fault can damage, such as the next line for "half-line"."""
        self.ask({"break": fault})

    def restart(self, *, crash=False):
        """Ends the game and starts it again, in a new journal; a crash ends it without another line."""
        return self._play({"restart": True, "crash": crash})

    def written(self, kind):
        """The events of a kind, complete with the contents of companion files. Raises GameError for a name that is no kind."""
        return self.ask({"written": kind})["events"]

    @property
    def answers(self):
        """The faults that have struck, with the findings that `shipslog check` reports."""
        return self.ask({"answers": True})["answers"]

    def wait_until(self, condition, *, timeout=2.0, what="the condition"):
        """Waits in real time until a condition no longer fails an assertion and no longer returns False, and returns its result."""
        end = time.monotonic() + timeout
        while True:
            is_last = time.monotonic() >= end
            failure = None
            try:
                result = condition()
                if result is not False:
                    return result
            except AssertionError as error:
                failure = error
            if is_last:
                reason = f": {failure}" if failure else ""
                raise WaitTimeout(f"timed out after {timeout} s, waiting for {what}{reason}") from failure
            time.sleep(0.02)

    def ask(self, request):
        """Sends a request of the protocol and returns its answer; raises for one that is not carried out."""
        try:
            print(json.dumps(request), file=self._process.stdin, flush=True)
        except (BrokenPipeError, ValueError) as error:
            raise GameError(f"the game has ended: {self._last_words()}") from error
        answer = self._read()
        self.state = answer.get("state", self.state)
        if answer["ok"]:
            return answer
        if answer["error"] == "refused":
            raise StepRefused(request.get("do", next(iter(request))), answer["reason"], answer["possible"])
        raise GameError(answer["reason"])

    def close(self):
        """Ends the game; a temporary folder is removed."""
        if self._process.poll() is None:
            # The end of its input ends the command.
            self._process.communicate()
        self._listener.join()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _play(self, request):
        events = self.ask(request)["events"]
        self.events += events
        for notify in self.after_request:
            notify()
        return events

    def _read(self):
        line = self._process.stdout.readline()
        if line == "":
            self._process.wait()
            raise GameError(f"the game has ended: {self._last_words()}")
        return json.loads(line)

    def _last_words(self):
        self._listener.join(1)
        return "".join(self._complaints).strip() or f"exit code {self._process.returncode}"
