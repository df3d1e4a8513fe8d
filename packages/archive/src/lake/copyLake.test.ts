import { appendFile, copyFile, cp, mkdtemp, readdir, rm, stat, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLake } from "../query/openLake.ts";
import { copyLake } from "./copyLake.ts";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { lacksManifest } from "./lake.ts";
import { openSink } from "../sink/openSink.ts";
import { verifyLake } from "../iceberg/verifyLake.ts";

let home = "";
let lake = "";
let copy = "";
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "shipslog-copy-"));
  [lake, copy] = [join(home, "lake"), join(home, "copy")];
});
afterEach(() => rm(home, { recursive: true }));

const music = (at: number) => `{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music", "MusicTrack":"track ${at}" }`;
const lines = Array.from({ length: 12 }, (_, at) => music(at));

async function linesIn(folder: string): Promise<readonly unknown[]> {
  const tables = await openLake(folder);
  const rows = await tables.query("SELECT raw FROM events ORDER BY commander, position.line");
  tables.close();
  return rows.map(({ raw }) => raw);
}

describe("a copy of a lake", () => {
  it("is complete although files are added, merged and removed while it is made", async () => {
    const sink = await openSink(lake, { owner: "test", partition: "fleet-0" });
    const deliveries = deliveriesOf(lines);
    const last = deliveries.splice(-4);
    for (const delivery of deliveries) await sink.write([delivery]);
    const copyOne = async (from: string, to: string) => {
      const next = last.splice(0, 1);
      if (next.length > 0) {
        await sink.write(next);
        await sink.compact();
      }
      await copyFile(from, to);
    };
    await copyLake(lake, copy, { copyOne });
    expect(last).toEqual([]);
    await sink.close();
    expect(await linesIn(copy)).toEqual(lines);
    expect(await verifyLake(copy)).toMatchObject({ damaged: [] });
    // It has only the files of the last copy, and nobody else may read them.
    const parquet = async (folder: string) =>
      (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(".parquet")).toSorted();
    expect(await parquet(copy)).toEqual(await parquet(lake));
    expect((await stat(copy)).mode & 0o777).toBe(0o700);
  });

  it("copies only what is new, and can be continued as a lake", async () => {
    const deliveries = deliveriesOf(lines);
    const sink = await openSink(lake, { owner: "test" });
    for (const delivery of deliveries.slice(0, 3)) await sink.write([delivery]);
    expect(await copyLake(lake, copy)).toMatchObject({ files: 3, newFiles: 3 });
    expect(await copyLake(lake, copy)).toMatchObject({ files: 3, newFiles: 0 });
    await sink.write(deliveries.slice(3, 4));
    expect(await copyLake(lake, copy)).toMatchObject({ files: 4, newFiles: 1 });
    await sink.close();
    const restored = await openSink(copy, { owner: "again" });
    await restored.write(deliveries.slice(4));
    await restored.close();
    expect(await linesIn(copy)).toEqual(lines);
  });

  it("is refused if a file of the lake is damaged or missing", async () => {
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(deliveriesOf(lines));
    await sink.close();
    const path = join(lake, sink.manifest.files[0]?.path ?? "");
    await appendFile(path, "x");
    await expect(copyLake(lake, copy)).rejects.toThrow("does not have the content that was written");
    await unlink(path);
    await expect(copyLake(lake, copy)).rejects.toMatchObject({ code: "damaged" });
    expect(await lacksManifest(copy)).toBe(true);
  });

  it("is refused in a folder that has a copy of another lake", async () => {
    for (const [path, some] of [
      [lake, lines.slice(0, 2)],
      [copy, lines.slice(1, 3)],
    ] as const) {
      const sink = await openSink(path, { owner: "test" });
      await sink.write(deliveriesOf(some));
      await sink.close();
    }
    const before = await linesIn(copy);
    await expect(copyLake(lake, copy)).rejects.toThrow("has a copy of another lake");
    expect(await linesIn(copy)).toEqual(before);
  });

  it("is refused if a restored lake has reached the version of the copy with other lines", async () => {
    const deliveries = deliveriesOf(lines);
    const early = join(home, "early");
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(deliveries.slice(0, 1));
    await copyLake(lake, early);
    for (const delivery of deliveries.slice(1, 3)) await sink.write([delivery]);
    await sink.close();
    await copyLake(lake, copy);
    const restored = await openSink(early, { owner: "test" });
    await restored.write(deliveries.slice(1, 4));
    await restored.close();
    expect(restored.version).toBe(sink.version);
    await expect(copyLake(early, copy)).rejects.toThrow("has a copy of another lake; copy to a new folder");
    expect(await linesIn(copy)).toEqual(lines.slice(0, 3));
  });

  it("is not a lake if its manifests are missing", async () => {
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(deliveriesOf(lines));
    await sink.close();
    expect(await lacksManifest(lake)).toBe(false);
    await cp(lake, copy, { recursive: true, filter: (path) => !path.endsWith(".json") });
    expect(await lacksManifest(copy)).toBe(true);
    expect(await lacksManifest(home)).toBe(false);
    // A single journal, and a path that does not exist, are no lakes either.
    expect(await lacksManifest(join(lake, sink.manifest.files[0]?.path ?? ""))).toBe(false);
    expect(await lacksManifest(join(home, "nothing"))).toBe(false);
  });
});
