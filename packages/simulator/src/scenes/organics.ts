import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Species, Variant } from "../galaxy/survey/species.ts";
import type { SurveyedPlanet } from "../galaxy/survey/SurveyedBody.ts";
import { CodexEntry, ScanOrganic, SellOrganicData, organismEntry } from "../lines/exploration.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { Organism, ScanMemory } from "../live/LiveMemory.ts";
import { organicValueCr } from "../live/organicValues.ts";
import { after, say, type PlannedLine, type Scene } from "./plan.ts";
import { noteEntry } from "./codex.ts";
import { payPilot, paying, promote } from "./wages.ts";

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

function codexLine(
  { world: { surface }, memory }: LiveInput,
  organism: Organism,
  nearest?: string,
): readonly PlannedLine[] {
  if (surface === undefined) return [];
  const entry = organismEntry(organism);
  const { latitude, longitude } = surface;
  const { system, bodyId } = organism;
  const isNew = noteEntry(memory.scans, entry.entryId);
  const sighting = { system, bodyId, spot: { latitude, longitude }, isNew };
  return [say(CodexEntry, entry, nearest === undefined ? sighting : { ...sighting, nearest })];
}

/** The player identifies an organism from the ship. */
export const identifyOrganism: Scene = (input) => {
  const organisms = organismsHere(input);
  const { chance } = input;
  if (organisms.length === 0 || !chance.isLucky(identifyShare)) return [];
  return codexLine(input, chance.pick(organisms));
};

/** The player identifies an organism that is new to the codex; the line names no place nearby. */
export const organismRecorded: Scene = (input) => {
  const organisms = organismsHere(input);
  const unknown = organisms.find(({ variant }) => !input.memory.scans.codex.has(variant[2])) ?? organisms[0];
  return unknown === undefined ? [] : codexLine(input, unknown, "");
};

/** The player takes one sample, of the organism at hand or of another one, which loses the samples taken so far. */
export const sampleTaken =
  (isOther: boolean): Scene =>
  (input) =>
    takeSample(input, isOther);

/** Whether a planet has organisms to sample that are not analysed yet. */
export function hasLifeLeft({ analysed }: ScanMemory, system: StarSystem, { body, species }: SurveyedPlanet): boolean {
  return species.some((each) => {
    const organism = { system, bodyId: body.id, species: each, variant: each.variants[0] };
    return !analysed.has(keyOf(organism));
  });
}

/** The samples that were analysed are sold; the hired pilot takes a share. */
export const organicsSold: Scene = (input) => {
  const { world, memory } = input;
  const sold = memory.scans.unsold;
  if (sold.length === 0 || world.port === undefined) return [];
  memory.scans.unsold = [];
  const paidCr = sold.reduce(
    (sum, { species, system }) => sum + organicValueCr(species) * (system.isInhabited ? 1 : 5),
    0,
  );
  return [
    paying(world.commander, paidCr, say(SellOrganicData, world.port.marketId, sold)),
    ...payPilot(input, () => paidCr),
    ...promote(input, "Exobiologist"),
  ];
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
function takeSample(input: LiveInput, isOther = false): readonly PlannedLine[] {
  const { scans } = input.memory;
  const organisms = organismsHere(input).filter((organism) => !scans.analysed.has(keyOf(organism)));
  const known = scans.sampling;
  const isHere = known !== undefined && organisms.some((organism) => keyOf(organism) === keyOf(known.organism));
  if (isHere && isOther) {
    const others = organisms.filter((each) => keyOf(each) !== keyOf(known.organism));
    return logOrganism(input, others);
  }
  if (!isHere) return logOrganism(input, organisms);
  known.samples += 1;
  const lines = [say(ScanOrganic, "Sample", known.organism)];
  if (known.samples < samplesNeeded) return lines;
  scans.sampling = undefined;
  scans.analysed.add(keyOf(known.organism));
  scans.unsold = [...scans.unsold, known.organism];
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
