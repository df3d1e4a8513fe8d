import { tankKinds, type JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule } from "../Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField, onLastEntry } from "../examples/mutations.ts";

const { Fileheader, FSDJump, nextJump } = sampleEvents;
const toleranceT = 0.0001;
const scoopedPerLineT = 5;
/** The game writes the line shortly after five tonnes are scooped. */
const slackT = 0.05;

const isOtherShip = (event: JsonObject): boolean => event["Taxi"] === true || event["Multicrew"] === true;

/** The fuel before and after a jump. */
export const fuelBalance: Rule = {
  id: "fuel-balance",
  group: "session",
  severity: { live: "warning" },
  title: "FuelLevel is not the fuel before the jump minus FuelUsed.",
  why: "Fuel gauges and range planners follow the level from line to line.",
  restsOn: "format-facts 5 (FuelLevel = last known main tank - FuelUsed)",
  evidence:
    "The main tank before the jump, from FSDJump, FuelScoop or ReservoirReplenished, with no refuelling or change of ship since. The sixteen kinds do not show scooping, so the rule is off in spec.",
  passes: [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump() }],
  fails: [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump({ FuelLevel: 14.9 }) }],
  mutations: [
    onLastEntry(
      withChangedField("FSDJump", "FuelLevel", "less than the balance", (value, draw) =>
        value > 1 ? value - 0.01 - draw(99) / 100 : undefined,
      ),
    ),
  ],
  start: () => {
    let tank: number | undefined;
    /** Fuel that may be scooped without a line yet: the game writes one line per five tonnes. */
    let unreportedT = 0;
    /** A reading in hyperspace, where the jump's fuel may already be deducted. */
    let hyperspaceReading: number | undefined;
    let isInHyperspace = false;
    const setTank = (level: number | undefined, surplusT = 0): undefined =>
      void ([tank, unreportedT, hyperspaceReading, isInHyperspace] = [level, surplusT, undefined, false]);
    const forgetTank: OnEvent = () => setTank(undefined);
    return {
      onEvent: {
        ...Object.fromEntries(tankKinds.map((kind) => [kind, forgetTank])),
        StartJump: (event) => void (isInHyperspace = event["JumpType"] === "Hyperspace"),
        FuelScoop: (event) => {
          const isStillScooping = (numberIn(event, "Scooped") ?? 0) >= scoopedPerLineT;
          setTank(numberIn(event, "Total"), isStillScooping ? scoopedPerLineT + slackT : 0);
        },
        ReservoirReplenished: (event) => {
          const main = numberIn(event, "FuelMain");
          if (isInHyperspace) hyperspaceReading = main;
          else setTank(main);
        },
        FSDJump: (event) => {
          const [used, level] = [numberIn(event, "FuelUsed"), numberIn(event, "FuelLevel")];
          const [before, surplusT, reading] = [tank, unreportedT, hyperspaceReading];
          setTank(isOtherShip(event) ? undefined : level);
          if (isOtherShip(event) || used === undefined || level === undefined) return "undecided";
          // A reading in hyperspace may precede or follow the fuel deduction; accept both.
          const possible = (reading === undefined ? [before] : [reading, reading + used]).filter(
            (each) => each !== undefined,
          );
          const [first] = possible;
          if (first === undefined) return "undecided";
          if (possible.some((each) => isWithin(level - (each - used), surplusT))) return "holds";
          return { pointer: "/FuelLevel", expected: (first - used).toFixed(6), received: level.toFixed(6) };
        },
      },
    };
  },
};

function isWithin(difference: number, surplusT: number): boolean {
  return difference >= -toleranceT && difference <= surplusT + toleranceT;
}
