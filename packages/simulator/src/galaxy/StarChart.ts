import type { Chance } from "../chance/Chance.ts";
import { createChance } from "../chance/createChance.ts";
import { below, keyOfSeed, shareAt, type Key } from "../chance/Key.ts";
import {
  boxelAt,
  boxelIndex,
  decodeAddress,
  edgeLy,
  encodeAddress,
  lowerCorner,
  massCodes,
  type Boxel,
} from "./address.ts";
import { BoxelCache, type BoxelSystems } from "./BoxelCache.ts";
import { LazySystem, type SystemDetails } from "./LazySystem.ts";
import { proceduralName, settledName } from "./names/systemNames.ts";
import { RecentCache } from "./RecentCache.ts";
import { scatterStride, type Scattering } from "./scatter.ts";
import { cellBoxel, cellBounds, cellMassCode, cellNumber } from "./settlement/cells.ts";
import { createNeighbourhood, type Neighbourhood, type Settlement } from "./settlement/Neighbourhood.ts";
import { bubbleRadiusLy, isSettled } from "./settlement/isSettled.ts";
import { warRegionOf, type WarRegion } from "./settlement/WarRegion.ts";
import type { StarClass } from "./starClasses.ts";
import type { StarPosition, StarSystem } from "./StarSystem.ts";

/** A system found by a search, with its squared distance. */
interface Sighting {
  readonly system: StarSystem;
  readonly squareLy: number;
}

const originName = "Hearth";
const rememberedSystems = 16_384;

/** Cumulative shares of systems with one, two, three and four stars, from the body ids of 5,584 real arrivals. */
const starShares = [0.5, 0.86, 0.98, 1];

/** The share of systems with several stars at whose barycentre a ship arrives (21 of 5,581 real jumps are such). */
const barycentreShare = 0.015;

/** Finds systems by address and position; boxels are computed on demand and cached. */
export class StarChart implements SystemDetails {
  readonly key: Key;
  readonly chance: Chance;
  readonly war: WarRegion;
  readonly #boxels: BoxelCache;
  readonly #systems = new RecentCache<number, StarSystem>(rememberedSystems);
  readonly #settled = new Map<number, readonly StarSystem[]>();
  readonly #neighbourhoods = new Map<number, Neighbourhood>();

  constructor(seed: number) {
    this.key = below(keyOfSeed(seed), "galaxy");
    this.chance = createChance(seed).fork("galaxy");
    this.war = warRegionOf(this.key);
    this.#boxels = new BoxelCache(below(this.key, "scatter"));
  }

  /** The system at [0, 0, 0]: the first of its boxel. */
  get origin(): StarSystem {
    const boxel = boxelAt([0, 0, 0], cellMassCode);
    return this.#chart(boxel, this.#systemsOf(boxel), 0);
  }

  systemAt(address: number): StarSystem | undefined {
    if (!Number.isSafeInteger(address) || address < 0) return undefined;
    const { number, ...boxel } = decodeAddress(address);
    const systems = this.#systemsOf(boxel);
    return number * scatterStride < systems.places.length ? this.#chart(boxel, systems, number) : undefined;
  }

  systemsNear(position: StarPosition, radiusLy: number): readonly StarSystem[] {
    const sightings: Sighting[] = [];
    for (const massCode of massCodes) this.#look(massCode, position, radiusLy, sightings);
    return nearestFirst(sightings);
  }

  inhabitedNear(position: StarPosition, radiusLy: number): readonly StarSystem[] {
    const found: Sighting[] = [];
    const squareRadius = radiusLy * radiusLy;
    const lookIn = (x: number, y: number, z: number): void => {
      const cell = cellNumber({ massCode: cellMassCode, x, y, z });
      if (cell === undefined) return;
      for (const system of this.#settledIn(cell)) {
        const squareLy = squareBetween(position, system.position);
        if (squareLy <= squareRadius) found.push({ system, squareLy });
      }
    };
    forBoxelsWithin(cellMassCode, position, radiusLy, lookIn, cellBounds);
    return nearestFirst(found);
  }

