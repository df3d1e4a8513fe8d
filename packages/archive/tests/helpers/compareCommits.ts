import { join } from "node:path";
import { openSink, type LakeSink } from "@shipslog/archive";
import type { Delivery } from "@shipslog/contract";

const few = 1000;
const commits = 50;
const batchJournals = 20_000;
const raw = '{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music", "MusicTrack":"MainMenu" }';
const byteLength = raw.length + 2;

/** The costs of commits into two lakes. */
export interface CommitCosts {
  readonly journals: number;
  /** How long it took to open the larger lake. */
  readonly openMs: number;
  /** The median processor time of a commit into a lake with a thousand journals, and into the larger one. */
  readonly fewMs: number;
  readonly manyMs: number;
  readonly ratio: number;
}

/** Compares commits into a lake with a thousand journals with commits into one with many: of new journals and of grown ones. */
export async function compareCommits(
  folder: string,
  journals: number,
  report: (line: string) => void,
): Promise<CommitCosts> {
  for (const count of [few, journals]) await fill(join(folder, String(count)), count);
  const beganMs = performance.now();
  const large = await openSink(join(folder, String(journals)), { owner: "test", threads: 1 });
  const openMs = Math.round(performance.now() - beganMs);
  const small = await openSink(join(folder, String(few)), { owner: "test", threads: 1 });
  const times = { few: [] as number[], many: [] as number[] };
  for (let at = 0; at < commits; at++) {
    times.few.push(await commitMs(small, few, at));
    times.many.push(await commitMs(large, journals, at));
  }
  await large.close();
  await small.close();
  const fewMs = median(times.few);
  const manyMs = median(times.many);
  const ratio = Math.round((100 * manyMs) / fewMs) / 100;
  report(
    `${journals} journals: opened in ${openMs} ms, a commit ${manyMs} ms; with ${few} ${fewMs} ms; ratio ${ratio}`,
  );
  return { journals, openMs, fewMs, manyMs, ratio };
}

/** Writes a lake of journals with one line each. */
async function fill(lake: string, journals: number): Promise<void> {
  const sink = await openSink(lake, { owner: "test", threads: 1 });
  for (let from = 0; from < journals; from += batchJournals) {
    const count = Math.min(batchJournals, journals - from);
    await sink.write(Array.from({ length: count }, (_, at) => lineOf(from + at, 0)));
  }
  await sink.compact();
  await sink.close();
}

/** The processor time of a commit of one line: of a new journal, or of one that was stored at any time. */
async function commitMs(sink: LakeSink, journals: number, at: number): Promise<number> {
  const grown = Math.floor((at * journals) / commits);
  const line = at % 2 === 0 ? lineOf(journals + at, 0) : lineOf(grown, 1);
  const before = process.cpuUsage();
  await sink.write([line]);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function lineOf(journal: number, stored: number): Delivery {
  const file = `Journal.${String(journal).padStart(9, "0")}.log`;
  const offset = stored * byteLength;
  const position = { file, offset, line: stored + 1, generation: 0 };
  const verdict = { type: "stored", kind: "Music" } as const;
  return { commander: `F${journal % 5000}`, position, byteLength, after: offset, raw, verdict };
}

function median(times: readonly number[]): number {
  return Math.round(10 * (times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0)) / 10;
}
