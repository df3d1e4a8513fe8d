import { Flags } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { hasField, numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { nearMoon, Status } = sampleEvents;
const near = nearMoon({ Longitude: -20.25, Altitude: 3000 });
const hasPlace = 2 ** 21;

/** Latitude and longitude, and the flag for them. */
export const statusPosition: Rule = {
  id: "status-position",
  group: "status",
  basis: { statements: ["2.3.8a", "2.3.9a", "2.3.51"] },
  severity: { spec: "error", live: "warning" },
  title: "Latitude or Longitude does not match flag bit 21 (Has Lat Long).",
  why: "Readers test the bit and then read the fields.",
  restsOn: "Specification, Flags table, bit 21; F28 (25 of 25)",
  evidence: "One Status.json.",
  passes: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + hasPlace, ...near }) }],
  fails: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24, ...near }) }],
  start: () => ({
    onCompanion: {
      "Status.json": (event) => {
        const flags = numberIn(event, "Flags");
        if (flags === undefined) return "undecided";
        const isSet = Flags.has(flags, "HasLatLong");
        const field = ["Latitude", "Longitude"].find((each) => hasField(event, each) !== isSet);
        if (field === undefined) return "holds";
        const breach = isSet
          ? { expected: "present, because bit 21 is set", received: "absent" }
          : { expected: "absent, because bit 21 is clear", received: "present" };
        return { pointer: `/${field}`, ...breach };
      },
    },
  }),
};
