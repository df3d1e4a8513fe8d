import type { JsonObject } from "@shipslog/contract";
import { simulateWithLog } from "../packages/simulator/src/simulate.ts";
import type { LoggedMoment } from "../packages/simulator/src/session/LoggedMoment.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { relationJudge } from "../lab/simulator/relations.ts";
import { Complaints, judgedStartMs, type Judge } from "../lab/simulator/sessions.ts";
import { pathJudge, statusJudge } from "../lab/simulator/statusBits.ts";
import { triggerJudge } from "../lab/simulator/triggers.ts";
import { validityJudge } from "../lab/simulator/validity.ts";

type Damage = (moment: LoggedMoment) => LoggedMoment;

/** Changes the first event of a kind that a condition accepts. */
function inEvent(kind: string, change: (event: JsonObject) => JsonObject): Damage {
  let isDone = false;
  return (moment) => {
    const { event } = moment;
    if (isDone || event?.["event"] !== kind) return moment;
    const changed = change(event);
    isDone = changed !== event;
    return { ...moment, event: changed };
  };
}

/** Changes Status in a state. */
function inStatus(state: string, change: (status: JsonObject) => JsonObject): Damage {
  return (moment) => {
    const status = moment.companions["Status.json"];
    if (moment.readings.state !== state || status === undefined) return moment;
    return { ...moment, companions: { ...moment.companions, "Status.json": change(status) } };
  };
}

const flip = (bit: number) => (status: JsonObject) => {
  const flags = status["Flags"] as number;
  const isSet = Math.floor(flags / 2 ** bit) % 2 === 1;
  return { ...status, Flags: isSet ? flags - 2 ** bit : flags + 2 ** bit };
};
const add = (field: string, by: number) => (event: JsonObject) => ({
  ...event,
  [field]: (event[field] as number) + by,
});
const drop = (field: string) => (event: JsonObject) =>
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== field));

const withFactions = (change: (factions: readonly JsonObject[]) => readonly JsonObject[]) =>
  inEvent("FSDJump", (event) => {
    const factions = event["Factions"] as readonly JsonObject[] | undefined;
    return factions === undefined ? event : { ...event, Factions: change(factions) };
  });

