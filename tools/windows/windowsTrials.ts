import type { Trial } from "../packages/trials.ts";

/** Command lines for `shipslog.exe`, in order, in one folder. */
export const windowsTrials: readonly Trial[] = [
  { line: "--version", prints: /^\d+\.\d+\.\d+\s*$/ },
  { line: "demo --seed 42 --speed max", prints: /Nothing found[^]*That was seed 42/ },
  { line: "simulate trader --out journals --seed 7 --commanders 2 --speed max", prints: /in 2 journals, seed 7/ },
  { line: "check journals --fail-on note --threads 2", prints: /Nothing found/ },
  { line: "check journals --format sarif", prints: /"version": ?"2\.1\.0"/ },
  { line: "try --case whole-file -- Z:/work/node.exe naive.ts {folder}", prints: /^1 case passed, 0 failed/m },
  { line: "doctor journals", prints: /next:/ },
  { line: "replay journals --out replayed --speed max", prints: /in 2 journals/ },
  { line: "anonymise journals --out shared --key secret", prints: /^shared: \d+ files/m },
  { line: "fly --stdio --seed 42", prints: /"ready":true/ },
  { line: "explain half-line", prints: /half/ },
  { line: "schema FSDJump", prints: /"\$schema"/ },
  { line: "observe journals", prints: /, 0 unknown\./ },
  { line: "completion powershell", prints: /Register-ArgumentCompleter/ },
  { line: "archive journals --out lake", prints: /npm install --global shipslog @shipslog\/archive/, code: 3 },
];
