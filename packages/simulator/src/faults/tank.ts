import { tankKinds, type JsonObject } from "@shipslog/contract";
import { isOneOf } from "./course.ts";

/** While scooping goes on, a line comes with about every so many tonnes: as much may be in the tank unsaid. */
const portionT = 5;

/** Levels have six decimals; a difference beyond this is seen. */
const visibleT = 0.0001;

/** Whether a jump is made in the player's own ship, whose tank can be followed. */
export function isOwnJump(event: JsonObject): boolean {
  return event["event"] === "FSDJump" && event["Taxi"] !== true && event["Multicrew"] !== true;
}

/** Between what levels the main tank lies, in tonnes. */
interface Level {
  readonly leastT: number;
  readonly mostT: number;
}

/** What the journal tells of the main tank, line by line. */
export class KnownTank {
  #level: Level | undefined;

  /** Whether a line told how full it is, and none since made that doubtful. */
  get isKnown(): boolean {
    return this.#level !== undefined;
  }

  /** Whether its level is known to the last digit. */
  get isExact(): boolean {
    return this.#level !== undefined && this.#level.leastT === this.#level.mostT;
  }

  /** Takes note of a line. */
  see(event: JsonObject): void {
    const isLost = isOneOf(event, tankKinds) || (event["event"] === "FSDJump" && !isOwnJump(event));
    this.#level = toldBy(event) ?? (isLost ? undefined : this.#level);
  }

  /** Whether a jump left a level that it cannot have left, by what was known before it. */
  isContradictedBy(jump: JsonObject): boolean {
    if (this.#level === undefined || !isOwnJump(jump)) return false;
    const beforeT = Number(jump["FuelLevel"]) + Number(jump["FuelUsed"]);
    return beforeT < this.#level.leastT - visibleT || beforeT > this.#level.mostT + visibleT;
  }
}

function toldBy(event: JsonObject): Level | undefined {
  const exactly = (levelT: number): Level => ({ leastT: levelT, mostT: levelT });
  if (isOwnJump(event)) return exactly(Number(event["FuelLevel"]));
  if (event["event"] === "ReservoirReplenished") return exactly(Number(event["FuelMain"]));
  if (event["event"] !== "FuelScoop") return undefined;
  const leastT = Number(event["Total"]);
  return { leastT, mostT: Number(event["Scooped"]) < portionT ? leastT : leastT + portionT };
}
