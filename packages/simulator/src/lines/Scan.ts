import type { StarSystem } from "../galaxy/StarSystem.ts";
import type {
  Barycentre,
  BeltCluster,
  Parent,
  Ring,
  SurveyedOrbit,
  SurveyedPlanet,
  SurveyedStar,
} from "../galaxy/survey/SurveyedBody.ts";
import type { NearRing } from "../world/GameWorld.ts";
import { line, type FieldsOf } from "./line.ts";

/** The elements of an orbit in written order. */
const orbitLayout =
  "SemiMajorAxis:6d Eccentricity:6d OrbitalInclination:6d Periapsis:6d OrbitalPeriod:6d AscendingNode:6d MeanAnomaly:6d";

/** Builds the fields of an orbit. */
function orbitFields(orbit: SurveyedOrbit) {
  return {
    SemiMajorAxis: orbit.semiMajorAxisM,
    Eccentricity: orbit.eccentricity,
    OrbitalInclination: orbit.inclinationDeg,
    Periapsis: orbit.periapsisDeg,
    OrbitalPeriod: orbit.periodS,
    AscendingNode: orbit.ascendingNodeDeg,
    MeanAnomaly: orbit.meanAnomalyDeg,
  };
}

type Fields = FieldsOf<"Scan">;

/** How a body was scanned: from afar when the ship came near, with a scanner, or by a navigation beacon. */
export type ScanType = "AutoScan" | "Detailed" | "NavBeaconDetail";

/** All fields; stars, planets and clusters have some of them each. */
const layout = [
  "ScanType BodyName BodyID Parents[~] StarSystem SystemAddress DistanceFromArrivalLS:6d",
  "StarType Subclass StellarMass:6 TidalLock TerraformState PlanetClass Atmosphere AtmosphereType",
  "AtmosphereComposition[Name Percent:6] Volcanism MassEM:6 Radius:6 AbsoluteMagnitude:6 Age_MY",
  "SurfaceGravity:6d SurfaceTemperature:6 Luminosity SurfacePressure:6 Landable",
  "Materials[Name Percent:6] Composition{Ice:6 Rock:6 Metal:6}",
  orbitLayout,
  "RotationPeriod:6d AxialTilt:6d Rings[Name RingClass MassMT:5g InnerRad:5g OuterRad:5g]",
  "ReserveLevel WasDiscovered WasMapped WasFootfalled",
].join(" ");

const parentsOf = (parents: readonly Parent[]) => parents.map(({ type, id }) => ({ [type]: id }));

function ringsOf(list: readonly Ring[]): Pick<Fields, "Rings"> {
  if (list.length === 0) return {};
  return {
    Rings: list.map(({ name, ringClass, massMt, innerM, outerM }) => {
      return { Name: name, RingClass: `eRingClass_${ringClass}`, MassMT: massMt, InnerRad: innerM, OuterRad: outerM };
    }),
  };
}

interface Common {
  readonly parents: readonly Parent[];
  readonly id: number;
  readonly name: string;
  readonly distanceLs: number;
}

function whereOf(
  scanType: ScanType,
  { name: systemName, address }: StarSystem,
  { parents, id, name, distanceLs }: Common,
) {
  return {
    ScanType: scanType,
    BodyName: name,
    BodyID: id,
    ...(parents.length > 0 && { Parents: parentsOf(parents) }),
    StarSystem: systemName,
    SystemAddress: address,
    DistanceFromArrivalLS: distanceLs,
  };
}

function knownOf(known: Pick<SurveyedPlanet, "wasDiscovered" | "wasMapped" | "wasFootfalled">) {
  return { WasDiscovered: known.wasDiscovered, WasMapped: known.wasMapped, WasFootfalled: known.wasFootfalled };
}

function starFields(star: SurveyedStar): Partial<Fields> {
  return {
    StarType: star.body.starClass,
    Subclass: star.subclass,
    StellarMass: star.massSolar,
    Radius: star.body.radiusM,
    AbsoluteMagnitude: star.magnitude,
    Age_MY: star.ageMy,
    SurfaceTemperature: star.temperatureK,
    Luminosity: star.luminosity,
  };
}

