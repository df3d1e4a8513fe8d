"""What EDMC tells its plugins as `state`, as far as the harness keeps it."""
import json

#: The files whose contents EDMC adds to the line that announces them.
FILES = {
    "NavRoute": "NavRoute.json", "ModuleInfo": "ModulesInfo.json", "Cargo": "Cargo.json", "Market": "Market.json",
    "Outfitting": "Outfitting.json", "Shipyard": "Shipyard.json", "ShipLocker": "ShipLocker.json", "Backpack": "Backpack.json",
    "FCMaterials": "FCMaterials.json",
}

#: Where a field of the state comes from: the kinds, and the field of the event.
TAKEN = {
    "GameLanguage": (("Fileheader", "LoadGame"), "language"),
    "GameVersion": (("Fileheader", "LoadGame"), "gameversion"),
    "GameBuild": (("Fileheader", "LoadGame"), "build"),
    "FID": (("Commander", "LoadGame"), "FID"),
    "Loan": (("LoadGame",), "Loan"),
    "Horizons": (("LoadGame",), "Horizons"),
    "Odyssey": (("LoadGame",), "Odyssey"),
    "ShipID": (("Loadout",), "ShipID"),
    "ShipName": (("Loadout",), "ShipName"),
    "ShipIdent": (("Loadout",), "ShipIdent"),
    "HullValue": (("Loadout",), "HullValue"),
    "ModulesValue": (("Loadout",), "ModulesValue"),
    "Rebuy": (("Loadout",), "Rebuy"),
    "UnladenMass": (("Loadout",), "UnladenMass"),
    "CargoCapacity": (("Loadout",), "CargoCapacity"),
    "MaxJumpRange": (("Loadout",), "MaxJumpRange"),
    "FuelCapacity": (("Loadout",), "FuelCapacity"),
    "SystemName": (("Location", "FSDJump", "CarrierJump"), "StarSystem"),
    "SystemAddress": (("Location", "FSDJump", "CarrierJump"), "SystemAddress"),
    "SystemPopulation": (("Location", "FSDJump", "CarrierJump"), "Population"),
    "StarPos": (("Location", "FSDJump", "CarrierJump"), "StarPos"),
    "StationName": (("Location", "CarrierJump", "Docked"), "StationName"),
    "StationType": (("Location", "CarrierJump", "Docked"), "StationType"),
    "MarketID": (("Location", "CarrierJump", "Docked", "Embark"), "MarketID"),
}

#: Events that have everything there is: a field that they lack does not apply.
COMPLETE = ("Loadout", "Location")

#: Events after which the place is not known until the next one that tells it.
ELSEWHERE = ("LoadGame", "JoinACrew", "QuitACrew")

#: Events after which the player is at no station.
LEAVING = ("Undocked", "FSDJump", "SupercruiseEntry")


class EdmcState(dict):
    """The state that plugins get. It raises a KeyError that says so for a field that the harness does not keep."""

    def __init__(self, folder):
        super().__init__()
        self._folder = folder
        self._forget()

    def _forget(self):
        """With a new journal nothing is known."""
        self.update({name: None for name in TAKEN})
        self.update(ShipType=None, Modules=None, NavRoute=None, ModuleInfo=None, CargoJSON=None, Statistics=None)
        self.update(IsDocked=False, OnFoot=False, Odyssey=False)
        self.cmdr = None
        self.mode = None

    @property
    def is_beta(self):
        return any(word in str(self["GameVersion"]).lower() for word in ("alpha", "beta"))

    def __missing__(self, name):
        raise KeyError(f"{name}: the harness does not keep this field of EDMC's state")

    def read(self, event):
        """Takes an event into the state and returns it as plugins get it: with the contents of the file that it announces."""
        kind = event["event"]
        if kind == "Fileheader":
            self._forget()
        event = self._with_file(kind, event)
        if kind in ELSEWHERE:
            self.update({name: None for name, (kinds, _) in TAKEN.items() if "Location" in kinds})
        for name, (kinds, field) in TAKEN.items():
            if kind in kinds and (field in event or kind in COMPLETE):
                self[name] = event.get(field)
        read = getattr(self, f"_read_{kind}", None)
        if read is not None:
            read(event)
        if kind in LEAVING:
            self.update(StationName=None, StationType=None, MarketID=None, IsDocked=False)
        return event

    def _with_file(self, kind, event):
        file = self._folder / FILES.get(kind, "")
        if kind not in FILES or not file.is_file():
            return event
        try:
            content = json.loads(file.read_text("utf-8"))
        except ValueError:
            return event
        return {**content, **event}

    def _read_Commander(self, event):
        self.cmdr = event["Name"]

    def _read_LoadGame(self, event):
        self.cmdr = event["Commander"]
        self.mode = event.get("GameMode", "Open")
        self["Odyssey"] = event.get("Odyssey", False)
        # On foot the game names the suit as the ship.
        self["OnFoot"] = "suit" in event.get("Ship", "").lower()

    def _read_Loadout(self, event):
        self["ShipType"] = event["Ship"].lower()
        self["ShipName"] = event.get("ShipName", "").strip() or None
        self["Modules"] = {module["Slot"]: module for module in event["Modules"]}

    def _read_Location(self, event):
        self["IsDocked"] = event.get("Docked", False) and not event.get("OnFoot", False)
        self["OnFoot"] = event.get("OnFoot", False)
        if event.get("BodyType") == "Station":
            self["StationName"] = event["Body"]

    def _read_Docked(self, _):
        self["IsDocked"] = True

    def _read_Disembark(self, event):
        self["OnFoot"] = True
        self["StationName"] = event.get("StationName", "") if event.get("OnStation") else None

    def _read_Embark(self, event):
        is_at_station = event.get("OnStation", False)
        self["OnFoot"] = False
        self["StationName"] = event.get("StationName", "") if is_at_station else None
        self["MarketID"] = event.get("MarketID", "") if is_at_station else None

    def _read_Cargo(self, event):
        if event.get("Vessel") == "Ship" and "Inventory" in event:
            self["CargoJSON"] = event

    def _read_NavRoute(self, event):
        self["NavRoute"] = event

    def _read_ModuleInfo(self, event):
        self["ModuleInfo"] = event

    def _read_Statistics(self, event):
        self["Statistics"] = event
