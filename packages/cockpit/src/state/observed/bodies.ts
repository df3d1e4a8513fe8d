import type { JsonObject, JsonValue } from "@shipslog/contract";
import type {
  FSSAllBodiesFound,
  FSSBodySignals,
  FSSDiscoveryScan,
  SAAScanComplete,
  SAASignalsFound,
  Scan,
} from "@shipslog/contract/observed/events";
import { readBoolean, readId, readNumber, readObjects, readText, type UncheckedFields } from "./fields.ts";

/** Signals of one type on a body. */
interface BodySignal {
  readonly type: string;
  readonly count: number;
}

/** A ring or belt of a body. */
interface BodyRing {
  readonly name: string;
  /** Such as `eRingClass_Icy`; undefined when only its hotspots are known. */
  readonly ringClass: string | undefined;
  /** From the centre of its body to its inner edge, in light seconds; undefined when only its hotspots are known. */
  readonly innerLs: number | undefined;
  /** What can be mined in its hotspots, after a surface scan. */
  readonly hotspots: readonly BodySignal[];
}

/** What is known about one body of the system. Everything but the id may be unknown. */
export interface ScannedBody {
  readonly id: number;
  readonly name: string | undefined;
  /** The ids of the bodies it orbits, nearest first. */
  readonly parents: readonly number[];
  /** Those of the parents that are no body but the common centre of several. */
  readonly centres: readonly number[];
  readonly distanceLs: number | undefined;
  readonly starType: string | undefined;
  readonly planetClass: string | undefined;
  readonly isTerraformable: boolean;
  readonly isLandable: boolean | undefined;
  /** Earth masses of a planet, solar masses of a star. */
  readonly mass: number | undefined;
  readonly radiusMetres: number | undefined;
  /** Metres per second squared. */
  readonly gravity: number | undefined;
  readonly temperatureKelvin: number | undefined;
  readonly atmosphere: string | undefined;
  readonly volcanism: string | undefined;
  readonly rings: readonly BodyRing[];
  readonly wasDiscovered: boolean | undefined;
  readonly wasMapped: boolean | undefined;
  /** Whether somebody has walked on it; games before 2025 do not tell. */
  readonly wasFootfalled: boolean | undefined;
  /** Whether the player has mapped it, and with few enough probes for the bonus. */
  readonly mapping: "none" | "mapped" | "efficient";
  readonly signals: readonly BodySignal[];
  /** How many of the signals are life; their names are in the language of the client. */
  readonly biologicalCount: number;
  /** Genera of life that the surface scan found. */
  readonly genera: readonly string[];
}

/** The bodies of one system. */
interface SystemBodies {
  readonly address: number | bigint;
  /** How many bodies the system has; undefined before the discovery scan. */
  readonly bodyCount: number | undefined;
  readonly bodies: readonly ScannedBody[];
}

/** The bodies of the system that the player is in, and of those left before. */
export interface BodiesTopic extends SystemBodies {
  /** Systems left with something scanned, the latest last. */
  readonly earlier: readonly SystemBodies[];
}

/** How many bodies are kept; the game's largest systems have fewer than 200. */
const maxBodies = 300;

/** How many bodies of earlier systems are kept. */
const maxEarlierBodies = 400;

/** Returns the bodies of the system that a line is about; those of another system are kept for the way back. */
function bodiesIn(topic: BodiesTopic | undefined, address: JsonValue | undefined): BodiesTopic | undefined {
  const id = readId(address);
  if (id === undefined) return undefined;
  if (topic?.address === id) return topic;
  const known = topic?.earlier.find((system) => system.address === id);
  const { bodyCount, bodies } = known ?? { bodyCount: undefined, bodies: [] };
  return { address: id, bodyCount, bodies, earlier: topic === undefined ? [] : leave(topic, id) };
}

/** The earlier systems with the one that is left, without the one that is entered. */
function leave({ earlier, ...left }: BodiesTopic, entered: number | bigint): readonly SystemBodies[] {
  const isEmpty = left.bodies.length === 0 && left.bodyCount === undefined;
  const systems = [...earlier.filter(({ address }) => address !== entered), ...(isEmpty ? [] : [left])];
  let sum = systems.reduce((bodies, system) => bodies + system.bodies.length + 1, 0);
  const first = systems.findIndex((system) => {
    if (sum <= maxEarlierBodies) return true;
    sum -= system.bodies.length + 1;
    return false;
  });
  return first < 0 ? [] : systems.slice(first);
}

