import { Flags2 } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { judgeRelations } from "../evidence/statusBits.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { onFoot } = sampleEvents;
const inStation = ["OnFoot", "OnFootInStation"] as const;

/** Cold and hot at once. */
export const statusTemperature: Rule = {
  id: "status-temperature",
  group: "status",
  basis: { statements: ["2.3.71", "2.3.72", "2.3.73", "2.3.74"] },
  severity: { spec: "error", live: "note" },
  title: "Cold and Hot are set at the same time.",
  why: "Readers warn of the wrong danger.",
  restsOn: "Specification, Flags2 table, bits 8 to 11 (the two words exclude each other)",
  evidence: "One Status.json; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: onFoot({ Flags2: Flags2.encode([...inStation, "Cold", "VeryCold"]) }) }],
  fails: [{ companion: "Status.json", event: onFoot({ Flags2: Flags2.encode([...inStation, "Cold", "Hot"]) }) }],
  start: judgeRelations("status-temperature"),
};
