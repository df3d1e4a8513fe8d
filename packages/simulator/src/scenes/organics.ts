import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Species, Variant } from "../galaxy/survey/species.ts";
import { CodexEntry, ScanOrganic } from "../lines/exploration.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { Organism } from "../live/LiveMemory.ts";
import { after, say, type PlannedLine, type Scene } from "./plan.ts";

/** Samples that an analysis needs. */
const samplesNeeded = 3;

/** How often a player who flies over the ground identifies an organism. */
const identifyShare = 0.7;

/** Returns the variant that grows under the light of a system, or on a body. */
function growingVariant({ variants }: Species, { starClass }: StarSystem, bodyId: number): Variant {
  const [first] = variants;
  return variants.find(([suffix]) => suffix === starClass) ?? variants[bodyId % variants.length] ?? first;
}

function keyOf({ system, bodyId, species }: Organism): string {
  return `${system.address} ${bodyId} ${species.genus} ${species.number}`;
}

/** Returns the organisms where the player is. */
function organismsHere({ world: { surface, system, galaxy } }: LiveInput): readonly Organism[] {
  const planet = galaxy.survey(system).planets.find(({ body }) => body.id === surface?.planet.id);
  return (planet?.species ?? []).map((species) => {
    const bodyId = planet?.body.id ?? 0;
    return { system, bodyId, species, variant: growingVariant(species, system, bodyId) };
  });
}

function codexLine({ world: { surface }, memory }: LiveInput, organism: Organism): readonly PlannedLine[] {
  const { codex } = memory.scans;
  const [, , entryId] = organism.variant;
  if (surface === undefined) return [];
  const isNew = !codex.has(entryId);
  codex.add(entryId);
  return [say(CodexEntry, organism, { latitude: surface.latitude, longitude: surface.longitude, isNew })];
}

/** The player identifies an organism from the ship. */
export const identifyOrganism: Scene = (input) => {
  const organisms = organismsHere(input);
  const { chance } = input;
  if (organisms.length === 0 || !chance.isLucky(identifyShare)) return [];
  return codexLine(input, chance.pick(organisms));
};

/** The player takes samples on foot, one to three in a walk. */
export const sampleOrganism: Scene = (input) => {
  const { chance } = input;
  const lines: PlannedLine[] = [];
  let atS = 0;
  for (let left = chance.integer(1, samplesNeeded); left > 0; left -= 1) {
    lines.push(...after(atS, ...takeSample(input)));
    atS += chance.integer(14, 25);
  }
  return lines;
};

/** The first sample logs the organism, the third completes the analysis. */
function takeSample(input: LiveInput): readonly PlannedLine[] {
  const { scans } = input.memory;
  const organisms = organismsHere(input).filter((organism) => !scans.analysed.has(keyOf(organism)));
  const known = scans.sampling;
  const isHere = known !== undefined && organisms.some((organism) => keyOf(organism) === keyOf(known.organism));
  if (!isHere) return logOrganism(input, organisms);
  known.samples += 1;
  const lines = [say(ScanOrganic, "Sample", known.organism)];
  if (known.samples < samplesNeeded) return lines;
  scans.sampling = undefined;
  scans.analysed.add(keyOf(known.organism));
  return [...lines, ...after(input.chance.integer(5, 7), say(ScanOrganic, "Analyse", known.organism))];
}

function logOrganism(input: LiveInput, organisms: readonly Organism[]): readonly PlannedLine[] {
  if (organisms.length === 0) return [];
  const organism = input.chance.pick(organisms);
  const { scans } = input.memory;
  scans.sampling = { organism, samples: 1 };
  const isNew = !scans.codex.has(organism.variant[2]);
  return [...(isNew ? codexLine(input, organism) : []), say(ScanOrganic, "Log", organism)];
}
