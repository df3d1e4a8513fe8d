import { tankKinds, type JsonObject } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { hasField, numberIn, timeMsIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Fileheader, FSDJump, nextJump } = sampleEvents;

/** The game writes FuelScoop per five tonnes and at the end of scooping; the line follows shortly after the fifth tonne. */
const mostUnreportedT = 5.05;
/** Above the best fuel scoop, which takes 1.245 tonnes a second. */
const scoopedTPerS = 2;
/**
 * Above the largest reservoir, of 1.16 tonnes. The reservoir fills from the main tank, and the game was seen to write no line about it between
 * FuelScoop and the jump.
 */
const mostTakenT = 1.2;

/** Levels are single precision with six decimals; a smaller difference is rounding. */
const levelToleranceT = 0.0001;

/** The levels of the main tank that a jump may leave, in tonnes. */
interface LevelRange {
  /** The level when nothing was scooped and the reservoir took nothing without a line. */
  readonly balanceT: number;
  readonly leastT: number;
  readonly mostT: number;
}

interface Reading {
  readonly levelT: number;
  readonly timeMs: number | undefined;
  /** What the reservoir may have taken since without a line, in tonnes. */
  readonly takenT: number;
}

/** What the journal shows about the main tank of the player's ship. */
class MainTank {
  #reading: Reading | undefined;
  /** A reading since StartJump, before or after the fuel of the jump is deducted: the line does not show which. */
  #inJump: Reading | undefined;
  #isJumping = false;

  /** Takes a reading of the level. */
  read(levelT: number | undefined, event: JsonObject, takenT = 0): undefined {
    const reading = levelT === undefined ? undefined : { levelT, timeMs: timeMsIn(event), takenT };
    if (this.#isJumping && reading !== undefined) this.#inJump = reading;
    else {
      this.#reading = reading;
      this.#inJump = undefined;
    }
  }

  /** Takes a StartJump: later readings may include the jump. */
  startJump(event: JsonObject): undefined {
    this.#isJumping = event["JumpType"] === "Hyperspace";
  }

  /** Forgets the level, because it may have changed without a reading. */
  forget(): undefined {
    this.#reading = undefined;
    this.#inJump = undefined;
    this.#isJumping = false;
  }

  /** Takes an arrival; returns the levels that the readings before it allow, the most likely first. */
  arrive(event: JsonObject): readonly LevelRange[] {
    const before = this.#reading;
    const inJump = this.#inJump;
    const usedT = numberIn(event, "FuelUsed") ?? 0;
    const levelT = numberIn(event, "FuelLevel");
    this.forget();
    // FuelLevel may leave out what the reservoir took during the jump, so it is not the level of the tank now.
    const isSame = levelT !== undefined && inJump !== undefined && Math.abs(inJump.levelT - levelT) <= levelToleranceT;
    if (inJump === undefined || isSame) this.read(levelT, event);
    const nowMs = timeMsIn(event);
    const ranges = [inJump, before].flatMap((each) => (each === undefined ? [] : [rangeAfter(each, usedT, nowMs)]));
    if (inJump === undefined) return ranges;
    return [...ranges, { balanceT: inJump.levelT, leastT: inJump.levelT, mostT: inJump.levelT }];
  }
}

function rangeAfter(since: Reading, usedT: number, nowMs: number | undefined): LevelRange {
  const balanceT = since.levelT - usedT;
  return { balanceT, leastT: balanceT - since.takenT, mostT: balanceT + unreportedT(since, nowMs) };
}

/** The most fuel that the ship may have scooped since a reading without a line: a jump cuts scooping short and no line follows. */
function unreportedT(since: Reading, nowMs: number | undefined): number {
  if (since.timeMs === undefined || nowMs === undefined) return mostUnreportedT;
  return Math.min(mostUnreportedT, (Math.max(0, nowMs - since.timeMs) / 1000) * scoopedTPerS);
}

const isOtherShip = (event: JsonObject): boolean => event["Taxi"] === true || event["Multicrew"] === true;

/** The fuel before and after a jump. */
export const fuelBalance: Rule = {
  id: "fuel-balance",
  group: "session",
  basis: { game: "The specification does not relate FuelLevel to FuelUsed." },
  severity: { live: "warning" },
  title: "FuelLevel is not the fuel before the jump minus FuelUsed.",
  why: "Fuel gauges and range planners follow the level from line to line.",
  restsOn: "F55 (FuelLevel = last known main tank - FuelUsed); measured on the real journals",
  evidence:
    "The main tank before the jump, from FSDJump, FuelScoop or ReservoirReplenished, with no refuelling or change of ship since, in a journal of 2021 or later: earlier versions refill the reservoir without a line. A level up to 5.05 t too high is undecided, because no line follows when a jump cuts scooping short; so is one up to 1.2 t too low after FuelScoop, because the reservoir may have taken it without a line. The sixteen kinds do not show scooping, so the rule is off in spec.",
  passes: [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump() }],
  fails: [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump({ FuelLevel: 14.6 }) }],
  survivesGaps: true,
  start: () => {
    const tank = new MainTank();
    let isOldVersion = false;
    const forget = (): undefined => tank.forget();
    return {
      // An unreadable line may have been a change of the level.
      onGap: forget,
      onEvent: {
        ...Object.fromEntries(tankKinds.map((kind) => [kind, forget])),
        Fileheader: (event) => {
          isOldVersion = !hasField(event, "Odyssey");
          tank.forget();
        },
        StartJump: (event) => tank.startJump(event),
        FuelScoop: (event) => tank.read(numberIn(event, "Total"), event, mostTakenT),
        ReservoirReplenished: (event) => tank.read(numberIn(event, "FuelMain"), event),
        FSDJump: (event) => {
          const [first, ...others] = tank.arrive(event);
          if (isOtherShip(event)) tank.forget();
          const used = numberIn(event, "FuelUsed");
          const level = numberIn(event, "FuelLevel");
          if (isOldVersion || isOtherShip(event) || used === undefined || level === undefined) return "undecided";
          if (first === undefined) return "undecided";
          const ranges = [first, ...others];
          if (ranges.some(({ balanceT }) => Math.abs(level - balanceT) <= levelToleranceT)) return "holds";
          const isPossible = ranges.some(
            ({ leastT, mostT }) => level >= leastT - levelToleranceT && level <= mostT + levelToleranceT,
          );
          if (isPossible) return "undecided";
          const expected = level < first.balanceT ? first.balanceT.toFixed(6) : `at most ${first.mostT.toFixed(6)}`;
          return { pointer: "/FuelLevel", expected, received: level.toFixed(6) };
        },
      },
    };
  },
};
