import type { JsonObject, JsonValue } from "@shipslog/contract";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import { isDocked } from "../../src/state/derived/isDocked.ts";
import { mainFuelOf } from "../../src/state/derived/tankEstimate.ts";
import { isHull } from "../../src/state/observed/outfit.ts";

/** A line that tells a fact which the cockpit shows. */
export interface ToldLine {
  readonly event: JsonObject;
  readonly before: CockpitState;
  readonly after: CockpitState;
  /** The kinds of the lines since the last one of this kind. */
  readonly since: readonly string[];
  /** The names of missions by id, as the lines that accepted them told. */
  readonly accepted: ReadonlyMap<JsonValue | undefined, JsonValue | undefined>;
}

/** One sort of fact. */
export interface FactSort {
  /** The kind that tells it. */
  readonly kind: string;
  /** What the line tells; undefined when it tells nothing that can be compared. */
  readonly written: (line: ToldLine) => FactValue;
  /** What the cockpit shows, by default a line before; undefined when nothing. */
  readonly shown: (state: CockpitState, line: ToldLine) => FactValue;
  /** Whether the state after the line is compared. */
  readonly isAfter?: true;
  /** How far two numbers may lie apart. */
  readonly within?: number | ((line: ToldLine) => number);
  /** Whether the game tells it at logins only, while play changes it: the cockpit shows it with its time. */
  readonly isOfLoginOnly?: true;
  /** Differences that no line before could tell, each with what it is recognised by. */
  readonly unknowable?: Readonly<Record<string, (difference: FactDifference) => boolean>>;
}

type FactValue = string | number | boolean | undefined;

/** Two values that differ, and where. */
export interface FactDifference {
  readonly line: ToldLine;
  readonly written: FactValue;
  readonly shown: FactValue;
}

const rowsOf = (list: JsonValue | undefined) => (Array.isArray(list) ? (list as readonly JsonObject[]) : []);
/** A plain value as text. */
const plain = (value: unknown) => `${value as string | number}`;
const lower = (value: unknown) => plain(value).toLowerCase();
const numberOf = (value: JsonValue | undefined) => (typeof value === "number" ? value : undefined);
const textOf = (value: JsonValue | undefined) => (typeof value === "string" ? value : undefined);

/** A list as one text, in an order of its own. */
function listed(rows: readonly (readonly unknown[])[]): string {
  return rows
    .map((row) => row.join(" ").trim())
    .toSorted()
    .join(", ");
}

/** The rows of a list that the other one does not have. */
function onlyIn(value: FactValue, other: FactValue): readonly string[] {
  const others = new Set(String(other).split(", "));
  return String(value)
    .split(", ")
    .filter((row) => row !== "" && !others.has(row));
}

/** Every row that one of two lists has alone. */
const differing = ({ written, shown }: FactDifference) => [...onlyIn(written, shown), ...onlyIn(shown, written)];

const fieldsOf = ({ timestamp: _at, event: _kind, ...fields }: JsonObject) => listed(Object.entries(fields));

const isOwnShip = ({ Taxi, Multicrew }: JsonObject) => Taxi !== true && Multicrew !== true;
const isAboard = (event: JsonObject) => isOwnShip(event) && event["OnFoot"] !== true && event["InSRV"] !== true;
const isDockedIn = ({ Docked }: JsonObject) => Docked === true || Docked === 1;
const isSameShip = ({ outfit }: CockpitState, { event }: ToldLine) => outfit?.shipId === event["ShipID"];
const shipOf = ({ outfit }: CockpitState) => outfit && `${lower(outfit.ship)} ${outfit.shipId}`;
const portIn = (state: CockpitState) => (isDocked(state) ? state.system.port?.StationName : "none");

/** Whether the last of some kinds is later than the last of others. */
function isLast({ since }: ToldLine, kind: string, ...others: readonly string[]): boolean {
  const at = since.lastIndexOf(kind);
  return at >= 0 && others.every((other) => since.lastIndexOf(other) < at);
}

const wasOnCarrier = ({ line: { before } }: FactDifference) =>
  isDocked(before) && before.system.port?.StationType === "FleetCarrier";