  nearestInhabited(position: StarPosition): StarSystem {
    const fromOriginLy = Math.sqrt(squareBetween(position, [0, 0, 0]));
    for (let radiusLy = Math.max(0, fromOriginLy - bubbleRadiusLy) + 15; ; radiusLy *= 1.5) {
      const [nearest] = this.inhabitedNear(position, Math.min(radiusLy, fromOriginLy));
      if (nearest !== undefined) return nearest;
      if (radiusLy > fromOriginLy) return this.origin;
    }
  }

  /** Returns the settlement of an inhabited system; undefined for any other. */
  settlementOf({ address, isInhabited, position }: StarSystem): Settlement | undefined {
    if (!isInhabited) return undefined;
    const cell = cellNumber(boxelAt(position, cellMassCode));
    return cell === undefined ? undefined : this.#neighbourhood(cell).get(address);
  }

  nameOf(system: StarSystem): string {
    if (system.address === this.origin.address) return originName;
    const settlement = this.settlementOf(system);
    const given = settlement === undefined ? undefined : settledName(this.key, settlement.serial);
    return given ?? proceduralName(this.key, decodeAddress(system.address));
  }

  starCountOf({ address }: StarSystem): number {
    const share = shareAt(below(below(this.key, "stars"), address), 0);
    return 1 + starShares.findIndex((reached) => share < reached);
  }

  isArrivalAtBarycentre({ address }: StarSystem): boolean {
    return shareAt(below(below(this.key, "barycentre"), address), 0) < barycentreShare;
  }

  #systemsOf({ massCode, x, y, z }: Boxel): BoxelSystems {
    return this.#boxels.systems(massCode, x, y, z);
  }

  #chart(boxel: Boxel, { places, charted }: BoxelSystems, number: number): StarSystem {
    const known = charted[number];
    if (known !== undefined) return known;
    const address = encodeAddress(boxel, number);
    const system = this.#systems.get(address, () => {
      const starClass = this.#boxels.starClass(boxel, number);
      const position = placeAt(places, number);
      const isInhabited = isSettled(
        this.key,
        this.war,
        { address, massCode: boxel.massCode, position },
        () => starClass,
      );
      return new LazySystem({ address, position, starClass, isInhabited }, this);
    });
    charted[number] = system;
    return system;
  }

  /** Searches every boxel of a mass code that the sphere touches. */
  #look(massCode: number, position: StarPosition, radiusLy: number, sightings: Sighting[]): void {
    const squareRadius = radiusLy * radiusLy;
    forBoxelsWithin(massCode, position, radiusLy, (x, y, z) => {
      const systems = this.#boxels.systems(massCode, x, y, z);
      const { places } = systems;
      for (let at = 0; at < places.length; at += scatterStride) {
        const east = (places[at] ?? 0) - position[0];
        const up = (places[at + 1] ?? 0) - position[1];
        const north = (places[at + 2] ?? 0) - position[2];
        const squareLy = east * east + up * up + north * north;
        if (squareLy > squareRadius) continue;
        sightings.push({ system: this.#chart({ massCode, x, y, z }, systems, at / scatterStride), squareLy });
      }
    });
  }

  #neighbourhood(cell: number): Neighbourhood {
    let neighbourhood = this.#neighbourhoods.get(cell);
    if (neighbourhood === undefined) {
      neighbourhood = createNeighbourhood(this, cell, this.#settledIn(cell), this.origin.address);
      this.#neighbourhoods.set(cell, neighbourhood);
    }
    return neighbourhood;
  }

  /** The settled systems of a cell; most cells are never asked for more. */
  #settledIn(cell: number): readonly StarSystem[] {
    let systems = this.#settled.get(cell);
    if (systems === undefined) {
      systems = this.#findSettled(cellBoxel(cell));
      this.#settled.set(cell, systems);
    }
    return systems;
  }

  /** Returns the settled systems of a cell, ordered by mass code, boxel and number. */
  #findSettled(cell: Boxel): readonly StarSystem[] {
    const settled: StarSystem[] = [];
    if (squareToBoxel([0, 0, 0], cell) > bubbleRadiusLy * bubbleRadiusLy) return settled;
    const [left, bottom, near] = lowerCorner(cell);
    for (let massCode = 0; massCode <= cellMassCode; massCode += 1) {
      const across = edgeLy(cellMassCode) / edgeLy(massCode);
      const x = boxelIndex("x", left, massCode);
      const y = boxelIndex("y", bottom, massCode);
      const z = boxelIndex("z", near, massCode);
      for (let at = 0; at < across * across * across; at += 1) {
        const up = Math.floor(at / across);
        const boxel = { massCode, x: x + (at % across), y: y + (up % across), z: z + Math.floor(up / across) };
        this.#addSettled(boxel, settled);
      }
    }
    return settled;
  }

  #addSettled(boxel: Boxel, settled: StarSystem[]): void {
    const systems = this.#systemsOf(boxel);
    const { places } = systems;
    const { massCode } = boxel;
    for (let number = 0; number * scatterStride < places.length; number += 1) {
      const candidate = { address: encodeAddress(boxel, number), massCode, position: placeAt(places, number) };
      const starClassOf = (): StarClass => this.#boxels.starClass(boxel, number);
      if (isSettled(this.key, this.war, candidate, starClassOf)) settled.push(this.#chart(boxel, systems, number));
    }
  }
}

