import type { Rule } from "../Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeTransfers } from "../evidence/judgeTransfers.ts";
import { withChangedItem } from "../examples/mutations.ts";

const { FSDJump, nextJump, StoredModules, storedModule } = sampleEvents;
const stored = (TransferTime: number) =>
  StoredModules([storedModule({ TransferCost: 146, TransferTime })], {
    timestamp: "2026-05-01T12:20:00Z",
    StarSystem: "Alpha Centauri",
    MarketID: 128_016_896,
    StationName: "Hutton Orbital",
  });
/** Positions have five decimals, so a difference of one second may be rounding. */
const transferToleranceS = 1;

/** How long it takes to bring a stored module here. */
export const storedTransferTime: Rule = {
  id: "stored-transfer-time",
  group: "session",
  basis: { game: "The specification states no formula for TransferTime." },
  severity: { spec: "warning", live: "warning" },
  title: "TransferTime is not 300 seconds plus 10 per light-year.",
  why: "Timers use it to announce the arrival.",
  restsOn: "F64 (TransferTime = floor(300 + 10 d), 1,807 of 1,807)",
  evidence: "The positions of both systems, from FSDJump, in live also from Location or CarrierJump.",
  passes: [{ event: FSDJump() }, { event: nextJump() }, { event: stored(343) }],
  fails: [{ event: FSDJump() }, { event: nextJump() }, { event: stored(600) }],
  mutations: [
    withChangedItem("StoredModules", "Items", "a longer time", (item, draw, event) => {
      if (item.TransferTime === undefined || item.MarketID === event.MarketID) return undefined;
      item.TransferTime += 10 + draw(100);
      return "TransferTime";
    }),
  ],
  start: judgeTransfers((item, distanceLy) => {
    const time = numberIn(item, "TransferTime");
    if (time === undefined) return "undecided";
    const expected = Math.floor(300 + 10 * distanceLy);
    if (Math.abs(time - expected) <= transferToleranceS) return "holds";
    return { pointer: "/TransferTime", expected: String(expected), received: String(time) };
  }),
};
