import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliveriesOf } from "../../../tests/helpers/deliveries.ts";
import { memoryStore, type MemoryStore } from "../../../tests/helpers/memoryStore.ts";
import { openLake } from "../../query/openLake.ts";
import { makeReport } from "../../report/makeReport.ts";
import { openSink } from "../../sink/openSink.ts";
import { isLake } from "../lake.ts";
import { verifyFiles } from "../verifyFiles.ts";
import type { LakeHome } from "./LakeHome.ts";
import { objectHome } from "./ObjectHome.ts";

let folder = "";
let store: MemoryStore;
let waitedMs: number[] = [];
let hosts = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-objects-"));
  store = memoryStore("ships");
  waitedMs = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** The home of the lake on a host that has no copies yet. */
function host(nowMs = Date.UTC(2026, 0, 1)): LakeHome {
  const name = `host${++hosts}`;
  return objectHome("s3://ships/fleet/lake/", {
    region: "us-east-1",
    keys: { accessKeyId: "a", secretAccessKey: "b" },
    machine: {
      fetch: store.fetch,
      nowMs: () => nowMs,
      sleep: (ms) => Promise.resolve(void waitedMs.push(ms)),
    },
    copies: join(folder, name),
    writer: name,
  });
}

const event = (second: number, kind = "SquadronStartup") =>
  `{ "timestamp":"2026-01-01T00:00:0${second}Z", "event":"${kind}", "SquadronName":"é", "CurrentRank":${second} }`;

async function storeLines(...lines: readonly string[]): Promise<void> {
  const sink = await openSink(host(), { owner: "test" });
  await sink.write(deliveriesOf(lines));
  await sink.close();
}

async function ask(home: LakeHome, sql: string) {
  const tables = await openLake(home);
  try {
    return await tables.query(sql);
  } finally {
    tables.close();
  }
}

describe("creating a text in an object store", () => {
  it.each(["lost", "cut", "busy", "conflict"] as const)(
    "succeeds once when the first request is %s",
    async (mishap) => {
      store.next.push(mishap);
      expect(await host().createText("manifest", "one")).toBe(true);
      expect(await host().createText("manifest", "two")).toBe(false);
      expect(store.objects.get("fleet/lake/manifest")?.body.toString()).toBe("one");
      expect(waitedMs).toEqual([100]);
    },
  );

  it("fails where another has created it while the own answer was missing, with the same text too", async () => {
    await host().createText("manifest", "one");
    store.next.push("cut");
    expect(await host().createText("manifest", "one")).toBe(false);
  });

  it("ends with a reason when the store is away, refuses, or has no such bucket", async () => {
    store.next.push(...Array.from({ length: 9 }, () => "busy" as const));
    await expect(host().createText("manifest", "")).rejects.toThrow(/answers 503 \(SlowDown\); check AWS_ENDPOINT_URL/);
    store.next.push(...Array.from({ length: 9 }, () => "cut" as const));
    await expect(host().createText("manifest", "")).rejects.toThrow("is not there (other side closed)");
    store.next.push("partial");
    await expect(host().listNames()).rejects.toThrow(
      "lists a part of ships and not how to go on; check AWS_ENDPOINT_URL",
    );
    store.next.push("denied");
    await expect(host().listNames()).rejects.toMatchObject({ code: "refused" });
    store = memoryStore("others");
    await expect(host().listNames()).rejects.toMatchObject({ code: "no-bucket" });
  });
});

