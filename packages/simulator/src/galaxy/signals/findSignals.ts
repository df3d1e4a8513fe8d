import type { Chance, Weighted } from "../../chance/Chance.ts";
import { assetName } from "../names/stationName.ts";
import type { Society } from "../Society.ts";
import type { Station } from "../Station.ts";
import type { StationType } from "../stationTypes.ts";
import type { Signal } from "./Signal.ts";

/** The type of the signal of each type of station in space. */
const stationSignals: Readonly<Partial<Record<StationType, string>>> = {
  Coriolis: "StationCoriolis",
  Orbis: "StationONeilOrbis",
  Ocellus: "StationBernalSphere",
  AsteroidBase: "StationAsteroid",
  MegaShip: "StationMegaShip",
  Outpost: "Outpost",
};

const place = (name: string, text: string, type: string): Signal => ({ name, text, type, isStation: false });
const beacon = place("$MULTIPLAYER_SCENARIO42_TITLE;", "Nav Beacon", "NavBeacon");
const extractionSites: readonly Signal[] = [
  place("$MULTIPLAYER_SCENARIO14_TITLE;", "Resource Extraction Site", "ResourceExtraction"),
  place("$MULTIPLAYER_SCENARIO77_TITLE;", "Resource Extraction Site [Low]", "ResourceExtraction"),
  place("$MULTIPLAYER_SCENARIO78_TITLE;", "Resource Extraction Site [High]", "ResourceExtraction"),
  place("$MULTIPLAYER_SCENARIO79_TITLE;", "Resource Extraction Site [Hazardous]", "ResourceExtraction"),
];
const conflictZones: readonly Signal[] = [
  place("$Warzone_PointRace_Low:#index=1;", "Conflict Zone [Low Intensity]", "Combat"),
  place("$Warzone_PointRace_Med:#index=1;", "Conflict Zone [Medium Intensity]", "Combat"),
  place("$Warzone_PointRace_High:#index=1;", "Conflict Zone [High Intensity]", "Combat"),
];

/** How many fleet carriers of other players are in an inhabited system; most real signals are carriers. */
const carrierCounts: readonly Weighted<readonly [number, number]>[] = [
  [[0, 5], 26],
  [[6, 14], 28],
  [[15, 50], 23],
  [[55, 105], 16],
  [[106, 150], 7],
];
const carrierWords = ["LONG", "NORTHERN", "IRON", "QUIET", "LAST", "GOLDEN", "WANDERING", "BLUE", "SECOND", "FAR"];
const carrierNouns = ["HARVEST", "LANTERN", "REST", "FORTUNE", "ANVIL", "TIDE", "ORCHARD", "HORIZON", "FERRY", "CROWN"];
const letters = "BFGHJKLMNQTVWXYZ".split("");

function drawCarrier(chance: Chance): Signal {
  const letter = () => chance.pick(letters);
  const digit = () => chance.integer(0, 9);
  const callsign = `${letter()}${digit()}${letter()}-${digit()}${digit()}${letter()}`;
  const name = `${chance.pick(carrierWords)} ${chance.pick(carrierNouns)} ${callsign}`;
  return { name, text: undefined, type: "FleetCarrier", isStation: true };
}

const megashipTypes = ["Hauler", "Cropper", "Researcher", "Prison Ship", "Survey Vessel"];

/** A large ship that stays in a system (1,897 of 145,000 real signals). */
function drawMegaship(chance: Chance): Signal {
  const letter = () => chance.pick(letters);
  const name = `${letter()}${letter()}${letter()}-${chance.integer(100, 999)} ${chance.pick(carrierNouns)}-class ${chance.pick(megashipTypes)}`;
  return { name, text: undefined, type: "Megaship", isStation: false };
}

/** Beacons for tourists, of which a system has several (1,532 real signals). */
function drawSights(chance: Chance): readonly Signal[] {
  return Array.from({ length: chance.integer(1, 4) }, () => {
    return { name: `The ${chance.pick(carrierNouns)} Story`, text: undefined, type: "TouristBeacon", isStation: false };
  });
}

/** What is known of a system in which signals are found. */
export interface SignalSetting {
  /** Draws what never changes, and what is there today. */
  readonly always: Chance;
  readonly today: Chance;
  readonly society: Society;
  readonly stations: readonly Station[];
}

/** Finds the signals of an inhabited system: stations, installations, beacons, sites, zones of conflict and carriers. */
export function findSignals({ always, today, society, stations }: SignalSetting): readonly Signal[] {
  const ports = stations.flatMap(({ name, type }): readonly Signal[] => {
    const signal = stationSignals[type];
    return signal === undefined
      ? []
      : [{ name, text: undefined, type: signal, isStation: signal.startsWith("Station") }];
  });
  const installations = Array.from({ length: always.integer(0, 4) }, () => {
    return { name: assetName(always), text: undefined, type: "Installation", isStation: false };
  });
  const sites = extractionSites.filter(() => always.isLucky(0.4));
  const zones = society.conflicts.some(({ type, status }) => type !== "election" && status === "active")
    ? conflictZones
    : [];
  const [least, most] = today.weighted(carrierCounts);
  const carriers = Array.from({ length: today.integer(least, most) }, () => drawCarrier(today));
  const traffic = always.fork("traffic");
  const megaships = traffic.isLucky(0.35) ? [drawMegaship(traffic)] : [];
  const sights = traffic.isLucky(0.12) ? drawSights(traffic) : [];
  return [...ports, beacon, ...installations, ...megaships, ...sights, ...sites, ...zones, ...today.shuffled(carriers)];
}
