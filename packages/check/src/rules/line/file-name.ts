import { parseJournalName } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { validLine } from "../examples/sampleEvents.ts";

/** Names of journal files. */
export const fileName: Rule = {
  id: "file-name",
  group: "line",
  basis: { game: "The specification shows no names of journal files." },
  severity: { spec: "warning", live: "warning" },
  title: "The name of a journal file is not one the game writes.",
  why: "Readers find and sort journals by name and skip other names.",
  restsOn: "F2 (the two forms of a name)",
  evidence: "The name of the file.",
  passes: [{ line: validLine }],
  fails: [{ file: "Journal.backup.log" }, { line: validLine }],
  survivesGaps: true,
  start: () => ({
    onFile: ({ position: { file } }) => {
      if (parseJournalName(file) !== undefined) return "holds";
      return { expected: "Journal.YYYY-MM-DDTHHMMSS.NN.log", received: file };
    },
  }),
};
