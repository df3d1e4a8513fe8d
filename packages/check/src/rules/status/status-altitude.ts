import { Flags, Flags2 } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { hasField, numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { nearMoon, Status } = sampleEvents;
const flying = 2 ** 24 + 2 ** 21;
const averageRadius = 2 ** 29;

/** Altitude and the flag for its basis. */
export const statusAltitude: Rule = {
  id: "status-altitude",
  group: "status",
  basis: { game: "The specification allows Altitude on foot, and bit 29 without it." },
  severity: { spec: "note", live: "warning" },
  title: "Altitude is present on foot, or flag bit 29 (its basis) is set without it.",
  why: "Altimeters choose the basis by the flag.",
  restsOn: "F31 (Altitude never on foot)",
  evidence: "One Status.json.",
  passes: [
    { companion: "Status.json", event: Status({ Flags: flying + averageRadius, ...nearMoon({ Altitude: 30_000 }) }) },
  ],
  fails: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + averageRadius }) }],
  start: () => ({
    onCompanion: {
      "Status.json": (event) => {
        const flags = numberIn(event, "Flags");
        const flags2 = numberIn(event, "Flags2") ?? 0;
        if (flags === undefined) return "undecided";
        const hasAltitude = hasField(event, "Altitude");
        const isOnFoot = Flags2.has(flags2, "OnFoot");
        if (hasAltitude && isOnFoot) return { pointer: "/Altitude", expected: "absent on foot", received: "present" };
        if (hasAltitude || !Flags.has(flags, "AltitudeFromAverageRadius")) return "holds";
        return { pointer: "/Flags", expected: "bit 29 clear, because there is no Altitude", received: "set" };
      },
    },
  }),
};
