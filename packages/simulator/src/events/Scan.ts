import type { ObjectLayout } from "@shipslog/contract/text";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { BeltCluster, Parent, Ring, SurveyedPlanet, SurveyedStar } from "../galaxy/survey/SurveyedBody.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow, type ObservedFieldsOf } from "./ObservedRow.ts";
import { double6, orbitFields, orbitLayout } from "./orbitFields.ts";

type Fields = ObservedFieldsOf<"Scan">;

/** How a body was scanned: from afar when the ship came near, or with a scanner. */
export type ScanType = "AutoScan" | "Detailed";

const rings: ObjectLayout = {
  Name: "plain",
  RingClass: "plain",
  MassMT: { digits: 5 },
  InnerRad: { digits: 5 },
  OuterRad: { digits: 5 },
};

/** The order of all fields; stars, planets and clusters have some of them each. */
const layout: ObjectLayout = {
  ...lineLayout("ScanType BodyName BodyID"),
  Parents: { items: "compact" },
  StarSystem: "plain",
  SystemAddress: "plain",
  DistanceFromArrivalLS: double6,
  ...withoutCommon("StarType Subclass StellarMass:6 TidalLock TerraformState PlanetClass Atmosphere AtmosphereType"),
  ...withoutCommon("AtmosphereComposition[Name Percent:6] Volcanism MassEM:6 Radius:6 AbsoluteMagnitude:6 Age_MY"),
  SurfaceGravity: double6,
  ...withoutCommon("SurfaceTemperature:6 Luminosity SurfacePressure:6 Landable"),
  ...withoutCommon("Materials[Name Percent:6] Composition{Ice:6 Rock:6 Metal:6}"),
  ...orbitLayout,
  RotationPeriod: double6,
  AxialTilt: double6,
  Rings: { items: { fields: rings } },
  ...withoutCommon("ReserveLevel WasDiscovered WasMapped WasFootfalled"),
};

function withoutCommon(text: string): ObjectLayout {
  const { timestamp: _timestamp, event: _event, ...fields } = lineLayout(text);
  return fields;
}

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
export const Scan = observedRow({
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