/** Orders what a search has found; equal distances are ordered by address. */
function nearestFirst(sightings: Sighting[]): readonly StarSystem[] {
  sightings.sort((one, other) => one.squareLy - other.squareLy || one.system.address - other.system.address);
  return sightings.map(({ system }) => system);
}

/** Visits every boxel of a mass code that a sphere touches, of those between bounds if there are any. */
function forBoxelsWithin(
  massCode: number,
  [x, y, z]: StarPosition,
  radiusLy: number,
  visit: (x: number, y: number, z: number) => void,
  bounds?: { readonly first: Boxel; readonly last: Boxel },
): void {
  const least = boxelAt([x - radiusLy, y - radiusLy, z - radiusLy], massCode);
  const most = boxelAt([x + radiusLy, y + radiusLy, z + radiusLy], massCode);
  const first = bounds === undefined ? least : eachAxis(Math.max, least, bounds.first);
  const last = bounds === undefined ? most : eachAxis(Math.min, most, bounds.last);
  const [left, bottom, near] = lowerCorner(first);
  const edge = edgeLy(massCode);
  const squareRadius = radiusLy * radiusLy;
  for (let east = first.x; east <= last.x; east += 1) {
    const squareEast = squareAway(x, left + (east - first.x) * edge, edge);
    for (let up = first.y; up <= last.y; up += 1) {
      const squareUp = squareEast + squareAway(y, bottom + (up - first.y) * edge, edge);
      if (squareUp > squareRadius) continue;
      for (let north = first.z; north <= last.z; north += 1) {
        if (squareUp + squareAway(z, near + (north - first.z) * edge, edge) > squareRadius) continue;
        visit(east, up, north);
      }
    }
  }
}

function eachAxis(choose: (one: number, other: number) => number, one: Boxel, other: Boxel): Boxel {
  return {
    massCode: one.massCode,
    x: choose(one.x, other.x),
    y: choose(one.y, other.y),
    z: choose(one.z, other.z),
  };
}

function placeAt(places: Scattering, number: number): StarPosition {
  const at = number * scatterStride;
  return [places[at] ?? 0, places[at + 1] ?? 0, places[at + 2] ?? 0];
}

function squareBetween(position: StarPosition, to: StarPosition): number {
  const east = to[0] - position[0];
  const up = to[1] - position[1];
  const north = to[2] - position[2];
  return east * east + up * up + north * north;
}

/** Returns the squared distance of a coordinate from an interval. */
function squareAway(at: number, from: number, length: number): number {
  const away = at < from ? from - at : at > from + length ? at - from - length : 0;
  return away * away;
}

/** Returns the squared distance of a position from the nearest point of a boxel. */
function squareToBoxel([x, y, z]: StarPosition, boxel: Boxel): number {
  const [left, bottom, near] = lowerCorner(boxel);
  const edge = edgeLy(boxel.massCode);
  return squareAway(x, left, edge) + squareAway(y, bottom, edge) + squareAway(z, near, edge);
}
