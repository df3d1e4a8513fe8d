import { Flags, type Dialect, type JsonObject } from "@shipslog/contract";
import type { RuleVerdicts, Breach, OnEvent, Rule } from "../../declare/Rule.ts";
import { numberIn, timeMsIn } from "../evidence/readField.ts";
import { relocationKinds } from "../../state/SessionState.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Docked, FSDJump, Status } = sampleEvents;
const onPad = { Flags: 2 ** 24 + 2 ** 16 + 2 ** 2 + 2 ** 0, timestamp: "2026-05-01T12:06:00Z" };
/** Events after which it is unknown whether the ship is docked. */
const losses = [...relocationKinds, "Shutdown", "Embark", "Disembark", "CarrierJump", "Fileheader"];
/** How far Status.json and its journal line may be apart; a producer of spec writes both at the same time. */
const lagMs: Readonly<Record<Dialect, number>> = { spec: 0, live: 5000 };

/** The docked flag and the journal. */
export const statusDocked: Rule = {
  id: "status-docked",
  group: "status",
  basis: { statements: ["2.3.30", "6.4"] },
  severity: { spec: "note", live: "warning" },
  title: "The docked flag contradicts the last Docked, Undocked or jump in the journal.",
  why: "Readers show the market by the flag and take the station from the journal.",
  restsOn: "Specification, Flags table, bit 0, and Docked",
  evidence:
    "Status.json later than the last FSDJump; in live also Docked, Undocked and Location, and five seconds later. Without Undocked the rule does not know whether a ship is still docked. In spec no line tells that a player starts again on a pad, which is why this is a note there.",
  passes: [{ event: FSDJump() }, { event: Docked() }, { companion: "Status.json", event: Status(onPad) }],
  fails: [{ event: FSDJump() }, { companion: "Status.json", event: Status(onPad) }],
  start: (dialect) => {
    /** Timestamps are parsed only when there is a Status to compare with. */
    let journal: { readonly isDocked: boolean; readonly event: JsonObject } | undefined;
    /** A Status that contradicts the journal; a line that explains it may follow within the lag. */
    let doubt: { readonly breach: Breach; readonly atMs: number } | undefined;
    const resolveDoubt = (lineMs: number | undefined): RuleVerdicts => {
      const resolved = doubt;
      doubt = undefined;
      if (resolved === undefined) return undefined;
      return lineMs !== undefined && Math.abs(lineMs - resolved.atMs) <= lagMs[dialect] ? "undecided" : resolved.breach;
    };
    const note =
      (isDocked: (event: JsonObject) => boolean | undefined): OnEvent =>
      (event) => {
        const known = isDocked(event);
        journal = known === undefined ? undefined : { isDocked: known, event };
        return doubt === undefined ? undefined : resolveDoubt(timeMsIn(event));
      };
    const unknown = note(() => undefined);
    const away = note(() => false);
    // In spec no event shows that the ship left.
    const docked = note(() => (dialect === "live" ? true : undefined));
    return {
      onEvent: {
        ...Object.fromEntries(losses.map((kind) => [kind, unknown])),
        FSDJump: away,
        SupercruiseEntry: away,
        Undocked: away,
        Docked: docked,
        Location: note((event) => event["Docked"] === true),
      },
      onCompanion: {
        "Status.json": (event, entry) => {
          const flags = numberIn(event, "Flags");
          const atMs = timeMsIn(event);
          const isInShip = flags !== undefined && Flags.has(flags, "InMainShip");
          const earlier =
            doubt !== undefined && (atMs ?? 0) > doubt.atMs + lagMs[dialect] ? resolveDoubt(undefined) : undefined;
          const sinceMs = timeMsIn(journal?.event);
          if (!isInShip || atMs === undefined || journal === undefined) return earlier ?? "undecided";
          if (sinceMs === undefined || atMs < sinceMs + lagMs[dialect]) return earlier ?? "undecided";
          if (Flags.has(flags, "Docked") === journal.isDocked) return earlier ?? "holds";
          const words = journal.isDocked
            ? { expected: "bit 0 set", received: "clear" }
            : { expected: "bit 0 clear", received: "set" };
          doubt ??= { breach: { pointer: "/Flags", ...words, at: entry }, atMs };
          return earlier;
        },
      },
      end: () => resolveDoubt(undefined),
    };
  },
};
