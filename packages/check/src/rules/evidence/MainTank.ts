import type { JsonObject } from "@shipslog/contract";
import { numberIn, timeMsIn } from "./readField.ts";

/** The game writes FuelScoop per five tonnes and at the end of scooping; the line follows shortly after the fifth tonne. */
const mostUnreportedT = 5.05;
/** Above the best fuel scoop, which takes 1.245 tonnes a second. */
const scoopedTPerS = 2;

/** Levels are single precision with six decimals; a smaller difference is rounding. */
export const levelToleranceT = 0.0001;

/** The levels of the main tank that a jump may leave, in tonnes. */
export interface LevelRange {
  readonly leastT: number;
  readonly mostT: number;
}

interface Reading {
  readonly levelT: number;
  readonly timeMs: number | undefined;
}

/** What the journal shows about the main tank of the player's ship. */
export class MainTank {
  #reading: Reading | undefined;
  /** A reading since StartJump, before or after the fuel of the jump is deducted: the line does not show which. */
  #inJump: Reading | undefined;
  #isJumping = false;

  /** Takes a reading of the level. */
  read(levelT: number | undefined, event: JsonObject): undefined {
    const reading = levelT === undefined ? undefined : { levelT, timeMs: timeMsIn(event) };
    if (this.#isJumping && reading !== undefined) this.#inJump = reading;
    else [this.#reading, this.#inJump] = [reading, undefined];
  }

  /** Takes a StartJump: later readings may include the jump. */
  startJump(event: JsonObject): undefined {
    this.#isJumping = event["JumpType"] === "Hyperspace";
  }

  /** Forgets the level, because it may have changed without a reading. */
  forget(): undefined {
    [this.#reading, this.#inJump, this.#isJumping] = [undefined, undefined, false];
  }

  /** Takes an arrival; returns the levels that the readings before it allow, the most likely first. */
  arrive(event: JsonObject): readonly LevelRange[] {
    const [before, inJump] = [this.#reading, this.#inJump];
    const [usedT, levelT] = [numberIn(event, "FuelUsed") ?? 0, numberIn(event, "FuelLevel")];
    this.forget();
    // FuelLevel may leave out what the reservoir took during the jump, so it is not the level of the tank now.
    const isSame = levelT !== undefined && inJump !== undefined && Math.abs(inJump.levelT - levelT) <= levelToleranceT;
    if (inJump === undefined || isSame) this.read(levelT, event);
    const nowMs = timeMsIn(event);
    const ranges = [inJump, before].flatMap((each) => (each === undefined ? [] : [rangeAfter(each, usedT, nowMs)]));
    return inJump === undefined ? ranges : [...ranges, { leastT: inJump.levelT, mostT: inJump.levelT }];
  }
}

function rangeAfter(since: Reading, usedT: number, nowMs: number | undefined): LevelRange {
  const leastT = since.levelT - usedT;
  return { leastT, mostT: leastT + unreportedT(since, nowMs) };
}

/** The most fuel that the ship may have scooped since a reading without a line: a jump cuts scooping short and no line follows. */
function unreportedT(since: Reading, nowMs: number | undefined): number {
  if (since.timeMs === undefined || nowMs === undefined) return mostUnreportedT;
  return Math.min(mostUnreportedT, (Math.max(0, nowMs - since.timeMs) / 1000) * scoopedTPerS);
}
