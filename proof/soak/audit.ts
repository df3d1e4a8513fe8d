import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Finding } from "@shipslog/check";
import { compareAnswers } from "../../lab/faults/compareAnswers.ts";
import { until } from "../../lab/limits/until.ts";
import { shipslog } from "../fleet/Troupe.ts";
import { cockpitLines, waitForLine } from "./cockpitLines.ts";
import { compare, type Difference } from "./compare.ts";
import type { Company } from "./Company.ts";
import { lakeLines, type LakeLine } from "./lakeLines.ts";
import { keyOf, readLines, type Line } from "./lines.ts";
import { parseAnswers, type Player } from "./Player.ts";

/** What every end of the project made of the same journals. */
export interface Audit {
  readonly lines: number;
  readonly differences: Readonly<Record<string, Difference>>;
  readonly findings: {
    readonly expected: number;
    readonly missed: readonly string[];
    readonly beyond: readonly string[];
  };
}

/** A line by all that must arrive of it. */
const wholeKey = (line: { file: string; offset: number; raw: string }, fate: string) =>
  `${fate} ${keyOf(line)} ${line.raw}`;

/** The archive keeps every line; no two players have a file of the same name. */
const archivedKey = (line: { file: string; offset: number; raw: string }) => `${keyOf(line)} ${line.raw}`;

/** Holds both lakes, the cockpit, the follower and the check against the journals on disk, line by line. */
export async function audit(company: Company): Promise<Audit> {
  const { longestBytes } = company.stage.trial.folder.layout.limits;
  const fleet = Map.groupBy(await lakeLines(company.stage.lake), ({ commander }) => commander);
  const archived = await lakeLines(company.archive);
  const differences: Record<string, Difference> = {};
  const findings = { expected: 0, missed: [] as string[], beyond: [] as string[] };
  const all: string[] = [];
  for (const { player } of company.crews) {
    const lines = await readLines(player.folder, longestBytes);
    all.push(...lines.map(archivedKey));
    differences[`fleet, ${player.name}`] = compareFleet(lines, fleet.get(player.commander) ?? []);
    await judge(player, findings);
  }
  differences["archive"] = compare(all, archived.map(archivedKey), false);
  const first = await readLines(company.crews[0]?.player.folder ?? "", longestBytes);
  const keys = first.map(keyOf);
  await waitForLine(company.cockpitAddress, keys.at(-1) ?? "");
  differences["cockpit"] = compare(keys, await cockpitLines(company.cockpitAddress), true);
  await until(() => company.watched.includes(keys.at(-1) ?? ""), "the last line in the follower");
  differences["follower"] = compare(keys, company.watched, true);
  return { lines: all.length, differences, findings };
}

function compareFleet(lines: readonly Line[], stored: readonly LakeLine[]): Difference {
  const expected = lines.filter(({ fate }) => fate !== "withheld").map((line) => wholeKey(line, line.fate));
  return compare(
    expected,
    stored.map((line) => wholeKey(line, line.isRejected ? "rejected" : "stored")),
    false,
  );
}

async function judge(
  player: Player,
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
  const { right, missed, beyond } = compareAnswers(answers, report.findings, "reader");
  findings.expected += right + missed.length;
  findings.missed.push(...missed.map((each) => `${player.name}: ${each}`));
  findings.beyond.push(...beyond.map((each) => `${player.name}: ${each}`));
}
