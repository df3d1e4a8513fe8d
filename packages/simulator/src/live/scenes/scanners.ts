import type { Weighted } from "../../chance/Chance.ts";
import { bodySignals } from "../../events/bodySignals.ts";
import { SAAScanComplete } from "../../events/SAAScanComplete.ts";
import { SAASignalsFound } from "../../events/SAASignalsFound.ts";
import { Scan } from "../../events/Scan.ts";
import type { SurveyedPlanet } from "../../galaxy/survey/SurveyedBody.ts";
import type { FramingInput } from "../Framing.ts";
import { bodiesHere, scanLines, targetId } from "./scanLines.ts";
import { scansOf } from "./ScanMemory.ts";
import { after, say, type Scene } from "./Scene.ts";

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
function planetToMap({ world, memory, chance }: FramingInput): SurveyedPlanet | undefined {
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
  const { world, happened, memory, chance } = input;
  if (happened?.name !== "mapBody") return [];
  const { system } = world;
  const planet = planetToMap(input);
  if (planet === undefined) return [];
  scansOf(memory.scans, system.address).mapped.add(planet.body.id);
  const [used, target] = chance.weighted(planet.body.radiusM > 3_000_000 ? largeProbes : smallProbes);
  const leftS = Math.max(1, Math.floor(happened.data.forMs / 1000) - 2);
  return after(
    Math.min(leftS, chance.integer(10, 24)),
    say(SAAScanComplete, system, planet, { used, target }),
    ...(bodySignals(planet).length > 0 ? [say(SAASignalsFound, system, planet)] : []),
    say(Scan, "Detailed", system, planet),
  );
};
