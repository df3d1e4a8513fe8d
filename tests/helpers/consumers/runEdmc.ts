import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { JsonObject } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";
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
  /** The messages themselves, as it would send them. */
  readonly sent: readonly JsonObject[];
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

/**
 * Warnings that are not about the simulated lines: in a finished folder NavRoute.json and the body in Status.json are those
 * of the end, and the program refuses the real form of EngineerProgress without a rank (D17).
 */
const expected = /NavRoute|status_body_name|event_valid_engineerprogress/;

const run = promisify(execFile);
const consumers = resolve(root, consumersFolder);

/** Feeds a folder to EDMarketConnector, which sends nothing; with `liveSeconds` it follows the folder for that long, and keeps the journal open. */
export async function runEdmc(folder: string, liveSeconds?: number): Promise<EdmcReport> {
  const place = await mkdtemp(join(tmpdir(), "shipslog-edmc-"));
  try {
    const out = join(place, "edmc");
    // Its last step, a check of the messages, ends with an error at messages without an event name: they are checked below.
    const words = [folder, out, ...(liveSeconds === undefined ? [] : ["live", `${liveSeconds}`])];
    const failure: unknown = await run(resolve(consumers, "edmc-run"), words).catch((error: unknown) => error);
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
      sent: parseJson(await readFile(`${out}.json`, "utf8")) as readonly JsonObject[],
    };
  } finally {
    await rm(place, { recursive: true });
  }
}

async function refusedIn(messages: string): Promise<readonly string[]> {
  const script = join(root, "tests/helpers/consumers/refusedMessages.py");
  const { stdout } = await run("/usr/bin/python3", [script, resolve(consumers, "eddn-schemas"), messages]);
  return JSON.parse(stdout) as string[];
}
