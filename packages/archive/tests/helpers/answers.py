"""Answers the named queries about income from the lines of journals alone, to compare them with the archive.

Reads paths of journals from standard input, one on each line, and prints JSON: for each query the rows as lists.
"""

import json
import re
import sys
from collections import defaultdict


def read_journal(path):
    """The commander of a journal and its events."""
    events = []
    with open(path, "rb") as file:
        for line in file.read().split(b"\n"):
            try:
                event = json.loads(line.decode("utf-8"))
            except ValueError:
                continue
            if isinstance(event, dict) and isinstance(event.get("event"), str):
                events.append(event)
    named = (e["FID"] for e in events if e["event"] in ("Commander", "LoadGame") and e.get("FID"))
    return next(named, "unknown"), events


def table(width):
    return defaultdict(lambda: [0] * width)


trade, missions, exploration, materials = table(5), table(5), table(3), table(4)
bounties, credits, held = table(3), table(2), {}


def move(who, name, column, count):
    materials[who, name.lower()][column] += count


def money(who, source, amount):
    if isinstance(amount, int) and not isinstance(amount, bool):
        credits[who, source][0] += amount
        credits[who, source][1] += 1


EARNED = {
    "exploration data": {"MultiSellExplorationData": "TotalEarnings", "SellExplorationData": "TotalEarnings"},
    "missions": {"MissionCompleted": "Reward"},
    "goods sold": {"MarketSell": "TotalSale"},
    "vouchers": {"RedeemVoucher": "Amount"},
    "community goals": {"CommunityGoalReward": "Reward"},
    "search and rescue": {"SearchAndRescue": "Reward"},
    "powerplay salary": {"PowerplaySalary": "Amount"},
    "ships sold": {"ShipyardSell": "ShipPrice", "ShipyardBuy": "SellPrice", "SellShipOnRebuy": "ShipPrice"},
    "modules sold": {"ModuleSell": "SellPrice", "ModuleSellRemote": "SellPrice", "ModuleBuy": "SellPrice"},
    "limpets sold": {"SellDrones": "TotalSale"},
    "on-foot goods sold": {"SellMicroResources": "Price"},
    "suits and weapons sold": {"SellSuit": "Price", "SellWeapon": "Price"},
    "taxis refunded": {"CancelTaxi": "Refund", "CancelDropship": "Refund"},
    "carrier withdrawals": {"CarrierBankTransfer": "Withdraw"},
}
SPENT = {
    "goods bought": {"MarketBuy": "TotalCost"},
    "donations": {"MissionCompleted": "Donated"},
    "ships bought": {"ShipyardBuy": "ShipPrice"},
    "ships transferred": {"ShipyardTransfer": "TransferPrice"},
    "rebuys": {"Resurrect": "Cost"},
    "modules bought": {"ModuleBuy": "BuyPrice", "ModuleBuyAndStore": "BuyPrice"},
    "modules stored and moved": {"ModuleStore": "Cost", "ModuleRetrieve": "Cost", "FetchRemoteModule": "TransferCost"},
    "fuel bought": {"RefuelAll": "Cost", "RefuelPartial": "Cost"},
    "repairs": {"RepairAll": "Cost", "Repair": "Cost"},
    "ammunition": {"BuyAmmo": "Cost"},
    "vehicles bought": {"RestockVehicle": "Cost"},
    "limpets bought": {"BuyDrones": "TotalCost"},
    "on-foot goods bought": {"BuyMicroResources": "Price"},
    "suits and weapons bought": {"BuySuit": "Price", "BuyWeapon": "Price"},
    "suits upgraded": {"UpgradeSuit": "Cost"},
    "weapons upgraded": {"UpgradeWeapon": "Cost"},
    "crew hired": {"CrewHire": "Cost"},
    "crew wages": {"NpcCrewPaidWage": "Amount"},
    "fines and bounties paid": {"PayFines": "Amount", "PayBounties": "Amount", "PayLegacyFines": "Amount"},
    "maps bought": {"BuyExplorationData": "Cost", "BuyTradeData": "Cost"},
    "taxis": {"BookTaxi": "Cost", "BookDropship": "Cost"},
    "powerplay fast track": {"PowerplayFastTrack": "Cost"},
    "carrier bought": {"CarrierBuy": "Price"},
    "carrier deposits": {"CarrierBankTransfer": "Deposit"},
}


