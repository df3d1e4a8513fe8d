import type { JsonObject, Moment } from "@shipslog/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { scenarioNames } from "../scenarios/scenarios.ts";
import { simulate } from "../simulate.ts";

const start = Date.UTC(2026, 4, 1, 12);
/** The moments with a line of each session, in order. */
const sessions: Moment[][] = [];

beforeAll(() => {
  for (const scenario of scenarioNames) {
    const options = { seed: 3, scenario, start, durationMs: 8 * 3_600_000, dialect: "live", status: false } as const;
    sessions.push([...simulate(options)].filter(({ event }) => event !== undefined));
  }
}, 120_000);

const lineOf = ({ event }: Moment): JsonObject => event ?? {};
const linesOf = (session: readonly Moment[]): readonly JsonObject[] => session.map(lineOf);
const named = (...names: readonly string[]): readonly JsonObject[] =>
  sessions.flatMap(linesOf).filter(({ event }) => names.includes(event as string));
const listIn = (event: JsonObject | undefined, field: string): readonly JsonObject[] =>
  (event?.[field] ?? []) as readonly JsonObject[];

/** Returns the name of the line before or after each line with a name, messages and music aside. */
function neighbours(name: string, step: 1 | -1): readonly unknown[] {
  return sessions.flatMap((session) => {
    const lines = linesOf(session).filter(({ event }) => event !== "Music");
    return lines.flatMap(({ event }, at) => (event === name ? [lines[at + step]?.["event"]] : []));
  });
}

describe("fights", () => {
  it("pay in vouchers exactly what was earned", () => {
    let redeemed = 0;
    for (const session of sessions) {
      const earned = { bounty: 0, CombatBond: 0, scannable: 0 };
      for (const line of linesOf(session)) {
        if (line["event"] === "Bounty") earned.bounty += line["TotalReward"] as number;
        if (line["event"] === "Died") Object.assign(earned, { bounty: 0, CombatBond: 0, scannable: 0 });
        if (line["event"] === "FactionKillBond") earned.CombatBond += line["Reward"] as number;
        if (line["event"] === "DatalinkVoucher") earned.scannable += line["Reward"] as number;
        if (line["event"] !== "RedeemVoucher") continue;
        const type = line["Type"] as keyof typeof earned;
        const amount = line["Amount"] as number;
        expect(amount).toBeGreaterThan(0);
        expect(type === "bounty" ? amount === earned.bounty : amount <= earned[type]).toBe(true);
        earned[type] -= amount;
        redeemed += 1;
      }
    }
    expect(redeemed).toBeGreaterThan(5);
  });

  it("tell more about a target at each stage of its scan", () => {
    const stages = [[], ["PilotName", "PilotRank"], ["ShieldHealth", "HullHealth"], ["Faction", "LegalStatus"]];
    for (const line of named("ShipTargeted")) {
      const stage = line["ScanStage"] as number | undefined;
      expect("Ship" in line).toBe(line["TargetLocked"]);
      for (const [at, fields] of stages.entries()) {
        for (const field of fields) {
          // Another player has no faction.
          if (field === "Faction" && (line["PilotName"] as string | undefined)?.startsWith("$cmdr") === true) continue;
          expect(field in line).toBe(stage !== undefined && at <= stage);
        }
      }
    }
    expect(new Set(named("ShipTargeted").map(({ ScanStage }) => ScanStage))).toEqual(new Set([undefined, 0, 1, 2, 3]));
  });

  it("pay as much as the scan of the victim promised", () => {
    for (const session of sessions) {
      const promised = new Map<unknown, unknown>();
      for (const line of linesOf(session)) {
        if (line["event"] === "ShipTargeted" && "Bounty" in line) promised.set(line["PilotName"], line["Bounty"]);
        if (line["event"] !== "Bounty") continue;
        expect(promised.get(line["PilotName"]) ?? line["TotalReward"]).toBe(line["TotalReward"]);
        promised.delete(line["PilotName"]);
      }
    }
    expect(named("Bounty").length).toBeGreaterThan(50);
  });

  it("happen where a ship can be shot at", () => {
    const misplaced = sessions.flatMap((session) => {
      let isSafe = false;
      return linesOf(session).filter(({ event }) => {
        if (event === "SupercruiseEntry" || event === "FSDJump" || event === "Docked") isSafe = true;
        if (event === "SupercruiseExit" || event === "Undocked" || event === "Location") isSafe = false;
        return isSafe && (event === "UnderAttack" || event === "Bounty" || event === "FactionKillBond");
      });
    });
    expect(misplaced).toEqual([]);
  });

  it("follow an interdiction that succeeds", () => {
    expect(neighbours("Interdicted", 1).every((event) => event === "SupercruiseExit")).toBe(true);
    expect(named("Interdicted", "EscapeInterdiction").length).toBeGreaterThan(3);
  });

  it("end with shields", () => {
    for (const session of sessions) {
      const states = linesOf(session).flatMap(({ event, ShieldsUp }) => {
        // After a death the player has other shields.
        return event === "ShieldState" ? [ShieldsUp] : event === "Died" ? [undefined] : [];
      });
      expect(states.filter((isUp, at) => at > 0 && isUp === states[at - 1])).toEqual([]);
    }
    expect(named("ShieldState").length).toBeGreaterThan(10);
  });
});

