import type { LoggedMoment } from "./simulateWithLog.ts";
import { Flags, Flags2, GuiFocus, type Flag2Name, type FlagName, type JsonObject } from "@shipslog/contract";
import { statusRelations } from "@shipslog/contract/internal";
import type { GameState } from "../../src/world/gameStates.ts";
import type { Complaints, Judge } from "./sessions.ts";

const space: readonly GameState[] = ["normalSpace", "planetFlight"];
const flight: readonly GameState[] = [...space, "glide"];
const cruise: readonly GameState[] = ["supercruise", "orbitalCruise"];
const aboard: readonly GameState[] = [...flight, ...cruise, "hyperspace", "docked", "landed"];
const everywhere: readonly GameState[] = [...aboard, "srv", "fighter", "onFoot"];
const nearPlanet: readonly GameState[] = [
  "docked",
  "orbitalCruise",
  "glide",
  "planetFlight",
  "landed",
  "srv",
  "onFoot",
];

/** The states in which each bit of Flags may be set. */
const allowed: Readonly<Record<FlagName, readonly GameState[]>> = {
  Docked: ["docked", "onFoot"],
  Landed: ["landed", "onFoot"],
  LandingGearDown: ["docked", "landed", "onFoot", ...space],
  ShieldsUp: [...aboard, "fighter"],
  Supercruise: cruise,
  FlightAssistOff: [...flight, "fighter"],
  HardpointsDeployed: [...space, "fighter"],
  InWing: everywhere,
  LightsOn: [...aboard, "srv", "onFoot"],
  CargoScoopDeployed: [...space, "srv"],
  SilentRunning: space,
  ScoopingFuel: ["supercruise"],
  SrvHandbrake: ["srv"],
  SrvTurretView: ["srv"],
  SrvTurretRetracted: ["srv"],
  SrvDriveAssist: ["srv"],
  FsdMassLocked: ["docked", "landed", ...space],
  FsdCharging: [...flight, ...cruise, "hyperspace"],
  FsdCooldown: [...flight, ...cruise],
  LowFuel: [...aboard, "srv"],
  OverHeating: aboard,
  HasLatLong: nearPlanet,
  IsInDanger: everywhere,
  BeingInterdicted: ["supercruise"],
  InMainShip: aboard,
  InFighter: ["fighter"],
  InSRV: ["srv"],
  HudInAnalysisMode: [...flight, ...cruise, "srv"],
  NightVision: [...flight, "srv"],
  AltitudeFromAverageRadius: ["orbitalCruise", "glide", "planetFlight"],
  FsdJump: ["hyperspace"],
  SrvHighBeam: ["srv"],
};

const foot: readonly GameState[] = ["onFoot"];

/** The states in which each bit of Flags2 may be set. */
const allowed2: Readonly<Record<Flag2Name, readonly GameState[]>> = {
  OnFoot: foot,
  InTaxi: aboard,
  InMulticrew: aboard,
  OnFootInStation: foot,
  OnFootOnPlanet: foot,
  AimDownSight: foot,
  LowOxygen: foot,
  LowHealth: foot,
  Cold: foot,
  Hot: foot,
  VeryCold: foot,
  VeryHot: foot,
  GlideMode: ["glide"],
  OnFootInHangar: foot,
  OnFootSocialSpace: foot,
  OnFootExterior: foot,
  BreathableAtmosphere: foot,
  TelepresenceMulticrew: aboard,
  PhysicalMulticrew: aboard,
  FsdHyperdriveCharging: [...cruise, "normalSpace", "hyperspace"],
  SupercruiseOvercharge: ["supercruise"],
  SupercruiseAssist: ["supercruise"],
  NpcCrewActive: aboard,
};

/** What this model never shows although the game may: a drive that charges while a mass nearby holds it back. */
const ownRelation = { rule: "", states: ["FsdCharging", "FsdMassLocked"] } as const;

