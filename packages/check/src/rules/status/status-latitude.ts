import type { Rule, RuleVerdict } from "../../declare/Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Status } = sampleEvents;
const near = { Flags: 2 ** 24 + 2 ** 21, Latitude: 89.5, Longitude: 20.25, Altitude: 3000, Heading: 0 };
/** Longitude counts from -180 or from 0; the specification states neither. */
const ranges = { Latitude: [-90, 90], Longitude: [-180, 360] } as const;

/** Positions that are on no planet. */
export const statusLatitude: Rule = {
  id: "status-latitude",
  group: "status",
  basis: { game: "The specification states no range of Latitude and Longitude." },
  severity: { spec: "warning", live: "warning" },
  title: "Latitude is outside -90 to 90 degrees, or Longitude outside -180 to 360.",
  why: "Maps of planets cannot show it.",
  restsOn: "F28 (Latitude and Longitude in degrees)",
  evidence: "One Status.json with a position.",
  passes: [{ companion: "Status.json", event: Status(near) }],
  fails: [{ companion: "Status.json", event: Status({ ...near, Latitude: 95 }) }],
  start: () => ({
    onCompanion: {
      "Status.json": (event) =>
        Object.entries(ranges).map(([field, [least, most]]): RuleVerdict => {
          const degrees = numberIn(event, field);
          if (degrees === undefined || (degrees >= least && degrees <= most)) return "holds";
          return { pointer: `/${field}`, expected: `${least} to ${most}`, received: String(degrees) };
        }),
    },
  }),
};
