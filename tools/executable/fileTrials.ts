import { trials, type Trial } from "../packages/trials.ts";

/** What an executable without its optional parts must say instead of what an installed command does. */
const withoutParts: Readonly<Record<string, Trial>> = {
  archive: { line: "archive journals --out lake", prints: /npm install --global shipslog @shipslog\/archive/, code: 3 },
  query: { line: "query jumps-per-day journals", prints: /npm install --global shipslog @shipslog\/archive/, code: 3 },
  report: { line: "report journals --out report.html", prints: /@shipslog\/archive/, code: 3 },
  fleet: { line: "fleet invite F1234567", prints: /@shipslog\/fleet/, code: 3 },
};

/** The command lines for an executable alone in a folder: those of the installed command, except where a part is missing. */
export const fileTrials: readonly Trial[] = Object.entries(trials).flatMap(([command, lines]) => {
  const instead = withoutParts[command];
  // One case of `try` is enough: the reader is not the executable.
  return instead === undefined ? lines.filter(({ line }) => !line.startsWith("try -- ")) : [instead];
});
