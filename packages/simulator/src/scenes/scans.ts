import type { Weighted } from "../chance/Chance.ts";
import type { BeltCluster, SurveyedPlanet, SurveyedStar, SurveyedSystem } from "../galaxy/survey/SurveyedBody.ts";
import { RingScan, Scan, ScanBaryCentre, isCluster, type ScanType } from "../lines/Scan.ts";
import {
  FSSAllBodiesFound,
  FSSBodySignals,
  FSSDiscoveryScan,
  NavBeaconScan,
  SAAScanComplete,
  SAASignalsFound,
  bodySignals,
  type DiscoveryCount,
} from "../lines/exploration.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { scansOf } from "../live/LiveMemory.ts";
import { drawHotspots } from "../live/asteroids.ts";
import { withText } from "../text/withText.ts";
import type { NearRing } from "../world/GameWorld.ts";
import { after, say, type PlannedLine, type Scene } from "./plan.ts";
import { scanSignals, signalsHere } from "./signals.ts";
import { payPilot } from "./wages.ts";

/** What a Scan line may be about. */
type ScanTarget = SurveyedStar | SurveyedPlanet | BeltCluster;

/** Returns the id of what is scanned. */
function targetId(target: ScanTarget): number {
  return isCluster(target) ? target.id : target.body.id;
}

/** Returns the stars and planets of the current system, the nearest first. */
function bodiesHere({ world: { galaxy, system } }: LiveInput): readonly (SurveyedStar | SurveyedPlanet)[] {
  const { stars, planets } = galaxy.survey(system);
  return [...stars, ...planets].toSorted((one, other) => one.body.distanceLs - other.body.distanceLs);
}

/**
 * Makes the lines of one scan: the signals on the body, a barycentre that was not scanned yet, the scan, and that all bodies
 * are found, in the order of 6,272 real scans.
 */
function scanLines(input: LiveInput, scanType: ScanType, target: ScanTarget): readonly PlannedLine[] {
  const { system, galaxy } = input.world;
  const scans = scansOf(input.memory.scans, system.address);
  const survey = galaxy.survey(system);
  scans.bodies.add(targetId(target));
  return [
    ...("species" in target && bodySignals(target).length > 0 ? [say(FSSBodySignals, system, target)] : []),
    ...barycentreLines(input, survey, target),
    say(Scan, scanType, system, target),
    ...completionLines(input, survey),
  ];
}

function barycentreLines(
  { world: { system }, memory }: LiveInput,
  { barycentres }: SurveyedSystem,
  target: ScanTarget,
): readonly PlannedLine[] {
  const known = scansOf(memory.scans, system.address).barycentres;
  const isAround = (id: number): boolean => target.parents.some((parent) => parent.type === "Null" && parent.id === id);
  const found = barycentres.filter(({ id }) => !known.has(id) && isAround(id));
  for (const { id } of found) known.add(id);
  return found.map((barycentre) => say(ScanBaryCentre, system, barycentre));
}

/** How often the game tells twice that all bodies are found (387 of 1,900 real lines). */
const toldTwiceShare = 0.2;

function completionLines(
  { world: { system }, memory, chance }: LiveInput,
  { stars, planets }: SurveyedSystem,
): readonly PlannedLine[] {
  const scans = scansOf(memory.scans, system.address);
  const isFound = [...stars, ...planets].every(({ body }) => scans.bodies.has(body.id));
  if (scans.isComplete || !isFound) return [];
  scans.isComplete = true;
  const line = say(FSSAllBodiesFound, system, stars.length + planets.length);
  return chance.isLucky(toldTwiceShare) ? [line, line] : [line];
}

/** How often a player uses the discovery scanner in a system that is new, and in one that was scanned before. */
const scannerShares = { unknown: 0.9, known: 0.25 };

/** Seconds from the scan of the star to the discovery scan (median of 2,975 real pauses: 1). */
const scannerDelaysS = [0, 0, 1, 1, 1, 2, 4] as const;

/** How often what is near is scanned after the discovery scan (42 % of 5,087 real lines have a Scan next). */
const lateShare = 0.7;

