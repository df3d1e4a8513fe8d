import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { judgeRawLine, type DividedLines, type RawLine } from "@shipslog/contract";
import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyLake } from "../lake/copyLake.ts";
import { summarizeLake } from "../lake/summarizeLake.ts";
import { verifyFiles } from "../lake/verifyFiles.ts";
import { homeOf } from "../lake/home/FolderHome.ts";
import { openLake } from "../query/openLake.ts";
import { tableNames } from "../tables/tableQueries.ts";
import { DividingThread } from "./DividingThread.ts";
import type { LakeSink } from "./LakeSink.ts";
import { openSink } from "./openSink.ts";

let base = "";
const at = (...path: readonly string[]) => join(base, ...path);
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "shipslog-raw-"));
});
afterEach(() => rm(base, { recursive: true }));
const thread = new DividingThread();
afterAll(() => thread[Symbol.asyncDispose]());

const synthesis = (name: string, day = 1) =>
  `{ "timestamp":"2026-05-${String(day).padStart(2, "0")}T00:00:00Z", "event":"Synthesis", "Name":${JSON.stringify(name)}, "Materials":[ { "Name":"iron", "Count":3 } ] }`;

/** Lines of one journal, one after the other. */
function rawLinesOf(lines: readonly (Partial<RawLine> & Pick<RawLine, "raw">)[], from = 0): readonly RawLine[] {
  let offset = from;
  return lines.map((line, index) => {
    const byteLength = Buffer.byteLength(line.raw) + 2;
    const position = { file: "Journal.2026-05-01T000000.01.log", generation: 0, offset, line: index + 1 };
    const printed = { commander: "F1", kind: "Synthesis", position, byteLength, after: offset, ...line };
    offset += byteLength;
    return printed;
  });
}

/** All rows of all tables but for their order. */
async function rowsIn(lake: string): Promise<Record<string, readonly string[]>> {
  const tables = await openLake(lake);
  try {
    const rows: Record<string, readonly string[]> = {};
    for (const table of tableNames) {
      const found = await tables.query(`SELECT * FROM ${table} ORDER BY position`);
      rows[table] = found.map((row) => JSON.stringify(row));
    }
    return rows;
  } finally {
    tables.close();
  }
}

const nobody = () => undefined;