/** Goes to the bodies of the system of an arrival. */
export function foldArrivalBodies(topic: BodiesTopic | undefined, event: JsonObject): BodiesTopic | undefined {
  return topic === undefined ? undefined : (bodiesIn(topic, event["SystemAddress"]) ?? topic);
}

/** Updates one body of the system that a line is about. */
function update(
  topic: BodiesTopic | undefined,
  { SystemAddress, BodyID }: { readonly SystemAddress?: JsonValue; readonly BodyID?: JsonValue },
  change: (body: ScannedBody) => ScannedBody,
): BodiesTopic | undefined {
  const system = bodiesIn(topic, SystemAddress);
  const id = readNumber(BodyID);
  if (system === undefined || id === undefined) return topic;
  const at = system.bodies.findIndex((body) => body.id === id);
  const known = system.bodies[at];
  if (known !== undefined) return { ...system, bodies: system.bodies.with(at, change(known)) };
  if (system.bodies.length >= maxBodies) return system;
  return { ...system, bodies: [...system.bodies, change({ ...unknownBody, id })] };
}

const unknownBody: Omit<ScannedBody, "id"> = {
  name: undefined,
  parents: [],
  centres: [],
  distanceLs: undefined,
  starType: undefined,
  planetClass: undefined,
  isTerraformable: false,
  isLandable: undefined,
  mass: undefined,
  radiusMetres: undefined,
  gravity: undefined,
  temperatureKelvin: undefined,
  atmosphere: undefined,
  volcanism: undefined,
  rings: [],
  wasDiscovered: undefined,
  wasMapped: undefined,
  wasFootfalled: undefined,
  mapping: "none",
  signals: [],
  biologicalCount: 0,
  genera: [],
};

/**
 * Reads the count of a discovery scan, or of its end; both are equal in 2,426 of 2,426 real systems. The scan of a navigation beacon
 * counts belt clusters too, and tells every body itself.
 */
export function foldDiscoveryScan(topic: BodiesTopic | undefined, event: JsonObject): BodiesTopic | undefined {
  const fields: UncheckedFields<FSSDiscoveryScan> & UncheckedFields<FSSAllBodiesFound> = event;
  const system = bodiesIn(topic, fields.SystemAddress);
  return system === undefined ? topic : { ...system, bodyCount: readNumber(fields.BodyCount ?? fields.Count) };
}

/** Adds a scanned star or planet with its rings and belts; their clusters are not bodies of the count and are left out. */
export function foldScan(topic: BodiesTopic | undefined, event: JsonObject): BodiesTopic | undefined {
  const fields: UncheckedFields<Scan> = event;
  const starType = readText(fields.StarType);
  const planetClass = readText(fields.PlanetClass);
  if (starType === undefined && planetClass === undefined) return topic;
  return update(topic, fields, (body) => ({
    ...body,
    name: readText(fields.BodyName),
    parents: readObjects(fields.Parents, 10).flatMap(parentOf),
    centres: readObjects(fields.Parents, 10).flatMap((parent) => readNumber(parent["Null"]) ?? []),
    distanceLs: readNumber(fields.DistanceFromArrivalLS),
    starType,
    planetClass,
    isTerraformable: (readText(fields.TerraformState) ?? "") !== "",
    isLandable: readBoolean(fields.Landable),
    mass: readNumber(fields.MassEM) ?? readNumber(fields.StellarMass),
    radiusMetres: readNumber(fields.Radius),
    gravity: readNumber(fields.SurfaceGravity),
    temperatureKelvin: readNumber(fields.SurfaceTemperature),
    atmosphere: readText(fields.Atmosphere),
    volcanism: readText(fields.Volcanism),
    rings: ringsOf(fields.Rings, body.rings),
    wasDiscovered: readBoolean(fields.WasDiscovered),
    wasMapped: readBoolean(fields.WasMapped),
    wasFootfalled: readBoolean(fields.WasFootfalled),
  }));
}

const metresPerLightSecond = 299_792_458;

