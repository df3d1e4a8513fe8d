import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLake } from "../query/openLake.ts";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { similarFiles } from "./merge.ts";
import { openSink } from "./openSink.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";

let lake = "";
beforeEach(async () => {
  lake = await mkdtemp(join(tmpdir(), "shipslog-merge-"));
});
afterEach(() => rm(lake, { recursive: true }));

const music = (at: number) =>
  `{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music", "MusicTrack":"track ${String(at).padStart(5, "0")}" }`;

describe("a lake whose similar files are merged after every commit", () => {
  it("has few files, however many commits there are, and every row once", async () => {
    const lines = Array.from({ length: 24 }, (_, at) => music(at));
    const sink = await openSink(lake, { owner: "test" });
    let most = 0;
    for (const delivery of deliveriesOf(lines)) {
      await sink.write([delivery]);
      await sink.compactSimilar();
      most = Math.max(most, sink.manifest.files.length);
    }
    expect(most).toBeLessThan(12);
    const files = sink.manifest.files.map(({ path }) => path);
    await sink.close();
    const found = (await readdir(lake, { recursive: true })).filter((path) => path.endsWith(".parquet"));
    expect(found.toSorted()).toEqual(files.toSorted());
    const tables = await openLake(lake);
    const rows = await tables.query("SELECT raw FROM events ORDER BY position.line");
    tables.close();
    expect(rows.map(({ raw }) => raw)).toEqual(lines);
  });
});

describe("files of similar size", () => {
  it("are written again a few times only on their way to a large file", () => {
    let files: readonly LakeFile[] = [];
    let written = 0;
    const commits = 20_000;
    const bytes = 5000;
    for (let at = 0; at < commits; at++) {
      files = [...files, fileOf(bytes)];
      for (let groups = similarFiles(files); groups.length > 0; groups = similarFiles(files)) {
        const merged = groups.map((group) => fileOf(totalOf(group)));
        written += totalOf(merged);
        const chosen = new Set(groups.flat());
        files = [...without(files, chosen), ...merged];
      }
      expect(files.length).toBeLessThan(45);
    }
    expect(totalOf(files)).toBe(commits * bytes);
    expect(written / (commits * bytes)).toBeLessThan(5);
  });
});

const fileOf = (bytes: number): LakeFile => {
  return { path: "", table: "events", month: "2026-01", shape: "", rows: 1, bytes };
};
const totalOf = (files: readonly LakeFile[]) => files.reduce((sum, file) => sum + file.bytes, 0);
const without = (files: readonly LakeFile[], some: ReadonlySet<LakeFile>) => files.filter((file) => !some.has(file));
