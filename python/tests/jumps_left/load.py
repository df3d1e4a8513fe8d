"""A small plugin of EDMC: it remembers how many jumps are left, warns of a low tank, and counts dockings."""
import logging
import os

from config import appname, config
import myNotebook as nb

logger = logging.getLogger(f"{appname}.{os.path.basename(os.path.dirname(__file__))}")

FLAG_LANDING_GEAR = 1 << 2

this = type("This", (), {"jumps_left": None, "dockings": 0, "gear_down": None, "stopped": False, "places": []})()


def plugin_start3(plugin_dir):
    this.enabled = config.get_bool("jumps_left_enabled", default=True)
    return "Jumps left"


def plugin_stop():
    this.stopped = True


def plugin_prefs(parent, cmdr, is_beta):
    return nb.Frame(parent)


def journal_entry(cmdr, is_beta, system, station, entry, state):
    this.places.append((entry["event"], system, station))
    if entry["event"] == "FSDTarget":
        this.jumps_left = entry.get("RemainingJumpsInRoute", 0)
    if entry["event"] == "NavRoute":
        this.jumps_left = len(state["NavRoute"]["Route"]) - 1
    if entry["event"] == "Docked":
        this.dockings += 1
    if entry["event"] == "FuelScoop" and entry["Total"] < 4:
        return "Jumps left: the tank is low"
    return None


def dashboard_entry(cmdr, is_beta, entry):
    this.gear_down = bool(entry.get("Flags", 0) & FLAG_LANDING_GEAR)
