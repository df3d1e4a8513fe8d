import { Flags } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import type { StatusBit } from "@shipslog/contract/internal";
import { isGuest, bitsIn } from "../evidence/statusBits.ts";
import { hasField } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { nearMoon, Status } = sampleEvents;
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
  passes: [{ companion: "Status.json", event: Status({ Flags: landed + hasPlace, ...nearMoon() }) }],
  fails: [{ companion: "Status.json", event: Status({ Flags: landed }) }],
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
