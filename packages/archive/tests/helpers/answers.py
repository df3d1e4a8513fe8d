"""Answers every named query from the lines of journals alone, to compare the answers with those of the archive.

Reads paths of journals from standard input, one on each line, and prints JSON: for each query the rows as lists. It shares nothing
with the archive, and reads journals of every game since 2.2.
"""

import json
import math
import os
import re
import sys
from collections import defaultdict
from datetime import datetime


def parse(line):
    """The event of a line; None if it is none."""
    try:
        event = json.loads(line.decode("utf-8"))
    except ValueError:
        return None
    return event if isinstance(event, dict) and isinstance(event.get("event"), str) else None


def lines_of(content):
    """The lines of a journal, each with its line end."""
    return content.splitlines(keepends=True) if b"\r" not in content else re.findall(rb"[^\n]*\n|[^\n]+", content)


def read_lines(path):
    with open(path, "rb") as file:
        return lines_of(file.read())


def without_copies(paths):
    """The journals without those that are equal to another one or to its beginning."""
    by_header, kept = defaultdict(list), set()
    for path in sorted(paths, key=os.path.getsize, reverse=True):
        with open(path, "rb") as file:
            content = file.read()
        if content == b"":
            continue
        same = by_header[content.split(b"\n")[0]]
        if not any(open(other, "rb").read(len(content)) == content for other in same):
            same.append(path)
            kept.add(path)
    return [path for path in paths if path in kept]


def named_in(path):
    """The FID and the name in a journal, as far as it has them."""
    name = None
    for line in read_lines(path):
        if b"LoadGame" not in line and b"Commander" not in line:
            continue
        event = parse(line)
        if event is None or event["event"] not in ("Commander", "LoadGame"):
            continue
        own = event.get("Name" if event["event"] == "Commander" else "Commander")
        if event.get("FID"):
            return event["FID"], own
        name = name or own
        if event["event"] == "LoadGame" and name:
            break
    return None, name


def commanders_of(paths):
    """Whose each journal is. A name belongs to the only FID that a journal of the same folder has with it."""
    named = {path: named_in(path) for path in paths}
    fids = defaultdict(set)
    for path, (fid, name) in named.items():
        if fid and name:
            fids[os.path.dirname(path), name].add(fid)
    found = {}
    for path, (fid, name) in named.items():
        joined = fids[os.path.dirname(path), name]
        alone = f"CMDR {name}" if name else "unknown"
        found[path] = fid or (next(iter(joined)) if len(joined) == 1 else alone)
    return found


def table(width):
    return defaultdict(lambda: [0] * width)


trade, missions, exploration, materials, used = table(5), table(5), table(3), table(4), table(2)
bounties, credits, held = table(3), table(2), {}
days, months, kinds, people, sessions = table(4), defaultdict(list), {}, {}, []
jumps, dockings, met = [], [], defaultdict(list)
suit_names = {}
known_suits = {
    "explorationsuit": "Artemis suit",
    "flightsuit": "Flight suit",
    "tacticalsuit": "Dominator suit",
    "utilitysuit": "Maverick suit",
}
engineers, suits, goals, open_missions, arena, rejected = {}, {}, {}, {}, [], defaultdict(int)


def move(who, name, column, count):
    materials[who, name.lower()][column] += count


ledger = []
"""What was earned and spent in the journal that is being read, with the time of each."""


def money(who, source, amount, time):
    if isinstance(amount, int) and not isinstance(amount, bool):
        if source == "modules sold" and 2**31 <= amount < 2**32:
            amount -= 2**32
        credits[who, source][0] += amount
        credits[who, source][1] += 1
        ledger.append((time, amount, source))


def income_of(e):
    """What an event brought in before the crew has taken its share; None if crew takes none of such."""
    fields = {"MissionCompleted": "Reward", "MarketSell": "TotalSale", "CommunityGoalReward": "Reward", "RedeemVoucher": "Amount"}
    fields |= {"SearchAndRescue": "Reward", "PowerplaySalary": "Amount"}
    fields |= {"MultiSellExplorationData": "TotalEarnings", "SellExplorationData": "TotalEarnings"}
    if e["event"] == "SellOrganicData":
        return sum(b.get("Value", 0) + b.get("Bonus", 0) for b in e["BioData"])
    return e.get(fields.get(e["event"]))


def seconds_of(e):
    return datetime.fromisoformat(e["timestamp"].replace("Z", "+00:00")).timestamp()