function ringsOf(list: JsonValue | undefined, known: readonly BodyRing[]): readonly BodyRing[] {
  return readObjects(list, 10).flatMap(({ Name, RingClass, InnerRad }) => {
    const name = readText(Name);
    const hotspots = known.find((ring) => ring.name === name)?.hotspots ?? [];
    const innerMetres = readNumber(InnerRad);
    const innerLs = innerMetres === undefined ? undefined : innerMetres / metresPerLightSecond;
    return name === undefined ? [] : [{ name, ringClass: readText(RingClass), innerLs, hotspots }];
  });
}

/** A parent has one field: its type, with its id. */
function parentOf(parent: JsonObject): readonly number[] {
  const id = readNumber(Object.values(parent)[0]);
  return id === undefined ? [] : [id];
}

/** Adds the signals that the full spectrum scanner found on a body. */
export function foldBodySignals(topic: BodiesTopic | undefined, event: JsonObject): BodiesTopic | undefined {
  const fields: UncheckedFields<FSSBodySignals> = event;
  return update(topic, fields, (body) => ({
    ...body,
    name: body.name ?? readText(fields.BodyName),
    signals: signalsOf(fields.Signals),
    biologicalCount: biologicalCountOf(fields.Signals),
  }));
}

/** Adds the signals and genera that a surface scan found; those of a ring are the hotspots of its body. */
export function foldSurfaceSignals(topic: BodiesTopic | undefined, event: JsonObject): BodiesTopic | undefined {
  const fields: UncheckedFields<SAASignalsFound> = event;
  if (isRing(fields.BodyName)) return addHotspots(topic, fields);
  const genera = readObjects(fields.Genuses, 20).flatMap(({ Genus_Localised, Genus }) => {
    const name = readText(Genus_Localised) ?? readText(Genus);
    return name === undefined ? [] : [name];
  });
  return update(topic, fields, (body) => ({
    ...body,
    name: body.name ?? readText(fields.BodyName),
    signals: signalsOf(fields.Signals),
    biologicalCount: biologicalCountOf(fields.Signals),
    genera,
  }));
}

/** Marks a body as mapped. */
export function foldSurfaceScan(topic: BodiesTopic | undefined, event: JsonObject): BodiesTopic | undefined {
  const fields: UncheckedFields<SAAScanComplete> = event;
  if (isRing(fields.BodyName)) return topic;
  const used = readNumber(fields.ProbesUsed);
  const target = readNumber(fields.EfficiencyTarget);
  const isEfficient = used !== undefined && target !== undefined && used <= target;
  return update(topic, fields, (body) => ({
    ...body,
    name: body.name ?? readText(fields.BodyName),
    mapping: isEfficient ? "efficient" : "mapped",
  }));
}

/** `Sol 6 A Ring` belongs to `Sol 6`. */
function addHotspots(
  topic: BodiesTopic | undefined,
  fields: UncheckedFields<SAASignalsFound>,
): BodiesTopic | undefined {
  const name = readText(fields.BodyName) ?? "";
  const system = bodiesIn(topic, fields.SystemAddress);
  const owner = system?.bodies.find((body) => body.name === name.replace(/ [A-Z] Ring$/, ""));
  if (system === undefined || owner === undefined) return topic;
  const ring = owner.rings.find((each) => each.name === name) ?? { name, ringClass: undefined, innerLs: undefined };
  const rings = [...owner.rings.filter((each) => each.name !== name), { ...ring, hotspots: signalsOf(fields.Signals) }];
  return { ...system, bodies: system.bodies.with(system.bodies.indexOf(owner), { ...owner, rings }) };
}

function isRing(name: JsonValue | undefined): boolean {
  return typeof name === "string" && name.endsWith(" Ring");
}

function signalsOf(list: JsonValue | undefined): readonly BodySignal[] {
  return readObjects(list, 20).flatMap((entry) => {
    const fields: UncheckedFields<SAASignalsFound["Signals"][number]> = entry;
    const type = readText(fields.Type_Localised) ?? readText(fields.Type);
    const count = readNumber(fields.Count);
    return type === undefined || count === undefined ? [] : [{ type, count }];
  });
}

function biologicalCountOf(list: JsonValue | undefined): number {
  const life = readObjects(list, 20).find(({ Type }) => Type === "$SAA_SignalType_Biological;");
  return readNumber(life?.["Count"]) ?? 0;
}
