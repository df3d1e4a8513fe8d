import { FSSDiscoveryScan, type DiscoveryCount } from "../../events/FSSDiscoveryScan.ts";
import type { FramingInput } from "../Framing.ts";
import { scanLines, targetId, type ScanTarget } from "./scanLines.ts";
import { scansOf } from "./ScanMemory.ts";
import { after, say, type Scene, type SceneLine } from "./Scene.ts";
import { scanSignals, signalsHere } from "./signals.ts";

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

/** The star, and the stars and clusters near it. */
function nearTargets({ world: { galaxy, system } }: FramingInput): readonly ScanTarget[] {
  const { stars, clusters } = galaxy.survey(system);
  const [first, ...others] = stars;
  if (first === undefined) return [];
  const near = others.filter(({ body }) => body.distanceLs < nearLs);
  return [first, ...near, ...clusters.filter(({ distanceLs }) => distanceLs < nearLs)];
}

function discoveryLines(input: FramingInput): readonly SceneLine[] {
  return [...scanSignals(input), say(FSSDiscoveryScan, input.world.system, countBodies(input))];
}

/** Counts the bodies of the system and everything else. */
function countBodies({ world, memory, chance }: FramingInput): DiscoveryCount {
  const { stars, planets, clusters } = world.galaxy.survey(world.system);
  const { bodies: scanned, isComplete } = scansOf(memory.scans, world.system.address);
  const bodies = stars.length + planets.length;
  const found = [...stars, ...planets].filter((target) => scanned.has(targetId(target))).length;
  // The scanner already knows part of what is near: half of 5,087 real lines have more than 0.37.
  const progress = isComplete ? 1 : Math.max(chance.between(0.05, 0.7), (found / bodies) * 0.9);
  return { progress, bodies, others: clusters.length + signalsHere(world).length };
}