def paid_for(wage, at, events):
    """The income that a wage is for: the next one of the same second, the last one of it, or the next within ten seconds."""
    following = next((e for e in events[at + 1 :] if income_of(e) is not None), None)
    before = next((e for e in reversed(events[:at]) if income_of(e) is not None), None)
    if following is not None and following["timestamp"] == wage["timestamp"]:
        return following
    if before is not None and before["timestamp"] == wage["timestamp"]:
        return before
    return following if following is not None and seconds_of(following) - seconds_of(wage) <= 10 else None


def count_crew(who, events):
    """What the crew of a journal took: of missions and goods what NpcCrewPaidWage says, of vouchers and organic data its share."""
    pairs = []
    for at, wage in enumerate(events):
        if wage["event"] != "NpcCrewPaidWage" or wage["Amount"] <= 0:
            continue
        income = paid_for(wage, at, events)
        if income is not None:
            pairs.append((wage["timestamp"], wage["Amount"], income))
    known = []
    for time, amount, income in pairs:
        of = income_of(income)
        kind = income["event"]
        if kind not in ("MissionCompleted", "MultiSellExplorationData", "RedeemVoucher") or income.get("Type") == "CombatBond":
            continue
        if of and amount / of <= 0.25:
            share = amount / of if kind == "MissionCompleted" else (1 - math.sqrt(1 - 4 * amount / of)) / 2
            known.append((time, amount, round(share, 2)))
    for time, amount, income in pairs:
        if income["event"] in ("MissionCompleted", "MarketSell", "CommunityGoalReward"):
            money(who, "crew wages", -amount, time)
        elif income["event"] in ("RedeemVoucher", "SellOrganicData") and income.get("Type") != "CombatBond":
            share = max((each for each in known if each[0] <= time), default=None)
            money(who, "crew wages", -(amount if share is None else math.floor(share[2] * income_of(income) + 0.5)), time)


HANGARS = {
    "int_buggybay_size2_class1": (18000, 1, 5270),
    "int_buggybay_size2_class2": (21600, 1, 5270),
    "int_buggybay_size4_class2": (86400, 2, 5270),
    "int_buggybay_size6_class2": (691200, 4, 5270),
    "int_fighterbay_size6_class1": (1869340, 2, 15270),
    "int_fighterbay_size7_class1": (2369330, 2, 15270),
}


def count_vehicles(who, events):
    """The vehicles of a bought hangar, in journals before LoadGame had the version of the game."""
    if not any(e["event"] == "LoadGame" and "gameversion" not in e for e in events):
        return
    for e in events:
        item = e["BuyItem"].removeprefix("$").removesuffix("_name;") if e["event"] == "ModuleBuy" else None
        if item in HANGARS:
            full, vehicles, price = HANGARS[item]
            if e["BuyPrice"] < full * 0.05 and item == "int_fighterbay_size6_class1":
                full = 186000
            if full * 0.05 <= e["BuyPrice"] <= full:
                money(who, "vehicles bought", -vehicles * math.ceil(price * e["BuyPrice"] / full - 0.01), e["timestamp"])


def spent_in(e, source):
    """What a line says about a purchase as the statistics count it."""
    if source == "rebuys" and e["event"] == "Resurrect" and e["Option"] == "rebuy":
        return e["Cost"]
    if source == "modules bought" and e["event"] in ("ModuleBuy", "ModuleBuyAndStore"):
        return max(0, e["BuyPrice"] - e.get("SellPrice", 0))
    return 0


def corrections_of(earlier, later, told, lines):
    """What the statistics of two logins add to the lines between them, by source."""
    bank = {"repairs": "Repairs", "fuel bought": "Fuel", "rebuys": "Insurance", "modules bought": "Outfitting"}
    found = {}
    for source, field in bank.items():
        counted = [e.get("Bank_Account", {}).get(f"Spent_On_{field}") for e in (earlier, later)]
        if None not in counted:
            if source in ("repairs", "fuel bought"):
                spent = -sum(amount for _, amount, of in told if of == source)
            else:
                spent = sum(spent_in(e, source) for e in lines)
            found[source] = spent - (counted[1] - counted[0])
    earned = [e.get("Exploration", {}).get("Exploration_Profits") for e in (earlier, later)]
    if None not in earned and all(of != "exploration data" for _, _, of in told):
        found["exploration data"] = earned[1] - earned[0]
    return {source: amount for source, amount in found.items() if amount != 0}


WORKSHOPS = {"Ankh's Promise", "Beck Facility", "Bresa Modifications", "Eidolon Hold", "Laszlo's Resolve", "Marshall's Drift"}
WORKSHOPS |= {"Nevermore Terrace", "Rascal's Choice", "Rosa's Shop", "Salamander Bank", "The Divine Apparatus", "The Jackrabbit"}
WORKSHOPS |= {"The Last Call"}

