import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withField } from "../examples/mutations.ts";

const kinds = [
  "FSDJump",
  "Docked",
  "Missions",
  "SquadronStartup",
  "SuitLoadout",
  "CommunityGoal",
  "Status.json",
] as const;

/** Fields the specification does not name. */
export const unknownField = contractRule("unknown-field", {
  basis: { statements: ["1.4", "1.10", "3.9"] },
  why: "A patch added the field, or somebody misspelt it; both are worth knowing.",
  restsOn: "Specification, Resources and their fields",
  passes: [{ event: sampleEvents.Missions() }],
  fails: [{ event: sampleEvents.Missions({ Colour: "red" }) }],
  mutations: kinds.map((kind) => withField(kind, "Colour", "red")),
});