describe("missions", () => {
  it("pay the reward for which they were accepted", () => {
    let completed = 0;
    for (const session of sessions) {
      const promised = new Map<unknown, JsonObject>();
      for (const line of linesOf(session)) {
        if (line["event"] === "MissionAccepted") promised.set(line["MissionID"], line);
        const accepted = promised.get(line["MissionID"]);
        if (line["event"] !== "MissionCompleted" || accepted === undefined) continue;
        completed += 1;
        const { Faction, Reward, LocalisedName, DestinationSystem } = accepted;
        expect(line).toMatchObject({ Faction, LocalisedName });
        expect(line["Reward"]).toBe(Reward);
        expect([undefined, line["DestinationSystem"]]).toContain(DestinationSystem);
        expect(line["Name"]).toBe(`${accepted["Name"] as string}_name`);
      }
    }
    expect(completed).toBeGreaterThan(3);
  });
});

describe("ports", () => {
  it("answer every request, with a message before the answer", () => {
    expect(new Set(neighbours("DockingGranted", -1))).toEqual(new Set(["ReceiveText"]));
    expect(new Set(neighbours("DockingDenied", -1))).toEqual(new Set(["ReceiveText"]));
    expect(new Set(neighbours("DockingRequested", 1))).toEqual(new Set(["ReceiveText"]));
  });

  it("pay for goods what Market.json lists", () => {
    let sales = 0;
    for (const session of sessions) {
      for (const { event, companions } of session) {
        const items = listIn(companions["Market.json"], "Items");
        if (event?.["event"] !== "MarketSell" && event?.["event"] !== "MarketBuy") continue;
        const listed = items.find(({ Name }) => Name === `$${event["Type"] as string}_name;`);
        sales += 1;
        const field = event["event"] === "MarketBuy" ? "BuyPrice" : "SellPrice";
        // Salvage is not on the list.
        expect(listed === undefined || listed[field] === event[field]).toBe(true);
      }
    }
    expect(sales).toBeGreaterThan(20);
  });

  it("list modules and ships with their ids", () => {
    const files = sessions.flat().map(({ companions }) => companions);
    const lists = [
      ...files.map((each) => listIn(each["Outfitting.json"], "Items")),
      ...files.map((each) => listIn(each["Shipyard.json"], "PriceList")),
    ].filter((list) => list.length > 0);
    expect(lists.length).toBeGreaterThan(2);
    for (const { id } of [...new Set(lists)].flat()) expect(id).toBeGreaterThan(128_000_000);
  });

  it("have Outfitting before StoredModules on a visit, and Shipyard before StoredShips", () => {
    expect(new Set(neighbours("Outfitting", 1))).toEqual(new Set(["StoredModules"]));
    expect(new Set(neighbours("Shipyard", 1))).toEqual(new Set(["StoredShips"]));
  });
});

describe("on foot", () => {
  it("puts what is collected into the backpack, and takes nothing from it that is not there", () => {
    let changes = 0;
    for (const session of sessions) {
      const held = new Map<unknown, number>();
      for (const { event, companions } of session) {
        const pack = event?.["event"] === "Backpack" ? companions["Backpack.json"] : undefined;
        if (pack !== undefined) {
          held.clear();
          const lists = ["Items", "Components", "Consumables", "Data"].flatMap((list) => listIn(pack, list));
          for (const { Name, Count } of lists) held.set(Name, Count as number);
        }
        for (const { Name, Count } of listIn(event, "Added")) held.set(Name, (held.get(Name) ?? 0) + (Count as number));
        for (const { Name, Count } of listIn(event, "Removed")) {
          held.set(Name, (held.get(Name) ?? 0) - (Count as number));
          expect(held.get(Name)).toBeGreaterThanOrEqual(0);
        }
        if (event?.["event"] === "BackpackChange") changes += 1;
      }
    }
    expect(changes).toBeGreaterThan(3);
  });
});

describe("music", () => {
  it("never changes to the track that is played", () => {
    for (const session of sessions) {
      const tracks = linesOf(session).flatMap(({ event, MusicTrack }) => (event === "Music" ? [MusicTrack] : []));
      expect(tracks.filter((track, at) => at > 0 && track === tracks[at - 1])).toEqual([]);
    }
    expect(named("Music").length).toBeGreaterThan(500);
  });
});
