import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake, openSink, type LakeSink } from "@shipslog/archive";
import { expect } from "vitest";
import { corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { addCopies, copiedCommander, linesIn } from "./helpers/addCopies.ts";
import { deliveriesOf } from "./helpers/deliveries.ts";

const tenMillion = 10_000_000;
/** The numbers of the first copies of real journals, in the small lake and in what is added to it. */
const firstCopies = { few: 0, many: 1000 } as const;
/** What ten times the commanders may cost a question about one of them, or a commit, in processor time. */
const mostGrowth = 3;
const commits = 20;
const questions = 9;

longTest(
  {
    claim:
      "In a lake made from real journals, ten times the lines of ten times the commanders cost a question about one of them, and a commit of one line, " +
      "at most three times as much.",
    size: { check: 20_000, full: tenMillion, of: "lines" },
    needs: [corpusFolder],
    alone: true,
  },
  async ({ size, isLong, report }) => {
    const root = mkdtempSync(join(tmpdir(), "shipslog-growth-"));
    try {
      const lake = join(root, "lake");
      const few = await grow(lake, size / 10, firstCopies.few);
      report(tell(few));
      const many = await grow(lake, size - few.lines, firstCopies.many);
      report(tell(many));
      expect(many.answer).toEqual(few.answer);
      if (isLong) {
        expect(many.questionMs).toBeLessThanOrEqual(mostGrowth * few.questionMs);
        expect(many.commitMs).toBeLessThanOrEqual(mostGrowth * few.commitMs);
      }
      return `${tell(few)}; ${tell(many)}`;
    } finally {
      rmSync(root, { recursive: true });
    }
  },
);

/** What a lake of some size costs. Times are processor time, medians. */
interface Cost {
  readonly lines: number;
  readonly files: number;
  readonly megabytes: number;
  readonly commitMs: number;
  readonly questionMs: number;
  /** The most memory of this process until now. */
  readonly memoryMb: number;
  /** The lines and characters of the commander. */
  readonly answer: readonly object[];
}

/** Adds lines, merges files, and measures. The commander that is asked about is of the first copy. */
async function grow(lake: string, lines: number, copy: number): Promise<Cost> {
  const sink = await openSink(lake, { owner: "test", threads: 1 });
  await addCopies(sink, lines, copy);
  await sink.compact();
  const { files } = sink.manifest;
  const size = { lines: linesIn(sink), files: files.length };
  const commitMs = await medianMs(commits, (at) => commitLine(sink, copy, at));
  await sink.close();
  const memoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
  const tables = await openLake(lake, { threads: 1, commander: copiedCommander(firstCopies.few, 0) });
  const question = "SELECT count(*) AS lines, sum(length(raw)) AS characters FROM events WHERE kind <> 'Music'";
  const answer = await tables.query(question);
  const questionMs = await medianMs(questions, () => tables.query(question));
  tables.close();
  const megabytes = Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
  return { ...size, megabytes, commitMs, questionMs, memoryMb, answer };
}

async function commitLine(sink: LakeSink, copy: number, at: number): Promise<void> {
  const line = '{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music", "MusicTrack":"MainMenu" }';
  await sink.write(deliveriesOf([line], { commander: `C${copy}`, file: `Journal.${at}.log` }));
}

/** The median processor time of some work, in milliseconds with one decimal. */
async function medianMs(times: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let at = 0; at < times; at++) {
    const before = process.cpuUsage();
    await work(at);
    const { user, system } = process.cpuUsage(before);
    all.push((user + system) / 1000);
  }
  return Math.round(10 * (all.toSorted((one, other) => one - other)[times >> 1] ?? 0)) / 10;
}

function tell({ lines, files, megabytes, commitMs, questionMs, memoryMb }: Cost): string {
  return `${lines} lines in ${files} files, ${megabytes} MB: a commit ${commitMs} ms, a question ${questionMs} ms, at most ${memoryMb} MB of memory`;
}