LEDGER_KINDS = {"LoadGame", "Statistics", "NpcCrewPaidWage", "ModuleBuy", "ModuleBuyAndStore", "Resurrect", "Docked", "Location"}
LEDGER_KINDS |= {"CargoDepot", "ColonisationConstructionDepot", "ColonisationContribution", "ColonisationSystemClaim"}
accepted, rests = set(), []
"""The missions that a commander accepted, and what remains between two logins until all of these are known."""


def name_of_rest(who, rest, seconds, between):
    if abs(rest) <= 100:
        return "not in the journal"
    if abs(rest) >= 10000 and -rest in seconds.values():
        return "not carried out"
    places = {e.get("StationName") or "" for e in between if e["event"] in ("Docked", "Location")}
    if any(e["event"].startswith(("ColonisationCon", "ColonisationSystemClaim")) for e in between):
        return "building of colonies"
    if any("ColonisationShip" in place or "Construction Site: " in place for place in places):
        return "building of colonies"
    depots = [e for e in between if e["event"] == "CargoDepot" and 0 < e["TotalItemsToDeliver"] == e["ItemsDelivered"]]
    if rest > 0 and any((who, e["MissionID"]) not in accepted for e in depots):
        return "missions of the wing"
    return "suits and weapons modified" if rest < 0 and places & WORKSHOPS else "not in the journal"


def count_untold(who, events):
    """What no line of a journal tells: the credits between two logins, less what was earned and spent."""
    logins = [(at, e) for at, e in enumerate(events) if e["event"] == "LoadGame" and "Credits" in e]
    ends = [at for at, _ in logins[1:]] + [len(events)]
    said = [next((e for e in events[at:end] if e["event"] == "Statistics"), None) for (at, _), end in zip(logins, ends)]
    for number, ((at, login), (end, later)) in enumerate(zip(logins, logins[1:])):
        began, ended = login["timestamp"], later["timestamp"]
        told = [row for row in ledger if began <= row[0] < ended]
        lines = [e for e in events if began <= e["timestamp"] < ended]
        rest = later["Credits"] - login["Credits"] - sum(amount for _, amount, _ in told)
        if said[number] is not None and said[number + 1] is not None:
            for source, amount in corrections_of(said[number], said[number + 1], told, lines).items():
                row = credits[who, f"{source}, by the statistics"]
                row[:] = [row[0] + amount, row[1] + 1]
                rest -= amount
        seconds = defaultdict(int)
        for time, amount, _ in told:
            seconds[time] += amount
        if rest != 0:
            rests.append((who, rest, seconds, events[at + 1 : end]))


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
    "fines and bounties paid": {"PayFines": "Amount", "PayBounties": "Amount", "PayLegacyFines": "Amount"},
    "maps bought": {"BuyExplorationData": "Cost", "BuyTradeData": "Cost"},
    "taxis": {"BookTaxi": "Cost", "BookDropship": "Cost"},
    "powerplay fast track": {"PowerplayFastTrack": "Cost"},
    "carrier bought": {"CarrierBuy": "Price"},
    "carrier deposits": {"CarrierBankTransfer": "Deposit"},
}


def in_words_of_today(e):
    """An event with the fields of today beside those of earlier games."""
    kind = e["event"]
    if kind == "SellExplorationData" and "TotalEarnings" not in e:
        e["TotalEarnings"] = e["BaseValue"] + e["Bonus"]
    if kind == "Bounty" and "TotalReward" not in e:
        e["TotalReward"] = e["Reward"]
    if kind == "MaterialCollected" and "Count" not in e:
        e["Count"] = 1
    for field in ("Materials", "Ingredients"):
        if kind in ("Synthesis", "EngineerCraft") and isinstance(e.get(field), dict):
            e[field] = [{"Name": name, "Count": count} for name, count in e[field].items()]
    if kind == "FSDJump" and "Factions" not in e:
        faction = e.get("SystemFaction", e.get("Faction"))
        name = faction.get("Name") if isinstance(faction, dict) else faction
        e["Factions"] = [{"Name": name}] if name else []
    return e


def count_money(who, e):
    for sign, sources in ((1, EARNED), (-1, SPENT)):
        for source, fields in sources.items():
            field = fields.get(e["event"])
            if field in e:
                money(who, source, sign * e[field], e["timestamp"])
    if e["event"] == "SellOrganicData":
        money(who, "organic data", sum(b.get("Value", 0) + b.get("Bonus", 0) for b in e["BioData"]), e["timestamp"])
    if e["event"] == "EngineerContribution" and e["Type"] == "Credits":
        money(who, "given to engineers", -e["Quantity"], e["timestamp"])


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
        if kind == "Synthesis":
            row = used[who, each["Name"].lower()]
            row[:] = [row[0] + each["Count"], row[1] + 1]


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
        row = bounties[who, e.get("Target", "").lower()]
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


