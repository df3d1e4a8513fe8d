"""A harness for plugins of EDMC (EDMarketConnector): it loads one and calls it as EDMC would, driven by a directed game.

Written from EDMC's documentation for plugins (PLUGINS.md). The modules of EDMC that a plugin imports are replaced by small ones, unless the real
ones can be imported: put the folder of EDMC on PYTHONPATH for that. A window is never opened, so `plugin_app` and `plugin_prefs` are not called.
"""
import copy
import importlib.util
import json
import logging
import pathlib
import sys
import types

from .edmc_state import EdmcState


class Config(dict):
    """The settings of EDMC, in memory."""

    shutting_down = False
    app_dir_path = pathlib.Path(".")
    plugin_dir_path = pathlib.Path(".")
    internal_plugin_dir_path = pathlib.Path(".")
    default_journal_dir = None

    def get_str(self, key, *, default=None):
        return self.get(key, default)

    def get_int(self, key, *, default=0):
        return self.get(key, default)

    def get_bool(self, key, *, default=None):
        return self.get(key, default)

    def get_list(self, key, *, default=None):
        return self.get(key, default)

    def set(self, key, value):
        self[key] = value

    def delete(self, key, *, suppress=False):
        if suppress:
            self.pop(key, None)
        else:
            del self[key]


class Unused:
    """Stands for what only a window needs: it can be called, subclassed and asked for anything."""

    def __init__(self, *_, **__):
        pass

    def __call__(self, *_, **__):
        return Unused()

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Unused()


def _modules(config, messages):
    """The modules of EDMC, by name, with what plugins take from them."""
    logger = logging.getLogger("EDMarketConnector")
    return {
        "config": dict(
            config=config, appname="EDMarketConnector", applongname="E:D Market Connector", appcmdname="EDMC",
            appversion=lambda: "6.0.0", appversion_nobuild=lambda: "6.0.0", user_agent="pytest-shipslog",
            debug_senders=[], trace_on=[], logger=logger,
        ),
        "EDMCLogging": dict(get_main_logger=lambda *_: logger, get_plugin_logger=lambda name, *_: logging.getLogger(name)),
        "plug": dict(show_error=messages.append, PLUGINS=[]),
        "monitor": dict(monitor=Unused()),
        "theme": dict(theme=Unused()),
        "myNotebook": {name: Unused for name in ("Notebook", "Frame", "Label", "Entry", "EntryMenu", "Button", "Checkbutton")},
        "ttkHyperlinkLabel": dict(HyperlinkLabel=Unused),
        "l10n": dict(translations=types.SimpleNamespace(tl=lambda text, **_: text, translate=lambda text, **_: text), Locale=Unused()),
        "timeout_session": dict(new_session=Unused()),
        "companion": dict(CAPIData=dict),
    }


class EdmcPlugin:
    """A plugin of EDMC that hears what a game writes: after each step its `journal_entry` and `dashboard_entry` have been called."""

    def __init__(self, folder, game):
        self.folder = pathlib.Path(folder).resolve()
        self.game = game
        #: The settings that the plugin sees.
        self.config = Config()
        #: What the plugin returned or showed for the status line, in order.
        self.messages = []
        #: The calls so far: the name of the function and the event or Status it was given.
        self.calls = []
        self.state = EdmcState(game.folder)
        self._offsets = {}
        self._status = None
        self._replaced = {}
        self.module = self._load()
        #: The name that the plugin gave itself.
        self.name = self._call("plugin_start3", str(self.folder))
        game.after_request.append(self.deliver)
        self.deliver()

    def deliver(self):
        """Gives the plugin every line that is new in the folder, and Status.json if it has changed."""
        for line in self._new_lines():
            self._tell(line)
        status = self.game.folder / "Status.json"
        text = status.read_text("utf-8") if status.exists() else ""
        if text == self._status or self.state.cmdr is None:
            return
        self._status = text
        try:
            entry = json.loads(text)
        except ValueError:
            return  # It is being replaced; EDMC waits for the next one too.
        self.calls.append(("dashboard_entry", entry))
        self._call("dashboard_entry", self.state.cmdr, self.state.is_beta, copy.deepcopy(entry))

    def stop(self):
        """Ends the plugin as EDMC does when it is closed, and takes the replaced modules away."""
        if self.deliver in self.game.after_request:
            self.game.after_request.remove(self.deliver)
            self.config.shutting_down = True
            self._call("plugin_stop")
        for name, earlier in self._replaced.items():
            if earlier is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = earlier
        self._replaced = {}

    def _tell(self, line):
        try:
            entry = json.loads(line)
        except ValueError:
            return  # EDMC notes a line that is no JSON in its log and goes on.
        entry = self.state.read(entry)
        # Plugins hear nothing until a commander has loaded the game.
        if self.state.mode is None:
            return
        self.calls.append(("journal_entry", entry))
        state = self.state
        place = state["SystemName"], state["StationName"]
        self._call("journal_entry", state.cmdr, state.is_beta, *place, copy.deepcopy(entry), state)

    def _call(self, name, *arguments):
        function = getattr(self.module, name, None)
        if function is None:
            return None
        answer = function(*arguments)
        if name == "journal_entry" and answer:
            self.messages.append(answer)
        return answer

    def _new_lines(self):
        """Complete lines only: the game may be writing the last one."""
        for journal in self.game.journals:
            data = journal.read_bytes()[self._offsets.get(journal, 0):]
            end = data.rfind(b"\n") + 1
            self._offsets[journal] = self._offsets.get(journal, 0) + end
            yield from data[:end].splitlines()

    def _load(self):
        for name, contents in _modules(self.config, self.messages).items():
            if name in sys.modules or importlib.util.find_spec(name) is not None:
                continue
            self._replace(name, types.ModuleType(name))
            sys.modules[name].__dict__.update(contents)
        file = self.folder / "load.py" if self.folder.is_dir() else self.folder
        spec = importlib.util.spec_from_file_location(f"edmc_plugin_{self.folder.stem}", file)
        module = importlib.util.module_from_spec(spec)
        self._replace(spec.name, module)
        # EDMC lets a plugin import what lies beside it.
        sys.path.insert(0, str(file.parent))
        try:
            spec.loader.exec_module(module)
        finally:
            sys.path.remove(str(file.parent))
        return module

    def _replace(self, name, module):
        self._replaced[name] = sys.modules.get(name)
        sys.modules[name] = module
