import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEngine } from "../engine/openEngine.ts";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { LakeSink } from "../sink/LakeSink.ts";
import { OwnedPartition } from "../sink/OwnedPartition.ts";
import { readManifests } from "../lake/lake.ts";
import { ManifestLog } from "../lake/manifest/ManifestLog.ts";
import { takeOver } from "../lake/manifest/epoch.ts";
import { ManifestWriter } from "../lake/manifest/ManifestWriter.ts";
import { openSink } from "../sink/openSink.ts";
import { openLake } from "../query/openLake.ts";
import { Staging } from "../staging/Staging.ts";
import { tableNames } from "../tables/tableQueries.ts";

const at = (day: number) => `2026-01-0${day}T03:04:05Z`;
const music = (day: number) => `{ "timestamp":"${at(day)}", "event":"Music", "MusicTrack":"MainMenué" }`;
const squadron = (day: number) =>
  `{"timestamp":"${at(day)}","event":"SquadronStartup","SquadronName":"X","CurrentRank":3,"SquadronID":18446744073709551615,"New":[1]}`;
const usual = [music(1), squadron(2), music(3), squadron(4)];

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "shipslog-native-"));
});
afterEach(() => rm(root, { recursive: true }));

async function writeJournal(lines: readonly string[], file: string, end = "\r\n") {
  const path = join(root, file);
  await writeFile(path, lines.map((line) => line + end).join(""));
  return { path, commander: "F1", file, generation: 0 };
}

/** Writes a journal of each of eight months. */
async function writeMonths() {
  const months = ["01", "02", "03", "04", "05", "06", "07", "08"];
  const ofMonth = (month: string) => usual.map((line) => line.replace("2026-01", `2026-${month}`));
  return await Promise.all(
    months.map((month) => writeJournal(ofMonth(month), `Journal.2026-${month}-01T000000.01.log`)),
  );
}

/** All rows of a lake, by table, and its watermarks. */
async function contentOf(lake: string) {
  const tables = await openLake(lake);
  const rows: Record<string, unknown> = {};
  for (const table of tableNames) {
    const found = await tables.query(`SELECT * FROM ${table} ORDER BY commander, position`);
    if (found.length > 0) rows[table] = found;
  }
  tables.close();
  const watermarks = (await readManifests(lake)).flatMap((manifest) => manifest.watermarks);
  return { rows, watermarks: watermarks.map((mark) => JSON.stringify(mark, Object.keys(mark).toSorted())).toSorted() };
}

/** Stops when journals of some months were added; says which. */
function abortAfter(months: number) {
  const controller = new AbortController();
  const added: string[] = [];
  const onAdded = (journals: readonly { readonly file: string }[]) => {
    added.push(...journals.map(({ file }) => file));
    if (added.length >= months) controller.abort();
  };
  return { signal: controller.signal, added, onAdded };
}

/** A connection that counts the calls that began before an earlier one had ended. */
function watchOverlaps<Connection extends object>(connection: Connection) {
  let running = 0;
  const counts = { overlaps: 0 };
  const watched = new Proxy(connection, {
    get(target, name) {
      const member = Reflect.get(target, name, target) as unknown;
      if (typeof member !== "function") return member;
      return (...given: readonly unknown[]) => {
        if (running > 0) counts.overlaps++;
        const result: unknown = Reflect.apply(member, target, given);
        if (!(result instanceof Promise)) return result;
        running++;
        return result.finally(() => running--);
      };
    },
  });
  return { watched, counts };
}