/** How far from the ship a star or a cluster may be to be scanned on arrival. */
const nearLs = 40;

/** The ship scans the star it arrives at, and mostly the player uses the discovery scanner then. */
export const scanOnArrival: Scene = (input) => {
  const { world, chance, memory } = input;
  if (world.aboard !== "own") return [];
  const isKnown = scansOf(memory.scans, world.system.address).bodies.size > 0;
  const atS = chance.integer(5, 9);
  const usesScanner = chance.isLucky(isKnown ? scannerShares.known : scannerShares.unknown);
  const [first, ...others] = isKnown ? [] : nearTargets(input);
  const star = first === undefined ? [] : after(atS, ...scanLines(input, "AutoScan", first));
  const scannerS = atS + chance.pick(scannerDelaysS);
  const discovery = usesScanner ? after(scannerS, ...discoveryLines(input)) : [];
  const othersS = usesScanner && chance.isLucky(lateShare) ? scannerS + chance.integer(0, 1) : atS;
  const near = after(othersS, ...others.flatMap((target) => scanLines(input, "AutoScan", target)));
  return [...star, ...discovery, ...near].toSorted((one, other) => one.afterMs - other.afterMs);
};

/** What a ship aboard a carrier sees of a system that it has not seen before: the star, and what is near it. */
export const scanFromCarrier: Scene = (input) => {
  const { world, memory } = input;
  if (world.state !== "docked" || scansOf(memory.scans, world.system.address).bodies.size > 0) return [];
  return after(5, ...nearTargets(input).flatMap((target) => scanLines(input, "AutoScan", target)));
};

/** The star, and the stars and clusters near it. */
function nearTargets({ world: { galaxy, system } }: LiveInput): readonly ScanTarget[] {
  const { stars, clusters } = galaxy.survey(system);
  const [first, ...others] = stars;
  if (first === undefined) return [];
  const near = others.filter(({ body }) => body.distanceLs < nearLs);
  return [first, ...near, ...clusters.filter(({ distanceLs }) => distanceLs < nearLs)];
}

function discoveryLines(input: LiveInput): readonly PlannedLine[] {
  return [...scanSignals(input), say(FSSDiscoveryScan, input.world.system, countBodies(input))];
}

/** Counts the bodies of the system and everything else. */
function countBodies({ world, memory, chance }: LiveInput): DiscoveryCount {
  const { stars, planets, clusters } = world.galaxy.survey(world.system);
  const { bodies: scanned, isComplete } = scansOf(memory.scans, world.system.address);
  const bodies = stars.length + planets.length;
  const found = [...stars, ...planets].filter((target) => scanned.has(targetId(target))).length;
  // The scanner already knows part of what is near: half of 5,087 real lines have more than 0.37.
  const progress = isComplete ? 1 : Math.max(chance.between(0.05, 0.7), (found / bodies) * 0.9);
  return { progress, bodies, others: clusters.length + signalsHere(world).length };
}

/** The least time for one body in the full spectrum scanner. */
const perBodyMs = 3000;

/** The player finds the bodies of the system one after the other, for as long as the scanner is open. */
export const scanBodies: Scene = (input) => {
  const { world, happened, memory } = input;
  if (happened?.name !== "openScanner") return [];
  const { forMs } = happened.data;
  const { bodies: known } = scansOf(memory.scans, world.system.address);
  const targets = bodiesHere(input).filter((target) => !known.has(targetId(target)));
  const count = Math.min(targets.length, Math.floor(forMs / perBodyMs));
  const stepS = Math.floor(forMs / 1000 / (count + 1));
  return targets
    .slice(0, count)
    .flatMap((target, at) => after((at + 1) * stepS, ...scanLines(input, "Detailed", target)));
};

/** Returns a scanned planet to map: one with signals if there is one. */
function planetToMap({ world, memory, chance }: LiveInput): SurveyedPlanet | undefined {
  const { bodies, mapped } = scansOf(memory.scans, world.system.address);
  const { planets } = world.galaxy.survey(world.system);
  const free = planets.filter(({ body }) => bodies.has(body.id) && !mapped.has(body.id));
  const withSignals = free.filter((planet) => bodySignals(planet).length > 0);
  const candidates = withSignals.length > 0 ? withSignals : free;
  return candidates.length === 0 ? undefined : chance.pick(candidates);
}

