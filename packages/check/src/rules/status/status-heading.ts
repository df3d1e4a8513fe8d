import { Flags2 } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Status } = sampleEvents;
const near = { Flags: 2 ** 24 + 2 ** 21, Latitude: 1.5, Longitude: 20.25, Altitude: 3000 };
const ranges = { vehicle: [0, 359], foot: [-180, 180] } as const;

/** Headings out of range. */
export const statusHeading: Rule = {
  id: "status-heading",
  group: "status",
  basis: { game: "The specification states no range of Heading." },
  severity: { spec: "note", live: "note" },
  title: "Heading is outside 0 to 359 in a vehicle, or -180 to 180 on foot.",
  why: "Compasses cannot show it.",
  restsOn: "F32 (Heading is signed on foot, 0 to 359 in vehicles)",
  evidence: "One Status.json with Heading.",
  passes: [{ companion: "Status.json", event: Status({ ...near, Heading: 359 }) }],
  fails: [{ companion: "Status.json", event: Status({ ...near, Heading: 360 }) }],
  start: () => ({
    onCompanion: {
      "Status.json": (event) => {
        const heading = numberIn(event, "Heading");
        const flags2 = numberIn(event, "Flags2") ?? 0;
        if (heading === undefined) return undefined;
        const [least, most] = ranges[Flags2.has(flags2, "OnFoot") ? "foot" : "vehicle"];
        if (heading >= least && heading <= most) return "holds";
        return { pointer: "/Heading", expected: `${least} to ${most}`, received: String(heading) };
      },
    },
  }),
};
