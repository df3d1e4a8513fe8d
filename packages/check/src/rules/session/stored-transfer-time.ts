import type { Rule } from "../../declare/Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeTransfers } from "../evidence/judgeTransfers.ts";

const { dockedElsewhere, FSDJump, nextJump, storedElsewhere } = sampleEvents;
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
  passes: [
    { event: FSDJump() },
    { event: nextJump() },
    { event: dockedElsewhere() },
    { event: storedElsewhere({ TransferTime: 343 }) },
  ],
  fails: [
    { event: FSDJump() },
    { event: nextJump() },
    { event: dockedElsewhere() },
    { event: storedElsewhere({ TransferTime: 600 }) },
  ],
  start: judgeTransfers((item, distanceLy) => {
    const time = numberIn(item, "TransferTime");
    if (time === undefined) return "undecided";
    const expected = Math.floor(300 + 10 * distanceLy);
    if (Math.abs(time - expected) <= transferToleranceS) return "holds";
    return { pointer: "/TransferTime", expected: String(expected), received: String(time) };
  }),
};
