import { Flags } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { isGuest, judgeFieldsByPlace } from "../evidence/statusBits.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { onFoot, Status } = sampleEvents;
const fields = ["Pips", "FireGroup", "GuiFocus", "Fuel", "Cargo"] as const;
const vehicles = ["InMainShip", "InFighter", "InSRV"] as const;

/** Fields that are present only in a vehicle. */
export const statusInVehicle: Rule = {
  id: "status-in-vehicle",
  group: "status",
  basis: { game: "The specification does not tie Pips, FireGroup, GuiFocus, Fuel and Cargo to a vehicle." },
  severity: { spec: "note", live: "warning" },
  title: "Pips, FireGroup, GuiFocus, Fuel or Cargo is missing in a vehicle or present outside.",
  why: "Readers show the ship's panel by the flags and fill it from the fields.",
  restsOn: "F29 (Pips present if and only if one of bits 24-26, 25 of 25)",
  evidence: "One Status.json; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: Status() }],
  fails: [{ companion: "Status.json", event: onFoot({ Cargo: 4 }) }],
  start: (dialect) => ({
    onCompanion: {
      "Status.json": (event) => {
        const flags = numberIn(event, "Flags");
        if (flags === undefined || (dialect === "live" && isGuest(event))) return "undecided";
        const isInside = vehicles.some((name) => Flags.has(flags, name));
        return judgeFieldsByPlace(event, fields, isInside, "in a vehicle");
      },
    },
  }),
};
