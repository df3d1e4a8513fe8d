import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField } from "../examples/mutations.ts";

const basicForm = (time: string): string => time.replaceAll(/[-:]/g, "");

/** Times in a form of ISO 8601 that the game never writes. */
export const unusualTimestamp = contractRule("unusual-timestamp", {
  basis: { statements: ["2.1.1", "2.5.6"] },
  why: "The specification allows every form of ISO 8601 in UTC; readers that parse only the usual one lose the event.",
  restsOn: "Specification, Common fields (all events)",
  passes: [{ event: sampleEvents.Missions() }],
  fails: [{ event: sampleEvents.Missions({ timestamp: "2026-05-01T12:00+00:00" }) }],
  mutations: [
    withChangedField("SquadronStartup", "timestamp", "in the basic form", basicForm),
    withChangedField("EngineerProgress", "timestamp", "with +00:00", (time) => time.replace("Z", "+00:00")),
  ],
});