describe("whole journals", () => {
  it.each([undefined, 1])(
    "are staged on a connection that nothing else uses meanwhile, with parts of %s bytes",
    async (partBytes) => {
      const lake = join(root, "lake");
      const log = new ManifestLog(lake, "main");
      const writer = new ManifestWriter(lake, log, await takeOver(log, "main", "test"));
      const { connection, ...engine } = await openEngine();
      const { watched, counts } = watchOverlaps(connection);
      const staging = await Staging.open(watched);
      const partition = new OwnedPartition(lake, writer, { ...engine, connection: watched }, staging);
      const sink = new LakeSink(partition, {});
      expect(await sink.addJournals(await writeMonths(), { partBytes })).toEqual([]);
      expect(counts.overlaps).toBe(0);
      await sink.commit();
      await sink.close();
    },
  );

  it("are stored as their deliveries are, row for row, with the same watermarks", async () => {
    const files = ["Journal.2026-01-01T000000.01.log", "Journal.2026-01-02T000000.01.log"];
    const native = join(root, "native");
    const delivered = join(root, "delivered");
    const journals = await Promise.all(files.map((file, index) => writeJournal(usual.slice(index), file)));
    const one = await openSink(native, { owner: "test" });
    expect(await one.addJournals(journals)).toEqual([]);
    await one.commit();
    await one.close();
    const other = await openSink(delivered, { owner: "test" });
    for (const [index, file] of files.entries()) await other.write(deliveriesOf(usual.slice(index), { file }));
    await other.close();
    expect(await contentOf(native)).toEqual(await contentOf(delivered));
    expect((await contentOf(native)).watermarks).toHaveLength(2);
  });

  it("of several commanders are stored with the rows of each together", async () => {
    const sink = await openSink(join(root, "lake"), { owner: "test" });
    const commanders = ["F2", "F1", "F2", "F1"];
    const journals = await Promise.all(
      commanders.map(async (commander, index) => ({
        ...(await writeJournal(usual, `Journal.2026-01-01T00000${index}.01.log`)),
        commander,
      })),
    );
    expect(await sink.addJournals(journals)).toEqual([]);
    await sink.commit();
    const [file] = sink.manifest.files.filter(({ table }) => table === "events");
    await sink.close();
    const { connection, close } = await openEngine();
    const rows = await connection.runAndReadAll(
      `SELECT commander || ' ' || right(position.file, 8) FROM read_parquet('${join(root, "lake", file?.path ?? "")}')`,
    );
    close();
    expect([...new Set(rows.getRowsJson().flat())]).toEqual([
      "F1 1.01.log",
      "F1 3.01.log",
      "F2 0.01.log",
      "F2 2.01.log",
    ]);
  });

  it.each([
    ["a line that is not JSON", [music(1), '{ "timestamp":"2026-01-02T00:00:00Z", "event":"Music", "x":}', music(3)]],
    ["an empty line", [music(1), "", music(3)]],
    ["another order of keys", [music(1), '{ "event":"Music", "timestamp":"2026-01-02T00:00:00Z" }', music(3)]],
    ["a line of another month", [music(1), music(2).replace("2026-01", "2026-02"), music(3)]],
    ["a time that is not a time", [music(1), music(2).replace("03:04:05", "99:04:05"), music(3)]],
    ["a typed line that only DuckDB accepts", [music(1), squadron(2).replace("[1]", "[1,]"), music(3)]],
    ["a typed line whose event is named twice", [music(1), squadron(2).replace("[1]", '1,"event":"Music"'), music(3)]],
    ["a byte order mark", [`\uFEFF${music(1)}`, music(3)]],
  ])("with %s are left", async (_, lines) => {
    const lake = join(root, "lake");
    const odd = await writeJournal(lines, "Journal.2026-01-01T000000.01.log");
    const fine = await writeJournal(usual, "Journal.2026-01-02T000000.01.log", "\n");
    const sink = await openSink(lake, { owner: "test" });
    expect(await sink.addJournals([odd, fine])).toEqual([odd]);
    await sink.commit();
    expect(await Array.fromAsync(sink.watermarks())).toMatchObject([{ file: fine.file, line: 4 }]);
    expect(sink.manifest.files.filter(({ table }) => table === "events").map(({ rows }) => rows)).toEqual([4]);
    await sink.close();
  });

  it("of many months stay stored in parts when nothing is committed after them, and get the tables of their kinds with the next commit", async () => {
    const whole = join(root, "whole");
    const parts = join(root, "parts");
    const journals = await writeMonths();
    const one = await openSink(whole, { owner: "test" });
    await one.addJournals(journals);
    await one.commit();
    await one.close();
    const stopped = await openSink(parts, { owner: "test" });
    const { signal, added, onAdded } = abortAfter(3);
    const left = await stopped.addJournals(journals, { partBytes: 1, signal, onAdded });
    await stopped.close();
    const manifests = await readManifests(parts);
    expect(manifests.flatMap(({ watermarks }) => watermarks.map(({ file }) => file)).toSorted()).toEqual(
      added.toSorted(),
    );
    expect([left.length > 0, left.length + added.length]).toEqual([true, journals.length]);
    const unfinished = await contentOf(parts);
    expect(unfinished.rows["SquadronStartup"]).toHaveLength(2 * added.length);
    const next = await openSink(parts, { owner: "test" });
    await next.addJournals(left, { partBytes: 1 });
    await next.commit();
    expect(next.manifest.files.filter(({ untyped }) => untyped === true)).toEqual([]);
    await next.close();
    expect(await contentOf(parts)).toEqual(await contentOf(whole));
  });

  it("make the same files in parts as at once", async () => {
    const journals = await writeMonths();
    const tables: string[][] = [];
    for (const partBytes of [undefined, 1]) {
      const sink = await openSink(join(root, String(partBytes)), { owner: "test" });
      await sink.addJournals(journals, { partBytes });
      await sink.commit();
      tables.push(sink.manifest.files.map(({ table, month, rows }) => `${table} ${month} ${rows}`).toSorted());
      await sink.close();
    }
    expect(tables[1]).toEqual(tables[0]);
  });

  it("may lack the last line end", async () => {
    const journal = await writeJournal(usual, "Journal.2026-01-01T000000.01.log");
    await appendFile(journal.path, music(5));
    const sink = await openSink(join(root, "lake"), { owner: "test" });
    expect(await sink.addJournals([journal])).toEqual([]);
    await sink.commit();
    expect(await Array.fromAsync(sink.watermarks())).toMatchObject([
      { line: 5, offset: (await stat(journal.path)).size },
    ]);
    await sink.close();
    const tables = await openLake(join(root, "lake"));
    const [row] = await tables.query("SELECT bytes, raw FROM events ORDER BY position DESC LIMIT 1");
    tables.close();
    expect(row).toEqual({ bytes: String(Buffer.byteLength(music(5))), raw: music(5) });
  });

  it("that end within a line, with bytes that are not UTF-8, or missing, are left", async () => {
    const open = await writeJournal(usual, "Journal.2026-01-01T000000.01.log");
    await appendFile(open.path, music(5).slice(0, -9));
    const bytes = await writeJournal(usual, "Journal.2026-01-02T000000.01.log");
    await writeFile(bytes.path, Buffer.concat([Buffer.from([0x22, 0xff, 0x0a]), await readFile(bytes.path)]));
    await writeFile(bytes.path, Buffer.concat([Buffer.from(`${music(1)}\n`), await readFile(bytes.path)]));
    const missing = { ...open, path: join(root, "nowhere"), file: "Journal.2026-01-03T000000.01.log" };
    const sink = await openSink(join(root, "lake"), { owner: "test" });
    expect(await sink.addJournals([open, bytes, missing])).toEqual([open, bytes, missing]);
    await sink.commit();
    expect(sink.manifest.files).toEqual([]);
    await sink.close();
  });

  it("get the tables of their kinds when they are merged before they were committed, although kinds are divided later", async () => {
    const lake = join(root, "lake");
    const files = ["Journal.2026-01-01T000000.01.log", "Journal.2026-01-02T000000.01.log"];
    const [one, other] = await Promise.all(files.map((file) => writeJournal(usual, file)));
    if (one === undefined || other === undefined) throw new Error("no journals");
    const first = await openSink(lake, { owner: "first" });
    await first.addJournals([one]);
    await first.commit();
    await first.close();
    const second = await openSink(lake, { owner: "second", deferKindTables: true });
    await second.addJournals([other]);
    await second.compact();
    await second.close();
    const { rows } = await contentOf(lake);
    const found = [rows["events"], rows["SquadronStartup"]] as readonly unknown[][];
    expect(found.map(({ length }) => length)).toEqual([8, 4]);
  });

  it("are part of the lake only after a commit, together with what was added", async () => {
    const lake = join(root, "lake");
    const journal = await writeJournal(usual, "Journal.2026-01-01T000000.01.log");
    const first = await openSink(lake, { owner: "first" });
    await first.addJournals([journal]);
    await first.close();
    const second = await openSink(lake, { owner: "second" });
    expect(await Array.fromAsync(second.watermarks())).toEqual([]);
    expect((await readdir(lake, { recursive: true })).filter((name) => name.endsWith(".parquet"))).toEqual([]);
    await second.addJournals([journal]);
    await second.add(deliveriesOf(usual, { file: "Journal.2026-01-02T000000.01.log" }));
    await second.commit();
    await second.compact();
    const rows = Object.groupBy(second.manifest.files, ({ table }) => table);
    expect([rows["events"]?.[0]?.rows, rows["SquadronStartup"]?.[0]?.rows]).toEqual([8, 4]);
    await second.close();
  });
});
