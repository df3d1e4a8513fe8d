import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, Status } = sampleEvents;

/** Lines of the kind that belongs in Status.json. */
export const statusInJournal: Rule = {
  id: "status-in-journal",
  group: "session",
  basis: { statements: ["6.3"] },
  severity: { spec: "note", live: "warning" },
  title: "The journal has a Status event.",
  why: "Readers of the journal do not know the kind, and readers of Status.json do not see it.",
  restsOn: 'Specification, Events ("written to Status.json"); F39 (no real journal has one)',
  evidence: "One line of the journal.",
  passes: [{ event: FSDJump() }, { companion: "Status.json", event: Status() }],
  fails: [{ event: Status() }],
  start: () => ({
    onEvent: {
      Status: () => ({ pointer: "/event", expected: "Status in Status.json only", received: "a line of the journal" }),
    },
  }),
};
