import { simulateWithLog, type LoggedMoment } from "./helpers/simulateWithLog.ts";
import type { JsonObject } from "@shipslog/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { relationJudge } from "./helpers/relations.ts";
import { Complaints, judgedStartMs, type Judge } from "./helpers/sessions.ts";
import { pathJudge, statusJudge } from "./helpers/statusBits.ts";
import { triggerJudge } from "./helpers/triggers.ts";
import { validityJudge } from "./helpers/validity.ts";

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
  ["a missing heading", statusJudge, inStatus("orbitalCruise", drop("Heading"))],
  ["a wrong altitude", statusJudge, inStatus("orbitalCruise", add("Altitude", 2))],
  ["a jump of the position on a planet", pathJudge, leap()],
  ["fuel off by the last digit", relationJudge, inEvent("FSDJump", add("FuelLevel", 1e-6))],
  ["a body of another system", relationJudge, inEvent("FSDJump", (event) => ({ ...event, Body: "Sol" }))],
  ["a ruler that is not in the system", relationJudge, withFactions((factions) => factions.slice(1))],
  [
    "a state that is not active",
    relationJudge,
    withFactions((factions) => factions.map((each) => ({ ...each, FactionState: "Famine" }))),
  ],
  [
    "an owner from outside the system",
    relationJudge,
    afterJump("Docked", (event) => ({ ...event, StationFaction: { Name: "Nobody" } })),
  ],
  ["a port without an economy", relationJudge, inEvent("Docked", withoutEconomies)],
  ["a wrong recipe", relationJudge, inEvent("Synthesis", (event) => ({ ...event, Materials: [] }))],
  [
    "a free transfer from another market",
    relationJudge,
    inEvent("StoredModules", (event) => ({ ...event, MarketID: 1 })),
  ],
  [
    "a route that comes back to its first star",
    relationJudge,
    inFile("NavRoute.json", ({ Route, ...file }) => {
      const stars = Route as readonly JsonObject[];
      return { ...file, Route: [...stars, stars[0]!] };
    }),
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

function withoutEconomies(event: JsonObject): JsonObject {
  return drop("StationEconomies")(drop("StationEconomy")(event));
}

/** Changes every content of a file. */
function inFile(file: "NavRoute.json", change: (content: JsonObject) => JsonObject): Damage {
  return (moment) => {
    const content = moment.companions[file];
    if (content === undefined) return moment;
    return { ...moment, companions: { ...moment.companions, [file]: change(content) } };
  };
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

  const run = (judge: (found: Complaints) => Judge, change: Damage): readonly string[] => {
    const found = new Complaints();
    const each = judge(found);
    each.begin();
    for (const moment of session) {
      each.see(change(moment));
      if (found.list().length > 0) break;
    }
    return found.list();
  };

  it.each(Object.entries({ validityJudge, triggerJudge, statusJudge, pathJudge, relationJudge }))(
    "accept a sound session: %s",
    (_name, judge) => {
      expect(run(judge, (moment) => moment)).toEqual([]);
    },
  );

  it.each(damages)("detect %s", (_what, judge, damage) => {
    expect(run(judge, damage)).not.toEqual([]);
  });
});
