import { relationJudge } from "../lab/simulator/relations.ts";
import { Complaints, judgeSessions } from "../lab/simulator/sessions.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** Checks events against the relations found in real journals. */
export const proof: Proof = {
  name: "simulator-relations",
  claim: "The relations of real journals that concern the sixteen kinds hold for every simulated event.",
  fullSize: 200,
  reducedSize: 1,
  run({ size, report }) {
    const found = new Complaints();
    const relations = relationJudge(found);
    const seen = judgeSessions(size, [found], [relations], report);
    const complaints = found.list();
    return {
      passed: complaints.length === 0 && seen.events > 0,
      result: { seeds: size, ...seen, checked: relations.checked, complaints },
    };
  },
};
