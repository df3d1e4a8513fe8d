import { fieldCollector, optionalFields } from "../lab/simulator/optionalFields.ts";
import { Complaints, judgeSessions } from "../lab/simulator/sessions.ts";
import { independentFolder, validityJudge } from "../lab/simulator/validity.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** The number of seeds within which every optional field must occur. */
const coveringSeeds = 50;

/** Validates every event and companion file of every scenario by three sets of schemas. */
export const proof: Proof = {
  name: "simulator-validity",
  claim:
    "Every event of every scenario passes validate without issue, the published JSON Schemas and another project's; over 50 seeds every optional field occurs.",
  fullSize: 200,
  reducedSize: 1,
  needs: [independentFolder],
  run({ size, report }) {
    const found = new Complaints();
    const validity = validityJudge(found);
    const fields = fieldCollector();
    const seen = judgeSessions(size, [found], [validity, fields], report, new Map([[fields, coveringSeeds]]));
    const optional = optionalFields();
    const missing = size >= coveringSeeds ? optional.filter((field) => !fields.seen.has(field)) : [];
    const complaints = found.list();
    report(
      `${seen.events} events, ${complaints.length} complaints, ${missing.length} of ${optional.length} fields missing`,
    );
    const result = {
      seeds: size,
      ...seen,
      byKind: validity.checked.byKind,
      complaints,
      optionalFields: optional.length,
      missing,
    };
    return { passed: complaints.length + missing.length === 0 && seen.events > 0, result };
  },
};
