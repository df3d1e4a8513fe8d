import { companionFiles } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { exampleOfEach } from "../examples/sampleFiles.ts";

const { Status } = sampleEvents;

/** Files without content. */
export const companionEmpty: Rule = {
  id: "companion-empty",
  group: "status",
  basis: { statements: ["1.5", "1.6", "4.5", "4.6", "4.7"] },
  severity: { spec: "error", live: "warning" },
  title: "A companion file is empty.",
  why: "The game empties the file before it writes it; a crash in between leaves it so, and readers that parse it fail.",
  restsOn: "Specification, Endpoints (each file holds an event); F34 (emptied, then written)",
  evidence: "The file alone; the reader retries before it reports a file as empty.",
  passes: [{ companion: "Status.json", event: Status() }],
  fails: [{ companion: "Status.json", text: "" }],
  files: exampleOfEach(companionFiles, (file) => [{ companion: file, text: "" }]),
  start: () => ({
    onCompanionEntry: ({ state }) => {
      if (state === "missing") return undefined;
      return state === "empty" ? { expected: "a complete JSON object", received: "no content" } : "holds";
    },
  }),
};
