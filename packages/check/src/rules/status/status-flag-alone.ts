import { Flags } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { judgeRelations } from "../evidence/statusBits.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { nearMoon, Status } = sampleEvents;
const handbrake = Flags.encode(["SrvHandbrake"]);
const drive = nearMoon({ Flags: Flags.encode(["InSRV", "HasLatLong", "SrvHandbrake"]) });

/** Flags that are set without the one they need: of the SRV, on foot, in supercruise, near a planet. */
export const statusFlagAlone: Rule = {
  id: "status-flag-alone",
  group: "status",
  basis: {
    game: "The specification does not say which flags need another one.",
  },
  severity: { spec: "warning", live: "note" },
  title: "A flag is set without the one that it needs, such as a flag of the SRV outside it.",
  why: "Readers show the panel of a vehicle that the player is not in.",
  restsOn: "F33 (bits 12 to 15 and 31 of the SRV) and the meanings of the other bits",
  evidence: "One Status.json; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: Status(drive) }],
  fails: [{ companion: "Status.json", event: Status({ Flags: Flags.encode(["InMainShip"]) + handbrake }) }],
  start: judgeRelations("status-flag-alone"),
};
