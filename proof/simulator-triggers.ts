import { Complaints, judgeSessions } from "../lab/simulator/sessions.ts";
import { triggerJudge } from "../lab/simulator/triggers.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** Checks events against the transitions of the log. */
export const proof: Proof = {
  name: "simulator-triggers",
  claim: "For each row of the Events table the events equal the triggering transitions of the log, in both directions.",
  fullSize: 200,
  reducedSize: 1,
  run({ size, report }) {
    const found = new Complaints();
    const triggers = triggerJudge(found);
    const seen = judgeSessions(size, [found], [triggers], report);
    const complaints = found.list();
    const never = Object.entries(triggers.triggers).filter(([, count]) => count === 0);
    const result = { seeds: size, ...seen, triggers: triggers.triggers, complaints };
    return { passed: complaints.length + never.length === 0, result };
  },
};
