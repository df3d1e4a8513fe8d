import { parseJournalName } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { validLine } from "../templates/defectRule.ts";

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
  mutations: [
    {
      what: "a renamed file",
      editLines: (lines) => {
        const name = lines[0]?.file;
        // A session without its first part also breaks part-gap.
        if (lines.some(({ file }) => file !== name)) return undefined;
        for (const line of lines) if (line.file === name) line.file = `Copy of ${name}`;
        return 0;
      },
    },
  ],
  survivesGaps: true,
  start: () => ({
    onFile: ({ position: { file } }) => {
      if (parseJournalName(file) !== undefined) return "holds";
      return { expected: "Journal.YYYY-MM-DDTHHMMSS.NN.log", received: file };
    },
  }),
};
