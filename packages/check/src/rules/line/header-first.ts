import type { Entry } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

/** Files without a header, or with two. */
export const headerFirst: Rule = {
  id: "header-first",
  group: "line",
  basis: { game: "The specification does not list Fileheader." },
  severity: { live: "warning" },
  title: "A Fileheader is missing at the start of a journal file, or repeated.",
  why: "Readers take the game version and language from it and reset their state at it; without it they drop lines or wait forever.",
  restsOn: "F6 (298 of 298 native files)",
  evidence: "The first line of each file.",
  passes: [{ event: sampleEvents.Fileheader() }, { event: sampleEvents.Missions() }],
  fails: [{ event: sampleEvents.Missions() }],
  survivesGaps: true,
  start: () => {
    let first: Entry | undefined;
    return {
      onFile: (entry) => {
        first = entry;
        // An unreadable line may have been the header.
        if (entry.type !== "event") return "undecided";
        if (entry.kind === "Fileheader") return "holds";
        return { pointer: "/event", expected: "Fileheader", received: entry.kind };
      },
      onEvent: {
        Fileheader: (_, entry) => {
          if (entry === first) return undefined;
          return { pointer: "/event", expected: "no second Fileheader", received: "Fileheader" };
        },
      },
    };
  },
};
