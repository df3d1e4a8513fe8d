import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField } from "../examples/mutations.ts";

const wrong = ["yesterday", "2026-02-30T12:00:00Z", "2026-05-01 12:00:00", "2026-05-01T12:00:00+02:00", ""];
const kinds = [
  "FSDJump",
  "Docked",
  "Missions",
  "EngineerProgress",
  "SquadronStartup",
  "StoredModules",
  "SuitLoadout",
] as const;

/** Times that do not exist or have another format. */
export const notATimestamp = contractRule("not-a-timestamp", {
  basis: { statements: ["2.1.1", "2.5.6"] },
  why: "Readers parse one format; with another they lose the event or place it at the wrong time.",
  restsOn: "Specification, Common fields (all events)",
  passes: [{ event: sampleEvents.Missions() }],
  fails: [{ event: sampleEvents.Missions({ timestamp: "2026-02-30T12:00:00Z" }) }],
  mutations: kinds.map((kind) =>
    withChangedField(kind, "timestamp", "not a time", (_, draw) => wrong[draw(wrong.length)]),
  ),
});
