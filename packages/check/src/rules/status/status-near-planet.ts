import type { Rule } from "../../declare/Rule.ts";
import { bitsIn } from "../evidence/statusBits.ts";
import { hasField } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { nearMoon, Status } = sampleEvents;
const fields = ["Heading", "Altitude", "PlanetRadius", "Gravity"];
const onSurface = ["Landed", "OnFootOnPlanet", "InSRV"] as const;

/** Fields about a planet far from any. */
export const statusNearPlanet: Rule = {
  id: "status-near-planet",
  group: "status",
  basis: { game: "The specification does not say that Heading, Altitude, PlanetRadius and Gravity need a planet." },
  severity: { spec: "warning", live: "note" },
  title: "Heading, Altitude, PlanetRadius or Gravity is present without a position on a planet.",
  why: "Maps and altimeters show a planet that is not there.",
  restsOn: "F28 (bit 21 and the position)",
  evidence: "One Status.json without Latitude, Longitude and bit 21.",
  passes: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 21, ...nearMoon() }) }],
  fails: [{ companion: "Status.json", event: Status({ Altitude: 3000 }) }],
  start: () => ({
    onCompanion: {
      "Status.json": (event) => {
        const isSet = bitsIn(event);
        // When bit 21 and the position differ, status-position reports it.
        const isFar = isSet !== undefined && !isSet("HasLatLong");
        if (!isFar || hasField(event, "Latitude") || hasField(event, "Longitude")) return undefined;
        // On the surface the position is missing, not the planet; status-surface and status-flag-alone report it.
        if (onSurface.some(isSet)) return undefined;
        // On foot, status-altitude reports an Altitude.
        const field = fields.find((each) => hasField(event, each) && !(each === "Altitude" && isSet("OnFoot")));
        if (field === undefined) return "holds";
        return { pointer: `/${field}`, expected: "absent, because bit 21 is clear", received: "present" };
      },
    },
  }),
};
