import type { Rule } from "../../declare/Rule.ts";
import { judgeExclusiveBits, type StatusBit } from "../evidence/statusBits.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Status } = sampleEvents;
/** Groups of flags of which at most one is set: a ship or a player is in one of these states. */
const exclusive: readonly (readonly StatusBit[])[] = [
  ["Docked", "Landed", "Supercruise", "FsdJump"],
  ["OnFoot", "Supercruise", "FsdJump"],
  ["TelepresenceMulticrew", "PhysicalMulticrew"],
];

/** Flags that exclude each other. */
export const statusFlagClash: Rule = {
  id: "status-flag-clash",
  group: "status",
  basis: { game: "The specification does not say which flags exclude each other." },
  severity: { spec: "warning", live: "note" },
  title: "Two flags that exclude each other are set.",
  why: "Readers switch over these flags.",
  restsOn: "F33 (bits 0, 1, 4 and 30) and Flags2 (bits 0, 17 and 18)",
  evidence: "One Status.json.",
  passes: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 4 }) }],
  fails: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 4 + 2 ** 0 }) }],
  start: judgeExclusiveBits(exclusive),
};
