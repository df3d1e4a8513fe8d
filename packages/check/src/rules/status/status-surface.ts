import { Flags } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { isGuest } from "../evidence/isGuest.ts";
import { hasField } from "../evidence/readField.ts";
import { bitsIn, type StatusBit } from "../evidence/statusBits.ts";
import { deleteField, mutateEvent } from "../examples/mutations.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Status } = sampleEvents;
const place = { Latitude: 1.5, Longitude: 20.25, Heading: 90, Altitude: 0, BodyName: "Moon", PlanetRadius: 1737000 };
const landed = Flags.encode(["InMainShip", "Landed", "LandingGearDown"]);
const hasPlace = Flags.encode(["HasLatLong"]);
/** The bits that say that the player is on the surface of a planet. */
const onSurface: readonly StatusBit[] = ["Landed", "OnFootOnPlanet"];

/** A player on a planet without a position. */
export const statusSurface: Rule = {
  id: "status-surface",
  group: "status",
  basis: { statements: ["2.3.8a", "2.3.9a", "2.3.31", "2.3.67"] },
  severity: { spec: "error", live: "note" },
  title: "The player is on the surface of a planet, and Status has no position.",
  why: "Maps of planets show nothing.",
  restsOn: 'Specification, Flags table, bit 1 ("on planet surface"), and Latitude ("when on or near a planet")',
  evidence: "One Status.json; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: Status({ Flags: landed + hasPlace, ...place }) }],
  fails: [{ companion: "Status.json", event: Status({ Flags: landed }) }],
  mutations: [
    mutateEvent("Status.json", "landed without a position", (event) => {
      if (!Flags.has(event.Flags, "Landed") || !Flags.has(event.Flags, "HasLatLong")) return undefined;
      event.Flags -= hasPlace;
      deleteField(event, "Longitude");
      deleteField(event, "Latitude");
      return "/Latitude";
    }),
  ],
  start: (dialect) => ({
    onCompanion: {
      "Status.json": (event) => {
        const isSet = bitsIn(event);
        if (isSet === undefined || (dialect === "live" && isGuest(event))) return "undecided";
        const bit = onSurface.find(isSet);
        // When bit 21 and the fields differ, status-position reports it.
        if (bit === undefined || isSet("HasLatLong") || hasField(event, "Latitude")) return "holds";
        return { pointer: "/Latitude", expected: `present, because ${bit} is set`, received: "absent" };
      },
    },
  }),
};
