import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Finding } from "@shipslog/check";
import { compareAnswers } from "../../lab/faults/compareAnswers.ts";
import { until } from "../../lab/limits/until.ts";
import { shipslog } from "../fleet/ManagedProcess.ts";
import { cockpitLines, waitForLine } from "./cockpitLines.ts";
import { compareLists, type ListDifference } from "./compareLists.ts";
import type { SoakSetup } from "./SoakSetup.ts";
import { lakeLines, type LakeLine } from "./lakeLines.ts";
import { lineKey, readJournalLines, type JournalLine } from "./journalLines.ts";
import { parseAnswers, type SoakPlayer } from "./SoakPlayer.ts";

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
    await addFindings(player, findings);
  }
  differences["archive"] = compareLists(all, archived.map(archivedKey), false);
  const first = await readJournalLines(setup.commanders[0]?.player.folder ?? "", longestBytes);
  const keys = first.map(lineKey);
  await waitForLine(setup.cockpitAddress, keys.at(-1) ?? "");
  differences["cockpit"] = compareLists(keys, await cockpitLines(setup.cockpitAddress), true);
  await until(() => setup.watched.includes(keys.at(-1) ?? ""), "the last line in the follower");
  differences["follower"] = compareLists(keys, setup.watched, true);
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

async function addFindings(
  player: SoakPlayer,
  findings: { expected: number; missed: string[]; beyond: string[] },
): Promise<void> {
  const answers = parseAnswers(await readFile(player.answersFile, "utf8"));
  const { stdout } = spawnSync(
    process.execPath,
    [
      "--conditions=@shipslog/source",
      "--no-warnings",
      shipslog,
      "check",
      player.folder,
      "--dialect",
      "spec",
      "--format",
      "json",
    ],
    { encoding: "utf8", maxBuffer: 1 << 29 },
  );
  const report = JSON.parse(stdout) as { readonly findings: readonly Finding[] };
  const { right, missed, unexpected } = compareAnswers(answers, report.findings, "reader");
  findings.expected += right + missed.length;
  findings.missed.push(...missed.map((each) => `${player.name}: ${each}`));
  findings.beyond.push(...unexpected.map((each) => `${player.name}: ${each}`));
}
