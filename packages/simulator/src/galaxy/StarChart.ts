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
import { BoxelCache } from "./BoxelCache.ts";
import { LazySystem, type SystemDetails } from "./LazySystem.ts";
import { proceduralName, settledName } from "./names/systemNames.ts";
import { RecentCache } from "./RecentCache.ts";
import { scatterStride, type Scattering } from "./scatter.ts";
import { cellBoxel, cellCount, cellMassCode, cellNumber } from "./settlement/cells.ts";
import {
  createNeighbourhood,
  type Neighbourhood,
  type SettledPlace,
  type Settlement,
} from "./settlement/Neighbourhood.ts";
import { bubbleRadiusLy, isSettled } from "./settlement/isSettled.ts";
import { warRegionOf, type WarRegion } from "./settlement/WarRegion.ts";
import type { StarClass } from "./starClasses.ts";
import type { StarPosition, StarSystem } from "./StarSystem.ts";

/** A system found by a search, with its squared distance. */
interface Sighting {
  readonly system: StarSystem;
  readonly squareLy: number;
}

const cells = Array.from({ length: cellCount }, (_, cell) => cellBoxel(cell));
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
  readonly #settled = new Map<number, readonly SettledPlace[]>();
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
    return this.#chart(boxel, this.#scattered(boxel), 0);
  }

  systemAt(address: number): StarSystem | undefined {
    if (!Number.isSafeInteger(address) || address < 0) return undefined;
    const { number, ...boxel } = decodeAddress(address);
    const places = this.#scattered(boxel);
    return number * scatterStride < places.length ? this.#chart(boxel, places, number) : undefined;
  }

  systemsNear(position: StarPosition, radiusLy: number): readonly StarSystem[] {
    const sightings: Sighting[] = [];
    for (const massCode of massCodes) this.#look(massCode, position, radiusLy, sightings);
    sightings.sort((one, other) => one.squareLy - other.squareLy || one.system.address - other.system.address);
    return sightings.map(({ system }) => system);
  }

  inhabitedNear(position: StarPosition, radiusLy: number): readonly StarSystem[] {
    const found: Sighting[] = [];
    const squareRadius = radiusLy * radiusLy;
    for (const [cell, boxel] of cells.entries()) {
      if (squareToBoxel(position, boxel) > squareRadius) continue;
      for (const place of this.#settledIn(cell)) {
        const squareLy = squareBetween(position, place.position);
        if (squareLy > squareRadius) continue;
        const system = this.systemAt(place.address);
        if (system !== undefined) found.push({ system, squareLy });
      }
    }
    found.sort((one, other) => one.squareLy - other.squareLy || one.system.address - other.system.address);
    return found.map(({ system }) => system);
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

  #scattered({ massCode, x, y, z }: Boxel): Scattering {
    return this.#boxels.places(massCode, x, y, z);
  }

  #chart(boxel: Boxel, places: Scattering, number: number): StarSystem {
    const address = encodeAddress(boxel, number);
    return this.#systems.get(address, () => {
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
  }

  /** Searches every boxel of a mass code that the sphere touches. */
  #look(massCode: number, position: StarPosition, radiusLy: number, sightings: Sighting[]): void {
    const [x, y, z] = position;
    const last = boxelAt([x + radiusLy, y + radiusLy, z + radiusLy], massCode);
    const first = boxelAt([x - radiusLy, y - radiusLy, z - radiusLy], massCode);
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
          this.#sight({ massCode, x: east, y: up, z: north }, position, squareRadius, sightings);
        }
      }
    }
  }

  #sight(boxel: Boxel, [x, y, z]: StarPosition, squareRadius: number, sightings: Sighting[]): void {
    const places = this.#scattered(boxel);
    for (let at = 0; at < places.length; at += scatterStride) {
      const east = (places[at] ?? 0) - x;
      const up = (places[at + 1] ?? 0) - y;
      const north = (places[at + 2] ?? 0) - z;
      const squareLy = east * east + up * up + north * north;
      if (squareLy > squareRadius) continue;
      sightings.push({ system: this.#chart(boxel, places, at / scatterStride), squareLy });
    }
  }

  #neighbourhood(cell: number): Neighbourhood {
    let neighbourhood = this.#neighbourhoods.get(cell);
    if (neighbourhood === undefined) {
      neighbourhood = createNeighbourhood(this, cell, this.#settledIn(cell), this.origin.address);
      this.#neighbourhoods.set(cell, neighbourhood);
    }
    return neighbourhood;
  }

  /** Where the settled systems of a cell are; most cells are never asked for more. */
  #settledIn(cell: number): readonly SettledPlace[] {
    let places = this.#settled.get(cell);
    if (places === undefined) {
      places = this.#settledPlaces(cellBoxel(cell));
      this.#settled.set(cell, places);
    }
    return places;
  }

  /** Returns the settled systems of a cell, ordered by mass code, boxel and number. */
  #settledPlaces(cell: Boxel): readonly SettledPlace[] {
    const settled: SettledPlace[] = [];
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

  #addSettled(boxel: Boxel, settled: SettledPlace[]): void {
    const places = this.#scattered(boxel);
    const { massCode } = boxel;
    for (let number = 0; number * scatterStride < places.length; number += 1) {
      const candidate = { address: encodeAddress(boxel, number), massCode, position: placeAt(places, number) };
      const starClassOf = (): StarClass => this.#boxels.starClass(boxel, number);
      if (isSettled(this.key, this.war, candidate, starClassOf)) settled.push(candidate);
    }
  }
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
