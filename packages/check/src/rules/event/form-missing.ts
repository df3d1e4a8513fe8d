import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { mutateEvent, deleteField } from "../examples/mutations.ts";

/** Events without content. */
export const formMissing = contractRule("form-missing", {
  basis: { statements: ["2.6.1a"] },
  why: "An EngineerProgress without an engineer contains no information.",
  restsOn: "Specification, EngineerProgress",
  passes: [{ event: sampleEvents.engineers() }],
  fails: [{ event: { timestamp: "2026-05-01T12:00:00Z", event: "EngineerProgress" } }],
  mutations: [
    mutateEvent("EngineerProgress", "EngineerProgress without fields", (event) => {
      for (const key of Object.keys(event)) if (key !== "timestamp" && key !== "event") deleteField(event, key);
      return "";
    }),
  ],
});