/** The bits of a row of the contract that do not go together; none when the row holds. */
function clashOf(row: (typeof statusRelations)[number], set: ReadonlySet<string>): readonly string[] {
  const isSet = (name: string): boolean => set.has(name);
  if ("need" in row) return isSet(row.need) ? [] : row.bits.filter(isSet);
  const shown = row.states.map((bits) => [bits].flat().filter(isSet)).filter((bits) => bits.length > 0);
  return shown.length < 2 ? [] : shown.flat();
}

const inMenu: readonly GameState[] = ["mainMenu", "startUp", "ended"];

interface Status extends JsonObject {
  readonly Flags: number;
  readonly Flags2: number;
}

/** Collects the bits and screens that occur, and complains about those that are not allowed. */
export function statusJudge(complaints: Complaints): Judge & { readonly seen: ReadonlySet<string> } {
  const seen = new Set<string>();
  return {
    seen,
    begin: () => undefined,
    see(moment: LoggedMoment) {
      const status = moment.companions["Status.json"] as Status;
      const { state } = moment.readings;
      if (inMenu.includes(state)) {
        complaints.expect(
          Object.keys(status).join() === "timestamp,event,Flags" && status.Flags === 0,
          "menu",
          () => state,
        );
        return;
      }
      const names = Flags.decode(status.Flags).names;
      const names2 = Flags2.decode(status.Flags2).names;
      for (const name of names) complaints.expect(allowed[name].includes(state), `${name} in ${state}`);
      for (const name of names2) complaints.expect(allowed2[name].includes(state), `${name} in ${state}`);
      const set = new Set<string>([...names, ...names2]);
      for (const name of set) seen.add(name);
      for (const row of [...statusRelations, ownRelation]) {
        const wrong = clashOf(row, set);
        complaints.expect(wrong.length === 0, `${wrong.join(" and ")} against ${row.rule}`, () => state);
      }
      const focus = status["GuiFocus"];
      if (typeof focus === "number") seen.add(`GuiFocus ${GuiFocus.decode(focus)}`);
      checkFields(complaints, status, set);
      checkReadings(complaints, moment, status, set);
    },
  };
}

/**
 * Checks which fields are present with which bits (F27 to F33), beside what status-in-vehicle, status-on-foot,
 * status-position, status-pips and status-heading judge.
 */
function checkFields(complaints: Complaints, status: Status, set: ReadonlySet<string>): void {
  const has = (field: string): boolean => Object.hasOwn(status, field);
  const equal = (one: boolean, other: boolean, what: string): void => complaints.expect(one === other, what);
  for (const field of ["Heading", "PlanetRadius"]) equal(has(field), set.has("HasLatLong"), `${field} and position`);
  equal(has("Altitude"), set.has("HasLatLong") && !set.has("OnFoot"), "Altitude");
  equal(has("Gravity"), set.has("HasLatLong") && set.has("OnFoot"), "Gravity");
  equal(set.has("OnFootOnPlanet"), set.has("OnFoot") && set.has("HasLatLong"), "on foot on a planet has a position");
  complaints.expect((status["Balance"] as number) >= 0, "Balance", () => status["Balance"]);
}

