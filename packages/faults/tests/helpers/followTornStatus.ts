import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChecker, type Finding } from "@shipslog/check";
import { executeSteps, followCompanions, JournalWriter } from "@shipslog/journal";
import { simulate } from "@shipslog/simulator";
import { damageBySeed } from "./damageBySeed.ts";
import { steadyClock } from "../../../../tests/helpers/limits/steadyClock.ts";

const dialect = "spec";
const start = Date.UTC(2026, 4, 1, 12);
/** A second of play takes 100 ms, so a torn file stays that long; it is read every 5 ms and reported as torn after 20. */
const speed = 10;
const looks = { pollMs: 5, looks: 4, pauseMs: 5 };

/** The result of following a folder on a real disk while some writes of Status.json are torn. */
export interface FollowedTears {
  readonly expected: number;
  readonly found: number;
  /** Findings that are not about a torn Status.json. */
  readonly others: readonly string[];
}

/** Writes some minutes of play with torn writes of Status.json to disk in time, and checks what a follower finds. */
export async function followTornStatus(seed: number, minutes: number): Promise<FollowedTears> {
  const moments = simulate({ seed, scenario: "grand-tour", dialect, start, durationMs: minutes * 60_000 });
  const { steps, answers } = damageBySeed(moments, { "torn-status": 0.2 }, seed, dialect);
  const folder = await mkdtemp(join(tmpdir(), "shipslog-torn-"));
  const ending = new AbortController();
  const writer = new JournalWriter(folder);
  const findings: Finding[] = [];
  const watching = watch(folder, findings, ending.signal);
  const writing = steadyClock();
  await executeSteps(steps, { writer, clock: writing, speed });
  await writer.close();
  await writing.sleep(500);
  ending.abort();
  await watching;
  await rm(folder, { recursive: true });
  const torn = findings.filter(({ rule, companion }) => rule === "companion-torn" && companion?.file === "Status.json");
  const others = findings
    .filter((finding) => !torn.includes(finding))
    .map(({ rule, message }) => `${rule}: ${message}`);
  return { expected: answers.length, found: torn.length, others };
}

async function watch(folder: string, findings: Finding[], signal: AbortSignal): Promise<void> {
  const checker = createChecker({ dialect });
  for await (const entry of followCompanions(folder, { files: ["Status.json"], ...looks, signal })) {
    findings.push(...checker.push(entry));
  }
  findings.push(...checker.end());
}
