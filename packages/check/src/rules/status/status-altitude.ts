import { Flags, Flags2 } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { hasField, numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { mutateEvent } from "../examples/mutations.ts";

const { Status } = sampleEvents;
const near = { Latitude: 1.5, Longitude: 20.25, Heading: 90, Altitude: 30000, BodyName: "Moon", PlanetRadius: 1737000 };
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
  passes: [{ companion: "Status.json", event: Status({ Flags: flying + averageRadius, ...near }) }],
  fails: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + averageRadius }) }],
  mutations: [
    mutateEvent("Status.json", "a basis without an altitude", (event) => {
      if (event.Flags === 0 || event.Altitude !== undefined) return undefined;
      event.Flags += averageRadius;
      return "/Flags";
    }),
    mutateEvent("Status.json", "an altitude on foot", (event) => {
      if (!Flags2.has(event.Flags2 ?? 0, "OnFoot")) return undefined;
      event.Altitude = 2;
      return "/Altitude";
    }),
  ],
  start: () => ({
    onCompanion: {
      "Status.json": (event) => {
        const [flags, flags2] = [numberIn(event, "Flags"), numberIn(event, "Flags2") ?? 0];
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