/** Probes that players use and the number for the bonus, by how many of 1,784 real lines have them. */
const smallProbes: readonly Weighted<readonly [used: number, target: number]>[] = [
  [[2, 4], 233],
  [[1, 2], 189],
  [[4, 4], 67],
  [[2, 2], 46],
  [[3, 4], 19],
];

const largeProbes: typeof smallProbes = [
  [[3, 6], 786],
  [[3, 7], 197],
  [[5, 6], 53],
  [[6, 6], 37],
  [[4, 7], 25],
  [[4, 6], 11],
];

/** The player maps a planet with probes. */
export const mapPlanet: Scene = (input) => {
  const { happened } = input;
  if (happened?.name !== "mapBody") return [];
  const planet = planetToMap(input);
  return planet === undefined ? [] : mappingLines(input, planet, happened.data.forMs);
};

/** The lines of a planet that is mapped within a time. */
function mappingLines(input: LiveInput, planet: SurveyedPlanet, forMs: number): readonly PlannedLine[] {
  const { world, memory, chance } = input;
  const { system } = world;
  scansOf(memory.scans, system.address).mapped.add(planet.body.id);
  const [used, target] = chance.weighted(planet.body.radiusM > 3_000_000 ? largeProbes : smallProbes);
  const leftS = Math.max(1, Math.floor(forMs / 1000) - 2);
  const signals = bodySignals(planet);
  return after(
    Math.min(leftS, chance.integer(10, 24)),
    say(SAAScanComplete, system, planet.body, { used, target }),
    ...(signals.length > 0 ? [say(SAASignalsFound, system, planet.body, signals, planet.species)] : []),
    say(Scan, "Detailed", system, planet),
  );
}

/** The signals of a mapped planet are told again when the game is entered there (688 real lines follow Missions). */
export const signalsAgain: Scene = ({ world: { surface, system, galaxy }, memory }) => {
  const planet = galaxy.survey(system).planets.find(({ body }) => body.id === surface?.planet.id);
  if (planet === undefined || !scansOf(memory.scans, system.address).mapped.has(planet.body.id)) return [];
  const signals = bodySignals(planet);
  return signals.length > 0 ? [say(SAASignalsFound, system, planet.body, signals, planet.species)] : [];
};

/** The player maps a planet that a step has chosen. */
export const planetMapped =
  (planet: SurveyedPlanet, forMs: number): Scene =>
  (input) =>
    mappingLines(input, planet, forMs);

/** The player maps a ring with one probe, which finds its hotspots. */
export const ringMapped =
  (ring: NearRing): Scene =>
  ({ world: { system }, memory, chance }) => {
    const hotspots = drawHotspots(memory.play.chance.fork("hotspots", ring.name), ring.ringClass);
    const signals = hotspots.map(([[symbol, text], count]) => ({ ...withText("Type", symbol, text), Count: count }));
    return after(
      chance.integer(10, 24),
      say(SAAScanComplete, system, ring, { used: 1, target: 0 }),
      say(SAASignalsFound, system, ring, signals, []),
      say(RingScan, system, ring),
    );
  };

/** A navigation beacon tells everything that orbits the stars of the system, in no order. */
export const beaconScanned: Scene = (input) => {
  const { world, chance, memory } = input;
  const survey = world.galaxy.survey(world.system);
  const targets: readonly ScanTarget[] = [...survey.stars, ...survey.planets, ...survey.clusters];
  const { bodies } = scansOf(memory.scans, world.system.address);
  for (const target of targets) bodies.add(targetId(target));
  return [
    say(NavBeaconScan, world.system, targets.length),
    ...chance
      .shuffled(targets)
      .flatMap((target) => [
        ...barycentreLines(input, survey, target),
        say(Scan, "NavBeaconDetail", world.system, target),
      ]),
    ...after(1, ...payPilot(input, () => 0)),
  ];
};
