import type { Rule } from "../../declare/Rule.ts";
import { judgeRows } from "../evidence/judgeRows.ts";
import { valuesAt } from "../evidence/valuesAt.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Docked } = sampleEvents;
const fields = ["Wanted", "ActiveFine"];

/** Fields for a certain case that say that it is not one. */
export const needlessFalse: Rule = {
  id: "needless-false",
  group: "session",
  basis: { statements: ["2.4.26a", "2.4.27a"] },
  severity: { spec: "note", live: "note" },
  title: "A field that is only for a certain case is false.",
  why: "Readers that test whether the field is there take it for true.",
  restsOn: 'Specification, Docked ("only when docking while wanted locally", "only when any fine is active")',
  evidence: "One Docked.",
  passes: [{ event: Docked({ Wanted: true }) }],
  fails: [{ event: Docked({ Wanted: false }) }],
  start: judgeRows(
    fields.map((path) => ({ of: "Docked", path })),
    (event, { path }) =>
      valuesAt(event, path).map(({ value, pointer }) =>
        value === false ? { pointer, expected: "true or absent", received: "false" } : "holds",
      ),
  ),
};
