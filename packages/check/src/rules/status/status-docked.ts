import { Flags } from "@shipslog/contract";
import type { OnEvent, Rule } from "../../Rule.ts";
import { numberIn, timeMsIn } from "../readField.ts";
import { sampleEvents } from "../sampleEvents.ts";
import { damage } from "../damages.ts";

const { Docked, FSDJump, Status } = sampleEvents;
const docked = { Flags: 2 ** 24 + 2 ** 16 + 2 ** 2 + 2 ** 0, timestamp: "2026-05-01T12:06:00Z" };
/** Status.json is rewritten every few seconds, so it may lag behind the line by that much. */
const lagMs = 10_000;

/** The docked flag against the journal. */
export const statusDocked: Rule = {
  id: "status-docked",
  group: "status",
  severity: { spec: "warning", live: "warning" },
  what: "The docked flag agrees with the last Docked, Undocked or jump in the journal.",
  why: "Readers offer the market and the pad by the flag, and take the station from the line.",
  restsOn: "Specification, Flags table, bit 0, and Docked",
  evidence:
    "Status.json later than the last FSDJump; in live also Docked, Undocked and Location. Without Undocked nobody can tell whether a ship still stands where it docked.",
  passes: [{ event: FSDJump() }, { event: Docked() }, { companion: "Status.json", event: Status(docked) }],
  fails: [{ event: FSDJump() }, { companion: "Status.json", event: Status(docked) }],
  damages: [
    damage("Status.json", "docked in flight behind a jump", (event) => {
      if (!Flags.has(event.Flags, "InMainShip") || [0, 1, 4, 30].some((bit) => ((event.Flags >>> bit) & 1) === 1)) {
        return undefined;
      }
      event.Flags += 1;
      return "/Flags";
    }),
  ],
  start: (dialect) => {
    let isDocked: boolean | undefined;
    let sinceMs: number | undefined;
    const note =
      (value: boolean | undefined): OnEvent =>
      (event) =>
        void ([isDocked, sinceMs] = [value, timeMsIn(event)]);
    return {
      onEvent: {
        FSDJump: note(false),
        SupercruiseEntry: note(false),
        Undocked: note(false),
        // In spec nothing tells when the ship leaves again.
        Docked: note(dialect === "live" ? true : undefined),
        Location: (event) => void ([isDocked, sinceMs] = [event["Docked"] === true, timeMsIn(event)]),
        LoadGame: note(undefined),
        Shutdown: note(undefined),
        Embark: note(undefined),
        Disembark: note(undefined),
        CarrierJump: note(undefined),
        Died: note(undefined),
        Fileheader: note(undefined),
      },
      onCompanion: {
        "Status.json": (event) => {
          const [flags, atMs] = [numberIn(event, "Flags"), timeMsIn(event)];
          const isInShip = flags !== undefined && Flags.has(flags, "InMainShip");
          if (!isInShip || isDocked === undefined || atMs === undefined || sinceMs === undefined) return "undecided";
          if (atMs < sinceMs || (isDocked && atMs < sinceMs + lagMs)) return "undecided";
          if (Flags.has(flags, "Docked") === isDocked) return "holds";
          const breach = { expected: isDocked ? "bit 0 set" : "bit 0 clear", received: isDocked ? "clear" : "set" };
          return { pointer: "/Flags", ...breach };
        },
      },
    };
  },
};
