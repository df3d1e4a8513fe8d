import type { CompanionEntry } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { bitsIn } from "../evidence/statusBits.ts";
import { textIn, timeMsIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { engineers, Missions, onFoot, SuitLoadout } = sampleEvents;
const start = [{ event: engineers() }, { event: Missions() }] as const;
const status = { companion: "Status.json", event: onFoot({ timestamp: "2026-05-01T12:20:30Z" }) } as const;

/** A player on foot without a suit. */
export const suitLoadoutMissing: Rule = {
  id: "suit-loadout-missing",
  group: "session",
  basis: { statements: ["6.15"] },
  severity: { spec: "error", live: "note" },
  title: "The player is on foot, and no SuitLoadout was written since the last time aboard.",
  why: "Readers take suit and weapons from SuitLoadout.",
  restsOn: 'Specification, Events (SuitLoadout: "starting on foot or disembarking")',
  evidence:
    "The last Status.json, after a line that shows the player aboard (FSDJump, Docked) or starting (Missions, EngineerProgress with Engineers), and every line since.",
  passes: [...start, { event: SuitLoadout() }, status],
  fails: [...start, status],
  start: (_, session) => {
    let seen: CompanionEntry | undefined;
    return {
      onCompanion: { "Status.json": (__, entry) => void (seen = entry) },
      end: () => {
        if (seen?.event === undefined || bitsIn(seen.event)?.("OnFoot") !== true) return undefined;
        const proof = session.proofOf("onFoot", seen.event);
        if (proof?.holds === true) return "holds";
        const sinceMs = timeMsIn(proof?.line);
        const statusMs = timeMsIn(seen.event);
        if (sinceMs === undefined || statusMs === undefined || statusMs <= sinceMs) return "undecided";
        const expected = `SuitLoadout after ${textIn(proof?.line, "event")} at ${textIn(proof?.line, "timestamp")}`;
        return { pointer: "/Flags2", expected, received: "OnFoot", at: seen };
      },
    };
  },
};
