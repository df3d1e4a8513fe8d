import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import type { Finding } from "@shipslog/check";
import { decodeRecords, decodeSnapshot } from "@shipslog/cockpit/wire";
import { readLake } from "../../../packages/archive/tests/helpers/readLake.ts";
import { compareAnswers } from "../../../packages/faults/tests/helpers/compareAnswers.ts";
import { shipslog } from "../../../packages/fleet/tests/helpers/ManagedProcess.ts";
import { until } from "../limits/until.ts";
import { lineKey, readJournalLines, type JournalLine } from "./journalLines.ts";
import { parseAnswers, type SoakPlayer } from "./SoakPlayer.ts";
import type { SoakSetup } from "./SoakSetup.ts";

/** The comparison of every output with the journals. */
export interface SoakAudit {
  readonly lines: number;
  readonly differences: Readonly<Record<string, ListDifference>>;
  readonly findings: {
    readonly expected: number;
    readonly missed: readonly string[];
    readonly beyond: readonly string[];
  };
}

/** The differences between two lists of keys. */
export interface ListDifference {
  readonly expected: number;
  readonly found: number;
  readonly lost: number;
  readonly repeated: number;
  readonly unexplained: number;
  readonly outOfOrder: number;
}

/** Compares found keys with expected keys: each once, in order, and nothing else. */
export function compareLists(
  expected: readonly string[],
  found: readonly string[],
  isOrdered: boolean,
): ListDifference {
  const places = new Map(expected.map((key, at) => [key, at]));
  const seen = new Set<string>();
  let repeated = 0;
  let unexplained = 0;
  let outOfOrder = 0;
  let last = -1;
  for (const key of found) {
    const at = places.get(key);
    if (at === undefined) unexplained += 1;
    else if (seen.has(key)) repeated += 1;
    else if (isOrdered && at < last) outOfOrder += 1;
    seen.add(key);
    last = at ?? last;
  }
  const lost = expected.filter((key) => !seen.has(key)).length;
  return { expected: expected.length, found: found.length, lost, repeated, unexplained, outOfOrder };
}

/** The key of a line with its outcome, position and text. */
const wholeKey = (line: { file: string; offset: number; raw: string }, fate: string) =>
  `${fate} ${lineKey(line)} ${line.raw}`;

/** The key of an archived line. File names are unique among players. */
const archivedKey = (line: { file: string; offset: number; raw: string }) => `${lineKey(line)} ${line.raw}`;

/** Compares both lakes, the cockpit, the follower and the check with the journals on disk, line by line. */
export async function auditSoak(setup: SoakSetup): Promise<SoakAudit> {
  const { longestBytes } = setup.fleet.trial.folder.layout.limits;
  const fleet = Map.groupBy(await lakeLines(setup.fleet.lake), ({ commander }) => commander);
  const archived = await lakeLines(setup.archive);
  const differences: Record<string, ListDifference> = {};
  const findings = { expected: 0, missed: [] as string[], beyond: [] as string[] };
  const all: string[] = [];
  for (const { player } of setup.commanders) {
    const lines = await readJournalLines(player.folder, longestBytes);
    all.push(...lines.map(archivedKey));
    differences[`fleet, ${player.name}`] = compareFleet(lines, fleet.get(player.commander) ?? []);
  }
  await Promise.all(setup.commanders.map(({ player }) => addFindings(player, findings)));
  differences["archive"] = compareLists(all, archived.map(archivedKey), false);
  const first = await readJournalLines(setup.commanders[0]?.player.folder ?? "", longestBytes);
  const keys = first.map(lineKey);
  await waitForLine(setup.cockpitAddress, keys.at(-1) ?? "");
  differences["cockpit"] = compareLists(keys, await cockpitLines(setup.cockpitAddress), true);
  const { watched, checked } = setup.onlookers;
  await until(() => watched.includes(keys.at(-1) ?? ""), "the last line in the follower");
  differences["follower"] = compareLists(keys, watched, true);
  const found = await findingsIn(setup.commanders[0]?.player.folder ?? "");
  await until(() => checked.length >= found.length, "the last finding of the check that waits");
  differences["check --watch"] = compareLists(found, checked, true);
  await setup.onlookers.countInTabs(keys.length);
  return { lines: all.length, differences, findings };
}

function compareFleet(lines: readonly JournalLine[], stored: readonly LakeLine[]): ListDifference {
  const expected = lines.filter(({ fate }) => fate !== "withheld").map((line) => wholeKey(line, line.fate));
  return compareLists(
    expected,
    stored.map((line) => wholeKey(line, line.isRejected ? "rejected" : "stored")),
    false,
  );
}

/** The findings of the journals in a folder as `shipslog check` prints them at the end. */
async function findingsIn(folder: string): Promise<readonly string[]> {
  const node = ["--conditions=@shipslog/source", "--no-warnings", shipslog];
  const words = ["check", folder, "--dialect", "spec", "--format", "unix"];
  const { stdout } = spawn(process.execPath, [...node, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  return (await text(stdout)).split("\n").filter((line) => line.includes(".log:"));
}

async function addFindings(
  player: SoakPlayer,
  findings: { expected: number; missed: string[]; beyond: string[] },
): Promise<void> {
  const answers = parseAnswers(await readFile(player.answersFile, "utf8"));
  const words = ["check", player.folder, "--dialect", "spec", "--format", "json"];
  const node = ["--conditions=@shipslog/source", "--no-warnings", shipslog, ...words];
  const { stdout } = spawn(process.execPath, node, { stdio: ["ignore", "pipe", "inherit"] });
  const report = JSON.parse(await text(stdout)) as { readonly findings: readonly Finding[] };
  const { right, missed, unexpected } = compareAnswers(answers, report.findings, "reader");
  findings.expected += right + missed.length;
  findings.missed.push(...missed.map((each) => `${player.name}: ${each}`));
  findings.beyond.push(...unexpected.map((each) => `${player.name}: ${each}`));
}

/** One line of a lake: its commander, position and text, and whether it is a reject. */
interface LakeLine {
  readonly commander: string;
  readonly file: string;
  readonly offset: number;
  readonly raw: string;
  readonly isRejected: boolean;
}

/** Reads every line of a lake. */
async function lakeLines(lake: string): Promise<readonly LakeLine[]> {
  const rows = await readLake(lake, `commander, position.file, position."offset"::DOUBLE, raw`);
  return rows.map(({ values: [commander, file, offset, raw], isRejected }) => {
    return { commander: String(commander), file: String(file), offset: Number(offset), raw: String(raw), isRejected };
  });
}

/** The positions of all lines that a cockpit has observed, in order. */
async function cockpitLines(address: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (let after = 0; ;) {
    const answer = await fetch(`${address}/api/records?after=${after}&limit=1000`);
    const records = decodeRecords(await answer.text());
    for (const { seq, observation } of records) {
      after = seq;
      if ("position" in observation) lines.push(lineKey(observation.position));
    }
    if (records.length === 0) return lines;
  }
}

/** Waits until a cockpit has observed the last line of a journal. */
async function waitForLine(address: string, last: string): Promise<void> {
  const hasSeen = async () => {
    const state = await fetch(`${address}/api/snapshot`)
      .then(async (answer) => decodeSnapshot(await answer.text()).state)
      .catch(() => undefined);
    const newest = state?.tail.lines.at(-1);
    return newest !== undefined && lineKey(newest.position) === last;
  };
  await until(hasSeen, "the last line in the cockpit", { everyMs: 250 });
}
