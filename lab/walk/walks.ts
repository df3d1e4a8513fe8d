import type { SituationName } from "./Situation.ts";

/** How one command is tried. */
export interface CommandWalk {
  /** What the page calls it: the command, with the subcommand of `fleet`. */
  readonly command: string;
  /** The command line; DIR and OUT are replaced by paths of the situation. */
  readonly line: string;
  /** Lines for situations in which `line` does not fit. */
  readonly instead?: Readonly<Partial<Record<SituationName, string>>>;
  /** The only situations that apply; all when left out. */
  readonly only?: readonly SituationName[];
  /** When to press Ctrl-C: a journal is open, something is written to OUT, or something is printed. */
  readonly busyWhen?: "reads" | "writes" | "prints";
  /** Whether only Ctrl-C ends it: it is sent in every situation, as soon as the command has started. */
  readonly isEndless?: true;
  /** Whether it writes to OUT, so that a full disk is that of OUT and not that of standard output. */
  readonly writes?: true;
  /** What replaces the temporary folder of the machine, as DIR. */
  readonly temporary?: true;
}

const session = "--seed 42 --for 5m --start 2026-05-01T12:00:00Z";
const prints: readonly SituationName[] = ["no folder is named", "the output is closed", "the disk is full"];

/** Every command of the command table has at least one. */
export const walks: readonly CommandWalk[] = [
  {
    command: "demo",
    line: "demo --speed max --seed 42 --start 2026-05-01T12:00:00Z",
    instead: { "Ctrl-C": "demo --speed 60 --seed 42" },
    only: [...prints, "the folder cannot be read", "Ctrl-C"],
    busyWhen: "prints",
    temporary: true,
  },
  {
    command: "simulate",
    line: `simulate --out DIR ${session}`,
    instead: {
      "no folder is named": "simulate",
      "Ctrl-C": "simulate --out OUT --seed 42 --speed 60",
      "the output is closed": `simulate --out OUT ${session}`,
      "the disk is full": `simulate --out OUT ${session}`,
    },
    busyWhen: "writes",
    writes: true,
  },
  {
    command: "simulate --out -",
    line: `simulate --out - ${session}`,
    instead: { "Ctrl-C": "simulate --out - --seed 42 --speed 60" },
    only: ["Ctrl-C", "the output is closed", "the disk is full"],
    busyWhen: "prints",
  },
  {
    command: "fly",
    line: "fly --out DIR --seed 42 --start 2026-05-01T12:00:00Z --quiet",
    instead: {
      "no folder is named": "fly --seed 42 --quiet",
      "the output is closed": "fly --out OUT --seed 42 --quiet",
      "the disk is full": "fly --out OUT --seed 42 --start 2026-05-01T12:00:00Z --quiet",
    },
    // Its input has ended before Ctrl-C could reach it.
    only: [
      "no folder is named",
      "the folder does not exist",
      "the folder is empty",
      "it is a file",
      "the journals are in folders of the folder",
      "the folder cannot be read",
      "the output is closed",
      "the disk is full",
    ],
    writes: true,
  },
  {
    command: "check",
    line: "check DIR",
    instead: { "the output is closed": "check DIR --all" },
    busyWhen: "reads",
  },
  {
    command: "try",
    line: "try --late 1s -- sleep 600",
    instead: {
      "no folder is named": "try",
      "Ctrl-C": "try --keep OUT --late 1m -- sleep 600",
      "the disk is full": "try --keep OUT -- sleep 600",
    },
    only: [...prints, "Ctrl-C"],
    busyWhen: "writes",
    writes: true,
  },
  { command: "watch", line: "watch DIR --from start", busyWhen: "prints", isEndless: true },
  {
    command: "cockpit",
    line: "cockpit DIR --no-open --port 0",
    busyWhen: "prints",
    isEndless: true,
    temporary: true,
  },
  {
    command: "replay",
    line: "replay DIR --out OUT --speed max",
    busyWhen: "writes",
    writes: true,
  },
  {
    command: "anonymise",
    line: "anonymise DIR --out OUT --key secret",
    busyWhen: "writes",
    writes: true,
  },
  {
    command: "archive",
    line: "archive DIR --out OUT",
    busyWhen: "writes",
    writes: true,
  },
  { command: "query", line: "query jumps-per-day DIR", busyWhen: "reads" },
  {
    command: "query --out",
    line: "query jumps-per-day DIR --format csv --out OUT",
    only: ["Ctrl-C", "the disk is full"],
    busyWhen: "reads",
    writes: true,
  },
  {
    command: "report",
    line: "report DIR --out OUT",
    busyWhen: "reads",
    writes: true,
  },
  { command: "doctor", line: "doctor DIR", busyWhen: "reads" },
  { command: "explain", line: "explain FSDJump", only: prints },
  { command: "schema", line: "schema", only: prints },
  { command: "observe", line: "observe DIR", busyWhen: "reads" },
  { command: "completion", line: "completion bash", only: prints, instead: { "no folder is named": "completion" } },
  {
    command: "fleet up",
    line: "fleet up --fleet DIR --nats-server missing-server",
    only: [
      "the folder does not exist",
      "the folder is empty",
      "it is a file",
      "the folder cannot be read",
      "the disk is full",
    ],
    instead: { "the disk is full": "fleet up --fleet OUT --nats-server missing-server" },
    writes: true,
  },
  {
    command: "fleet up --hosts",
    line: "fleet up --hosts 192.0.2.1,192.0.2.2,192.0.2.3 --fleet DIR",
    only: ["the folder does not exist", "it is a file", "the folder cannot be read", "the disk is full"],
    instead: { "the disk is full": "fleet up --hosts 192.0.2.1 --fleet OUT" },
    writes: true,
  },
  {
    command: "fleet invite",
    line: "fleet invite jameson --fleet DIR",
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read"],
  },
  {
    command: "fleet revoke",
    line: "fleet revoke jameson --fleet DIR",
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read"],
  },
  {
    command: "fleet registrar",
    line: "fleet registrar --fleet DIR",
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read"],
  },
  {
    command: "fleet join",
    line: "fleet join SL1-incomplete",
    only: ["no folder is named", "the folder does not exist"],
    instead: { "no folder is named": "fleet join" },
  },
  {
    command: "fleet uplink",
    line: "fleet uplink DIR --credentials missing.json",
    instead: { "Ctrl-C": "fleet uplink DIR --credentials fleet/credentials/jameson.json" },
    only: ["no folder is named", "the folder does not exist", "Ctrl-C"],
    busyWhen: "prints",
  },
  {
    command: "fleet collect",
    line: "fleet collect --out OUT --fleet DIR --name one",
    instead: { "Ctrl-C": "fleet collect --out OUT --fleet fleet --name one" },
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read", "Ctrl-C"],
    busyWhen: "prints",
  },
  {
    command: "fleet status",
    line: "fleet status --fleet DIR",
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read"],
  },
  {
    command: "fleet doctor",
    line: "fleet doctor --fleet DIR",
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read"],
  },
  {
    command: "fleet guard",
    line: "fleet guard --fleet DIR",
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read"],
  },
  {
    command: "fleet forget",
    line: "fleet forget jameson --out DIR --fleet fleet",
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read"],
  },
  {
    command: "fleet backup",
    line: "fleet backup OUT --out lake --fleet DIR",
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read"],
  },
  {
    command: "fleet restore",
    line: "fleet restore DIR --out OUT --fleet fleet",
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read"],
  },
  {
    command: "fleet print",
    line: "fleet print dashboard",
    only: prints,
    instead: { "no folder is named": "fleet print" },
  },
  {
    command: "fleet print --into",
    line: "fleet print rules --into DIR",
    only: ["the folder does not exist", "it is a file", "the folder cannot be read", "the disk is full"],
    instead: { "the disk is full": "fleet print rules --into OUT" },
    writes: true,
  },
  {
    command: "fleet load",
    line: "fleet load --commanders 2 --for 5m --fleet DIR",
    only: ["the folder does not exist", "the folder is empty", "it is a file", "the folder cannot be read"],
  },
];
