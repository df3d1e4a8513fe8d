import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { openLake, verifyLake } from "@shipslog/archive";
import { expect } from "vitest";
import { lakeAt } from "../packages/shipslog/src/storeFolder/lakeAt.ts";
import { run } from "../packages/shipslog/src/run.ts";
import { testHost } from "../packages/shipslog/tests/helpers/host.ts";
import { runShipslog } from "../packages/archive/tests/helpers/simulatedFolders.ts";
import { longTest } from "./helpers/longTest.ts";
import { keys, radosgwPrograms, startRadosgw } from "./helpers/objects/radosgw.ts";
import { startFaultyProxy } from "./helpers/objects/faultyProxy.ts";
import { randomOf } from "./helpers/randomOf.ts";

/** The latest time of a kill after a process has taken its partition over. */
const longestMs = 6000;
/** Of the requests, so many go wrong on the way. */
const mishapChance = 0.1;
const address = "s3://ships/fleet/lake";
const worker = join(import.meta.dirname, "helpers/objects/storeUntilKilled.ts");
const node = ["--conditions=@shipslog/source", "--no-warnings", worker, address];
const execute = promisify(execFile);

/** What one process did until it was killed, if it had not ended before. */
type Ending = "killed" | "done";

/** Starts a process that works on the lake, and kills it at a random time. */
async function workAndKill(words: readonly string[], env: NodeJS.ProcessEnv, random: () => number): Promise<Ending> {
  const child = spawn(process.execPath, [...node, ...words], { stdio: ["ignore", "pipe", "inherit"], env });
  const ended = once(child, "exit") as Promise<[number | null, string | null]>;
  const delayMs = random() * longestMs;
  try {
    await Promise.race([once(child.stdout, "data"), ended]);
    await Promise.race([sleep(delayMs), ended]);
  } finally {
    child.kill("SIGKILL");
  }
  const [code, signal] = await ended;
  if (signal === "SIGKILL") return "killed";
  expect(code, "the exit code of a process that was not killed").toBe(0);
  return "done";
}

longTest(
  {
    claim:
      "Two archivers of one partition, one of another and those that merge them are killed at random while requests to the object store are delayed, refused or lose their answer; run to the end, the lake has each line once.",
    size: { check: 2, full: 60, of: "kills" },
    needs: radosgwPrograms,
  },
  async ({ size, seed, report }) => {
    const base = mkdtempSync(join(tmpdir(), "shipslog-object-lake-"));
    const random = randomOf(seed);
    await using store = await startRadosgw(join(base, "store"));
    await store.createBucket("ships");
    await using proxy = await startFaultyProxy(store.endpoint, random, mishapChance);
    const direct = {
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
      AWS_ENDPOINT_URL: store.endpoint,
      XDG_CACHE_HOME: join(base, "cache"),
    };
    // Each process is a host of its own: it has no copies of what the others have written.
    let hosts = 0;
    const host = () => {
      const cache = join(base, `host-${hosts++ % 4}`);
      return { ...process.env, ...direct, AWS_ENDPOINT_URL: proxy.endpoint, XDG_CACHE_HOME: cache };
    };
    try {
      const folders = { east: join(base, "east"), west: join(base, "west") };
      const hours = size > 10 ? "30h" : "1h";
      for (const [at, out] of Object.values(folders).entries()) {
        const session = ["--dialect", "live", "--seed", String(seed + at), "--for", hours, "--one-file"];
        const start = `2026-01-3${at}T20:00:00Z`;
        await runShipslog("simulate", "grand-tour", "--out", out, "--quiet", "--start", start, ...session);
      }
      const first = [["east", folders.east], ["west", folders.west], ["east"]];
      const work = size > 10 ? [...first, ["east", folders.east], ["west"]] : first;
      let kills = 0;
      let ends = 0;
      while (kills < size) {
        const endings = await Promise.all(work.map((words) => workAndKill(words, host(), random)));
        kills += endings.filter((ending) => ending === "killed").length;
        ends += endings.filter((ending) => ending === "done").length;
        report(`${kills} kills, ${ends} ended by themselves, ${JSON.stringify(proxy.happened)}`);
      }
      for (const words of Object.entries(folders)) {
        await execute(process.execPath, [...node, ...words], { env: host() });
      }
      const lake = lakeAt(address, { env: direct, home: base, platform: "linux" });
      expect((await verifyLake(lake)).damaged).toEqual([]);
      const answer = join(base, "answer.csv");
      const tables = await openLake(lake, { writable: [answer] });
      const { length: jumps } = await tables.query("SELECT DISTINCT commander, position FROM FSDJump");
      expect(jumps).toBeGreaterThan(0);
      tables.close();
      const lines = "SELECT position.file AS file, position.line AS line, raw FROM events";
      const asked = testHost({ env: direct });
      const code = await run(["query", lines, address, "--format=csv", "--out", answer], asked);
      expect([code, asked.err.text()]).toEqual([0, ""]);
      const counted = await execute("python3", [
        join(import.meta.dirname, "helpers/objects/count_lines.py"),
        answer,
        ...Object.values(folders),
      ]);
      const [total = 0, missing, extra] = counted.stdout.trim().split(" ").map(Number);
      expect({ missing, extra }).toEqual({ missing: 0, extra: 0 });
      expect(total).toBeGreaterThan(0);
      const { delayed, cut, busy, "answer lost": lost } = proxy.happened;
      return `${kills} kills, ${delayed} requests delayed, ${cut} cut, ${busy} refused, ${lost} answers lost; ${total} lines counted by Python`;
    } finally {
      rmSync(base, { recursive: true, force: true });
    }
  },
);
