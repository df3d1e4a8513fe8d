import type { Command } from "../../../src/command/Command.ts";
import { commandTable } from "../../../src/commandTable.ts";
import { subcommands } from "../../../src/commands/fleet/subcommands.ts";

/** A command line in which DIR stands for the folder of a situation and OUT for a place to write to. */
export interface CommandLine {
  /** The command, with what tells apart several lines of it. */
  readonly name: string;
  readonly line: string;
  /** What DIR is: paths of journals, one folder of journals, a folder to write, or the folder of a fleet. */
  readonly takes: "journals" | "folder" | "output" | "fleet" | "nothing";
  /** The line without a folder; undefined where that is another command. */
  readonly bare?: string;
  /** Whether the command asks for what `bare` leaves out. */
  readonly isNeeded: boolean;
  /** The line that lasts long enough to press Ctrl-C; undefined where none does. */
  readonly lasting?: string;
  /** Whether only Ctrl-C ends it. */
  readonly isEndless: boolean;
}

/** What stands before and after the folder, so that the command has something to do and is quick. */
interface Words {
  readonly before?: string;
  readonly after?: string;
  /** Instead of `after` when Ctrl-C is to come in between. */
  readonly lasting?: string;
}

/** Words of commands that need more than a folder; all others are tried as their usage says. */
const words: Readonly<Record<string, Words>> = {
  demo: { after: "--speed max --seed 42", lasting: "--speed 60 --seed 42" },
  simulate: { after: "--seed 42 --for 5m", lasting: "--seed 42 --speed 60" },
  fly: { after: "--seed 42 --quiet" },
  try: { after: "--case whole-file --late 1s -- sleep 600", lasting: "--keep OUT --late 1m -- sleep 600" },
  eddn: { after: "--simulate 2 --seed 42 --port 0 --relay-port 0", lasting: "--simulate 2 --port 0 --relay-port 0" },
  watch: { after: "--from start" },
  cockpit: { after: "--no-open --port 0" },
  replay: { after: "--speed max" },
  anonymise: { after: "--key secret" },
  query: { before: "jumps-per-day" },
  completion: { after: "bash" },
};

const endless: readonly string[] = ["watch", "cockpit", "eddn"];

/** Other forms of commands, with other code behind them. */
const otherForms: readonly CommandLine[] = [
  other({
    name: "simulate --out -",
    line: "simulate --out - --seed 42 --for 5m",
    lasting: "simulate --out - --speed 60",
  }),
  other({ name: "try --keep", line: "try --case whole-file --late 1s --keep DIR -- sleep 600", takes: "output" }),
  other({
    name: "query --out",
    line: "query jumps-per-day DIR --format csv --out OUT",
    takes: "journals",
    lasting: "query jumps-per-day DIR --format csv --out OUT",
  }),
  other({ name: "fleet up --hosts", line: "fleet up --hosts 192.0.2.1 --fleet DIR", takes: "output" }),
  other({ name: "fleet print --into", line: "fleet print rules --into DIR", takes: "output" }),
];

/** What follows `fleet WORD`, where it is not `--fleet DIR` alone. */
const fleetWords: Readonly<Record<string, Partial<CommandLine>>> = {
  up: { line: "--fleet DIR --nats-server missing-server", takes: "output" },
  grow: { line: "--hosts 192.0.2.7 --fleet DIR" },
  move: { line: "node-2 --hosts 192.0.2.7 --fleet DIR" },
  repartition: { line: "--out lake --partitions 16 --fleet DIR" },
  invite: { line: "jameson --fleet DIR" },
  revoke: { line: "jameson --fleet DIR" },
  rotate: { line: "collector --fleet DIR" },
  join: { line: "SL1-incomplete", takes: "nothing", bare: "", isNeeded: true },
  uplink: {
    line: "journal --credentials DIR/jameson.json",
    bare: "",
    isNeeded: true,
    lasting: "DIR --credentials fleet/credentials/jameson.json",
  },
  collect: { line: "--out OUT --fleet DIR --name one", lasting: "--out OUT --fleet fleet --name one" },
  forget: { line: "jameson --out DIR --fleet fleet" },
  backup: { line: "OUT --out lake --fleet DIR" },
  restore: { line: "DIR --out OUT --fleet fleet" },
  print: { line: "dashboard", takes: "nothing", bare: "", isNeeded: true },
  load: { line: "--commanders 2 --for 5m --fleet DIR" },
};

/** Every command of the command table and every word of `fleet`, as what it says about itself allows. */
export async function commandLines(): Promise<readonly CommandLine[]> {
  const names = [...commandTable].filter(([name]) => name !== "fleet");
  const commands = await Promise.all(names.map(async ([, { load }]) => lineOf(await load())));
  return [...commands, ...[...subcommands.keys()].map(fleetLine), ...otherForms];
}

function lineOf({ name, usage, options }: Command): CommandLine {
  const paths = usage.split(/ --|,/)[0] ?? "";
  const takes = takenBy(paths, "out" in options);
  const { before = "", after = "", lasting } = words[name] ?? {};
  const folder = { journals: "DIR", folder: "DIR", output: "--out DIR", fleet: "", nothing: "" }[takes];
  const reads = takes === "journals" || takes === "folder";
  const out = reads && usage.includes("--out ") ? "--out OUT" : "";
  const isNeeded = /[a-z]/i.test((reads ? paths : usage).replaceAll(/\[[^\]]*\]/g, ""));
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");
  return {
    name,
    line: join(name, before, folder, out, after),
    takes,
    bare: isNeeded ? join(name, out) : join(name, before, out, after),
    isNeeded,
    ...((reads || lasting !== undefined) && {
      lasting: join(name, before, takes === "output" ? "--out OUT" : folder, out, lasting ?? after),
    }),
    isEndless: endless.includes(name),
  };
}

function takenBy(paths: string, hasOut: boolean): CommandLine["takes"] {
  if (paths.includes("PATH...")) return "journals";
  if (/\bDIR\b/.test(paths)) return "folder";
  return hasOut ? "output" : "nothing";
}

function fleetLine(word: string): CommandLine {
  const { line = "--fleet DIR", bare, lasting, ...more } = fleetWords[word] ?? {};
  const full = (rest: string) => `fleet ${word} ${rest}`.trim();
  return other({
    name: `fleet ${word}`,
    line: full(line),
    takes: "fleet",
    ...(bare !== undefined && { bare: full(bare) }),
    ...(lasting !== undefined && { lasting: full(lasting) }),
    ...more,
  });
}

function other(line: Pick<CommandLine, "name" | "line"> & Partial<CommandLine>): CommandLine {
  return { takes: "nothing", isNeeded: false, isEndless: false, ...line };
}
