import { parseJournalName } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { validLine } from "../templates/defectRule.ts";

/** Names of journal files. */
export const fileName: Rule = {
  id: "file-name",
  group: "line",
  severity: { spec: "warning", live: "warning" },
  title: "A journal file is called Journal.YYYY-MM-DDTHHMMSS.NN.log, or by the older form with twelve digits.",
  why: "Readers find journals by this name and sort them by it; another name is not read.",
  restsOn: "format-facts 1, File names",
  evidence: "The name of the file.",
  passes: [{ line: validLine }],
  fails: [{ file: "Journal.backup.log" }, { line: validLine }],
  mutations: [
    {
      what: "the file renamed",
      editLines: (lines) => {
        const name = lines[0]?.file;
        // Without its first part a session has a gap, too.
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
