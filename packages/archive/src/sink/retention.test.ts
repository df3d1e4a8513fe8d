import { cp, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { homeOf } from "../lake/home/FolderHome.ts";
import type { LakeHome } from "../lake/home/LakeHome.ts";
import { readManifests } from "../lake/lake.ts";
import { openLake } from "../query/openLake.ts";
import { openSink } from "./openSink.ts";
import type { Retention } from "./retention.ts";

let lake = "";
beforeEach(async () => {
  lake = join(await mkdtemp(join(tmpdir(), "shipslog-keep-")), "lake");
});
afterEach(() => rm(dirname(lake), { recursive: true }));

const music = (time: string) => `{ "timestamp":"${time}", "event":"Music", "MusicTrack":"MainMenu" }`;
const jump = (time: string, more = "") =>
  `{ "timestamp":"${time}", "event":"FSDJump", "StarSystem":"Sol", "JumpDist":10.5${more} }`;

const limit = "2026-02-10T12:00:00Z";
const fromMs = Date.parse(limit);
const lines = [
  music("2025-12-01T00:00:00Z"),
  jump("2026-01-31T23:59:59Z"),
  jump("2026-02-10T11:59:59Z"),
  jump("2026-02-10T11:59:59.900Z"),
  jump(limit),
  music("2026-02-11T00:00:00Z"),
  jump("2026-03-01T00:00:00Z"),
  // No time, and a time of a damaged clock.
  jump("soon"),
  jump("1999-12-31T00:00:00Z"),
  // A reject with a time.
  `{ "timestamp":"2026-01-05T00:00:00Z", "event":"Music", "MusicTrack" }`,
];

async function fill(stored = lines): Promise<void> {
  const sink = await openSink(lake, { owner: "test" });
  await sink.write(deliveriesOf(stored.slice(0, 5)));
  const from = Buffer.byteLength(stored.slice(0, 5).join("\r\n")) + 2;
  if (stored.length > 5) await sink.write(deliveriesOf(stored.slice(5), { from, line: 6 }));
  await sink.close();
}

/** The numbers of the lines that a lake has in its tables. */
async function linesIn(): Promise<Readonly<Record<string, string>>> {
  const tables = await openLake(lake);
  try {
    const found = await tables.query(`
      SELECT "table", string_agg(line, ' ' ORDER BY line) AS lines FROM (
        SELECT 'events' AS "table", position.line AS line FROM events UNION ALL SELECT 'FSDJump', position.line FROM FSDJump
        UNION ALL SELECT 'rejects', position.line FROM rejects) GROUP BY ALL ORDER BY 1`);
    return Object.fromEntries(found.map(({ table, lines: listed }) => [table as string, listed as string]));
  } finally {
    tables.close();
  }
}

async function keep(retention: Retention, home: LakeHome | string = lake): Promise<number> {
  const sink = await openSink(home, { owner: "keeper" });
  try {
    return await sink.keep(retention);
  } finally {
    await sink.close();
  }
}

const all = { FSDJump: "2 3 4 5 7 8 9", events: "1 2 3 4 5 6 7 8 9", rejects: "10" };
const kept = { FSDJump: "5 7 8 9", events: "5 6 7 8 9" };

describe("keep", () => {
  it("removes the rows before a time and no others, from events and kinds alike, in one commit", async () => {
    await fill();
    expect(await linesIn()).toEqual(all);
    const sink = await openSink(lake, { owner: "keeper" });
    const { version, manifest } = sink;
    expect(await sink.keep({ fromMs })).toBe(8);
    expect(sink.version).toBe(version + 1);
    // How far journals are stored is known as before.
    expect(sink.manifest.watermarks).toEqual(manifest.watermarks);
    const files = sink.manifest.files.map(({ path }) => path);
    expect(await sink.keep({ fromMs })).toBe(0);
    expect(sink.version).toBe(version + 1);
    await sink.close();
    expect(await linesIn()).toEqual(kept);
    const found = (await readdir(lake, { recursive: true })).filter((path) => path.endsWith(".parquet"));
    expect(found.toSorted()).toEqual(files.toSorted());
  });

  it.each([
    [{ kinds: new Map([["Music", fromMs]]) }, { ...all, events: "2 3 4 5 6 7 8 9" }],
    [{ kinds: new Map([["FSDJump", fromMs]]) }, { FSDJump: "5 7 8 9", events: "1 5 6 7 8 9", rejects: "10" }],
    [
      { fromMs, kinds: new Map([["FSDJump", 0]]) },
      { FSDJump: all.FSDJump, events: "2 3 4 5 6 7 8 9" },
    ],
    [
      { fromMs: 0, kinds: new Map([["FSDJump", Date.parse("2026-03-02")]]) },
      { FSDJump: "8 9", events: "1 6 8 9", rejects: "10" },
    ],
    [{}, all],
  ])("keeps %o", async (retention, expected) => {
    await fill();
    await keep(retention);
    expect(await linesIn()).toEqual(expected);
  });

  it("removes lines that are not divided into kinds yet, and those of merged months", async () => {
    const sink = await openSink(lake, {
      owner: "test",
      deferKindTables: true,
      ownMonths: () => ({ from: "", to: "", most: 0 }),
    });
    await sink.write(deliveriesOf(lines));
    await sink.keep({ fromMs });
    await sink.close();
    expect(await linesIn()).toEqual(kept);
    const merging = await openSink(lake, { owner: "test" });
    await merging.compact();
    await merging.close();
    expect(await linesIn()).toEqual(kept);
  });

  it.each([
    ["some lines before", { kinds: new Map([["FSDJump", fromMs]]) }],
    ["all lines before", { fromMs: Date.parse("2027-01-01") }],
  ])("leaves known where a journal goes on whose last line was incomplete, without %s", async (_, retention) => {
    const old = [music("2025-12-01T00:00:00Z"), jump("2026-01-31T23:59:59Z"), '{ "timesta'];
    await fill(old);
    await keep(retention);
    const sink = await openSink(lake, { owner: "next" });
    const [mark] = await sink.findWatermarks({ files: [deliveriesOf(old)[0]?.position.file ?? ""], headers: [] });
    if (mark === undefined) throw new Error("the journal is not stored");
    await sink.removeLastLine(mark);
    const offset = deliveriesOf(old)[2]?.position.offset ?? 0;
    expect(await Array.fromAsync(sink.watermarks())).toMatchObject([{ line: 2, offset, lastOffset: 0 }]);
    await sink.write(deliveriesOf([jump("2027-02-01T00:00:00Z")], { from: offset, line: 3 }));
    await sink.close();
    expect((await linesIn())["FSDJump"]).toBe("3");
  });

  it("has removed all rows or none, wherever it is stopped, and leaves nothing behind", async () => {
    await fill(lines.slice(0, 5));
    const before = await linesIn();
    const young = { FSDJump: "5", events: "5" };
    const filled = join(lake, "..", "filled");
    await rename(lake, filled);
    const outcomes: string[] = [];
    for (let step = 1; outcomes.at(-1) !== "done"; step++) {
      await rm(lake, { recursive: true, force: true });
      await cp(filled, lake, { recursive: true });
      const isDone = await keep({ fromMs }, stoppingHome(step)).then(
        () => true,
        () => false,
      );
      const after = await linesIn();
      expect(isDone ? [young] : [before, young]).toContainEqual(after);
      outcomes.push(isDone ? "done" : after["events"] === young.events ? "kept" : "all");
      // The next owner removes what is left.
      await keep({ fromMs });
      expect(await linesIn()).toEqual(young);
      const listed = (await readManifests(lake)).flatMap(({ files }) => files.map(({ path }) => path));
      const found = (await readdir(lake, { recursive: true })).filter((path) => path.endsWith(".parquet"));
      expect(found.toSorted()).toEqual(listed.toSorted());
    }
    expect(outcomes.indexOf("kept")).toBeGreaterThan(outcomes.indexOf("all"));
    expect(outcomes.lastIndexOf("all")).toBeLessThan(outcomes.indexOf("kept"));
  }, 120_000);
});

/** A home that fails at one of its writes: at an odd step before it, at an even one after it, and does nothing from then on. */
function stoppingHome(step: number): LakeHome {
  let writes = 0;
  const home = homeOf(lake);
  const stopAt = Math.ceil(step / 2);
  const guarded = new Set(["createText", "seal", "remove"]);
  return new Proxy(home, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      const call = value.bind(target) as (...words: readonly unknown[]) => Promise<unknown>;
      if (typeof name !== "string" || !guarded.has(name)) return call;
      return async (...words: readonly unknown[]) => {
        writes++;
        if (writes > stopAt || (writes === stopAt && step % 2 === 1)) throw new Error("stopped");
        const result = await call(...words);
        if (writes === stopAt) throw new Error("stopped");
        return result;
      };
    },
  });
}