def count_money(who, e):
    for sign, sources in ((1, EARNED), (-1, SPENT)):
        for source, fields in sources.items():
            field = fields.get(e["event"])
            if field in e:
                money(who, source, sign * e[field])
    if e["event"] == "SellOrganicData":
        money(who, "organic data", sum(b.get("Value", 0) + b.get("Bonus", 0) for b in e["BioData"]))
    if e["event"] == "EngineerContribution" and e["Type"] == "Credits":
        money(who, "given to engineers", -e["Quantity"])


def count_materials(who, e):
    kind = e["event"]
    if kind == "MaterialCollected":
        move(who, e["Name"], 0, e["Count"])
    elif kind == "MaterialDiscarded":
        move(who, e["Name"], 2, e["Count"])
    elif kind == "MaterialTrade":
        move(who, e["Received"]["Material"], 1, e["Received"]["Quantity"])
        move(who, e["Paid"]["Material"], 2, e["Paid"]["Quantity"])
    elif kind == "EngineerContribution" and e.get("Material"):
        move(who, e["Material"], 2, e["Quantity"])
    elif kind == "MissionCompleted":
        for each in e.get("MaterialsReward", []):
            if "microresource" not in each["Category"].lower():
                move(who, each["Name"], 1, each["Count"])
    spent = {"Synthesis": "Materials", "EngineerCraft": "Ingredients", "TechnologyBroker": "Materials"}.get(kind)
    for each in e.get(spent, []) if spent else []:
        move(who, each["Name"], 2, each["Count"])


def count_event(who, e, order):
    kind = e["event"]
    if kind == "MarketBuy":
        row = trade[who, e["Type"].lower()]
        row[0] += e["Count"]
        row[1] += e["TotalCost"]
    elif kind == "MarketSell":
        row = trade[who, e["Type"].lower()]
        row[2] += e["Count"]
        row[3] += e["TotalSale"]
        row[4] += e["TotalSale"] - e["Count"] * e["AvgPricePaid"]
    elif kind == "Bounty":
        row = bounties[who, e["Target"].lower()]
        row[:] = [row[0] + 1, row[1] + e["TotalReward"], max(row[2], e["TotalReward"])]
    elif kind in ("MissionCompleted", "MissionFailed", "MissionAbandoned"):
        name = re.match(r"(?:mission_)?([^_]*)", e["Name"], re.IGNORECASE).group(1)
        row = missions[who, name]
        row[("MissionCompleted", "MissionFailed", "MissionAbandoned").index(kind)] += 1
        row[3] += e.get("Reward", 0)
        row[4] += e.get("Donated", 0)
    elif kind in ("MultiSellExplorationData", "SellExplorationData", "SellOrganicData"):
        row = exploration[who, e["timestamp"][:7]]
        row[0] += 1
        if kind == "SellOrganicData":
            row[2] += sum(b.get("Value", 0) + b.get("Bonus", 0) for b in e["BioData"])
        else:
            row[1] += e["TotalEarnings"]
    elif kind == "Materials":
        if who not in held or held[who][0] <= order:
            held[who] = (order, [*e.get("Raw", []), *e.get("Manufactured", []), *e.get("Encoded", [])])


for path in sys.stdin.read().split("\n"):
    if path == "":
        continue
    commander, events = read_journal(path)
    for number, event in enumerate(events):
        count_money(commander, event)
        count_materials(commander, event)
        count_event(commander, event, (event["timestamp"], path.replace("\\", "/").split("/")[-1], number))

for commander, (_, found) in held.items():
    for each in found:
        materials[commander, each["Name"].lower()][3] += each["Count"]

print(
    json.dumps(
        {
            # Names depend on the language of the game, so that only counts are compared where a name is shown.
            "trade-profit": [[who, *row] for (who, _), row in trade.items()],
            "bounties": [[who, *row] for (who, _), row in bounties.items()],
            "materials": [[who, *row] for (who, _), row in materials.items()],
            "mission-income": [[who, name, *row] for (who, name), row in missions.items()],
            "exploration-value": [[who, month, *row, row[1] + row[2]] for (who, month), row in exploration.items()],
            "credits-by-source": [[who, source, *row] for (who, source), row in credits.items()],
        }
    )
)
