import { parseTimestampMs, tankKinds, type JsonObject } from "@shipslog/contract";
import { isOneOf } from "../damage/eventNames.ts";

/** The game writes FuelScoop about every five tonnes, so a jump that cuts scooping short may hide that much. */
const hiddenT = 5.05;

/** No fuel scoop is faster, in tonnes per second. */
const fastestT = 2;

/** After FuelScoop the reservoir may take as much without a line, in tonnes. */
const takenT = 1.2;

/** Levels have six decimals; a larger difference is reported. */
const visibleT = 0.0001;

/** Whether a jump is made in the player's own ship, whose tank can be tracked. */
export function isOwnJump(event: JsonObject): boolean {
  return event["event"] === "FSDJump" && event["Taxi"] !== true && event["Multicrew"] !== true;
}

/** The last reported level of the main tank. */
interface ReportedLevel {
  readonly levelT: number;
  readonly atS: number;
  /** Whether it was reported after StartJump, when the fuel of the jump may already be deducted. */
  readonly isInJump: boolean;
  /** How much of it may be lost since without a line, in tonnes. */
  readonly lossT: number;
}

/** What the journal shows about the level of the main tank, line by line. */
export class KnownTank {
  #level: ReportedLevel | undefined;
  /** The level before StartJump, if one was reported after it. */
  #beforeJump: ReportedLevel | undefined;
  #isJumping = false;

  /** Whether a line reported the level and no later line made it uncertain. */
  get isKnown(): boolean {
    return this.#level !== undefined;
  }

  /** How much fuel may be lost since the last report without a line, in tonnes. */
  get lossT(): number {
    return this.#level?.lossT ?? 0;
  }

  /** Updates the level from an event. */
  take(event: JsonObject): void {
    const isLost = isOneOf(event, tankKinds) || (event["event"] === "FSDJump" && !isOwnJump(event));
    if (event["event"] === "StartJump") this.#isJumping = event["JumpType"] === "Hyperspace";
    if (isLost || event["event"] === "FSDJump") this.#isJumping = false;
    const levelT = this.#contradictsJump(event) ? undefined : levelIn(event);
    const isKept = levelT === undefined && !isLost && event["event"] !== "FSDJump";
    if (isKept) return;
    const isInJump = this.#isJumping;
    this.#beforeJump = !isInJump ? undefined : this.#level?.isInJump === true ? this.#beforeJump : this.#level;
    const lossT = event["event"] === "FuelScoop" ? takenT : 0;
    this.#level = levelT === undefined ? undefined : { levelT, atS: secondsOf(event), isInJump, lossT };
  }

  /** Whether a jump reports another level than a line during it: either may be the level of the tank now. */
  #contradictsJump(event: JsonObject): boolean {
    if (!isOwnJump(event) || this.#level?.isInJump !== true) return false;
    return Math.abs(this.#level.levelT - Number(event["FuelLevel"])) > visibleT;
  }

  /** Whether the fuel figures of a jump follow exactly from the level before it. */
  isConfirmedBy(jump: JsonObject): boolean {
    if (this.#level === undefined || this.#level.isInJump || !isOwnJump(jump)) return false;
    return Math.abs(levelBefore(jump) - this.#level.levelT) <= visibleT;
  }

  /** Whether the fuel figures of a jump contradict the level before it. */
  isContradictedBy(jump: JsonObject): boolean {
    if (this.#level === undefined || !isOwnJump(jump)) return false;
    const { levelT, isInJump } = this.#level;
    if (isInJump && Math.abs(Number(jump["FuelLevel"]) - levelT) <= visibleT) return false;
    return [this.#level, this.#beforeJump].every((level) => level === undefined || !allows(level, jump));
  }
}

function allows({ levelT, atS, lossT }: ReportedLevel, jump: JsonObject): boolean {
  const mostT = levelT + Math.min(hiddenT, Math.max(0, secondsOf(jump) - atS) * fastestT);
  return levelBefore(jump) >= levelT - lossT - visibleT && levelBefore(jump) <= mostT + visibleT;
}

function levelBefore(jump: JsonObject): number {
  return Number(jump["FuelLevel"]) + Number(jump["FuelUsed"]);
}

function secondsOf({ timestamp }: JsonObject): number {
  return (parseTimestampMs(timestamp) ?? 0) / 1000;
}

function levelIn(event: JsonObject): number | undefined {
  if (isOwnJump(event)) return Number(event["FuelLevel"]);
  if (event["event"] === "ReservoirReplenished") return Number(event["FuelMain"]);
  return event["event"] === "FuelScoop" ? Number(event["Total"]) : undefined;
}
