import { mkdir, mkdtemp, readdir, readFile, rm, writeFile, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEngine } from "../engine/openEngine.ts";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openSink } from "./openSink.ts";
import { sweep } from "../lake/files/sweep.ts";

let lake = "";
beforeEach(async () => {
  lake = await mkdtemp(join(tmpdir(), "shipslog-lake-"));
});
afterEach(() => rm(lake, { recursive: true }));

const music = '{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music", "MusicTrack":"MainMenu" }';
const squadron =
  '{ "timestamp":"2026-02-02T03:04:05Z", "event":"SquadronStartup", "SquadronName":"X", "CurrentRank":3, "SquadronID":18446744073709551615 }';
const synthesis =
  '{ "timestamp":"2026-02-02T03:04:06Z", "event":"Synthesis", "Name":"Ammo", "Materials":[ { "Name":"iron", "Count":3 } ], "Flavour":"new" }';
const lines = [music, squadron, synthesis, '{ "timestamp":"2026-02', music];

async function rowsOf(files: readonly { readonly path: string; readonly table: string }[], table: string) {
  const { connection, close } = await openEngine();
  const paths = files.filter((file) => file.table === table).map(({ path }) => `'${join(lake, path)}'`);
  const found = await connection.runAndReadAll(`SELECT * FROM read_parquet([${paths.join(",")}]) ORDER BY position`);
  close();
  return found.getRowObjectsJson();
}