def count_progress(who, e, order):
    """Engineers, suits, goals and missions: what the latest line says."""
    kind = e["event"]
    time = time_of(e)
    if kind == "EngineerProgress":
        for each in [e, *e.get("Engineers", [])]:
            if each.get("Engineer") is not None:
                row = engineers.setdefault((who, each["Engineer"]), {"first": time, "last": time})
                row["first"], row["last"] = min(row["first"], time), max(row["last"], time)
                for field in ("Progress", "Rank"):
                    if each.get(field) is not None and order >= row.get(field, (order,))[0]:
                        row[field] = (order, each[field])
    elif kind == "SuitLoadout":
        symbol = re.sub(r"_class\d+$", "", e["SuitName"].lower())
        if not e.get("SuitName_Localised", "$").startswith("$"):
            named = order, e["SuitName_Localised"]
            suit_names[who, symbol] = max(suit_names.get((who, symbol), named), named)
        row = suits.setdefault((who, symbol, e["LoadoutName"]), [0, time])
        row[:] = [row[0] + 1, max(row[1], time)]
    elif kind == "CommunityGoal":
        for goal in e["CurrentGoals"]:
            key = who, goal["CGID"], goal["Title"]
            goals[key] = max(goals.get(key, ""), written(goal["Expiry"]))
    elif kind == "Missions" and order >= open_missions.get(who, (order,))[0]:
        open_missions[who] = (order, e["Active"])


def count_travel(who, e, order):
    if e["event"] == "FSDJump":
        grid = tuple(round(each * 32) for each in e["StarPos"])
        jumps.append((who, e["StarSystem"], grid, e.get("SystemAddress"), e, order))
        row = days[who, e["timestamp"][:10]]
        row[:] = [row[0] + 1, row[1] + e["JumpDist"], max(row[2], e["JumpDist"]), row[3] + e["FuelUsed"]]
        months[who, e["timestamp"][:7]].append((e["FuelUsed"], e["JumpDist"], e["FuelLevel"]))
    elif e["event"] == "Docked":
        dockings.append((who, e["StationName"], e["StarSystem"], e.get("MarketID"), e, order))


def written(timestamp):
    return timestamp[:19].replace("T", " ")


def time_of(e):
    return written(e["timestamp"])


def widen(rows, key, time, size):
    row = rows.setdefault(key, [0, time, time, 0])
    row[:] = [row[0] + 1, min(row[1], time), max(row[2], time), row[3] + size]


def count_journal(who, path):
    journal = os.path.basename(path)
    in_arena, first, here = False, 0, {"events": 0, "FSDJump": 0, "Docked": 0, "times": []}
    lines = read_lines(path)
    paying = []
    ledger.clear()
    for number, line in enumerate(lines, 1):
        event = parse(line)
        if event is None:
            rejected[who] += 1
            continue
        event = in_words_of_today(event)
        kind = event["event"]
        if kind == "LoadGame":
            if in_arena:
                arena.append([who, journal, first, number - 1])
            in_arena = "Ship" not in event and "GameMode" not in event and "Credits" in event
            first = number
        order = (event["timestamp"], journal, number)
        widen(kinds, (who, kind), time_of(event), len(line))
        widen(people, who, time_of(event), 0)
        here["events"] += 1
        here["times"].append(event["timestamp"])
        if kind in ("FSDJump", "Docked"):
            here[kind] += 1
        count_money(who, event)
        if kind == "MissionAccepted":
            accepted.add((who, event["MissionID"]))
        if kind in LEDGER_KINDS or income_of(event) is not None:
            paying.append(event)
        count_materials(who, event)
        count_event(who, event, order)
        count_progress(who, event, order)
        if not in_arena:
            count_travel(who, event, order)
    count_crew(who, paying)
    count_vehicles(who, paying)
    count_untold(who, paying)
    if in_arena:
        arena.append([who, journal, first, len(lines)])
    if here["events"] > 0:
        began = written(min(here["times"]))
        sessions.append([who, began, here["events"], here["FSDJump"], here["Docked"], journal])


def known_by(rows):
    """The only identifier that rows of the same commander have with a name and a place."""
    found = defaultdict(set)
    for who, name, place, identifier, *_ in rows:
        found[who, name, place].add(identifier)
    only = {key: ids - {None} for key, ids in found.items()}
    return {key: next(iter(ids)) for key, ids in only.items() if len(ids) == 1}


