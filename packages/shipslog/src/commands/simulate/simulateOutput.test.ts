import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testHost } from "../../../tests/helpers/host.ts";
import { run } from "../../run.ts";

const fixed = ["--seed", "42", "--for", "30m", "--start", "2026-05-01T12:00:00Z"];

async function simulateTo(out: string, ...words: string[]) {
  const host = testHost();
  const code = await run(["simulate", "--out", out, ...fixed, ...words], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

async function journalsOf(...words: string[]): Promise<{ text: string; names: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-output-"));
  await simulateTo(folder, ...words);
  const names = (await readdir(folder)).toSorted();
  const journals = names.filter((name) => name.endsWith(".log"));
  const texts = await Promise.all(journals.map((name) => readFile(join(folder, name), "utf8")));
  return { text: texts.join(""), names };
}

describe("simulate --out -", () => {
  it.each([
    ["in live", []],
    ["in spec", ["--dialect", "spec"]],
    ["for several commanders", ["--commanders", "2"]],
    ["paced", ["--speed", "6000"]],
    ["with faults in lines", ["--faults", "half-line:0.1,nul-bytes:0.1,lost-event:0.1"]],
  ])("prints the lines of the journals %s", async (_, words) => {
    const { code, out } = await simulateTo("-", ...words);
    expect(code).toBe(0);
    expect(out).toBe((await journalsOf(...words.filter((word) => !/speed|6000/.test(word)))).text);
  });

  it("prints its closing line to standard error, and nothing with --quiet", async () => {
    expect((await simulateTo("-")).err).toMatch(
      /^standard output: explorer, 30 min of play, \d+ lines in 1 journal, seed 42\n$/,
    );
    expect((await simulateTo("-", "--quiet")).err).toBe("");
  });

  it("stops when its reader closes the output, and exits with 0", async () => {
    const host = testHost();
    const ending = new AbortController();
    const out = {
      ...host.out,
      ended: ending.signal,
      write: () => ending.abort(Object.assign(new Error(), { code: "EPIPE" })),
    };
    // An endless session at its own pace would never end by itself.
    const code = await run(["simulate", "--out", "-", "--for", "9000d", "--speed", "5"], { ...host, out });
    expect([code, host.err.text()]).toEqual([0, ""]);
  });

  it.each([
    [["--force"], "--force needs --out DIR"],
    [["--faults", "half-line:0.1,torn-status:0.1"], "torn-status damages files and needs --out DIR"],
  ])("rejects %j", async (words, message) => {
    const { code, err } = await simulateTo("-", ...words);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe("simulate --no-status", () => {
  it("leaves out Status.json and nothing else", async () => {
    const all = await journalsOf("grand-tour");
    const less = await journalsOf("grand-tour", "--no-status");
    expect(less.names).toEqual(all.names.filter((name) => name !== "Status.json"));
    expect(less.text).toBe(all.text);
  });

  it("excludes --status", async () => {
    expect(await simulateTo("x", "--no-status", "--status", "every")).toMatchObject({ code: 2 });
  });
});

describe("the closing line", () => {
  it("counts how often each fault struck", async () => {
    const folder = await mkdtemp(join(tmpdir(), "shipslog-output-"));
    const key = join(folder, "answers.jsonl");
    const { out } = await simulateTo(folder, "--faults", "half-line:0.1,docked-elsewhere:0.0001", "--answers", key);
    const halves = (await readFile(key, "utf8")).split("\n").filter((line) => line.includes('"fault":"half-line"'));
    expect(out).toContain(`, seed 42; faults: ${halves.length} half-line, 0 docked-elsewhere\n`);
  });
});
