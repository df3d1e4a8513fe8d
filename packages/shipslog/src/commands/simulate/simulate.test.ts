import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost, eventually } from "../../../tests/helpers/host.ts";

async function runWith(...words: string[]) {
  const host = testHost();
  const code = await run(words, host);
  return { code, out: host.out.text(), err: host.err.text() };
}

async function simulated(...words: string[]) {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-simulate-"));
  const fixed = ["--seed", "42", "--for", "20m", "--start", "2026-05-01T12:00:00Z"];
  const { out } = await runWith("simulate", "--out", folder, ...fixed, ...words);
  const journals = (await readdir(folder)).filter((name) => name.endsWith(".log")).toSorted();
  const texts = await Promise.all(journals.map((name) => readFile(join(folder, name), "utf8")));
  return { folder, out, journals, texts };
}

describe("shipslog simulate --dialect live", () => {
  it("writes a folder that passes the check, for several commanders, with old names and in French", async () => {
    const options = ["--dialect", "live", "--commanders", "2", "--file-names", "old", "--channel", "beta"];
    const { folder, out, journals, texts } = await simulated(...options, "--language", "french");
    expect(journals).toHaveLength(2);
    expect(journals[0]).toBe("JournalBeta.260501120000.01.log");
    const commanders = texts.map((text) => /"event":"Commander", "FID":"(F\d+)"/.exec(text)?.[1]);
    expect(new Set(commanders).size).toBe(2);
    for (const text of texts) {
      expect(text).toMatch(/^{ "timestamp":"[^"]+", "event":"Fileheader".*"language":"French\/FR".*beta/);
      expect(text).toMatch(/"event":"Shutdown" }\r\n$/);
    }
    expect(out).toContain(`${texts.join("").split("\r\n").length - 1} lines in 2 journals`);
    const found = await runWith("check", folder, "--dialect", "live", "--fail-on", "note", "--threads", "1");
    expect(found).toMatchObject({ code: 0, err: "" });
  });

  it("writes rare forms that the check knows", async () => {
    const { folder, texts } = await simulated("--rare");
    const reputations = texts.join("").match(/.*"event":"Reputation".*/g) ?? [];
    const usual = (await simulated()).texts.join("").match(/.*"event":"Reputation".*/g) ?? [];
    expect(usual.every((line) => line.includes('"Independent"'))).toBe(true);
    expect(reputations).not.toEqual(usual);
    expect(await runWith("check", folder, "--fail-on", "note", "--threads", "1")).toMatchObject({ code: 0, err: "" });
  });

  it("writes the lines of a second at once in real time, and the same folder", async () => {
    const atOnce = await simulated("--dialect", "live");
    const followed = await simulated("--dialect", "live", "--speed", "4000");
    expect(followed.texts).toEqual(atOnce.texts);
    expect(followed.out.replace(followed.folder, "")).toBe(atOnce.out.replace(atOnce.folder, ""));
  });

  it.each([
    [["--dialect", "spec", "--language", "french"], "--language french needs --dialect live"],
    [["--dialect", "spec", "--rare"], "--rare needs --dialect live"],
    [["--dialect", "klingon"], "--dialect klingon: expected one of spec, live"],
    [["--commanders", "none"], "--commanders none: expected a whole number, 1 or more"],
    [["--dialect", "spec", "--commanders", "2"], "--commanders needs --dialect live"],
    [["--file-names", "odd"], "--file-names odd: expected one of new, old"],
    [["--speed", "Infinity"], "--speed Infinity: expected a number above 0, or max"],
    [["trader", "explorer"], "expected one scenario"],
  ])("rejects %j", async (words, message) => {
    const { code, err } = await runWith("simulate", "--out", "x", ...words);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

it("shipslog simulate plays the explorer when no scenario is given", async () => {
  const given = await simulated();
  const named = await simulated("explorer");
  expect(given.out).toContain(": explorer, ");
  expect(given.texts).toEqual(named.texts);
});

describe("when a session begins", () => {
  it("has ended by now when it is written at once, and begins now when it is played", async () => {
    const folder = await mkdtemp(join(tmpdir(), "shipslog-simulate-"));
    const firstOf = async (...words: string[]) => {
      const out = join(folder, words.join(""));
      const controller = new AbortController();
      const host = testHost({ interrupted: controller.signal });
      // Time passes only while the command sleeps.
      let nowMs = Date.UTC(2026, 4, 1, 12);
      const sleep = async (delayMs: number, signal?: AbortSignal) => {
        await host.clock.sleep(Math.min(delayMs, 10), signal);
        nowMs += delayMs;
      };
      const clock = { nowMs: () => nowMs, monotonicMs: () => nowMs, sleep };
      const firstJournal = async () => (await readdir(out).catch(() => [])).find((name) => name.endsWith(".log"));
      const running = run(["simulate", "--out", out, "--seed", "42", "--for", "30m", ...words], { ...host, clock });
      await eventually(async () => (await firstJournal()) !== undefined, "a journal");
      controller.abort();
      await running;
      return firstJournal();
    };
    expect(await firstOf("--commanders", "2", "--dialect", "live")).toBe("Journal.2026-05-01T103000.01.log");
    expect(await firstOf("--speed", "60")).toBe("Journal.2026-05-01T120000.01.log");
  });
});

describe("a custom scenario", () => {
  const courier = { name: "courier", description: "Hops.", ship: "trader", begins: "docked", region: "bubble" };

  async function fileOf(scenario: object): Promise<string> {
    const file = join(await mkdtemp(join(tmpdir(), "shipslog-scenario-")), "courier.json");
    await writeFile(file, JSON.stringify(scenario));
    return file;
  }

  it("is read from a file", async () => {
    const file = await fileOf({ ...courier, roams: { ports: 1 } });
    const { out, texts } = await simulated(file);
    expect(out).toContain(": courier, 20 min of play");
    expect(texts.join("")).toContain('"event":"');
  });

  it("is rejected with the path of the problem and the expected value", async () => {
    const file = await fileOf({ ...courier, roams: { port: 1 }, begins: "dockd" });
    const { code, err } = await runWith("simulate", file, "--out", "x");
    expect(code).toBe(2);
    expect(err).toMatch(/courier\.json is not a valid scenario:\n.*\/begins: .*docked/s);
    expect(err).toMatch(/\/roams/);
  });

  it.each([
    ["missing.json", 2, "cannot read the scenario missing.json"],
    ["explorr", 2, "did you mean explorer?"],
  ])("is not %s", async (word, expected, message) => {
    const { code, err } = await runWith("simulate", word, "--out", "x");
    expect([code, err]).toEqual([expected, expect.stringContaining(message)]);
  });
});
