import { Flags } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { judgeNeededBits } from "../evidence/statusBits.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { nearMoon, Status } = sampleEvents;
const handbrake = Flags.encode(["SrvHandbrake"]);
const drive = nearMoon({ Flags: Flags.encode(["InSRV", "HasLatLong", "SrvHandbrake"]) });

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
  start: judgeNeededBits([
    ["InSRV", ["SrvHandbrake", "SrvTurretView", "SrvTurretRetracted", "SrvDriveAssist", "SrvHighBeam"]],
    ["OnFoot", ["AimDownSight", "LowOxygen", "LowHealth", "Cold", "Hot", "VeryCold", "VeryHot"]],
    ["HasLatLong", ["InSRV"]],
  ]),
};
