import { Flags2 } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { judgeRelations } from "../evidence/statusBits.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { onFoot, Status } = sampleEvents;
const inStation = Flags2.encode(["OnFootInStation"]);

/** Places on foot of a player who is not on foot. */
export const statusFootPlace: Rule = {
  id: "status-foot-place",
  group: "status",
  basis: { statements: ["2.3.66", "2.3.67", "2.3.76", "2.3.77", "2.3.78"] },
  severity: { spec: "error", live: "note" },
  title: "A flag for a place on foot is set, and OnFoot is clear.",
  why: "Readers test OnFoot first and then show a player who is in two places.",
  restsOn: "Specification, Flags2 table, bits 3, 4 and 13 to 15 (each names a player on foot)",
  evidence: "One Status.json; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: onFoot() }],
  fails: [{ companion: "Status.json", event: Status({ Flags2: inStation }) }],
  start: judgeRelations("status-foot-place"),
};
