import { Flags2 } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { isGuest, judgeFieldsByPlace } from "../evidence/statusBits.ts";
import { hasField, numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { onFoot, Status } = sampleEvents;
const fields = ["Oxygen", "Health", "Temperature", "SelectedWeapon"] as const;

/** Fields that are present only on foot. */
export const statusOnFoot: Rule = {
  id: "status-on-foot",
  group: "status",
  basis: { game: "The specification does not tie Oxygen, Health, Temperature and SelectedWeapon to OnFoot." },
  severity: { spec: "note", live: "warning" },
  title: "Oxygen, Health, Temperature or SelectedWeapon is missing on foot or present otherwise.",
  why: "Readers show the suit's panel by the bit and fill it from the fields.",
  restsOn: "F27 (25 of 25)",
  evidence: "One Status.json with Flags2; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: onFoot() }],
  fails: [{ companion: "Status.json", event: Status({ Oxygen: 1 }) }],
  start: (dialect) => ({
    onCompanion: {
      "Status.json": (event) => {
        const flags2 = numberIn(event, "Flags2");
        if (flags2 === undefined) return hasField(event, "Flags2") ? "undecided" : undefined;
        if (dialect === "live" && isGuest(event)) return "undecided";
        return judgeFieldsByPlace(event, fields, Flags2.has(flags2, "OnFoot"), "on foot");
      },
    },
  }),
};
