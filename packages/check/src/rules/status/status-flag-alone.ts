import { Flags, Flags2 } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { judgeNeededBits } from "../evidence/judgeNeededBits.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { mutateEvent } from "../examples/mutations.ts";

const { Status } = sampleEvents;
const handbrake = Flags.encode(["SrvHandbrake"]);
const aiming = Flags2.encode(["AimDownSight"]);
const drive = {
  ...{ Latitude: 1.5, Longitude: 20.25, Heading: 90, Altitude: 0, BodyName: "Moon", PlanetRadius: 1737000 },
  Flags: Flags.encode(["InSRV", "HasLatLong", "SrvHandbrake"]),
};

/** Flags of the SRV or of a player on foot that are set elsewhere. */
export const statusFlagAlone: Rule = {
  id: "status-flag-alone",
  group: "status",
  basis: {
    game: "The specification does not say that these flags are clear outside the SRV, or that an SRV has a position.",
  },
  severity: { spec: "warning", live: "note" },
  title: "A flag of the SRV or of a player on foot is set elsewhere, or an SRV has no position.",
  why: "Readers show the panel of a vehicle that the player is not in.",
  restsOn: "F33 (bits 12 to 15 and 31 of the SRV) and Flags2 (bits 5 to 11 on foot)",
  evidence: "One Status.json; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: Status(drive) }],
  fails: [{ companion: "Status.json", event: Status({ Flags: Flags.encode(["InMainShip"]) + handbrake }) }],
  mutations: [
    mutateEvent("Status.json", "the handbrake of the SRV in the ship", (event) => {
      if (!Flags.has(event.Flags, "InMainShip")) return undefined;
      event.Flags += handbrake;
      return "/Flags";
    }),
    mutateEvent("Status.json", "aiming a weapon in the ship", (event) => {
      if (!Flags.has(event.Flags, "InMainShip") || event.Flags2 === undefined) return undefined;
      event.Flags2 += aiming;
      return "/Flags2";
    }),
  ],
  start: judgeNeededBits([
    ["InSRV", ["SrvHandbrake", "SrvTurretView", "SrvTurretRetracted", "SrvDriveAssist", "SrvHighBeam"]],
    ["OnFoot", ["AimDownSight", "LowOxygen", "LowHealth", "Cold", "Hot", "VeryCold", "VeryHot"]],
    ["HasLatLong", ["InSRV"]],
  ]),
};
