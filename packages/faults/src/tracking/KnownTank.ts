import { tankKinds, type JsonObject } from "@shipslog/contract";
import { isOneOf } from "../damage/eventNames.ts";

/** While scooping, the game writes a line about every five tonnes, so the tank may hold that much more than reported. */
const portionT = 5;

/** Levels have six decimals; a larger difference is reported. */
const visibleT = 0.0001;

/** Whether a jump is made in the player's own ship, whose tank can be tracked. */
export function isOwnJump(event: JsonObject): boolean {
  return event["event"] === "FSDJump" && event["Taxi"] !== true && event["Multicrew"] !== true;
}

/** The limits of the main tank's level, in tonnes. */
interface TankLevel {
  readonly leastT: number;
  readonly mostT: number;
}

/** What the journal shows about the level of the main tank, line by line. */
export class KnownTank {
  #level: TankLevel | undefined;

  /** Whether a line reported the level and no later line made it uncertain. */
  get isKnown(): boolean {
    return this.#level !== undefined;
  }

  /** Whether the level is known exactly. */
  get isExact(): boolean {
    return this.#level !== undefined && this.#level.leastT === this.#level.mostT;
  }

  /** Updates the level from an event. */
  take(event: JsonObject): void {
    const isLost = isOneOf(event, tankKinds) || (event["event"] === "FSDJump" && !isOwnJump(event));
    this.#level = levelIn(event) ?? (isLost ? undefined : this.#level);
  }

  /** Whether the fuel figures of a jump contradict the level before it. */
  isContradictedBy(jump: JsonObject): boolean {
    if (this.#level === undefined || !isOwnJump(jump)) return false;
    const beforeT = Number(jump["FuelLevel"]) + Number(jump["FuelUsed"]);
    return beforeT < this.#level.leastT - visibleT || beforeT > this.#level.mostT + visibleT;
  }
}

function levelIn(event: JsonObject): TankLevel | undefined {
  const exactly = (levelT: number): TankLevel => ({ leastT: levelT, mostT: levelT });
  if (isOwnJump(event)) return exactly(Number(event["FuelLevel"]));
  if (event["event"] === "ReservoirReplenished") return exactly(Number(event["FuelMain"]));
  if (event["event"] !== "FuelScoop") return undefined;
  const leastT = Number(event["Total"]);
  return { leastT, mostT: Number(event["Scooped"]) < portionT ? leastT : leastT + portionT };
}