def grouped(rows):
    known = known_by(rows)
    groups = defaultdict(list)
    for row in rows:
        who, name, place, identifier, *_ = row
        identifier = identifier if identifier is not None else known.get((who, name, place))
        groups[who, identifier if identifier is not None else (name, place)].append(row)
    return groups


def answer_travel():
    systems, stations, longest, visits = [], [], [], []
    for (who, key), rows in grouped(jumps).items():
        times = sorted(time_of(row[4]) for row in rows)
        address = None if isinstance(key, tuple) else str(key)
        systems.append([who, min(row[1] for row in rows), len(rows), times[0], times[-1], address])
        for row in rows:
            for faction in row[4]["Factions"]:
                met[who, faction["Name"]].append((key, time_of(row[4])))
    for (who, _), rows in grouped(dockings).items():
        times = sorted(time_of(row[4]) for row in rows)
        latest = max(rows, key=lambda row: row[5])
        stations.append([who, latest[1], latest[2], len(rows), times[0], times[-1]])
    by_commander = defaultdict(list)
    for row in jumps:
        by_commander[row[0]].append(row)
    for who, rows in by_commander.items():
        rows.sort(key=lambda row: row[5])
        for row, after in zip(rows, [*rows[1:], None]):
            if row[1].lower() == "sol":
                leaves = time_of(after[4]) if after else None
                visits.append([who, time_of(row[4]), leaves, row[1], row[4]["JumpDist"]])
        rows.sort(key=lambda row: (-row[4]["JumpDist"], row[5]))
        longest += [[who, time_of(row[4]), row[1], row[4]["JumpDist"], row[4]["FuelUsed"]] for row in rows[:20]]
    return {"systems-visited": systems, "stations-docked": stations, "longest-jumps": longest, "system-visits": visits}


def latest_of(row, field):
    return row[field][1] if field in row else None


journals = without_copies([path for path in sys.stdin.read().split("\n") if path != ""])
commanders = commanders_of(journals)
for path in journals:
    count_journal(commanders[path], path)

for commander, rest, seconds, between in rests:
    row = credits[commander, name_of_rest(commander, rest, seconds, between)]
    row[:] = [row[0] + rest, row[1] + 1]

for commander, (_, found) in held.items():
    for each in found:
        materials[commander, each["Name"].lower()][3] += each["Count"]

names = defaultdict(set)
for path, commander in commanders.items():
    names[commander].add(os.path.basename(path))

answers = {
    # Names depend on the language of the game, so that only counts are compared where a name is shown.
    "trade-profit": [[who, *row] for (who, _), row in trade.items()],
    "bounties": [[who, *row] for (who, _), row in bounties.items()],
    "materials": [[who, *row] for (who, _), row in materials.items()],
    "materials-used": [[who, *row] for (who, _), row in used.items()],
    "mission-income": [[who, name, *row] for (who, name), row in missions.items()],
    "exploration-value": [[who, month, *row, row[1] + row[2]] for (who, month), row in exploration.items()],
    "credits-by-source": [[who, source, *row] for (who, source), row in credits.items()],
    "jumps-per-day": [[who, day, *row] for (who, day), row in days.items()],
    "fuel-per-month": [
        [who, month, sum(r[0] for r in rows), sum(r[0] for r in rows) / sum(r[1] for r in rows), min(r[2] for r in rows)]
        for (who, month), rows in months.items()
    ],
    **answer_travel(),
    "factions-met": [
        [who, name, len({key for key, _ in rows}), len(rows), max(time for _, time in rows)]
        for (who, name), rows in met.items()
    ],
    "engineers": [
        [who, name, latest_of(row, "Progress"), latest_of(row, "Rank"), row["first"], row["last"]]
        for (who, name), row in engineers.items()
    ],
    "events-by-kind": [[who, kind, *row] for (who, kind), row in kinds.items()],
    "commanders": [[who, len(names[who]), *row[:3]] for who, row in people.items()],
    "sessions": sessions,
    "arena-sessions": arena,
    "suit-loadouts": [
        [who, suit_names.get((who, symbol), (None, known_suits.get(symbol, symbol)))[1], loadout, *row]
        for (who, symbol, loadout), row in suits.items()
    ],
    "missions-open": [
        [who, str(each["MissionID"]), each.get("Name_Localised", each["Name"]), each["PassengerMission"]]
        for who, (_, active) in open_missions.items()
        for each in active
    ],
    "community-goals": [[who, title, expiry] for (who, _, title), expiry in goals.items()],
    "rejects": [[who, count] for who, count in rejected.items()],
}
print(json.dumps(answers))
