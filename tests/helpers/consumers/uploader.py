"""A small uploader to EDDN with three mistakes: python3 uploader.py FOLDER URL.

1. it leaves Wanted in the messages of jumps and dockings
2. it sends markets by the second version of their schema
3. it sends sessions of a beta to the live schemas
"""
import glob
import gzip
import json
import sys
import urllib.error
import urllib.request

PERSONAL = {"ActiveFine", "BoostUsed", "CockpitBreach", "FuelLevel", "FuelUsed", "JumpDist", "Latitude", "Longitude",
            "HappiestSystem", "HomeSystem", "MyReputation", "SquadronFaction"}


def clean(fields):
    return {key: value for key, value in fields.items() if key not in PERSONAL and not key.endswith("_Localised")}


def read(folder):
    for path in sorted(glob.glob(f"{folder}/Journal.*.log")):
        with open(path, encoding="utf-8") as journal:
            for line in journal:
                yield json.loads(line, object_hook=clean)


def send(url, schema, header, message):
    upload = {"$schemaRef": f"https://eddn.edcd.io/schemas/{schema}", "header": header, "message": message}
    body = gzip.compress(json.dumps(upload).encode())
    try:
        urllib.request.urlopen(urllib.request.Request(url, body, {"Content-Encoding": "gzip"})).close()
    except urllib.error.HTTPError as error:
        print(error.code, error.read().decode())


def main(folder, url):
    header = {"softwareName": "three mistakes", "softwareVersion": "0.1"}
    place = {}
    for event in read(folder):
        kind = event["event"]
        if kind == "Fileheader":
            header.update(gameversion=event["gameversion"], gamebuild=event["build"])
        if kind == "Commander":
            header["uploaderID"] = event["Name"]
        if kind in ("Location", "FSDJump"):
            place = {key: event[key] for key in ("StarSystem", "StarPos", "SystemAddress")}
        if kind in ("FSDJump", "Docked"):
            send(url, "journal/1", header, {"Wanted": False, **event, **place})
        if kind == "Docked":
            send(url, "commodity/2", header, {"systemName": event["StarSystem"], "stationName": event["StationName"],
                                              "timestamp": event["timestamp"], "commodities": []})


main(*sys.argv[1:])
