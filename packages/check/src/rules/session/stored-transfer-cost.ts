import type { Rule } from "../../declare/Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeTransfers } from "../evidence/judgeTransfers.ts";

const { dockedElsewhere, FSDJump, nextJump, storedElsewhere } = sampleEvents;
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
  passes: [
    { event: FSDJump() },
    { event: nextJump() },
    { event: dockedElsewhere() },
    { event: storedElsewhere({ TransferCost: 146 }) },
  ],
  fails: [
    { event: FSDJump() },
    { event: nextJump() },
    { event: dockedElsewhere() },
    { event: storedElsewhere({ TransferCost: 1460 }) },
  ],
  start: judgeTransfers((item, distanceLy) => {
    const cost = numberIn(item, "TransferCost");
    const price = numberIn(item, "BuyPrice");
    if (cost === undefined || price === undefined) return "undecided";
    // Within one system the game charges only the flat part.
    if (distanceLy === 0 && cost === 100) return "holds";
    const expected = Math.floor(100 + price * (0.0002 + 0.00006 * distanceLy));
    if (Math.abs(cost - expected) <= Math.max(1, expected * costToleranceShare)) return "holds";
    return { pointer: "/TransferCost", expected: String(expected), received: String(cost) };
  }),
};
