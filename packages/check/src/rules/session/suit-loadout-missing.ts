import type { CompanionEntry } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { bitsIn } from "../evidence/statusBits.ts";
import { timeMsIn } from "../evidence/readField.ts";
import { StartUp } from "../evidence/StartUp.ts";
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
  title: "The player is on foot, and the session has no SuitLoadout.",
  why: "Readers take suit and weapons from SuitLoadout.",
  restsOn: 'Specification, Events (SuitLoadout: "starting on foot or disembarking")',
  evidence:
    "The last Status.json, after a start-up in the same journal (Missions, or EngineerProgress with Engineers), and every line since its first.",
  passes: [...start, { event: SuitLoadout() }, status],
  fails: [...start, status],
  start: () => {
    const startUp = new StartUp();
    let seen: CompanionEntry | undefined;
    let hasSuit = false;
    return {
      onFile: startUp.onFile,
      onEvent: { ...startUp.onEvent, SuitLoadout: () => void (hasSuit = true) },
      onCompanion: { "Status.json": (_, entry) => void (seen = entry) },
      end: () => {
        const startMs = startUp.timeMs;
        const statusMs = timeMsIn(seen?.event);
        const isOnFoot = seen?.event !== undefined && bitsIn(seen.event)?.("OnFoot") === true;
        if (seen === undefined || !isOnFoot) return undefined;
        if (startMs === undefined || statusMs === undefined || statusMs < startMs) return "undecided";
        if (hasSuit) return "holds";
        return { pointer: "/Flags2", expected: "SuitLoadout in the session", received: "OnFoot", at: seen };
      },
    };
  },
};
