import type { Rule } from "../../declare/Rule.ts";
import { judgeRelations } from "../evidence/statusBits.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Status } = sampleEvents;

/** Several vehicles at once. */
export const statusVehicle: Rule = {
  id: "status-vehicle",
  group: "status",
  basis: { statements: ["2.3.54", "2.3.55", "2.3.56", "2.3.63"] },
  severity: { spec: "error", live: "warning" },
  title: "More than one of the flags main ship, fighter, SRV and on foot is set.",
  why: "Readers switch over them; two at once show the wrong vehicle.",
  restsOn: "Specification, Flags table, bits 24 to 26, and Flags2 bit 0; F29 (never two of these bits)",
  evidence: "One Status.json; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: Status() }],
  fails: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 25 }) }],
  start: judgeRelations("status-vehicle"),
};
