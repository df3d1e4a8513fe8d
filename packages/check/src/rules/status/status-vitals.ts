import { Flags2, type Flag2Name } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { bitsIn } from "../evidence/statusBits.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { onFoot } = sampleEvents;
const gauges = { Oxygen: "LowOxygen", Health: "LowHealth" } as const;
/** No limit is stated; more than a half is not low, and next to nothing is. */
const limits = { never: 0.5, always: 0.05 };
const breathing = (Oxygen: number, ...names: readonly Flag2Name[]) =>
  onFoot({ Oxygen, Flags2: Flags2.encode(["OnFoot", "OnFootInStation", ...names]) });

/** The warnings of the suit and its gauges. */
export const statusVitals: Rule = {
  id: "status-vitals",
  group: "status",
  basis: { statements: ["2.3.69", "2.3.70"] },
  severity: { spec: "warning", live: "note" },
  title: "LowOxygen or LowHealth contradicts Oxygen or Health.",
  why: "Readers warn by the flag and show the gauge.",
  restsOn: "Specification, Flags2 table, bits 6 and 7, and Oxygen and Health",
  evidence:
    "One Status.json on foot. No limit is stated, so only a flag above one half, or no flag below a twentieth, is reported.",
  passes: [{ companion: "Status.json", event: breathing(0.1, "LowOxygen") }],
  fails: [{ companion: "Status.json", event: breathing(1, "LowOxygen") }],
  start: () => ({
    onCompanion: {
      "Status.json": (event) => {
        const isSet = bitsIn(event);
        if (isSet?.("OnFoot") !== true) return undefined;
        return Object.entries(gauges).map(([field, bit]) => {
          const share = numberIn(event, field);
          if (share === undefined || share < 0 || share > 1) return "undecided";
          const isLow = isSet(bit);
          if (isLow && share > limits.never) {
            return { pointer: "/Flags2", expected: `${bit} clear, because ${field} is ${share}`, received: "set" };
          }
          if (isLow || share >= limits.always) return "holds";
          return { pointer: "/Flags2", expected: `${bit} set, because ${field} is ${share}`, received: "clear" };
        });
      },
    },
  }),
};
