import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Moment, WriteStep } from "@shipslog/contract";
import type { PlanOptions } from "@shipslog/journal";
import { withMoments } from "../../../packages/simulator/tests/helpers/live/folder.ts";
import { root } from "../../../tools/workspace.ts";

/** Where the programs of other people are, to be run. */
export const consumersFolder = "../shared/reference/consumers";

/** What EDMarketConnector needs to run without a screen; `.ci/run` installs the packages. */
export const edmcNeeds: readonly string[] = [
  consumersFolder,
  "/usr/bin/xvfb-run",
  ...["watchdog", "jsonschema", "semantic_version", "requests", "psutil", "tomli_w", "PIL"].map(
    (name) => `/usr/lib/python3/dist-packages/${name}`,
  ),
];

/** What EDMarketConnector made of a folder. */
export interface EdmcReport {
  readonly lines: number;
  readonly failed: number;
  /** The failures of its own that it had, by their names. */
  readonly own: readonly string[];
  /** Lines after which it believes to be elsewhere. */
  readonly wrongPlaces: number;
  readonly warnings: readonly string[];
  /** EDDN messages by schema and event, and those that EDDN's schemas refuse. */
  readonly messages: Readonly<Record<string, number>>;
  readonly refused: readonly string[];
}

interface WrittenReport {
  readonly lines: number;
  readonly failed: number;
  readonly failed_by_kind: Readonly<Record<string, number>>;
  readonly mism: readonly unknown[];
  readonly warnings: readonly (readonly [text: string, count: number])[];
  readonly eddn_messages: Readonly<Record<string, number>>;
  readonly eddn_errors: Readonly<Record<string, number>>;
}

/** A failure of EDMarketConnector at lines that the game writes too. */
interface OwnFailure {
  readonly kind: string;
  /** What the program does, and why the line is right. */
  readonly what: string;
}

/** Its own failures in situations, which docs/readers.md lists. */
export const edmcFailures: readonly OwnFailure[] = [
  {
    kind: "EngineerProgress",
    what: "It drops the whole line at engineers without a name, which a game without Odyssey lists.",
  },
  {
    kind: "LoadoutEquipModule",
    what: "It cannot put a weapon into a loadout that was not worn since the game was started; half of the real lines are about such a loadout.",
  },
  {
    kind: "LoadoutRemoveModule",
    what: "It cannot take a weapon out of a loadout that was not worn since the game was started.",
  },
];

/** The body in Status.json is that of the end (the harness reads no Status.json), and the program refuses the real form of EngineerProgress without a rank (D17). */
const expected = /status_body_name|event_valid_engineerprogress/;

/** Of a finished folder the program reads the files of the end: it misses the routes and the lists of bars before. */
const expectedOfFinished = /NavRoute|FCMaterials/;

const run = promisify(execFile);
const consumers = resolve(root, consumersFolder);

/** Feeds a finished folder to EDMarketConnector, which sends nothing; with `liveSeconds` it follows the folder for that long, and keeps the journal open. */
export async function runEdmc(folder: string, liveSeconds?: number): Promise<EdmcReport> {
  const read = await inPlace((place) => {
    const out = join(place, "edmc");
    // Its last step, a check of the messages, ends with an error at messages without an event name: they are checked below.
    const words = [folder, out, ...(liveSeconds === undefined ? [] : ["live", `${liveSeconds}`])];
    return reportOf(resolve(consumers, "edmc-run"), words, out);
  });
  return { ...read, warnings: read.warnings.filter((text) => !expectedOfFinished.test(text)) };
}

/**
 * Writes moments to a folder and feeds it to EDMarketConnector with the companion files as they were at each line, as if it had
 * followed the game. Another reader of the folder may say its complaints; they are among the warnings.
 */
export function playToEdmc(
  moments: Iterable<Moment>,
  options: PlanOptions = {},
  complain: (folder: string) => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<EdmcReport> {
  let lines = 0;
  let status: string | undefined;
  const writes: string[] = [];
  const isWritten = (step: WriteStep): boolean => {
    if (step.type === "append") lines += 1;
    if (step.type !== "replace") return true;
    const row = JSON.stringify({ line: lines, file: step.file, text: new TextDecoder().decode(step.bytes) });
    // The harness does not read Status.json: the last one is enough.
    if (step.file === "Status.json") status = row;
    else writes.push(row);
    return false;
  };
  return withMoments(moments, { ...options, companions: "every", isWritten }, (folder) =>
    inPlace(async (place) => {
      const out = join(place, "edmc");
      const script = join(root, "tests/helpers/consumers/edmcAtLines.py");
      await writeFile(join(place, "writes"), [...writes, ...(status === undefined ? [] : [status])].join("\n"));
      const words = ["-a", "/usr/bin/python3", script, consumers, folder, out, join(place, "writes")];
      const read = await reportOf("/usr/bin/xvfb-run", words, out);
      return { ...read, warnings: [...read.warnings, ...(await complain(folder))] };
    }),
  );
}

/** Gives a task a temporary folder, and removes it afterwards. */
async function inPlace<Result>(task: (place: string) => Promise<Result>): Promise<Result> {
  const place = await mkdtemp(join(tmpdir(), "shipslog-edmc-"));
  try {
    return await task(place);
  } finally {
    await rm(place, { recursive: true });
  }
}

/** Runs the program and reads the report that it writes. */
async function reportOf(program: string, words: readonly string[], out: string): Promise<EdmcReport> {
  const failure: unknown = await run(program, words, { maxBuffer: Infinity }).catch((error: unknown) => error);
  if (!existsSync(`${out}.report.json`)) throw failure;
  const report = JSON.parse(await readFile(`${out}.report.json`, "utf8")) as WrittenReport;
  const raised = Object.keys(report.eddn_errors).filter((text) => text.includes(" RAISED "));
  const warnings = [...report.warnings.map(([text, count]) => `${text} (${count} times)`), ...raised];
  const kinds = edmcFailures.map(({ kind }) => kind);
  const isOwn = (text: string, kind: string) => text.startsWith(`ERROR parse_entry: ${kind}:`);
  return {
    lines: report.lines,
    failed: kinds.reduce((left, kind) => left - (report.failed_by_kind[kind] ?? 0), report.failed),
    own: kinds.filter((kind) => kind in report.failed_by_kind || warnings.some((text) => isOwn(text, kind))),
    wrongPlaces: report.mism.length,
    warnings: warnings.filter((text) => !expected.test(text) && !kinds.some((kind) => isOwn(text, kind))),
    messages: report.eddn_messages,
    refused: await refusedIn(`${out}.json`),
  };
}

async function refusedIn(messages: string): Promise<readonly string[]> {
  const script = join(root, "tests/helpers/consumers/refusedMessages.py");
  const { stdout } = await run("/usr/bin/python3", [script, resolve(consumers, "eddn-schemas"), messages]);
  return JSON.parse(stdout) as string[];
}