describe("raw lines", () => {
  it("are durable, have watermarks and are found before they are divided", async () => {
    const sink = await openSink(at("lake"), { owner: "one" });
    await sink.raw.write(rawLinesOf([{ raw: synthesis("Repair Basic") }, { raw: synthesis("Limpet Basic") }]), "live");
    expect([sink.raw.count, sink.raw.bytes > 0]).toEqual([2, true]);
    // As a process that was killed leaves it.
    expect((await rowsIn(at("lake")))["Synthesis"]).toHaveLength(2);
    const next = await openSink(at("lake"), { owner: "two" });
    const marks = await Array.fromAsync(next.watermarks());
    const end = rawLinesOf([{ raw: synthesis("Repair Basic") }, { raw: synthesis("Limpet Basic") }]).reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
    expect(marks).toMatchObject([{ commander: "F1", offset: end, line: 2 }]);
    expect(await next.raw.divide(nobody)).toBe(true);
    expect(await next.raw.divide(nobody)).toBe(false);
    expect((await rowsIn(at("lake")))["Synthesis"]).toHaveLength(2);
    await next.close();
    await sink.close();
  });

  it("become the rows that judged lines become, whatever they hold", async () => {
    const content = fc.oneof(
      fc.string({ unit: "binary" }).map((text) => text.replaceAll(/\p{Surrogate}/gu, "?")),
      fc.string({ unit: "grapheme" }).map((name) => synthesis(name)),
      fc.integer({ min: 1, max: 28 }).map((day) => synthesis("Repair\n", day)),
      fc.constantFrom(
        "",
        "\n",
        "\r\n{}\n",
        "[1]\n",
        '{ "timestamp":"2026-05-01T00:00:00Z", "event":"Music", "MusicTrack":"x" }',
      ),
    );
    const rejected = { type: "rejected", kind: undefined, code: "grown", reason: "a\nreason" } as const;
    const line = fc.record({
      raw: content,
      kind: fc.constantFrom("Synthesis", "Music"),
      rejected: fc.option(fc.constant(rejected), { nil: undefined, freq: 5 }),
      commander: fc.constant("F1"),
    });
    const batches = fc.array(fc.array(line, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(batches, fc.boolean(), async (drawn, inThread) => {
        run++;
        const judged = at(`judged${run}`);
        const raw = at(`raw${run}`);
        const one = await openSink(judged, { owner: "one" });
        const other = await openSink(raw, { owner: "other", ...(inThread && { dividingThread: thread }) });
        let from = 0;
        const told: DividedLines[] = [];
        for (const lines of drawn.map((batch) => {
          const placed = rawLinesOf(batch, from);
          from += placed.reduce((sum, { byteLength }) => sum + byteLength, 0);
          return placed;
        })) {
          await one.write(lines.map((each) => judgeRawLine(each, "spec")));
          await other.raw.write(lines, "spec");
        }
        expect(await rowsIn(raw)).toEqual(await rowsIn(judged));
        while (await other.raw.divide((divided) => void told.push(divided), { withLines: true }));
        expect(await rowsIn(raw)).toEqual(await rowsIn(judged));
        const count = drawn.flat().length;
        expect(told.reduce((sum, { stored, rejected: refused }) => sum + stored + refused.length, 0)).toBe(count);
        expect(told.flatMap(({ lines }) => lines?.map((each) => each.raw))).toEqual(
          drawn.flat().map((each) => each.raw),
        );
        expect(await Array.fromAsync(other.watermarks())).toEqual(await Array.fromAsync(one.watermarks()));
        await one.close();
        await other.close();
      }),
      { numRuns: 4 },
    );
  }, 240_000);

  const works: readonly [what: string, work: (sink: LakeSink) => Promise<unknown>, result: unknown, left: number][] = [
    ["merged", (sink) => sink.compact(), undefined, 2],
    ["forgotten", (sink) => sink.forget("F1"), 2, 0],
    ["too old", (sink) => sink.keep({ fromMs: Date.UTC(2027, 0) }), 2, 0],
    ["read", countStored, 2, 2],
  ];
  async function countStored(sink: LakeSink): Promise<number> {
    const marks = await Array.fromAsync(sink.watermarks());
    return (await Array.fromAsync(sink.storedLines(marks))).flat().length;
  }
  it.each(works)("are divided before they are %s, and leave no segment", async (_what, work, result, left) => {
    const sink = await openSink(at("lake"), { owner: "one" });
    await sink.raw.write(rawLinesOf([{ raw: synthesis("Repair Basic") }, { raw: synthesis("Limpet Basic") }]), "live");
    expect(await work(sink)).toBe(result);
    await sink.close();
    expect(await readdir(at("lake", "segments"))).toEqual([]);
    expect((await rowsIn(at("lake")))["Synthesis"]).toHaveLength(left);
  });

  it("stay in order with lines that are written judged", async () => {
    const lines = rawLinesOf([
      { raw: synthesis("Repair Basic") },
      { raw: synthesis("Limpet Basic") },
      { raw: synthesis("Ammo Basic") },
    ]);
    const sink = await openSink(at("lake"), { owner: "one" });
    await sink.raw.write(lines.slice(0, 1), "live");
    await sink.write(lines.slice(1, 2).map((each) => judgeRawLine(each, "live")));
    await sink.raw.write(lines.slice(2), "live");
    await expect(sink.raw.write(lines.slice(2), "live")).rejects.toMatchObject({ code: "out-of-order" });
    await sink.raw.divideAll();
    await sink.close();
    expect((await rowsIn(at("lake")))["events"]).toHaveLength(3);
  });

  it("can be written while others are divided and files are merged", async () => {
    const sink = await openSink(at("lake"), { owner: "one", dividingThread: thread });
    const lines = rawLinesOf(Array.from({ length: 60 }, (_, index) => ({ raw: synthesis(`Repair ${index}`) })));
    const work: Promise<unknown>[] = [];
    for (const line of lines) {
      await sink.raw.write([line], "live");
      if (line.position.line % 5 === 0) work.push(sink.raw.divide(nobody));
      if (line.position.line % 7 === 0) work.push(sink.compactSimilar());
    }
    await Promise.all(work);
    await sink.raw.divideAll();
    await sink.compactSimilar();
    expect((await verifyFiles(homeOf(at("lake")))).damaged).toEqual([]);
    await sink.close();
    expect((await rowsIn(at("lake")))["Synthesis"]).toHaveLength(60);
  });

  it("are divided by their new owner once, although the old one still divides them", async () => {
    const old = await openSink(at("lake"), { owner: "old", dividingThread: thread });
    await old.raw.write(rawLinesOf([{ raw: synthesis("Repair Basic") }]), "live");
    const next = await openSink(at("lake"), { owner: "next" });
    await expect(old.raw.divide(nobody)).rejects.toMatchObject({ code: "stale-owner" });
    await next.raw.divideAll();
    await expect(old.raw.divide(nobody)).rejects.toMatchObject({
      code: expect.stringMatching(/stale-owner|broken/) as string,
    });
    await next.close();
    await old.close();
    expect((await verifyFiles(homeOf(at("lake")))).damaged).toEqual([]);
    expect((await rowsIn(at("lake")))["Synthesis"]).toHaveLength(1);
  });

  it("keep their place when nobody could be told what became of them", async () => {
    const sink = await openSink(at("lake"), { owner: "one" });
    await sink.raw.write(rawLinesOf([{ raw: synthesis("Repair Basic") }]), "live");
    const refuse = () => {
      throw new Error("nobody listens");
    };
    await expect(sink.raw.divide(refuse)).rejects.toMatchObject({ code: "unwritable" });
    await sink.close();
    const next = await openSink(at("lake"), { owner: "two" });
    expect(next.raw.count).toBe(1);
    await next.raw.divideAll();
    await next.close();
    expect((await rowsIn(at("lake")))["Synthesis"]).toHaveLength(1);
  });
});

describe("a segment", () => {
  async function fill(): Promise<string> {
    const sink = await openSink(at("lake"), { owner: "one" });
    await sink.raw.write(rawLinesOf([{ raw: synthesis("Repair Basic") }]), "live");
    await sink.close();
    const [name = ""] = await readdir(at("lake", "segments"));
    return at("lake", "segments", name);
  }

  it("is copied, counted and verified with the other files", async () => {
    await fill();
    expect(await copyLake(at("lake"), at("copy"))).toMatchObject({ files: 1 });
    expect(await summarizeLake(at("copy"))).toMatchObject({ events: 0, files: 1 });
    expect(await verifyFiles(homeOf(at("copy")))).toMatchObject({ files: 1, damaged: [] });
    const sink = await openSink(at("copy"), { owner: "two" });
    await sink.raw.divideAll();
    await sink.close();
    expect((await rowsIn(at("copy")))["Synthesis"]).toHaveLength(1);
  });

  it.each(["here", "in a thread"])("is never divided %s if it is damaged", async (where) => {
    const path = await fill();
    const content = await readFile(path);
    const middle = Math.floor(content.length / 2);
    content[middle] = (content[middle] ?? 0) ^ 1;
    await writeFile(path, content);
    const tables = await openLake(at("lake"));
    await expect(tables.query("FROM rejects")).rejects.toMatchObject({ code: "damaged" });
    tables.close();
    expect((await verifyFiles(homeOf(at("lake")))).damaged).toMatchObject([
      { problem: "does not have the content that was written" },
    ]);
    const sink = await openSink(at("lake"), { owner: "two", ...(where !== "here" && { dividingThread: thread }) });
    await expect(sink.raw.divide(nobody)).rejects.toMatchObject({ code: "damaged" });
    await sink.close();
  });

  it("makes a manifest that earlier versions refuse, until it is divided", async () => {
    await fill();
    const layouts = async () => {
      const names = (await readdir(at("lake"))).filter((name) => name.startsWith("manifest.")).toSorted();
      const texts = await Promise.all(names.map((name) => readFile(at("lake", name), "utf8")));
      return texts.map((text) => (JSON.parse(text) as { layout: number }).layout);
    };
    expect((await layouts()).at(-1)).toBe(4);
    const sink = await openSink(at("lake"), { owner: "two" });
    await sink.raw.divideAll();
    await sink.close();
    expect((await layouts()).at(-1)).toBe(3);
  });
});
