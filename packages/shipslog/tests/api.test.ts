/** The API as a stranger's program uses it. `tests/examples.test.ts` runs an example of each function. */
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  checkFolder,
  EnvironmentError,
  Interruption,
  openFolder,
  queryLake,
  simulateFolder,
  storeFolder,
  UsageError,
  watchFolder,
} from "shipslog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let place = "";
let folder = "";
const start = new Date("2026-05-01T12:00:00Z");

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "shipslog-api-"));
  folder = join(place, "journal");
  await simulateFolder(folder, { scenario: "trader", seed: 42, start });
});
afterAll(() => rmSync(place, { recursive: true }));

const aborted = () => AbortSignal.abort();

describe("an import of shipslog", () => {
  it("loads neither DuckDB nor the rules nor the simulator", () => {
    const program = `
      import { registerHooks } from "node:module";
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      await import("shipslog");
      console.log(JSON.stringify(loaded));`;
    const words = ["--conditions=@shipslog/source", "--input-type=module", "-e", program];
    const loaded = JSON.parse(execFileSync(process.execPath, words, { encoding: "utf8" })) as string[];
    expect(loaded.some((url) => url.endsWith("/shipslog/src/index.ts"))).toBe(true);
    expect(
      loaded.filter((url) => /duckdb|packages\/(?:archive|fleet|cockpit|check|simulator|faults)\//.test(url)),
    ).toEqual([]);
  });
});

describe("every function", () => {
  it.each<readonly [string, () => unknown]>([
    ["dialct", () => checkFolder(folder, { dialct: "spec" } as object)],
    ["form", () => watchFolder(folder, { form: "start" } as object)],
    ["sed", () => simulateFolder(join(place, "none"), { sed: 1 } as object)],
    ["compat", () => storeFolder(folder, join(place, "none"), { compat: true } as object)],
    ["comander", () => queryLake(folder, "SELECT 1", { comander: "F1" } as object)],
    ["maschine", () => openFolder(folder, { maschine: {} } as object)],
  ])("refuses the unknown option %s by name, and suggests the right one", async (name, call) => {
    await expect(async () => await call()).rejects.toThrow(
      new RegExp(`^unknown option "${name}"; did you mean \\w+\\?$`),
    );
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ["openFolder", () => openFolder(join(place, "nowhere"))],
    ["checkFolder", () => checkFolder(join(place, "nowhere"))],
    ["storeFolder", () => storeFolder(join(place, "nowhere"), join(place, "none"))],
    ["queryLake", () => queryLake(join(place, "nowhere"), "SELECT 1")],
    ["simulateFolder", () => simulateFolder(join(place, "none"), { scenario: "pirat" })],
  ])("%s refuses what does not exist with a UsageError", async (_, call) => {
    await expect(call()).rejects.toThrow(UsageError);
    expect(readdirSync(place)).not.toContain("none");
  });

  it("says what to install where the optional part is missing", async () => {
    const installation = { kind: "project", commandLine: [], versionOf: () => undefined } as const;
    const calls = [
      storeFolder(folder, join(place, "none"), { installation }),
      queryLake(folder, "SELECT 1", { installation }),
    ];
    for (const call of calls) {
      await expect(call).rejects.toThrow(EnvironmentError);
      await expect(call).rejects.toThrow(/DuckDB.*npm install @shipslog\/archive@/);
    }
  });

  it("stops with an Interruption where there is no result without the rest", async () => {
    await expect(checkFolder(folder, { signal: aborted() })).rejects.toThrow(Interruption);
    await expect(storeFolder(folder, join(place, "stopped"), { signal: aborted() })).rejects.toThrow(Interruption);
    await expect(queryLake(folder, "SELECT 1", { signal: aborted() })).rejects.toThrow(Interruption);
  });
});

describe("openFolder", () => {
  it("lists journals and commanders, and reads lines and typed events in order", async () => {
    const opened = await openFolder(folder);
    expect(opened.journals.map(({ file, path }) => [path, file])).toEqual([
      [join(folder, "Journal.2026-05-01T120000.01.log"), "Journal.2026-05-01T120000.01.log"],
    ]);
    expect(await opened.commanders()).toEqual([
      { id: expect.stringMatching(/^F\d+$/) as string, name: expect.any(String) as string },
    ]);
    const entries = await Array.fromAsync(opened.entries());
    expect(entries.map(({ position }) => position.line)).toEqual(entries.map((_, at) => at + 1));
    const docked = await Array.fromAsync(opened.events(["Docked"]));
    expect(docked.map(({ event }) => event)).toEqual(docked.map(() => "Docked"));
    expect(docked.length).toBeGreaterThan(0);
  });

  it("reads folders one after the other, and leaves out what cannot be read if somebody listens", async () => {
    const other = join(place, "other");
    await simulateFolder(other, { seed: 7, durationMs: 600_000, start: Date.UTC(2026, 3, 1) });
    // Reading the first byte of this file fails with EIO, also for root.
    symlinkSync("/proc/self/mem", join(other, "Journal.2026-04-02T000000.01.log"));
    const opened = await openFolder([folder, other]);
    await expect(Array.fromAsync(opened.entries())).rejects.toThrow("it cannot be read");
    const unreadable: string[] = [];
    const onUnreadable = ({ message }: Error) => void unreadable.push(message);
    const entries = await Array.fromAsync(opened.entries({ kinds: ["Fileheader"], onUnreadable }));
    expect(entries.map(({ position }) => position.file.slice(8, 18))).toEqual(["2026-05-01", "2026-04-01"]);
    expect(unreadable).toEqual([expect.stringContaining("Journal.2026-04-02")]);
  });
});

describe("watchFolder", () => {
  it("yields lines and companion files, also those that come later", async () => {
    const watched = join(place, "watched");
    const ending = new AbortController();
    const seen: string[] = [];
    const waits: (string | undefined)[] = [];
    const onFound = ({ waitsFor }: { readonly waitsFor: string | undefined }) => void waits.push(waitsFor);
    const watching = (async () => {
      for await (const each of watchFolder(watched, { from: "start", signal: ending.signal, onFound })) {
        seen.push(
          each.type === "companion" ? `${each.file} ${each.state}` : each.type === "event" ? each.kind : each.type,
        );
        if (seen.includes("Shutdown") && seen.includes("Status.json alone")) ending.abort();
      }
    })();
    await simulateFolder(watched, { seed: 42, durationMs: 600_000 });
    await watching;
    expect(waits).toEqual(["folder"]);
    expect(seen).toContain("Status.json missing");
    expect(seen).toContain("Fileheader");
  });

  it("yields typed events of some kinds, and names the lines that are none", async () => {
    const damaged = join(place, "damaged");
    await simulateFolder(damaged, { scenario: "trader", seed: 42, start });
    const [journal = ""] = readdirSync(damaged).filter((name) => name.endsWith(".log"));
    appendFileSync(join(damaged, journal), '{ "timestamp":"2026-05-01T23:00:00Z", "event":"Docked" }\r\n');
    const skipped: number[] = [];
    const stations: string[] = [];
    const ending = new AbortController();
    const options = {
      kinds: ["Docked", "MarketSell"],
      from: "start",
      signal: ending.signal,
      onSkipped: ({ issues }: { readonly issues: readonly unknown[] }) => {
        skipped.push(issues.length);
        ending.abort();
      },
    } as const;
    for await (const seen of watchFolder(damaged, options)) {
      if (seen.type === "event" && seen.kind === "Docked") stations.push(seen.event.StationName);
    }
    expect(stations.length).toBeGreaterThan(0);
    expect(skipped).toEqual([expect.any(Number)]);
  });

  it("ends when its loop is left", async () => {
    for await (const { type } of watchFolder(folder, { from: "start" })) {
      expect(type).toMatch(/event|companion/);
      break;
    }
  });

  it("passes on a failure", async () => {
    await expect(Array.fromAsync(watchFolder(join(place, "no.log")))).rejects.toThrow(UsageError);
  });
});

describe("storeFolder and queryLake", () => {
  it("store once, and answer from the lake as from the folder", async () => {
    const lake = join(place, "lake");
    const first = await storeFolder(folder, lake);
    expect(first).toMatchObject({ journals: 1, commanders: [expect.stringMatching(/^F\d+$/)], unreadable: [] });
    expect(first.lake.events).toBe(first.lines);
    expect((await storeFolder(folder, lake, { compact: true })).lines).toBe(0);
    const sql = "SELECT count(*)::INTEGER AS lines FROM events";
    const rows = [{ lines: first.lines }];
    expect([await queryLake<{ lines: number }>(lake, sql), await queryLake(folder, sql)]).toEqual([rows, rows]);
    await expect(queryLake(lake, sql, { commander: "F0" })).rejects.toThrow(/no commander F0/);
    await expect(storeFolder(folder, folder)).rejects.toThrow("the lake must be a different folder");
  });
});

describe("simulateFolder", () => {
  it("writes the same bytes for the same seed, and returns a seed that it drew", async () => {
    const { seed, lines } = await simulateFolder(join(place, "drawn"), { durationMs: 600_000, start });
    const again = await simulateFolder(join(place, "again"), { durationMs: 600_000, start, seed });
    expect([again.lines, again.seed]).toEqual([lines, seed]);
  });

  it("replaces what it wrote with force, and nothing else", async () => {
    const own = join(place, "own");
    await simulateFolder(own, { durationMs: 600_000, start, seed: 1 });
    await simulateFolder(own, { durationMs: 600_000, start, seed: 2, force: true });
    expect(readdirSync(own).filter((name) => name.endsWith(".log"))).toHaveLength(1);
    appendFileSync(join(own, "mine.txt"), "");
    await expect(simulateFolder(own, { force: true })).rejects.toThrow(UsageError);
  });

  it("names a fault that does not exist", async () => {
    const faults = { "half-lin": 0.1 };
    await expect(simulateFolder(join(place, "faulty"), { faults })).rejects.toThrow(
      'unknown option "faults.half-lin"; did you mean half-line?',
    );
  });
});
