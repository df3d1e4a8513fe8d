import { parseJournalName, type EventEntry } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { numberIn, timeMsIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const part = (number: number) => ({ file: `Journal.2026-05-01T125800.0${number}.log` });
const { FSDJump, Missions } = sampleEvents;
/** EDDiscovery joins two parts only within this time (F5). */
const longestGapMs = 5000;

/** Parts of a session that are missing. */
export const partGap: Rule = {
  id: "part-gap",
  group: "line",
  basis: { game: "The specification does not show the parts of a journal." },
  severity: { spec: "warning", live: "warning" },
  title: "A part of a session is missing.",
  why: "The events of a missing part are lost, and readers that join parts stop at the gap.",
  restsOn: "F5 (parts follow each other at once)",
  evidence: "The names of a session's files; Continued and Fileheader where they are written.",
  passes: [part(1), { event: Missions() }, part(2), { event: FSDJump() }],
  fails: [part(1), { event: Missions() }, part(3), { event: FSDJump() }],
  survivesGaps: true,
  start: () => {
    let last: string | undefined;
    let reached = 0;
    let continued: EventEntry | undefined;
    return {
      onFile: ({ position: { file } }) => {
        if (file === last) return undefined;
        last = file;
        const named = parseJournalName(file)?.part;
        const next = reached + 1;
        reached = named ?? reached;
        if (named === undefined) return "undecided";
        return named === next ? "holds" : { expected: `part ${next}`, received: `part ${named}` };
      },
      onEvent: {
        Continued: (event, entry) => {
          continued = entry;
          const next = numberIn(event, "Part");
          if (next === undefined || next === reached + 1) return undefined;
          return { pointer: "/Part", expected: String(reached + 1), received: String(next) };
        },
        Fileheader: (event) => {
          const endMs = timeMsIn(continued?.event);
          const beginMs = timeMsIn(event);
          continued = undefined;
          if (endMs === undefined || beginMs === undefined) return undefined;
          const gapMs = beginMs - endMs;
          if (gapMs >= 0 && gapMs < longestGapMs) return "holds";
          const received = `${gapMs / 1000} s later`;
          return { pointer: "/timestamp", expected: "less than 5 s after Continued", received };
        },
      },
      end: () => {
        if (continued === undefined) return undefined;
        return { expected: `a file with part ${reached + 1}`, received: "no such file", at: continued };
      },
    };
  },
};
