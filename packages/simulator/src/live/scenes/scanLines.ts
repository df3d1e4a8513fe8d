import { FSSAllBodiesFound } from "../../events/FSSAllBodiesFound.ts";
import { FSSBodySignals } from "../../events/FSSBodySignals.ts";
import { bodySignals } from "../../events/bodySignals.ts";
import { Scan, isCluster, type ScanType } from "../../events/Scan.ts";
import { ScanBaryCentre } from "../../events/ScanBaryCentre.ts";
import type { BeltCluster, SurveyedPlanet, SurveyedStar, SurveyedSystem } from "../../galaxy/survey/SurveyedBody.ts";
import type { FramingInput } from "../Framing.ts";
import { scansOf } from "./ScanMemory.ts";
import { say, type SceneLine } from "./Scene.ts";

/** What a Scan line may be about. */
export type ScanTarget = SurveyedStar | SurveyedPlanet | BeltCluster;

/** Returns the id of what is scanned. */
export function targetId(target: ScanTarget): number {
  return isCluster(target) ? target.id : target.body.id;
}

/** Returns the stars and planets of the current system, the nearest first. */
export function bodiesHere({ world: { galaxy, system } }: FramingInput): readonly (SurveyedStar | SurveyedPlanet)[] {
  const { stars, planets } = galaxy.survey(system);
  return [...stars, ...planets].toSorted((one, other) => one.body.distanceLs - other.body.distanceLs);
}

/**
 * Makes the lines of one scan: the signals on the body, a barycentre that was not scanned yet, the scan, and that all bodies
 * are found, in the order of 6,272 real scans.
 */
export function scanLines(input: FramingInput, scanType: ScanType, target: ScanTarget): readonly SceneLine[] {
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
  { world: { system }, memory }: FramingInput,
  { barycentres }: SurveyedSystem,
  target: ScanTarget,
): readonly SceneLine[] {
  const known = scansOf(memory.scans, system.address).barycentres;
  const isAround = (id: number): boolean => target.parents.some((parent) => parent.type === "Null" && parent.id === id);
  const found = barycentres.filter(({ id }) => !known.has(id) && isAround(id));
  for (const { id } of found) known.add(id);
  return found.map((barycentre) => say(ScanBaryCentre, system, barycentre));
}

function completionLines(
  { world: { system }, memory }: FramingInput,
  { stars, planets }: SurveyedSystem,
): readonly SceneLine[] {
  const scans = scansOf(memory.scans, system.address);
  const isFound = [...stars, ...planets].every(({ body }) => scans.bodies.has(body.id));
  if (scans.isComplete || !isFound) return [];
  scans.isComplete = true;
  return [say(FSSAllBodiesFound, system, stars.length + planets.length)];
}
