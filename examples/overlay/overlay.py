"""A small overlay, as an author would write it: place, jumps left on the route, tank, hull, missions and deaths."""
import json
import pathlib


class Overlay:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.system = None
        self.station = None
        self.fuel_t = 0.0
        self.jumps_left = 0
        self.hull = 1
        self.deaths = 0
        self.missions = []
        self._route = []
        self._lines = 0

    def update(self):
        """Reads what is new in the folder."""
        # The last text is a line that the game is still writing, or nothing.
        texts = [path.read_bytes().decode("utf-8") for path in sorted(self.folder.glob("Journal*.log"))]
        lines = [line for text in texts for line in text.split("\r\n")[:-1]]
        for line in lines[self._lines:]:
            self._take(parse(line))
        self._lines = len(lines)
        self.fuel_t = self._file("Status.json").get("Fuel", {}).get("FuelMain", self.fuel_t)

    def _take(self, event):
        kind = event.get("event")
        # A game that begins docked writes Location, not Docked.
        if kind in ("Docked", "Location"):
            self.station = event.get("StationName")
        if kind == "Undocked":
            self.station = None
        if kind in ("Location", "FSDJump", "CarrierJump"):
            self.system = event["StarSystem"]
        if kind == "HullDamage" and not event.get("Fighter"):
            self.hull = event["Health"]
        if kind == "Loadout":
            self.hull = event["HullHealth"]
        if kind == "RepairAll":
            self.hull = 1
        if kind == "Died":
            self.deaths += 1
        if kind == "MissionAccepted":
            self.missions.append(event["MissionID"])
        if kind == "MissionCompleted":
            self.missions = [mission for mission in self.missions if mission != event["MissionID"]]
        if kind == "NavRoute":
            self._route = [star["StarSystem"] for star in self._file("NavRoute.json").get("Route", [])]
        if kind == "NavRouteClear":
            self._route = []
        if kind == "FSDJump" and event["StarSystem"] in self._route:
            self._route = self._route[self._route.index(event["StarSystem"]):]
        self.jumps_left = max(0, len(self._route) - 1)

    def _file(self, name):
        path = self.folder / name
        return parse(path.read_text("utf-8")) if path.exists() else {}


def parse(text):
    """A torn file or a damaged line is no reason to stop."""
    try:
        return json.loads(text)
    except ValueError:
        return {}
