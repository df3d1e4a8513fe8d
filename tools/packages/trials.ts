/** A command line for the installed command, and the result that shows that it works. */
export interface Trial {
  /** What follows `shipslog`; trials run in order, in one folder. */
  readonly line: string;
  /** What it must print, on either output. */
  readonly prints: RegExp;
  /** The exit code; 0 unless given. */
  readonly code?: number;
  /** Whether only Ctrl-C ends it: it is sent as soon as `prints` matches. */
  readonly isEndless?: true;
}

/** At least one for each command; a command without any fails the check. */
export const trials: Readonly<Record<string, readonly Trial[]>> = {
  simulate: [
    {
      line: "simulate grand-tour --out journal --seed 42 --for 2h --start 2026-05-01T12:00:00Z",
      prints: /^journal: grand-tour, 2 h of play, \d+ lines in 1 journal, seed 42$/m,
    },
    {
      line: "simulate trader --out journals --seed 7 --dialect live --commanders 2 --speed max",
      prints: /^journals: trader, 1 h of play for each of 2 commanders/m,
    },
  ],
  fly: [{ line: "fly --stdio --seed 42", prints: /^\{"ready":true,"protocol":1,"folder":/ }],
  check: [
    { line: "check journal --fail-on note", prints: /Nothing found/ },
    // Two journals, so that the threads are started too.
    { line: "check journals --fail-on note --threads 2", prints: /Nothing found/ },
    { line: "check journal --format sarif", prints: /"version": ?"2\.1\.0"/ },
  ],
  try: [
    {
      line: "try -- python3 examples/readers/reader.py {folder}",
      prints: /^\d+ cases passed, 0 failed, \d+ not claimed$/m,
    },
    { line: "try --case whole-file -- node examples/readers/naive.ts {folder}", prints: /^1 case passed, 0 failed/m },
  ],
  demo: [{ line: "demo --seed 42 --speed max", prints: /Nothing found[^]*That was seed 42\. Try next:/ }],
  watch: [{ line: "watch journal --from start --json", prints: /"kind":"FSDJump"/, isEndless: true }],
  cockpit: [{ line: "cockpit journal --from start --no-open --port 0", prints: /^http:\/\//m, isEndless: true }],
  eddn: [{ line: "eddn --simulate 2 --seed 42 --port 0 --relay-port 0", prints: /^http:\/\//m, isEndless: true }],
  replay: [{ line: "replay journals --out replayed --speed max", prints: /^replayed: .* in 2 journals$/m }],
  anonymise: [{ line: "anonymise journal --out shared --key secret", prints: /^shared: \d+ files/m }],
  archive: [
    { line: "archive journals --out lake", prints: /^lake: [\d,]+ new lines of 2 journals/m },
    { line: "archive journals --out lake", prints: /^lake: nothing new/m },
    { line: "archive --out lake --publish", prints: /^lake[\\/]iceberg: [\d,]+ rows of \d+ tables/m },
  ],
  query: [{ line: "query jumps-per-day lake", prints: /light_years/ }],
  report: [{ line: "report journal --out report.html", prints: /report\.html/ }],
  // Without a running broker it can only report what to do next.
  fleet: [{ line: "fleet invite F1234567", prints: /shipslog fleet up/, code: 2 }],
  doctor: [{ line: "doctor journal", prints: /next:/ }],
  explain: [
    { line: "explain FSDJump", prints: /StarPos/ },
    { line: "explain half-line", prints: /half/ },
  ],
  schema: [
    { line: "schema FSDJump", prints: /"\$schema"/ },
    { line: "schema --asyncapi", prints: /"asyncapi"/ },
  ],
  // The simulator also writes values of lists that no observed journal has, such as ships.
  observe: [{ line: "observe journals", prints: /, 0 unknown\./ }],
  completion: [{ line: "completion bash", prints: /complete .*shipslog/ }],
};
