import type { LoggedMoment, LoggedTransition } from "./simulateWithLog.ts";
import type { EventOf, JsonObject } from "@shipslog/contract";
import type { Transition } from "../../src/world/Transition.ts";
import type { Complaints, Judge } from "./sessions.ts";

/** What the rows remember of a session; written from the Events table, not from the simulator. */
interface Memory {
  goals: string;
  hasVisitedOutfitting: boolean;
  /** The modules of the last ModulesInfo.json, as text. */
  modules: string;
}

const nothing: Memory = { goals: "", hasVisitedOutfitting: false, modules: "" };

/** Reading of "to repair or rearm": the blueprints that repair, and those that replace what was fired or launched. */
const repairsOrRearms = /^(?:Module )?Repair |\bAmmo\b|^(?:Limpet|Heat Sink|Chaff) /;

type Row = (transition: Transition, memory: Memory) => boolean;

/** The column "written when" of each row, as a condition on transitions. */
const rows: readonly (readonly [kind: string, isWritten: Row])[] = [
  // Jumping from one star system to another.
  ["FSDJump", (t) => t.name === "arrive" && t.data.from.address !== t.data.to.address],
  // Landing at a pad in a station, outpost or surface settlement.
  ["Docked", (t) => t.name === "landOnPad" && t.to === "docked"],
  // The game retrieves community goal data from the server and it changed since last time.
  ["CommunityGoal", (t, { goals }) => t.name === "retrieveGoals" && t.data.text !== goals],
  // A player increases access to an engineer, and at start-up.
  ["EngineerProgress", (t) => t.name === "load" || t.name === "gainAccess"],
  // Starting on foot or disembarking.
  ["SuitLoadout", (t) => t.name === "disembark" || (t.name === "enterWorld" && t.to === "onFoot")],
  // At start-up.
  ["Missions", (t) => t.name === "enterWorld"],
  // First visit to Outfitting, and when the set of stored modules changed.
  [
    "StoredModules",
    (t, { hasVisitedOutfitting }) =>
      ["storeModule", "retrieveModule", "transferModule", "stowModules", "fitStored"].includes(t.name) ||
      (t.name === "buyModule" && t.data.stored !== undefined) ||
      (t.name === "openOutfitting" && (!hasVisitedOutfitting || t.data.hasChanged)),
  ],
  // Selling exploration data in Cartographics, one page at a time.
  ["MultiSellExplorationData", (t) => t.name === "sellPage"],
  // Cargo moves between ship and fleet carrier, or between ship and SRV.
  ["CargoTransfer", (t) => t.name === "moveCargo"],
  // Looking at the modules panel while data has changed.
  ["ModuleInfo", (t, { modules }) => t.name === "lookAtModules" && panelText(t) !== modules],
  // Plotting a multi-star route.
  ["NavRoute", (t) => t.name === "plotRoute" && t.data.stars.length >= 2],
  // Synthesis is used to repair or rearm.
  ["Synthesis", (t) => t.name === "synthesise" && repairsOrRearms.test(t.data.recipe.name)],
  // Reading: at every load, for a member of a squadron.
  ["SquadronStartup", (t) => t.name === "joinSquadron" && t.data.isMember],
  // The player upgrades their flight suit.
  ["UpgradeSuit", (t) => t.name === "upgradeSuit"],
  // Reading: the player upgrades a weapon.
  ["UpgradeWeapon", (t) => t.name === "upgradeWeapon"],
];

/** Checks that events and transitions agree in both directions, and counts the triggers of each row. */
export function triggerJudge(complaints: Complaints): Judge & { readonly triggers: Record<string, number> } {
  const triggers: Record<string, number> = Object.fromEntries(
    [...rows, ["Status"] as const].map(([kind]) => [kind, 0]),
  );
  let memory: Memory = { ...nothing };
  let awaited: string[] = [];
  let lastStatusMs: number | undefined;
  const follow = (transition: LoggedTransition): void => {
    const kinds = rows.filter(([, isWritten]) => isWritten(transition, memory)).map(([kind]) => kind);
    complaints.expect(kinds.join() === transition.triggers.join(), `log: ${transition.name}`, () => kinds.join());
    for (const kind of kinds) {
      triggers[kind] = (triggers[kind] ?? 0) + 1;
      awaited.push(`${kind} ${timestampOf(transition.timeMs)}`);
    }
    if (transition.name === "retrieveGoals") memory.goals = transition.data.text;
    if (transition.name === "openOutfitting") memory.hasVisitedOutfitting = true;
    if (transition.name === "landOnPad" || transition.name === "undock") memory.hasVisitedOutfitting = false;
  };
  return {
    triggers,
    begin() {
      complaints.expect(awaited.length === 0, "an event is missing at the end", () => awaited.join());
      memory = { ...nothing };
      awaited = [];
      lastStatusMs = undefined;
    },
    see(moment: LoggedMoment) {
      for (const transition of moment.transitions) follow(transition);
      const { event } = moment;
      if (event === undefined) complaints.expect(awaited.length === 0, "an event is missing", () => awaited.join());
      else {
        const written = `${event["event"] as string} ${event["timestamp"] as string}`;
        const next = awaited.shift();
        complaints.expect(
          next === written,
          "an event without its transition",
          () => `${written} instead of ${String(next)}`,
        );
        checkSynthesis(complaints, event);
        if (event["event"] === "ModuleInfo") memory.modules = checkModules(complaints, moment, memory.modules);
      }
      // Status: "updated every few seconds".
      triggers["Status"] = (triggers["Status"] ?? 0) + 1;
      const gapMs = moment.timeMs - (lastStatusMs ?? moment.timeMs);
      complaints.expect(gapMs >= 0 && gapMs <= 5000, "Status is not updated for more than five seconds", () => gapMs);
      const status = moment.companions["Status.json"];
      complaints.expect(
        status?.["timestamp"] === timestampOf(moment.timeMs),
        "Status has another timestamp than its moment",
      );
      lastStatusMs = moment.timeMs;
    },
  };
}

/** The modules that the panel shows, in the form of `fileText`. */
function panelText({ data: { panel } }: Extract<Transition, { name: "lookAtModules" }>): string {
  return panel.map(({ slot, item, powerMw, priority = "" }) => [slot, item, powerMw, priority].join()).join(";");
}

/** The modules in ModulesInfo.json. */
function fileText({ companions }: LoggedMoment): string {
  const { Modules: modules = [] } = companions["ModulesInfo.json"] as unknown as EventOf<"ModuleInfo">;
  return modules.map(({ Slot, Item, Power, Priority = "" }) => [Slot, Item, Power, Priority].join()).join(";");
}

/** Checks, from the files alone, that each ModulesInfo.json differs from the one before; returns its modules. */
function checkModules(complaints: Complaints, moment: LoggedMoment, before: string): string {
  const modules = fileText(moment);
  complaints.expect(modules !== "" && modules !== before, "ModuleInfo without a change of the data");
  return modules;
}

/** Checks the blueprint of a Synthesis line by the reading, whatever the log says. */
function checkSynthesis(complaints: Complaints, event: JsonObject): void {
  if (event["event"] !== "Synthesis") return;
  const name = event["Name"] as string;
  complaints.expect(repairsOrRearms.test(name), "Synthesis neither repairs nor rearms", () => name);
}

function timestampOf(timeMs: number): string {
  return new Date(timeMs).toISOString().replace(/\.\d+Z$/, "Z");
}
