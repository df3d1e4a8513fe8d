import type { Trial } from "./trials.ts";

/** What the command does where no optional part is installed: everything else, and a message that names the one command to add it. */
export const lightTrials: readonly Trial[] = [
  { line: "demo --seed 42 --speed max", prints: /That was seed 42/ },
  { line: "archive --out lake", prints: /npm install @shipslog\/archive@\S+$/m, code: 3 },
  { line: "query --list", prints: /npm install @shipslog\/archive@\S+$/m, code: 3 },
  { line: "fleet collect --out lake", prints: /npm install @shipslog\/fleet@\S+ @shipslog\/archive@\S+$/m, code: 3 },
  { line: "schema --language rust", prints: /npm install quicktype-core@\S+$/m, code: 3 },
  { line: "query --help", prints: /usage: shipslog query/ },
  { line: "completion bash", prints: /complete .*shipslog/ },
];