const damages: readonly (readonly [what: string, judge: (found: Complaints) => Judge, damage: Damage])[] = [
  ["a missing required field", validityJudge, inEvent("Docked", drop("StationType"))],
  ["an unknown service", validityJudge, inEvent("Docked", (event) => ({ ...event, StationServices: ["dock"] }))],
  ["a number with too many digits", validityJudge, inEvent("FSDJump", add("FuelUsed", 1e-9))],
  [
    "a lost event",
    triggerJudge,
    (moment) => (moment.event?.["event"] === "Docked" ? { ...moment, event: undefined } : moment),
  ],
  [
    "an event without a transition",
    triggerJudge,
    (moment) => (moment.event === undefined ? { ...moment, event: { event: "Docked" } } : moment),
  ],
  ["a transition that triggers nothing", triggerJudge, (moment) => ({ ...moment, transitions: [] })],
  ["a ModuleInfo whose file repeats the one before", triggerJudge, repeatFile("ModulesInfo.json")],
  ["a synthesis of fuel", triggerJudge, inEvent("Synthesis", (event) => ({ ...event, Name: "Fuel Basic" }))],
  ["a late Status", triggerJudge, (moment) => ({ ...moment, timeMs: moment.timeMs + 6000 })],
  ["low fuel with a full tank", statusJudge, inStatus("supercruise", flip(19))],
  ["overheating", statusJudge, inStatus("docked", flip(20))],
  ["a position in deep space", statusJudge, inStatus("supercruise", flip(21))],
  ["the wrong basis of altitude", statusJudge, inStatus("orbitalCruise", flip(29))],
  ["supercruise while docked", statusJudge, inStatus("docked", flip(4))],
  ["missing pips", statusJudge, inStatus("docked", drop("Pips"))],
  ["a wrong altitude", statusJudge, inStatus("orbitalCruise", add("Altitude", 2))],
  ["a jump of the position on a planet", pathJudge, leap()],
  ["a distance off by a thousandth", relationJudge, onSecondJump(add("JumpDist", 0.001))],
  ["fuel off by the last digit", relationJudge, inEvent("FSDJump", add("FuelLevel", 1e-6))],
  ["a position off the grid", relationJudge, inEvent("FSDJump", (event) => ({ ...event, StarPos: [0.01, 0, 0] }))],
  ["an address of another boxel", relationJudge, inEvent("FSDJump", add("SystemAddress", 2 ** 24))],
  ["influence that does not sum to 1", relationJudge, withFactions((factions) => factions.slice(1))],
  [
    "a state that is not active",
    relationJudge,
    withFactions((factions) => factions.map((each) => ({ ...each, FactionState: "Famine" }))),
  ],
  ["a port in another system", relationJudge, afterJump("Docked", add("SystemAddress", 1))],
  [
    "an owner from outside the system",
    relationJudge,
    afterJump("Docked", (event) => ({ ...event, StationFaction: { Name: "Nobody" } })),
  ],
  ["earnings that do not add up", relationJudge, inEvent("MultiSellExplorationData", add("TotalEarnings", 1))],
  ["a wrong recipe", relationJudge, inEvent("Synthesis", (event) => ({ ...event, Materials: [] }))],
  [
    "a free transfer from another market",
    relationJudge,
    inEvent("StoredModules", (event) => ({ ...event, MarketID: 1 })),
  ],
  ["a free suit upgrade", relationJudge, inEvent("UpgradeSuit", (event) => ({ ...event, Cost: 0 }))],
  [
    "a text that repeats its value",
    relationJudge,
    inEvent("Docked", (event) => ({ ...event, StationName_Localised: event["StationName"]! })),
  ],
];

function leap(): Damage {
  return (moment) => {
    const { position } = moment.readings;
    if (position === undefined || moment.timeMs % 3 !== 0) return moment;
    return { ...moment, readings: { ...moment.readings, position: { ...position, latitude: position.latitude + 20 } } };
  };
}

/** Keeps the first content of a file, whatever is written to it later. */
function repeatFile(file: "ModulesInfo.json"): Damage {
  let first: JsonObject | undefined;
  return (moment) => {
    first ??= moment.companions[file];
    return first === undefined ? moment : { ...moment, companions: { ...moment.companions, [file]: first } };
  };
}

function onSecondJump(change: (event: JsonObject) => JsonObject): Damage {
  let jumps = 0;
  return inEvent("FSDJump", (event) => ((jumps += 1) === 2 ? change(event) : event));
}

function afterJump(kind: string, change: (event: JsonObject) => JsonObject): Damage {
  let hasJumped = false;
  const damage = inEvent(kind, (event) =>
    hasJumped && event["StationType"] !== "FleetCarrier" ? change(event) : event,
  );
  return (moment) => {
    hasJumped ||= moment.event?.["event"] === "FSDJump";
    return damage(moment);
  };
}

describe("the judges of the simulator", () => {
  let session: readonly LoggedMoment[] = [];
  beforeAll(() => {
    const durationMs = 9 * 3_600_000;
    session = [
      ...simulateWithLog({ seed: 42, scenario: "grand-tour", dialect: "spec", start: judgedStartMs, durationMs }),
    ];
  }, 60_000);

  it.each(damages)("detect %s", (_what, judge, damage) => {
    const run = (change: Damage): readonly string[] => {
      const found = new Complaints();
      const each = judge(found);
      each.begin();
      for (const moment of session) each.see(change(moment));
      return found.list();
    };
    expect(run((moment) => moment)).toEqual([]);
    expect(run(damage)).not.toEqual([]);
  });
});
