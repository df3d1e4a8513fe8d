import { judgeLive } from "../lab/live/judgeLive.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** The length of each session in hours. */
const hours = 2;

/** Folders of dialect live, judged by the check, the contract and the game's layout. */
export const proof: Proof = {
  name: "live-check",
  claim:
    "In folders of dialect live, every scenario and one seed in ten in French, the check finds nothing, the contract has no issue, and the game's layout holds byte for byte.",
  fullSize: 100,
  reducedSize: 1,
  run({ size, report }) {
    const verdict = judgeLive(size, hours, report);
    const complaints = verdict.list();
    const result = { seeds: size, hours, ...verdict.seen, complaints, rules: verdict.rules };
    return { passed: complaints.length === 0 && verdict.seen.lines > 0, result };
  },
};
