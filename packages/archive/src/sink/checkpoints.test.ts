import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLake } from "../query/openLake.ts";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import type { LakeSink } from "./LakeSink.ts";
import type { Manifest } from "../lake/manifest/Manifest.ts";
import { openSink } from "./openSink.ts";
import { readManifests } from "../lake/lake.ts";
import { verifyLake } from "../iceberg/verifyLake.ts";

let lake = "";
beforeEach(async () => {
  lake = await mkdtemp(join(tmpdir(), "shipslog-lake-"));
});
afterEach(() => rm(lake, { recursive: true }));

const line = '{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music", "MusicTrack":"MainMenu" }';
const lineBytes = Buffer.byteLength(line) + 2;

/** More journals than a manifest lists. */
const many = 1100;

/** The next line of a journal of which a number of lines is stored. */
function nextLine(journal: number, stored: number, commander = `F'${journal % 7}`) {
  const file = `Journal.${String(journal).padStart(6, "0")}.log`;
  return deliveriesOf([line], { commander, file, from: stored * lineBytes, line: stored + 1 });
}

/** The stored lines of each journal, by its number. */
async function linesByJournal(sink: LakeSink): Promise<ReadonlyMap<number, number>> {
  const marks = await Array.fromAsync(sink.watermarks());
  const found = marks.map(({ file, line: last }) => [Number(/\d{6}/.exec(file)), last] as const);
  expect(new Set(marks.map(({ file }) => file)).size).toBe(marks.length);
  return new Map(found.toSorted(([one], [other]) => one - other));
}

async function manifestNames(): Promise<readonly string[]> {
  return (await readdir(lake)).filter((name) => name.startsWith("manifest.")).toSorted();
}

/** Rewrites the lake as layout 1 has it: one manifest with everything. */
async function rewriteAsLayout1({ partition, version, epoch, owner, files, watermarks }: Manifest): Promise<void> {
  const names = await manifestNames();
  for (const name of names) await rm(join(lake, name));
  const manifest = { format: "shipslog-lake", layout: 1, partition, version, epoch, owner, files, watermarks };
  await writeFile(join(lake, names.at(-1) ?? ""), JSON.stringify(manifest));
}