/** Metres per second squared at one g, as the game converts it. */
const gMps2 = 9.797_759;

function groundFields(planet: SurveyedPlanet): Partial<Fields> {
  const { materials, composition } = planet;
  const shareOf = ([name, percent]: readonly [string, number]) => ({ Name: name, Percent: percent });
  return {
    ...(materials.length > 0 && { Materials: materials.map(shareOf) }),
    ...(composition !== undefined && {
      Composition: { Ice: composition[0], Rock: composition[1], Metal: composition[2] },
    }),
  };
}

function planetFields(planet: SurveyedPlanet): Partial<Fields> {
  const { body, air, airShares } = planet;
  return {
    TidalLock: planet.isTidallyLocked,
    TerraformState: planet.terraforming,
    PlanetClass: body.planetClass,
    Atmosphere: air.text,
    ...(air.type !== undefined && { AtmosphereType: air.type }),
    ...(airShares.length > 0 && {
      AtmosphereComposition: airShares.map(([gas, percent]) => ({ Name: gas, Percent: percent })),
    }),
    Volcanism: planet.volcanism,
    MassEM: planet.massEarths,
    Radius: body.radiusM,
    SurfaceGravity: body.gravityG * gMps2,
    SurfaceTemperature: body.temperatureK,
    SurfacePressure: planet.pressurePa,
    Landable: body.isLandable,
    ...groundFields(planet),
  };
}

/** Whether a body is a star, a planet or a cluster of a belt. */
export function isCluster(target: SurveyedStar | SurveyedPlanet | BeltCluster): target is BeltCluster {
  return !("body" in target);
}

/** Written when a body is scanned: a star near the ship, a cluster, or a body found with a scanner. */
export const Scan = line({
  kind: "Scan",
  layout,
  build(scanType: ScanType, system: StarSystem, target: SurveyedStar | SurveyedPlanet | BeltCluster): Fields {
    if (isCluster(target)) {
      const { wasDiscovered } = target;
      return {
        ...whereOf(scanType, system, target),
        ...knownOf({ wasDiscovered, wasMapped: false, wasFootfalled: false }),
      };
    }
    const { body, parents, orbit, rotationS, axialTilt } = target;
    return {
      ...whereOf(scanType, system, { ...body, parents }),
      ...("subclass" in target ? starFields(target) : planetFields(target)),
      ...(orbit !== undefined && orbitFields(orbit)),
      RotationPeriod: rotationS,
      AxialTilt: axialTilt,
      ...ringsOf(target.rings),
      ...("reserves" in target && target.reserves !== undefined && { ReserveLevel: target.reserves }),
      ...knownOf(target),
    };
  },
});

/** The constant of gravitation times the mass of Earth. */
const earthPull = 3.986e14;

/** Written when a ring was mapped; it tells the orbit, but neither class nor mass. */
export const RingScan = line({
  kind: "Scan",
  layout,
  build(system: StarSystem, ring: NearRing): Fields {
    const { parents, body, massEarths, wasDiscovered } = ring.planet;
    const cube = ring.radiusM * ring.radiusM * ring.radiusM;
    return {
      ...whereOf("Detailed", system, { ...ring, parents: [{ type: "Planet", id: body.id }, ...parents] }),
      ...orbitFields({
        semiMajorAxisM: ring.radiusM,
        eccentricity: 0,
        inclinationDeg: 0,
        periapsisDeg: 0,
        periodS: 2 * Math.PI * Math.sqrt(cube / (earthPull * massEarths)),
        ascendingNodeDeg: 0,
        meanAnomalyDeg: (ring.radiusM / 1000) % 360,
      }),
      ...knownOf({ wasDiscovered, wasMapped: false, wasFootfalled: false }),
    };
  },
});

/** Written before the first scan of a body that orbits a barycentre. */
export const ScanBaryCentre = line({
  kind: "ScanBaryCentre",
  layout: `StarSystem SystemAddress BodyID ${orbitLayout}`,
  build: (system: StarSystem, { id, orbit }: Barycentre) => ({
    StarSystem: system.name,
    SystemAddress: system.address,
    BodyID: id,
    ...orbitFields(orbit),
  }),
});
