import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
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
}

/**
 * Warnings that are not about the simulated lines: in a finished folder NavRoute.json and the body in Status.json are those
 * of the end, and the program refuses the real form of EngineerProgress without a rank (D17).
 */
const expected = /NavRoute|status_body_name|event_valid_engineerprogress/;

const run = promisify(execFile);
const consumers = resolve(root, consumersFolder);

/** Feeds a folder to EDMarketConnector, which sends nothing. */
export async function runEdmc(folder: string): Promise<EdmcReport> {
  const place = await mkdtemp(join(tmpdir(), "shipslog-edmc-"));
  try {
    const out = join(place, "edmc");
    // Its last step, a check of the messages, ends with an error at messages without an event name: they are checked below.
    const failure: unknown = await run(resolve(consumers, "edmc-run"), [folder, out]).catch((error: unknown) => error);
    if (!existsSync(`${out}.report.json`)) throw failure;
    const report = JSON.parse(await readFile(`${out}.report.json`, "utf8")) as WrittenReport;
    return {
      lines: report.lines,
      // Engineers without a name are real (in a game without Odyssey), and the program ends there with a KeyError.
      failed: report.failed - (report.failed_by_kind["EngineerProgress"] ?? 0),
      wrongPlaces: report.mism.length,
      warnings: report.warnings
        .map(([text, count]) => `${text} (${count} times)`)
        .filter((text) => !expected.test(text)),
      messages: report.eddn_messages,
      refused: await refusedIn(`${out}.json`),
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