describe("a lake in an object store", () => {
  it("answers on another host, which brings the files of the tables that a query uses", async () => {
    expect(await isLake(host())).toBe(false);
    await storeLines(event(1), event(2), event(3, "Scan"));
    const home = host();
    expect(await ask(home, "SELECT sum(CurrentRank)::INTEGER AS ranks FROM SquadronStartup")).toEqual([{ ranks: 3 }]);
    expect(await readdir(home.folder)).toEqual(["SquadronStartup"]);
    const asked = store.asked.length;
    expect(await ask(home, "SELECT count(*)::INTEGER AS lines FROM SquadronStartup")).toEqual([{ lines: 2 }]);
    expect(store.asked.slice(asked).filter((each) => each.includes(".parquet"))).toEqual([]);
    expect(await ask(home, "SELECT count(*)::INTEGER AS scans FROM Scan")).toEqual([{ scans: 1 }]);
  });

  it("answers SQL that names a table in any way, and lists tables with their columns", async () => {
    await storeLines(event(1));
    expect(await ask(host(), "SELECT count(*)::INTEGER AS n FROM query_table('SquadronStartup')")).toEqual([{ n: 1 }]);
    expect(await ask(host(), `SELECT count(*)::INTEGER AS n FROM "squadronstartup"`)).toEqual([{ n: 1 }]);
    const columns = await ask(host(), "SELECT column_name FROM (DESCRIBE SquadronStartup)");
    expect(columns).toContainEqual({ column_name: "CurrentRank" });
    const listed = `SELECT count(*)::INTEGER AS n FROM information_schema.columns
      WHERE table_name = 'SquadronStartup' AND column_name = 'CurrentRank'`;
    expect(await ask(host(), listed)).toEqual([{ n: 1 }]);
  });

  it("has a report, which brings the files that it reads", async () => {
    const jump =
      '{ "timestamp":"2026-01-01T00:00:01Z", "event":"FSDJump", "StarSystem":"Sol", "StarPos":[0,0,0], "JumpDist":10.5 }';
    await storeLines(jump);
    const tables = await openLake(host());
    expect(await makeReport(tables)).toContain("<dt>jumps</dt><dd>1</dd>");
    tables.close();
  });

  it("is continued by another host, and refuses the owner before", async () => {
    const stale = await openSink(host(), { owner: "stale" });
    await stale.write(deliveriesOf([event(1)]));
    const fresh = await openSink(host(), { owner: "fresh" });
    await expect(stale.write(deliveriesOf([event(1), event(2)]).slice(1))).rejects.toMatchObject({
      name: "StaleOwnerError",
    });
    await fresh.write(deliveriesOf([event(1), event(2)]).slice(1));
    await fresh.compact();
    await fresh.close();
    await stale.close();
    expect(await ask(host(), "SELECT count(*)::INTEGER AS lines FROM events")).toEqual([{ lines: 2 }]);
    const files = [...store.objects.keys()].filter((key) => key.startsWith("fleet/lake/events/"));
    expect(files).toHaveLength(1);
  });

  it("brings a copy again that is damaged, and reports an object that is", async () => {
    await storeLines(event(1));
    const home = host();
    expect(await ask(home, "SELECT count(*)::INTEGER AS lines FROM events")).toEqual([{ lines: 1 }]);
    const [copy = ""] = (await readdir(home.folder, { recursive: true })).filter((name) => name.endsWith(".parquet"));
    const bytes = await readFile(join(home.folder, copy));
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    await writeFile(join(home.folder, copy), bytes);
    expect(await ask(home, "SELECT count(*)::INTEGER AS lines FROM events")).toEqual([{ lines: 1 }]);
    const key = `fleet/lake/${copy}`;
    store.objects.set(key, { body: bytes, writer: undefined });
    expect((await verifyFiles(home)).damaged).toMatchObject([{ path: copy }]);
    await expect(ask(host(), "SELECT count(*) FROM events")).rejects.toMatchObject({ code: "damaged" });
    store.objects.delete(key);
    await expect(ask(host(), "SELECT count(*) FROM events")).rejects.toThrow(/events\/.*is missing/);
  });

  it("removes copies that are of no file and a day old", async () => {
    const home = host(Date.UTC(2026, 0, 10));
    await writeFile(join(folder, "other"), "");
    await storeLines(event(1));
    await ask(home, "SELECT count(*) FROM events");
    const [copy = ""] = (await readdir(home.folder, { recursive: true })).filter((name) => name.endsWith(".parquet"));
    for (const [name, day] of Object.entries({ old: 8, young: 10 })) {
      await writeFile(join(home.folder, name), "");
      await utimes(join(home.folder, name), 0, Date.UTC(2026, 0, day) / 1000);
    }
    await utimes(join(home.folder, copy), 0, 0);
    await ask(home, "SELECT count(*) FROM events");
    expect((await readdir(home.folder)).toSorted()).toEqual(["events", "young"]);
  });
});