/** Location names no port on foot, and a carrier has no body. */
const boardedUnnamedCarrier = ({ line }: FactDifference) =>
  line.event["StationType"] === "FleetCarrier" && isLast(line, "Embark", "Docked", "SupercruiseEntry", "FSDJump");
const wasJumping = ({ line }: FactDifference) => isLast(line, "StartJump", "FSDJump", "SupercruiseEntry");
const hasDied = ({ line }: FactDifference) => line.since.includes("Resurrect");
const isLess = ({ written, shown }: FactDifference) => Number(written) < Number(shown);
/** Whether every row that is written is shown. */
const isOnlyShorter = ({ written, shown }: FactDifference) => onlyIn(written, shown).length === 0;
/** Games before 3.0 write no Loadout, which tells the sizes of the tanks. */
const hasNoLoadout = ({ line }: FactDifference) => line.before.outfit?.reserveTank === undefined;
/** A jump that the game took back: the ship is where it was before. */
const isJumpUndone = ({ line: { before, event } }: FactDifference) =>
  before.route.trail.at(-2)?.StarSystem === event["StarSystem"];

/** The largest reservoir of a ship, in tonnes. */
const largestReservoir = 1.2;

/** The step of a fifth that HullDamage is written at, and that a health lies in. */
const stepOf = (health: FactValue) => Math.ceil(Number(health) * 5 - 1e-6);

const livery =
  /^(?:Bobble|Decal|EngineColour|PaintJob|Paint|ShipID|ShipKit|ShipName|StringLights|VesselVoice|WeaponColour)/;

function vehicleIn({ OnFoot, InSRV, SRV, Taxi, Multicrew }: JsonObject): string {
  if (OnFoot === true) return "foot";
  if (InSRV === true || SRV === true) return "srv";
  if (Taxi === true) return "taxi";
  return Multicrew === true ? "crew" : "ship";
}

