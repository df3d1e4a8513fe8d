import { tankKinds, type JsonObject } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { levelToleranceT, MainTank } from "../evidence/MainTank.ts";
import { hasField, numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField, onLastEntry } from "../examples/mutations.ts";

const { Fileheader, FSDJump, nextJump } = sampleEvents;

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
    "The main tank before the jump, from FSDJump, FuelScoop or ReservoirReplenished, with no refuelling or change of ship since, in a journal of 2021 or later: earlier versions refill the reservoir without a line. A level up to 5.05 t too high is undecided, because no line follows when a jump cuts scooping short. The sixteen kinds do not show scooping, so the rule is off in spec.",
  passes: [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump() }],
  fails: [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump({ FuelLevel: 14.6 }) }],
  mutations: [
    onLastEntry(
      withChangedField("FSDJump", "FuelLevel", "less than the balance", (value, draw) =>
        value > 1 ? value - 0.01 - draw(99) / 100 : undefined,
      ),
    ),
  ],
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
        FuelScoop: (event) => tank.read(numberIn(event, "Total"), event),
        ReservoirReplenished: (event) => tank.read(numberIn(event, "FuelMain"), event),
        FSDJump: (event) => {
          const [first, ...others] = tank.arrive(event);
          if (isOtherShip(event)) tank.forget();
          const [used, level] = [numberIn(event, "FuelUsed"), numberIn(event, "FuelLevel")];
          if (isOldVersion || isOtherShip(event) || used === undefined || level === undefined) return "undecided";
          if (first === undefined) return "undecided";
          const ranges = [first, ...others];
          if (ranges.some(({ leastT }) => Math.abs(level - leastT) <= levelToleranceT)) return "holds";
          const isScooped = ranges.some(({ leastT, mostT }) => level > leastT && level <= mostT + levelToleranceT);
          if (isScooped) return "undecided";
          const expected = level < first.leastT ? first.leastT.toFixed(6) : `at most ${first.mostT.toFixed(6)}`;
          return { pointer: "/FuelLevel", expected, received: level.toFixed(6) };
        },
      },
    };
  },
};
