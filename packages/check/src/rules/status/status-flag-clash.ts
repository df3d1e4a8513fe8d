import type { Rule } from "../../declare/Rule.ts";
import { judgeRelations } from "../evidence/statusBits.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Status } = sampleEvents;

/** Flags that exclude each other. */
export const statusFlagClash: Rule = {
  id: "status-flag-clash",
  group: "status",
  basis: { game: "The specification does not say which flags exclude each other." },
  severity: { spec: "warning", live: "note" },
  title: "Two flags that exclude each other are set.",
  why: "Readers switch over these flags.",
  restsOn: "F33 (bits 0, 1, 4 and 30) and the meanings of the other bits",
  evidence: "One Status.json; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 4 }) }],
  fails: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 4 + 2 ** 0 }) }],
  start: judgeRelations("status-flag-clash"),
};