describe("a lake", () => {
  it("stores every line by kind and month", async () => {
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(deliveriesOf(lines));
    const { files, watermarks } = sink.manifest;
    await sink.close();
    expect(files.map(({ table, month, rows }) => `${table} ${month} ${rows}`)).toEqual([
      "SquadronStartup 2026-02 1",
      "Synthesis 2026-02 1",
      "events 2026-01 2",
      "events 2026-02 2",
      "rejects undated 1",
    ]);
    expect(await rowsOf(files, "events")).toMatchObject([
      { kind: "Music", raw: music, timestamp: "2026-01-02 03:04:05" },
      { kind: "SquadronStartup", raw: squadron },
      { kind: "Synthesis", raw: synthesis },
      { kind: "Music", raw: music },
    ]);
    expect(await rowsOf(files, "SquadronStartup")).toMatchObject([
      { SquadronID: "18446744073709551615", CurrentRank: "3", extra: null, timestamp: "2026-02-02 03:04:05" },
    ]);
    expect(await rowsOf(files, "Synthesis")).toMatchObject([
      { Name: "Ammo", Materials: [{ Name: "iron", Count: "3", Name_Localised: null }], extra: '{"Flavour":"new"}' },
    ]);
    expect(await rowsOf(files, "rejects")).toMatchObject([{ code: "half-line", raw: lines[3], timestamp: null }]);
    expect(watermarks).toMatchObject([{ commander: "F1", line: 5, offset: Buffer.byteLength(lines.join("\r\n")) + 2 }]);
  });

  it("rejects an unparsed line that is not JSON", async () => {
    const cut = music.slice(0, -10);
    const batch = deliveriesOf([music, cut]).map((delivery) => ({
      ...delivery,
      verdict: { type: "stored", kind: "Music" } as const,
    }));
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(batch);
    const { files } = sink.manifest;
    await sink.close();
    expect(await rowsOf(files, "events")).toMatchObject([{ raw: music }]);
    expect(await rowsOf(files, "rejects")).toMatchObject([{ raw: cut, kind: "Music", code: "invalid" }]);
  });

  it("accepts any commander name", async () => {
    const commander = "'; DROP TABLE staged; --\u0000\"\\é";
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(deliveriesOf([squadron, "broken"], { commander }));
    const { files } = sink.manifest;
    await sink.close();
    expect(await rowsOf(files, "SquadronStartup")).toMatchObject([{ commander }]);
    expect(await rowsOf(files, "rejects")).toMatchObject([{ commander, code: "invalid" }]);
    const again = await openSink(lake, { owner: "again" });
    expect(await Array.fromAsync(again.watermarks())).toMatchObject([{ commander }]);
    await again.close();
  });

  it("continues where the last owner stopped, and rejects repeated lines", async () => {
    const batch = deliveriesOf(lines);
    const first = await openSink(lake, { owner: "first" });
    await first.write(batch.slice(0, 2));
    await expect(first.write(batch)).rejects.toMatchObject({ code: "out-of-order" });
    await first.write(batch.slice(2, 3));
    await first.close();
    const second = await openSink(lake, { owner: "second" });
    const [mark] = await Array.fromAsync(second.watermarks());
    expect(mark).toMatchObject({ offset: batch[3]?.position.offset, line: 3 });
    await expect(second.write(batch.slice(4))).rejects.toMatchObject({ code: "out-of-order" });
    await second.write(batch.slice(3));
    expect(await rowsOf(second.manifest.files, "events")).toHaveLength(4);
    await second.close();
  });

  it("refuses an owner whose partition was taken over, and removes its files", async () => {
    const batch = deliveriesOf(lines);
    const stale = await openSink(lake, { owner: "stale" });
    await stale.write(batch.slice(0, 1));
    const fresh = await openSink(lake, { owner: "fresh" });
    await expect(stale.write(batch.slice(1))).rejects.toMatchObject({ name: "StaleOwnerError" });
    await expect(stale.write(batch.slice(1))).rejects.toMatchObject({ code: "broken" });
    await fresh.write(batch.slice(1));
    const other = await openSink(lake, { owner: "other", partition: "east" });
    await other.write(batch);
    const last = await openSink(lake, { owner: "last" });
    const found = (await readdir(lake, { recursive: true })).filter((path) => path.endsWith(".parquet"));
    const counting = [...last.manifest.files, ...other.manifest.files].map(({ path }) => path);
    expect(found.sort()).toEqual(counting.sort());
    for (const sink of [stale, fresh, other, last]) await sink.close();
  });

  it("keeps unlisted files of the current epoch and later ones, which a commit may be about to list", async () => {
    await mkdir(join(lake, "events"));
    for (const epoch of [1, 2, 3]) await writeFile(join(lake, `events/main.${epoch}.9.parquet`), "");
    await sweep(lake, { partition: "main", epoch: 2, files: [], watermarkFiles: [], segments: [] });
    expect((await readdir(join(lake, "events"))).sort()).toEqual(["main.2.9.parquet", "main.3.9.parquet"]);
  });

  it("leaves a file that another program holds for the next sweep, unless its rows must be gone", async () => {
    await mkdir(join(lake, "events"));
    for (const version of [1, 2]) await writeFile(join(lake, `events/main.1.${version}.parquet`), "");
    const manifest = { partition: "main", epoch: 2, files: [], watermarkFiles: [], segments: [] };
    const removeUnless = (code: string) => async (path: string) => {
      if (path.endsWith("main.1.1.parquet")) throw Object.assign(new Error(code), { code });
      await unlink(join(lake, path));
    };
    for (const code of ["EBUSY", "EPERM", "EACCES"]) await sweep(lake, manifest, { remove: removeUnless(code) });
    expect(await readdir(join(lake, "events"))).toEqual(["main.1.1.parquet"]);
    const forgetting = sweep(lake, manifest, { remove: removeUnless("EBUSY"), mustRemove: true });
    await expect(forgetting).rejects.toThrow("EBUSY");
    await expect(sweep(lake, manifest, { remove: removeUnless("EIO") })).rejects.toThrow("EIO");
    await sweep(lake, manifest);
    expect(await readdir(join(lake, "events"))).toEqual([]);
  });

  it("does not mind a file that another owner has removed meanwhile", async () => {
    await mkdir(join(lake, "events"));
    await writeFile(join(lake, "events/main.1.1.parquet"), "");
    const removeTwice = async (path: string) => {
      await unlink(join(lake, path));
      await unlink(join(lake, path));
    };
    const manifest = { partition: "main", epoch: 2, files: [], watermarkFiles: [], segments: [] };
    await sweep(lake, manifest, { remove: removeTwice, mustRemove: true });
    expect(await readdir(join(lake, "events"))).toEqual([]);
  });

  it("tells an owner whose files the next one has removed that it was replaced, not that files are missing", async () => {
    const batch = deliveriesOf(lines);
    const stale = await openSink(lake, { owner: "stale" });
    for (const delivery of batch) await stale.write([delivery]);
    const fresh = await openSink(lake, { owner: "fresh" });
    await fresh.compact();
    await expect(stale.compact()).rejects.toMatchObject({ name: "StaleOwnerError" });
    for (const sink of [stale, fresh]) await sink.close();
  });

  it("refuses a stale owner even if its version has been removed", async () => {
    const batch = deliveriesOf(lines);
    const stale = await openSink(lake, { owner: "stale" });
    const fresh = await openSink(lake, { owner: "fresh" });
    for (const delivery of batch) await fresh.write([delivery]);
    await expect(stale.write(batch)).rejects.toMatchObject({ name: "StaleOwnerError" });
    const names = (await readdir(lake)).filter((name) => name.startsWith("manifest"));
    const newest = names.sort().at(-1) ?? "";
    expect(JSON.parse(await readFile(join(lake, newest), "utf8"))).toMatchObject({ owner: "fresh", epoch: 2 });
    await stale.close();
    await fresh.close();
  });

  it("stores added lines only when they are committed", async () => {
    const batch = deliveriesOf(lines);
    const first = await openSink(lake, { owner: "first" });
    for (const delivery of batch) await first.add([delivery]);
    expect(await Array.fromAsync(first.watermarks())).toEqual([]);
    await first.close();
    const second = await openSink(lake, { owner: "second" });
    expect(second.manifest).toMatchObject({ files: [], watermarks: [] });
    for (const delivery of batch) await second.add([delivery]);
    await expect(second.add(batch)).rejects.toMatchObject({ code: "out-of-order" });
    const { version } = second.manifest;
    await second.commit();
    await second.commit();
    expect(second.manifest.version).toBe(version + 1);
    expect(await rowsOf(second.manifest.files, "events")).toHaveLength(4);
    await second.close();
  });

  it("merges small files into one for each table and month, with the same rows", async () => {
    const sink = await openSink(lake, { owner: "test" });
    for (const delivery of deliveriesOf(lines)) await sink.write([delivery]);
    const before = await rowsOf(sink.manifest.files, "events");
    await sink.compact();
    const { files } = sink.manifest;
    await sink.close();
    expect(await rowsOf(files, "events")).toEqual(before);
    expect(new Set(files.map(({ table, month }) => `${table} ${month}`)).size).toBe(files.length);
    const found = (await readdir(lake, { recursive: true })).filter((path) => path.endsWith(".parquet"));
    expect(found.sort()).toEqual(files.map(({ path }) => path).sort());
  });

  it("refuses to continue from an older manifest when the newest is damaged", async () => {
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(deliveriesOf(lines));
    await sink.close();
    const newest =
      (await readdir(lake))
        .filter((name) => name.startsWith("manifest"))
        .sort()
        .at(-1) ?? "";
    const whole = await readFile(join(lake, newest), "utf8");
    await writeFile(join(lake, newest), '{"format":"shipslog-lake","lay');
    await expect(openSink(lake, { owner: "again" })).rejects.toMatchObject({ code: "damaged" });
    await expect(openSink(lake, { owner: "again" })).rejects.toThrow(newest);
    // Layout 2 has no digest, so that the value is looked at.
    const unsealed = whole.replace('"layout":3', '"layout":2').replace(/,\n"sha256":"\w+"\}\n$/, "}\n");
    await writeFile(join(lake, newest), unsealed.replace(/"rows":\d+/, '"rows":"many"'));
    const problem = `files[0].rows in ${join(lake, newest)} must be a whole number from 0, received "many"`;
    await expect(openSink(lake, { owner: "again" })).rejects.toThrow(problem);
    await writeFile(join(lake, newest), unsealed);
    await (await openSink(lake, { owner: "again" })).close();
  });

  it("removes the rows and watermarks of a commander", async () => {
    const sink = await openSink(lake, { owner: "test" });
    await sink.write([...deliveriesOf(lines), ...deliveriesOf(lines, { commander: "F'2" })]);
    await sink.write(deliveriesOf(lines, { commander: "F'2", file: "Journal.2026-01-03T030405.01.log" }));
    expect(await sink.forget("F'2")).toBe(14);
    const { files, watermarks } = sink.manifest;
    await sink.close();
    expect(watermarks.map(({ commander }) => commander)).toEqual(["F1"]);
    expect(await rowsOf(files, "events")).toHaveLength(4);
    const found = (await readdir(lake, { recursive: true })).filter((path) => path.endsWith(".parquet"));
    expect(found.sort()).toEqual(files.map(({ path }) => path).sort());
    const texts = await Promise.all(
      (await readdir(lake))
        .filter((name) => name.startsWith("manifest"))
        .map((name) => readFile(join(lake, name), "utf8")),
    );
    expect(texts.join("")).not.toContain("F'2");
  });

  it("finds the watermarks of some commanders, in files and in the manifest, as all of them have it, while it writes", async () => {
    const sink = await openSink(lake, { owner: "test", listedItems: 4 });
    const files = ["Journal.2026-01-01T000000.01.log", "Journal.2026-01-02T000000.01.log", "Journal.ä.01.log"];
    const commanders = ["F1", "F'2", "F3"];
    for (const file of files) {
      for (const commander of commanders) await sink.write(deliveriesOf([music], { commander, file }));
    }
    const [{ byteLength: from } = { byteLength: 0 }] = deliveriesOf([music]);
    await sink.write(deliveriesOf([music], { file: files[0] ?? "", from, line: 2 }));
    expect(sink.manifest.watermarkFiles.length).toBeGreaterThan(0);
    const all = await Array.fromAsync(sink.watermarks());
    expect(all).toHaveLength(9);
    const writing = sink.write(deliveriesOf([squadron], { commander: "F4" }));
    for (const wanted of [["F1"], ["F'2", "F3"], ["nobody"], commanders]) {
      const found = await Array.fromAsync(sink.watermarks({ commanders: new Set(wanted) }));
      const expected = all.filter(({ commander }) => wanted.includes(commander));
      expect(found).toHaveLength(expected.length);
      expect(found).toEqual(expect.arrayContaining(expected));
    }
    for (const wanted of [files, files.slice(0, 1), files.slice(1), []]) {
      const found = await Array.fromAsync(
        sink.watermarks({ commanders: new Set(["F1", "F3"]), files: new Set(wanted) }),
      );
      expect(found).toHaveLength(2 * wanted.length);
    }
    await writing;
    await sink.close();
  });
});
