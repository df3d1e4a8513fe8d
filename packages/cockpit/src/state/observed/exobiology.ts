import type { JsonObject, JsonValue } from "@shipslog/contract";
import type { SAASignalsFound, ScanOrganic, SellOrganicData } from "@shipslog/contract/observed/events";
import { appendBounded, putBounded } from "../boundedLists.ts";
import type { TracePoint } from "../flight.ts";
import { readBoolean, readId, readNumber, readObjects, readText, type UncheckedFields } from "./fields.ts";

/** How many samples an analysis needs. */
export const samplesNeeded = 3;

/** A genus of life on a body, and how far its samples are. */
export interface OrganicGenus {
  /** Such as `$Codex_Ent_Stratum_Genus_Name;`. */
  readonly genus: string;
  readonly name: string;
  /** The species, such as `$Codex_Ent_Stratum_07_Name;`; undefined before the first sample. */
  readonly species: string | undefined;
  readonly speciesName: string | undefined;
  /** Samples in the sampler, up to three; those of another species are lost when one logs a new one. */
  readonly samples: number;
  readonly isAnalysed: boolean;
  /** Whether somebody has reported it before; undefined before the first sample, and in games before 2025. */
  readonly wasLogged: boolean | undefined;
}

/** The life on one body, as far as a surface scan or samples tell. */
export interface OrganicBody {
  readonly address: number | bigint;
  readonly bodyId: number;
  readonly genera: readonly OrganicGenus[];
}

/** The samples in the sampler. */
interface Sampling {
  readonly address: number | bigint;
  readonly bodyId: number;
  readonly genus: string;
  /** Where the samples were taken, oldest first, as far as Status.json told it. */
  readonly spots: readonly TracePoint[];
}

/** Analysed samples of a species that are not sold. */
interface UnsoldSpecies {
  readonly species: string;
  readonly name: string;
  readonly count: number;
  /** How many of them nobody had reported before, as far as lines tell. */
  readonly firstCount: number;
}

/** The life that the commander has found and sampled. */
export interface ExobiologyTopic {
  /** Bodies with life, the latest change last. */
  readonly bodies: readonly OrganicBody[];
  /** Undefined when the sampler is empty. */
  readonly sampling: Sampling | undefined;
  /** What was analysed and not sold since the first line read. Real sales contain what was analysed before a death. */
  readonly unsold: readonly UnsoldSpecies[];
  /** What the commander was paid for a species without the bonus, latest last. */
  readonly prices: readonly { readonly species: string; readonly credits: number }[];
  /** The shortest distance at which a second sample of a genus was accepted, where Status.json told both places. */
  readonly distances: readonly { readonly genus: string; readonly metres: number }[];
}

const noLife: ExobiologyTopic = { bodies: [], sampling: undefined, unsold: [], prices: [], distances: [] };

/** How many bodies with life are kept; later ones are those that matter. */
const maxBodies = 100;

/** The game has about a hundred species. */
const maxSpecies = 200;

const maxGenera = 20;

/** Adds the genera that a surface scan found; samples taken before stay. */
export function foldGenera(topic: ExobiologyTopic | undefined, event: JsonObject): ExobiologyTopic | undefined {
  const fields: UncheckedFields<SAASignalsFound> = event;
  const found = readObjects(fields.Genuses, maxGenera).flatMap(({ Genus, Genus_Localised }) => {
    const genus = readText(Genus);
    return genus === undefined ? [] : [{ genus, name: readText(Genus_Localised) ?? genus }];
  });
  return found.length === 0
    ? topic
    : updateBody(topic, fields.SystemAddress, fields.BodyID, (genera) => [
        ...found.map(({ genus, name }) => genera.find((each) => each.genus === genus) ?? unsampled(genus, name)),
        ...genera.filter(({ genus }) => !found.some((each) => each.genus === genus)),
      ]);
}

function unsampled(genus: string, name: string): OrganicGenus {
  return {
    genus,
    name,
    species: undefined,
    speciesName: undefined,
    samples: 0,
    isAnalysed: false,
    wasLogged: undefined,
  };
}

function updateBody(
  topic: ExobiologyTopic = noLife,
  system: JsonValue | undefined,
  body: JsonValue | undefined,
  change: (genera: readonly OrganicGenus[]) => readonly OrganicGenus[],
): ExobiologyTopic {
  const address = readId(system);
  const bodyId = readNumber(body);
  if (address === undefined || bodyId === undefined) return topic;
  const isThis = (other: OrganicBody) => other.address === address && other.bodyId === bodyId;
  const genera = change(topic.bodies.find(isThis)?.genera ?? []).slice(0, maxGenera);
  const others = topic.bodies.filter((other) => !isThis(other));
  return { ...topic, bodies: appendBounded(others, { address, bodyId, genera }, maxBodies) };
}

/** Where the commander stands, if Status.json tells it. */
export interface SampleSpot extends TracePoint {
  readonly radiusMetres: number | undefined;
}

/**
 * Counts a sample. `Log` is the first one of a species and empties the sampler; `Sample` is each further one; `Analyse` follows the third
 * by some seconds. The game writes the body as `Body`.
 */