/** Checks bits 19, 20, 21 and 29 against fuel, heat, position and altitude of the model. */
function checkReadings(
  complaints: Complaints,
  { readings }: LoggedMoment,
  status: Status,
  set: ReadonlySet<string>,
): void {
  const { fuelT, fuelCapacityT, heatPercent, position } = readings;
  const isLow = fuelT !== undefined && fuelCapacityT !== undefined && fuelT / fuelCapacityT < 0.25;
  complaints.expect(set.has("LowFuel") === isLow, "bit 19 and fuel", () => `${fuelT} of ${fuelCapacityT}`);
  const isHot = heatPercent > 100 && set.has("InMainShip");
  complaints.expect(set.has("OverHeating") === isHot, "bit 20 and heat", () => heatPercent);
  complaints.expect(set.has("HasLatLong") === (position !== undefined), "bit 21 and position");
  if (position === undefined) return;
  const isClose = (field: string, value: number, off: number): boolean =>
    Math.abs((status[field] as number) - value) <= off;
  complaints.expect(isClose("Latitude", position.latitude, 1e-5), "Latitude", () => status["Latitude"]);
  complaints.expect(isClose("Longitude", position.longitude, 2e-5), "Longitude", () => status["Longitude"]);
  if (set.has("OnFoot")) return;
  const fromRadius = set.has("AltitudeFromAverageRadius");
  complaints.expect(fromRadius === position.heightM > 10_000, "bit 29 and height", () => position.heightM);
  const altitude = fromRadius ? position.heightM : Math.max(0, position.heightM - position.groundM);
  complaints.expect(
    isClose("Altitude", altitude, 0.5),
    "Altitude",
    () => `${status["Altitude"] as number} ${altitude}`,
  );
  if (set.has("Landed") || set.has("InSRV")) {
    complaints.expect(status["Altitude"] === 0, "on the ground", () => status["Altitude"]);
  }
  const isSrvFuel = set.has("InSRV");
  const fuel = status["Fuel"] as { readonly FuelMain: number; readonly FuelReservoir: number } | undefined;
  if (fuel !== undefined && fuelT !== undefined) {
    complaints.expect(Math.abs((isSrvFuel ? fuel.FuelReservoir : fuel.FuelMain) - fuelT) < 1e-5, "Fuel");
  }
}

/** All bits and screens, each of which must occur over enough sessions. */
export const statusVocabulary: readonly string[] = [
  ...Flags.names,
  ...Flags2.names,
  ...GuiFocus.names.map((name) => `GuiFocus ${name}`),
];

/** The highest speed over a planet in metres per second. */
const topSpeeds: Readonly<Partial<Record<GameState, number>>> = {
  orbitalCruise: 9000,
  glide: 2500,
  planetFlight: 2500,
  srv: 32,
  onFoot: 4,
};

/** Checks paths over planets: distances between Status updates fit the time, and no update is missing. */
export function pathJudge(complaints: Complaints): Judge & { readonly steps: { count: number } } {
  const steps = { count: 0 };
  let last: LoggedMoment | undefined;
  return {
    steps,
    begin() {
      last = undefined;
    },
    see(moment) {
      const before = last?.readings;
      const now = moment.readings;
      const seconds = (moment.timeMs - (last?.timeMs ?? 0)) / 1000;
      last = moment;
      if (before?.position === undefined || now.position === undefined || before.state !== now.state) return;
      if (inMenu.includes(now.state)) return;
      steps.count += 1;
      const turn = Math.abs(now.position.longitude - before.position.longitude);
      const north = Math.abs(now.position.latitude - before.position.latitude);
      const east = Math.min(turn, 360 - turn);
      const far = Math.max(north, east * Math.cos((now.position.latitude * Math.PI) / 180));
      // The limit is the fastest flight over the smallest planet.
      complaints.expect(
        far <= 3 * Math.max(1, seconds),
        "a leap over the planet",
        () => `${now.state} ${far} in ${seconds} s`,
      );
      const climb = Math.abs(now.position.heightM - before.position.heightM);
      complaints.expect(climb <= 30_000 * Math.max(1, seconds), "a jump in height", () => climb);
      // The model advances by a second: the distance stays within the threshold and one second of travel.
      const radiusM = moment.companions["Status.json"]?.["PlanetRadius"] as number;
      const perSecond = (topSpeeds[now.state] ?? 0) / ((radiusM * Math.PI) / 180);
      const most = (now.state === "srv" ? 0.0005 : 0.02) + perSecond;
      complaints.expect(far <= most * 1.001, "an update is missing", () => `${now.state} ${far} of ${most}`);
    },
  };
}
