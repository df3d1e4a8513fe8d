import { tankKinds, type JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule } from "../Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField, onLastEntry } from "../examples/mutations.ts";

const { Fileheader, FSDJump, nextJump } = sampleEvents;
const tolerance = 0.0001;
const scoopedPerLine = 5;
/** A line comes a little after the five tonnes are full. */
const slackT = 0.05;

const isOther = (event: JsonObject): boolean => event["Taxi"] === true || event["Multicrew"] === true;

/** The fuel before and after a jump. */
export const fuelBalance: Rule = {
  id: "fuel-balance",
  group: "session",
  severity: { live: "warning" },
  title: "FuelLevel is the fuel before the jump less FuelUsed.",
  why: "Fuel gauges and range planners follow the level from line to line.",
  restsOn: "format-facts 5 (FuelLevel = last known main tank - FuelUsed)",
  evidence:
    "The main tank before the jump: FSDJump, FuelScoop or ReservoirReplenished, and no refuelling or change of ship since. The sixteen kinds alone do not show scooping, so spec cannot tell.",
  passes: [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump() }],
  fails: [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump({ FuelLevel: 14.9 }) }],
  mutations: [
    onLastEntry(
      withChangedField("FSDJump", "FuelLevel", "less than is left", (value, draw) =>
        value > 1 ? value - 0.01 - draw(99) / 100 : undefined,
      ),
    ),
  ],
  start: () => {
    let tank: number | undefined;
    /** How much more may be in the tank: while scooping goes on, a line comes only with every five tonnes. */
    let unsaid = 0;
    /** A reading on the way through hyperspace, where the jump's fuel may already be taken off. */
    let underway: number | undefined;
    let isUnderway = false;
    const know = (level: number | undefined, more = 0): undefined =>
      void ([tank, unsaid, underway, isUnderway] = [level, more, undefined, false]);
    const lose: OnEvent = () => know(undefined);
    return {
      onEvent: {
        ...Object.fromEntries(tankKinds.map((kind) => [kind, lose])),
        StartJump: (event) => void (isUnderway = event["JumpType"] === "Hyperspace"),
        FuelScoop: (event) => {
          const isGoingOn = (numberIn(event, "Scooped") ?? 0) >= scoopedPerLine;
          know(numberIn(event, "Total"), isGoingOn ? scoopedPerLine + slackT : 0);
        },
        ReservoirReplenished: (event) => {
          const main = numberIn(event, "FuelMain");
          if (isUnderway) underway = main;
          else know(main);
        },
        FSDJump: (event) => {
          const [used, level] = [numberIn(event, "FuelUsed"), numberIn(event, "FuelLevel")];
          const [before, more, seen] = [tank, unsaid, underway];
          know(isOther(event) ? undefined : level);
          if (isOther(event) || used === undefined || level === undefined) return "undecided";
          // What a reading on the way was taken before or after, nobody can tell.
          const possible = (seen === undefined ? [before] : [seen, seen + used]).filter((each) => each !== undefined);
          const [first] = possible;
          if (first === undefined) return "undecided";
          if (possible.some((each) => isWithin(level - (each - used), more))) return "holds";
          return { pointer: "/FuelLevel", expected: (first - used).toFixed(6), received: level.toFixed(6) };
        },
      },
    };
  },
};

function isWithin(difference: number, more: number): boolean {
  return difference >= -tolerance && difference <= more + tolerance;
}