export function foldSample(
  before: ExobiologyTopic | undefined,
  event: JsonObject,
  spot: SampleSpot | undefined,
): ExobiologyTopic | undefined {
  const fields: UncheckedFields<ScanOrganic> = event;
  const { SystemAddress, Body, ScanType } = fields;
  const genus = readText(fields.Genus);
  const address = readId(SystemAddress);
  const bodyId = readNumber(Body);
  if (genus === undefined || address === undefined || bodyId === undefined) return before;
  const isFirst = ScanType === "Log";
  const topic = isFirst ? emptySampler(before ?? noLife) : (before ?? noLife);
  const taken = topic.sampling?.genus === genus && topic.sampling.bodyId === bodyId ? topic.sampling.spots : [];
  const isAnalysis = ScanType === "Analyse";
  const spots = isAnalysis ? taken : [...taken, ...(spot === undefined ? [] : [pointOf(spot)])].slice(-samplesNeeded);
  const species = readText(fields.Species);
  const sampled = updateBody(topic, SystemAddress, Body, (genera) =>
    putBounded(
      genera,
      {
        genus,
        name: readText(fields.Genus_Localised) ?? genus,
        species,
        speciesName: readText(fields.Species_Localised),
        samples: isAnalysis ? samplesNeeded : samplesAfter(genera, genus, isFirst),
        isAnalysed: isAnalysis,
        wasLogged: readBoolean(fields.WasLogged),
      },
      (other) => other.genus === genus,
      maxGenera,
    ),
  );
  const unsold = isAnalysis ? addUnsold(topic.unsold, fields) : topic.unsold;
  const sampling = isAnalysis ? undefined : { address, bodyId, genus, spots };
  return { ...sampled, sampling, unsold, distances: learnDistance(topic.distances, genus, taken, spot) };
}

/** A sample without its log is at least the second. */
function samplesAfter(genera: readonly OrganicGenus[], genus: string, isFirst: boolean): number {
  const before = genera.find((each) => each.genus === genus)?.samples ?? 0;
  return isFirst ? 1 : Math.min(samplesNeeded, Math.max(before, 1) + 1);
}

const pointOf = ({ latitude, longitude }: SampleSpot): TracePoint => ({ latitude, longitude });

/** What was in the sampler is lost. */
function emptySampler(topic: ExobiologyTopic): ExobiologyTopic {
  const { sampling } = topic;
  if (sampling === undefined) return topic;
  const bodies = topic.bodies.map((body) =>
    body.address === sampling.address && body.bodyId === sampling.bodyId
      ? { ...body, genera: body.genera.map((each) => (each.genus === sampling.genus ? withoutSamples(each) : each)) }
      : body,
  );
  return { ...topic, bodies, sampling: undefined };
}

function withoutSamples(genus: OrganicGenus): OrganicGenus {
  return genus.isAnalysed ? genus : { ...genus, samples: 0 };
}

function addUnsold(unsold: readonly UnsoldSpecies[], fields: UncheckedFields<ScanOrganic>): readonly UnsoldSpecies[] {
  const species = readText(fields.Species);
  if (species === undefined) return unsold;
  const { count, firstCount } = unsold.find((each) => each.species === species) ?? { count: 0, firstCount: 0 };
  const added = {
    species,
    name: readText(fields.Species_Localised) ?? species,
    count: count + 1,
    firstCount: firstCount + (fields.WasLogged === false ? 1 : 0),
  };
  return putBounded(unsold, added, (each) => each.species === species, maxSpecies);
}

/** The game accepts a sample from some distance on, which no line tells; a shorter one that it accepted comes closer to it. */
function learnDistance(
  distances: ExobiologyTopic["distances"],
  genus: string,
  taken: Sampling["spots"],
  spot: SampleSpot | undefined,
): ExobiologyTopic["distances"] {
  const known = distances.find((each) => each.genus === genus)?.metres ?? Infinity;
  const radiusMetres = spot?.radiusMetres;
  if (spot === undefined || radiusMetres === undefined) return distances;
  const apart = taken.map((other) => distanceMetres(other, spot, radiusMetres));
  const metres = Math.round(Math.min(...apart, Infinity));
  if (!(metres < known) || metres === 0) return distances;
  return putBounded(distances, { genus, metres }, (each) => each.genus === genus, maxSpecies);
}

/** The distance between two points of a sphere. */
export function distanceMetres(from: TracePoint, to: TracePoint, radiusMetres: number): number {
  const radians = Math.PI / 180;
  const north = ((to.latitude - from.latitude) * radians) / 2;
  const east = ((to.longitude - from.longitude) * radians) / 2;
  const chord =
    Math.sin(north) ** 2 + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(east) ** 2;
  return 2 * radiusMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Removes what was sold, and learns what each species pays. */
export function foldOrganicSale(before: ExobiologyTopic | undefined, event: JsonObject): ExobiologyTopic | undefined {
  const fields: UncheckedFields<SellOrganicData> = event;
  return readObjects(fields.BioData, 2000).reduce<ExobiologyTopic>((topic, { Species, Value }) => {
    const species = readText(Species);
    const credits = readNumber(Value);
    if (species === undefined) return topic;
    const unsold = topic.unsold.flatMap((each) => (each.species === species ? removeOne(each) : [each]));
    if (credits === undefined) return { ...topic, unsold };
    const isSame = (each: { readonly species: string }) => each.species === species;
    return { ...topic, unsold, prices: putBounded(topic.prices, { species, credits }, isSame, maxSpecies) };
  }, before ?? noLife);
}

function removeOne({ count, firstCount, ...rest }: UnsoldSpecies): readonly UnsoldSpecies[] {
  return count <= 1 ? [] : [{ ...rest, count: count - 1, firstCount: Math.min(firstCount, count - 1) }];
}
