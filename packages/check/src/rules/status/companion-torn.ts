import { companionFiles, isSoundCompanion } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { exampleOfEach } from "../examples/sampleFiles.ts";

const { Status } = sampleEvents;

/** Files that cannot be parsed. */
export const companionTorn: Rule = {
  id: "companion-torn",
  group: "status",
  basis: { statements: ["1.5", "1.6", "4.5", "4.6", "4.7"] },
  severity: { spec: "error", live: "warning" },
  title: "A companion file is not a complete JSON object.",
  why: "The game truncates and rewrites the file, so a reader may see half of it; a crash leaves it that way.",
  restsOn: "Specification, Endpoints; F34 (emptied, then written)",
  evidence: "The file alone; the reader retries before it reports a file as torn.",
  passes: [{ companion: "Status.json", event: Status() }],
  fails: [{ companion: "Status.json", text: '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Sta' }],
  files: exampleOfEach(companionFiles, (file, _, text) => [{ companion: file, text: text.slice(0, text.length / 2) }]),
  start: () => ({
    onCompanionEntry: ({ state, raw }) => {
      if (state === "missing" || state === "empty" || isSoundCompanion(state)) return "holds";
      const received = {
        torn: `${raw.length} characters that are not one`,
        encoding: "a byte order mark, or bytes that are not UTF-8",
        oversize: "a file that is too large to read",
      };
      return { expected: "a complete JSON object", received: received[state] };
    },
  }),
};
