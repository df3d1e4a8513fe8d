"""A small uploader to EDDN with three mistakes: python3 uploader.py FOLDER URL.

1. it leaves Wanted in the messages of jumps and dockings
2. it sends markets by the second version of their schema
3. it sends sessions of a beta to the live schemas
"""
import glob
import gzip
import json
import os
import sys
import urllib.error
import urllib.request

PERSONAL = {"ActiveFine", "BoostUsed", "CockpitBreach", "FuelLevel", "FuelUsed", "JumpDist", "Latitude", "Longitude",
            "HappiestSystem", "HomeSystem", "MyReputation", "SquadronFaction"}


def clean(value):
    if isinstance(value, list):
        return [clean(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {key: clean(each) for key, each in value.items() if key not in PERSONAL and not key.endswith("_Localised")}


class Uploader:
    def __init__(self, url):
        self.url, self.header, self.place = url, {}, {}

    def send(self, schema, message):
        ref = "https://eddn.edcd.io/schemas/" + schema
        body = json.dumps({"$schemaRef": ref, "header": self.header, "message": message}).encode()
        request = urllib.request.Request(self.url, gzip.compress(body), {"Content-Encoding": "gzip"})
        try:
            urllib.request.urlopen(request).read()
        except urllib.error.HTTPError as error:
            print(error.code, error.read().decode())

    def take(self, event):
        kind = event["event"]
        if kind == "Fileheader":
            self.header = {"softwareName": "three mistakes", "softwareVersion": "0.1",
                           "gameversion": event["gameversion"], "gamebuild": event["build"]}
        elif kind == "Commander":
            self.header["uploaderID"] = event["Name"]
        elif kind in ("Location", "FSDJump", "Docked"):
            if "StarPos" in event:
                self.place = {key: event[key] for key in ("StarSystem", "StarPos", "SystemAddress")}
            message = {**clean(event), **self.place}
            if kind != "Location":
                message.setdefault("Wanted", False)
            self.send("journal/1", message)
            if kind == "Docked":
                self.send("commodity/2", {"systemName": event["StarSystem"], "stationName": event["StationName"],
                                          "timestamp": event["timestamp"], "commodities": []})


uploader = Uploader(sys.argv[2])
for path in sorted(glob.glob(os.path.join(sys.argv[1], "Journal.*.log"))):
    with open(path, encoding="utf-8") as journal:
        for line in journal:
            uploader.take(json.loads(line))
