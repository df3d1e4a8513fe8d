import { Complaints, judgeSessions } from "../lab/simulator/sessions.ts";
import { pathJudge, statusJudge, statusVocabulary } from "../lab/simulator/statusBits.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** Checks Status against the states and readings of the model. */
export const proof: Proof = {
  name: "simulator-status",
  claim:
    "Every Flags and Flags2 bit and GuiFocus value occurs, none in a state that forbids it; fuel, heat, position and altitude agree with the model at every moment.",
  fullSize: 200,
  reducedSize: 1,
  run({ size, report }) {
    const found = new Complaints();
    const status = statusJudge(found);
    const path = pathJudge(found);
    const seen = judgeSessions(size, [found], [status, path], report);
    const complaints = found.list();
    // All values occur only over ten sessions of each scenario.
    const missing = size >= 10 ? statusVocabulary.filter((name) => !status.seen.has(name)) : [];
    const result = { seeds: size, ...seen, stepsOverPlanets: path.steps.count, complaints, missing };
    return { passed: complaints.length + missing.length === 0 && path.steps.count > 0, result };
  },
};
