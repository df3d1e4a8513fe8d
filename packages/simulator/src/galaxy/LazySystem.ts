import type { Arrival, StarPosition, StarSystem } from "./StarSystem.ts";
import { scoopableClasses, type StarClass } from "./starClasses.ts";

/** Details of a system that are computed on first use. */
export interface SystemDetails {
  nameOf(system: StarSystem): string;
  starCountOf(system: StarSystem): number;
  isArrivalAtBarycentre(system: StarSystem): boolean;
}

/** A system whose name and arrival are computed on first use, because most systems are only passed by. */
export class LazySystem implements StarSystem {
  readonly address: number;
  readonly position: StarPosition;
  readonly starClass: StarClass;
  readonly isInhabited: boolean;
  readonly #registry: SystemDetails;
  #name: string | undefined;
  #arrival: Arrival | undefined;

  constructor(known: Pick<StarSystem, "address" | "position" | "starClass" | "isInhabited">, registry: SystemDetails) {
    this.address = known.address;
    this.position = known.position;
    this.starClass = known.starClass;
    this.isInhabited = known.isInhabited;
    this.#registry = registry;
  }

  get name(): string {
    this.#name ??= this.#registry.nameOf(this);
    return this.#name;
  }

  get isScoopable(): boolean {
    return scoopableClasses.has(this.starClass);
  }

  get starCount(): number {
    return this.#registry.starCountOf(this);
  }

  get arrival(): Arrival {
    this.#arrival ??= arrivalOf(this.name, this.starCount, this.#registry.isArrivalAtBarycentre(this));
    return this.#arrival;
  }
}

/**
 * Returns the first star: a single star has the system's name and id 0, otherwise barycentres have the lower ids. Rarely a ship
 * arrives at the barycentre of all stars.
 */
function arrivalOf(name: string, stars: number, isAtBarycentre: boolean): Arrival {
  if (stars > 1 && isAtBarycentre) return { name: `${name} ${"ABCD".slice(0, stars)}`, id: 0, type: "Null" };
  return { name: stars === 1 ? name : `${name} A`, id: stars - 1, type: "Star" };
}
