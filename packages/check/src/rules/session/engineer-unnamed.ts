import type { Rule } from "../../declare/Rule.ts";
import { hasField } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { oneEngineer } = sampleEvents;
const { Engineer: _, EngineerID: __, ...unnamed } = oneEngineer({ Rank: 3 });
const progress = ["Progress", "Rank", "RankProgress"];

/** Updates of an engineer that is not named. */
export const engineerUnnamed: Rule = {
  id: "engineer-unnamed",
  group: "session",
  basis: { statements: ["2.6.2a", "2.6.3a"] },
  severity: { spec: "warning", live: "note" },
  title: "The update of an engineer has neither the name nor the id of one.",
  why: "No reader can tell whose rank has changed.",
  restsOn: 'Specification, EngineerProgress ("update for one engineer")',
  evidence: "One EngineerProgress without Engineers.",
  passes: [{ event: oneEngineer({ Rank: 3 }) }],
  fails: [{ event: unnamed }],
  start: () => ({
    onEvent: {
      EngineerProgress: (event) => {
        const isUpdate = progress.some((field) => hasField(event, field)) && !hasField(event, "Engineers");
        if (!isUpdate) return undefined;
        if (hasField(event, "Engineer") || hasField(event, "EngineerID")) return "holds";
        return { pointer: "/Engineer", expected: "Engineer or EngineerID", received: "neither" };
      },
    },
  }),
};
