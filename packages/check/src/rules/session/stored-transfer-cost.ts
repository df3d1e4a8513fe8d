import type { Rule } from "../Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeTransfers } from "../evidence/judgeTransfers.ts";
import { withChangedItem, setField } from "../examples/mutations.ts";

const { FSDJump, nextJump, StoredModules, storedModule } = sampleEvents;
const stored = (TransferCost: number) =>
  StoredModules([storedModule({ TransferCost, TransferTime: 343 })], {
    timestamp: "2026-05-01T12:20:00Z",
    StarSystem: "Alpha Centauri",
    MarketID: 128_016_896,
    StationName: "Hutton Orbital",
  });
/** 32 of 1,807 real costs differ, all by less than 0.06 % (F65). */
const costToleranceShare = 0.001;

/** What it costs to bring a stored module here. */
export const storedTransferCost: Rule = {
  id: "stored-transfer-cost",
  group: "session",
  basis: { game: "The specification states no formula for TransferCost." },
  severity: { spec: "warning", live: "warning" },
  title: "TransferCost does not follow from BuyPrice and the distance.",
  why: "Shopping tools compare it with the price of a new module.",
  restsOn: "F65 (TransferCost = floor(100 + BuyPrice (0.0002 + 0.00006 d)))",
  evidence: "The positions of both systems, from FSDJump, in live also from Location or CarrierJump.",
  passes: [{ event: FSDJump() }, { event: nextJump() }, { event: stored(146) }],
  fails: [{ event: FSDJump() }, { event: nextJump() }, { event: stored(1460) }],
  mutations: [
    withChangedItem("StoredModules", "Items", "a higher cost", (item, draw, event) => {
      if (item.TransferCost === undefined || item.MarketID === event.MarketID) return undefined;
      return setField(item, "TransferCost", Math.ceil(item.TransferCost * 1.1) + 10 + draw(100));
    }),
  ],
  start: judgeTransfers((item, distanceLy) => {
    const [cost, price] = [numberIn(item, "TransferCost"), numberIn(item, "BuyPrice")];
    if (cost === undefined || price === undefined) return "undecided";
    // Within one system the game charges only the flat part.
    if (distanceLy === 0 && cost === 100) return "holds";
    const expected = Math.floor(100 + price * (0.0002 + 0.00006 * distanceLy));
    if (Math.abs(cost - expected) <= Math.max(1, expected * costToleranceShare)) return "holds";
    return { pointer: "/TransferCost", expected: String(expected), received: String(cost) };
  }),
};