describe("the manifests of a lake", () => {
  it("store each journal as far as a model does, in lists, files and merged files", async () => {
    const model = new Map<number, number>();
    const step = fc.record({ from: fc.nat(4000), count: fc.integer({ min: 1, max: 1500 }), reopens: fc.boolean() });
    const steps = fc.sample(fc.array(step, { minLength: 8, maxLength: 8 }), { seed: 23, numRuns: 1 })[0] ?? [];
    let sink = await openSink(lake, { owner: "test" });
    for (const { from, count, reopens } of steps) {
      const journals = Array.from({ length: count }, (_, at) => from + at);
      await sink.write(journals.flatMap((journal) => nextLine(journal, model.get(journal) ?? 0)));
      for (const journal of journals) model.set(journal, (model.get(journal) ?? 0) + 1);
      await expect(sink.write(nextLine(from, 0))).rejects.toMatchObject({ code: "out-of-order" });
      if (!reopens) continue;
      await sink.close();
      sink = await openSink(lake, { owner: "again" });
    }
    expect(sink.manifest.watermarkFiles.length).toBeGreaterThan(0);
    expect([...(await linesByJournal(sink))]).toEqual([...model].toSorted(([one], [other]) => one - other));
    const [first = 0, other = 0] = model.keys();
    const files = [first, other].map((journal) => nextLine(journal, 0)[0]?.position.file ?? "");
    const found = await sink.findWatermarks({ files, headers: [] });
    expect(new Set(found.map((mark) => mark.line))).toEqual(new Set([model.get(first), model.get(other)]));
    const header = found[0]?.header ?? "";
    expect(await sink.findWatermarks({ files: [], headers: [header] })).toHaveLength(model.size);
    expect(await sink.commanders()).toEqual(Array.from({ length: 7 }, (_, at) => `F'${at}`));
    await sink.close();
    expect((await verifyLake(lake)).damaged).toEqual([]);
    await expect(openLake(lake, { commander: "nobody" })).rejects.toThrow("F'0, F'1");
  });

  it("are small between checkpoints, however many journals there are", async () => {
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(Array.from({ length: many }, (_, at) => nextLine(at, 0)).flat());
    for (let stored = 1; stored <= 3; stored++) await sink.write(nextLine(5, stored));
    const names = await manifestNames();
    const texts = await Promise.all(names.map((name) => readFile(join(lake, name), "utf8")));
    expect(names).toHaveLength(3);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(3000);
    expect(sink.manifest.watermarks).toHaveLength(1);
    expect((await linesByJournal(sink)).get(5)).toBe(4);
    expect((await linesByJournal(sink)).size).toBe(many);
    await sink.close();
  });

  it.each([3, many])("continue a lake of layout 1 with %i journals", async (journals) => {
    const first = await openSink(lake, { owner: "first" });
    await first.write(Array.from({ length: journals }, (_, at) => nextLine(at, 0)).flat());
    const watermarks = await Array.fromAsync(first.watermarks());
    await first.close();
    await rewriteAsLayout1({ ...first.manifest, watermarks });
    expect((await readManifests(lake))[0]?.watermarks).toHaveLength(journals);
    for (const stored of [1, 2]) {
      const sink = await openSink(lake, { owner: "second" });
      expect((await linesByJournal(sink)).size).toBe(journals);
      await expect(sink.write(nextLine(1, 0))).rejects.toMatchObject({ code: "out-of-order" });
      await sink.write(nextLine(1, stored));
      expect((await linesByJournal(sink)).get(1)).toBe(stored + 1);
      expect(sink.manifest.watermarkFiles).toHaveLength(journals === many ? 1 : 0);
      await sink.close();
    }
    const tables = await openLake(lake);
    expect(await tables.query("SELECT count(*)::INT AS lines FROM events")).toEqual([{ lines: journals + 2 }]);
    tables.close();
  });

  it("forget a commander in files of watermarks too", async () => {
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(Array.from({ length: many }, (_, at) => nextLine(at, 0, at === 7 ? "F-gone" : "F1")).flat());
    const before = sink.manifest.watermarkFiles;
    expect(await sink.forget("F-gone")).toBe(1);
    expect(before).toHaveLength(1);
    expect(await sink.commanders()).toEqual(["F1"]);
    expect((await linesByJournal(sink)).size).toBe(many - 1);
    await sink.close();
    const names = (await readdir(lake, { recursive: true })).filter((name) => /\.(json|parquet)$/.test(name));
    const texts = await Promise.all(names.map((name) => readFile(join(lake, name), "latin1")));
    expect(texts.join("")).not.toContain("F-gone");
    expect(names.filter((name) => name.startsWith("watermarks"))).toHaveLength(1);
  });

  it.each(["forget", "write"] as const)("are not continued from a damaged file of watermarks: %s", async (what) => {
    const sink = await openSink(lake, { owner: "test", listedItems: 0 });
    await sink.write([...nextLine(1, 0, "F1"), ...nextLine(2, 0, "F2")]);
    const path = join(lake, sink.manifest.watermarkFiles[0]?.path ?? "");
    const bytes = await readFile(path);
    // DuckDB does not look at its own name.
    bytes.write("d", bytes.lastIndexOf("DuckDB"));
    await writeFile(path, bytes);
    const continuing = what === "forget" ? sink.forget("F1") : sink.write(nextLine(3, 0, "F3"));
    await expect(continuing).rejects.toThrow(`${path} does not have the content that was written`);
    await sink.close();
  });

  it("move a journal to another commander when its watermark is in a file", async () => {
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(Array.from({ length: many }, (_, at) => nextLine(at, 0, "unknown")).flat());
    const [mark] = await sink.findWatermarks({ files: [nextLine(3, 0)[0]?.position.file ?? ""], headers: [] });
    if (mark === undefined) throw new Error("the journal is not stored");
    await sink.assignCommander(mark, "F1");
    await sink.write(nextLine(3, 1, "F1"));
    expect(await sink.findWatermarks({ files: [mark.file], headers: [] })).toMatchObject([
      { commander: "F1", line: 2 },
    ]);
    expect((await linesByJournal(sink)).size).toBe(many);
    await sink.close();
  });

  it("name the checkpoint that is missing or damaged", async () => {
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(nextLine(1, 0));
    await sink.write(nextLine(1, 1));
    await sink.close();
    const [checkpoint = ""] = await manifestNames();
    await writeFile(join(lake, checkpoint), "{");
    await expect(openSink(lake, { owner: "again" })).rejects.toThrow(checkpoint);
    await rm(join(lake, checkpoint));
    await expect(openSink(lake, { owner: "again" })).rejects.toMatchObject({ code: "damaged" });
    await expect(readManifests(lake)).rejects.toThrow(checkpoint);
  });
});