/** What is compared: the state of login lines with the state a line before, and lines that tell a whole at other times. */
export const factSorts: Readonly<Record<string, FactSort>> = {
  "ship at LoadGame": {
    kind: "LoadGame",
    written: ({ event }) => (isHull(event["Ship"]) ? `${lower(event["Ship"])} ${plain(event["ShipID"])}` : undefined),
    shown: shipOf,
  },
  "name of the ship at LoadGame": {
    kind: "LoadGame",
    written: ({ event: { Ship, ShipName, ShipIdent } }) =>
      isHull(Ship) && ShipIdent !== undefined && ShipIdent !== ""
        ? lower(`${plain(ShipName)} ${plain(ShipIdent)}`)
        : undefined,
    shown: (state, line) =>
      isSameShip(state, line) && state.outfit?.ident !== undefined
        ? lower(`${state.outfit.name ?? ""} ${state.outfit.ident}`)
        : undefined,
    unknowable: { "the game hides a word in LoadGame": ({ written }) => String(written).includes("***") },
  },
  "fuel at LoadGame": {
    kind: "LoadGame",
    written: ({ event }) => (isHull(event["Ship"]) ? numberOf(event["FuelLevel"]) : undefined),
    shown: (state, line) => (isSameShip(state, line) ? mainFuelOf(state) : undefined),
    within: 0.3,
    unknowable: { "the game ended during a jump": wasJumping },
  },
  "size of the tank at LoadGame": {
    kind: "LoadGame",
    written: ({ event }) => (isHull(event["Ship"]) ? numberOf(event["FuelCapacity"]) : undefined),
    shown: (state, line) => (isSameShip(state, line) ? state.outfit?.mainTank : undefined),
    within: 0.01,
  },
  "ship at Loadout": {
    kind: "Loadout",
    written: ({ event }) => `${lower(event["Ship"])} ${plain(event["ShipID"])}`,
    shown: shipOf,
  },
  "hull at Loadout": {
    kind: "Loadout",
    written: ({ event }) => numberOf(event["HullHealth"]),
    shown: (state, line) => (isSameShip(state, line) ? state.outfit?.hullHealth : undefined),
    within: 0.01,
    unknowable: {
      "damage within a fifth, at which HullDamage is written": ({ written, shown }) =>
        Number(written) < Number(shown) && stepOf(written) === stepOf(shown),
      "damage through fallen shields, of which no HullDamage is written": (difference) =>
        isLess(difference) &&
        difference.line.since.includes("ShieldState") &&
        !difference.line.since.includes("HullDamage"),
      "damage of an SRV that one stands beside, as if it were of the ship": ({ written, line: { since } }) =>
        written === 1 && ["Disembark", "HullDamage", "DockSRV"].every((kind) => since.includes(kind)),
      "a ship that waits is repaired while its commander is brought back": (difference) =>
        difference.written === 1 && hasDied(difference),
    },
  },
  "modules at Loadout": {
    kind: "Loadout",
    written: ({ event }) => listed(rowsOf(event["Modules"]).map(({ Slot, Item }) => [Slot, Item])),
    shown: (state, line) =>
      isSameShip(state, line) && state.outfit !== undefined && state.outfit.modules.length > 0
        ? listed(state.outfit.modules.map(({ slot, item }) => [slot, item]))
        : undefined,
    unknowable: {
      "livery, which no line tells": (difference) => differing(difference).every((row) => livery.test(row)),
      "the cockpit, which some Loadouts leave out": (difference) =>
        differing(difference).every((row) => row.startsWith("ShipCockpit")),
    },
  },
  materials: {
    kind: "Materials",
    written: ({ event: { Raw, Manufactured, Encoded } }) =>
      listed([Raw, Manufactured, Encoded].flatMap(rowsOf).map(({ Name, Count }) => [lower(Name), Count])),
    shown: ({ materials }) =>
      materials && listed(materials.counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, count])),
    unknowable: { "a care package of a power": isCarePackage },
  },
  "cargo total": {
    kind: "Cargo",
    written: ({ event: { Vessel, Inventory, Count } }) =>
      Inventory !== undefined && Vessel === "Ship" ? numberOf(Count) : undefined,
    shown: ({ hold }) => hold?.count,
    unknowable: {
      "a limpet launched while the list was written": ({ line }) => isLast(line, "LaunchDrone", "LoadGame"),
    },
  },
  goods: {
    kind: "Cargo",
    written: ({ event: { Vessel, Inventory } }) =>
      Inventory !== undefined && Vessel === "Ship"
        ? listed(
            [...Map.groupBy(rowsOf(Inventory), ({ Name }) => lower(Name))].map(([name, rows]) => [name, ...sums(rows)]),
          )
        : undefined,
    shown: ({ hold }) => hold?.items && listed(hold.items.map(({ name, count, stolen }) => [name, count, stolen])),
    unknowable: {
      "a limpet launched while the list was written": ({ line }) => isLast(line, "LaunchDrone", "LoadGame"),
    },
  },
  missions: {
    kind: "Missions",
    written: ({ event }) => listed(rowsOf(event["Active"]).map(({ MissionID }) => [MissionID])),
    shown: ({ career }) =>
      career.missions &&
      listed(career.missions.filter(({ group }) => group === "Active").map(({ MissionID }) => [MissionID])),
    unknowable: {
      "missions that failed by death": (difference) => hasDied(difference) && isOnlyShorter(difference),
      "missions that failed while nobody played, as this line tells": (difference) => {
        const failed = new Set(rowsOf(difference.line.event["Failed"]).map(({ MissionID }) => plain(MissionID)));
        return isOnlyShorter(difference) && onlyIn(difference.shown, difference.written).every((id) => failed.has(id));
      },
      "a line without any mission, though none has ended": ({ line: { event } }) =>
        [event["Active"], event["Failed"], event["Complete"]].every((list) => rowsOf(list).length === 0),
    },
  },
  "names of missions after login": {
    kind: "Missions",
    isAfter: true,
    written: ({ event, accepted }) => {
      const known = rowsOf(event["Active"]).filter(({ MissionID }) => accepted.get(MissionID) !== undefined);
      return known.length === 0
        ? undefined
        : listed(known.map(({ MissionID }) => [MissionID, accepted.get(MissionID)]));
    },
    shown: ({ career }, { accepted }) => {
      const known = career.missions?.filter(
        ({ group, MissionID }) => group === "Active" && accepted.get(MissionID) !== undefined,
      );
      return known && listed(known.map(({ MissionID, Name_Localised }) => [MissionID, Name_Localised]));
    },
  },
  ranks: {
    kind: "Rank",
    written: ({ event }) => fieldsOf(event),
    shown: ({ ranks }) => ranks && listed(Object.entries(ranks.ranks)),
    unknowable: {
      "two ranks at one sale, of which Promotion tells one": ({ line }) => line.since.includes("SellOrganicData"),
    },
  },
  progress: {
    kind: "Progress",
    isOfLoginOnly: true,
    written: ({ event }) => fieldsOf(event),
    shown: ({ ranks }) =>
      ranks === undefined || Object.keys(ranks.progress).length === 0
        ? undefined
        : listed(Object.entries(ranks.progress)),
  },
  reputation: {
    kind: "Reputation",
    isOfLoginOnly: true,
    written: ({ event }) => fieldsOf(event),
    shown: ({ reputation }) => reputation && listed(Object.entries(reputation.values)),
  },
  "system at Location": {
    kind: "Location",
    written: ({ event }) => textOf(event["StarSystem"]),
    shown: ({ system }) => system.here?.name,
    unknowable: {
      "the carrier jumped while nobody played": wasOnCarrier,
      "the game took the last jump back": isJumpUndone,
      "the game ended during a jump": wasJumping,
    },
  },
  "docked at Location": {
    kind: "Location",
    written: ({ event }) => (isAboard(event) ? isDockedIn(event) : undefined),
    shown: (state) => (state.system.here === undefined ? undefined : isDocked(state)),
    unknowable: {
      "the game puts a ship back that has just undocked": ({ line }) =>
        isLast(line, "Undocked", "SupercruiseEntry", "FSDJump", "Docked"),
      "aboard a carrier that Location does not name": boardedUnnamedCarrier,
    },
  },
  "port at Location": {
    kind: "Location",
    written: ({ event }) => (isAboard(event) && isDockedIn(event) ? textOf(event["StationName"]) : undefined),
    shown: (state) => (state.system.here === undefined ? undefined : (state.system.port?.StationName ?? "none")),
    unknowable: { "aboard a carrier that Location does not name": boardedUnnamedCarrier },
  },
  "docked after Location": {
    kind: "Location",
    isAfter: true,
    written: ({ event }) => (isAboard(event) ? (isDockedIn(event) ? textOf(event["StationName"]) : "none") : undefined),
    shown: portIn,
  },
  "docked after CarrierJump": {
    kind: "CarrierJump",
    isAfter: true,
    written: ({ event }) => (isDockedIn(event) ? textOf(event["StationName"]) : undefined),
    shown: portIn,
  },
  "port before Undocked": {
    kind: "Undocked",
    written: ({ event }) => (isOwnShip(event) ? textOf(event["StationName"]) : undefined),
    shown: (state) => (state.system.here === undefined ? undefined : portIn(state)),
    unknowable: { "aboard a carrier that Location does not name": boardedUnnamedCarrier },
  },
  "vehicle at Location": {
    kind: "Location",
    // Before game 4.0 the line does not say it.
    written: ({ event }) =>
      (event["Taxi"] ?? event["OnFoot"] ?? event["InSRV"]) === undefined ? undefined : vehicleIn(event),
    shown: ({ place }) => place?.vehicle,
  },
  "vehicle before Disembark": {
    kind: "Disembark",
    written: ({ event }) => vehicleIn(event),
    shown: ({ place }) => place?.vehicle,
  },
  "on foot before Embark": { kind: "Embark", written: () => "foot", shown: ({ place }) => place?.vehicle },
  "body before Liftoff": {
    kind: "Liftoff",
    written: ({ event }) => (event["PlayerControlled"] === true ? textOf(event["Body"]) : undefined),
    shown: ({ place }) => place?.body,
  },
  "body before Disembark": {
    kind: "Disembark",
    written: ({ event }) => (event["OnPlanet"] === true ? textOf(event["Body"]) : undefined),
    shown: ({ place }) => place && (place.body ?? "none"),
  },
  "fuel after FuelScoop": {
    kind: "FuelScoop",
    isAfter: true,
    written: ({ event }) => numberOf(event["Total"]),
    shown: mainFuelOf,
    within: 0.3,
  },
  "fuel after FSDJump": {
    kind: "FSDJump",
    isAfter: true,
    written: ({ event }) => (isOwnShip(event) ? numberOf(event["FuelLevel"]) : undefined),
    shown: mainFuelOf,
    within: 0.3,
  },
  "fuel before FSDJump": {
    kind: "FSDJump",
    written: ({ event }) => {
      const { FuelLevel, FuelUsed } = event;
      return isOwnShip(event) && typeof FuelLevel === "number" && typeof FuelUsed === "number"
        ? FuelLevel + FuelUsed
        : undefined;
    },
    shown: mainFuelOf,
    // Filling the reservoir needs no line.
    within: ({ before }) => Math.max(0.3, (before.outfit?.reserveTank ?? 0) + 0.1),
    unknowable: {
      "scooped in the seconds before the jump": ({ written, shown, line }) =>
        Number(written) > Number(shown) && isLast(line, "FuelScoop", "SupercruiseExit", "SupercruiseEntry", "Docked"),
      "scooped while the jump was charged, of which no line tells": ({ written, shown, line }) =>
        Number(written) > Number(shown) && line.since.includes("HeatWarning"),
      "the reservoir is filled, whose size games before 3.0 do not tell": (difference) =>
        hasNoLoadout(difference) && Number(difference.shown) - Number(difference.written) < largestReservoir,
      "fuel in a tank that was sold, in games before 3.0": (difference) =>
        hasNoLoadout(difference) && isLess(difference) && difference.line.since.includes("ModuleSell"),
      "the game took a jump back, and told no fuel": (difference) =>
        hasNoLoadout(difference) && isLast(difference.line, "LoadGame", "FuelScoop", "RefuelAll"),
      "told within the jump, when its fuel is spent": ({ line, shown }) =>
        isLast(line, "ReservoirReplenished", "StartJump") &&
        Math.abs(Number(line.event["FuelLevel"]) - Number(shown)) < 0.3,
    },
  },
  power: {
    kind: "Powerplay",
    written: ({ event }) => `${plain(event["Power"])} ${plain(event["Rank"])}`,
    shown: ({ pledge }) => pledge && `${pledge.power} ${pledge.rank}`,
    unknowable: { "the week of the power ended": isBeforeNewPowers },
  },
  merits: {
    kind: "Powerplay",
    written: ({ event }) => numberOf(event["Merits"]),
    shown: ({ pledge }) => pledge?.merits,
    unknowable: { "no line told merits before game 4.1": isBeforeNewPowers },
  },
  engineers: {
    kind: "EngineerProgress",
    written: ({ event: { Engineers } }) =>
      Engineers === undefined
        ? undefined
        : listed(rowsOf(Engineers).map(({ Engineer, Progress, Rank }) => [Engineer, Progress, Rank])),
    shown: ({ career }) =>
      career.engineers && listed(career.engineers.map(({ Engineer, Progress, Rank }) => [Engineer, Progress, Rank])),
    unknowable: {
      "an engineer becomes known, or invites": (difference) =>
        differing(difference).every((row) => /(?:Known|Invited|Unlocked 0)$/.test(row)),
    },
  },
  squadron: {
    kind: "SquadronStartup",
    written: ({ event }) => `${plain(event["SquadronName"])} ${plain(event["CurrentRank"])}`,
    shown: ({ career }) => career.squadron && `${career.squadron.SquadronName} ${career.squadron.CurrentRank}`,
  },
};

/** Some of very many materials, and none less. */
function isCarePackage({ written, shown }: FactDifference): boolean {
  const counts = new Map(
    onlyIn(shown, written).map((row): [string, number] => [row.split(" ")[0] ?? "", Number(row.split(" ")[1])]),
  );
  const more = onlyIn(written, shown).map(
    (row) => Number(row.split(" ")[1]) - (counts.get(row.split(" ")[0] ?? "") ?? 0),
  );
  return more.length > 20 && more.every((each) => each > 0 && each <= 10);
}

/** Game 4.1 brought new powers, with a line for each merit. */
function isBeforeNewPowers({ line: { event } }: FactDifference): boolean {
  return plain(event["timestamp"]) < "2024-10-29";
}

function sums(rows: readonly JsonObject[]): readonly number[] {
  return ["Count", "Stolen"].map((field) => rows.reduce((sum, row) => sum + (numberOf(row[field]) ?? 0), 0));
}
