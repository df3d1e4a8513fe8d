import { execFile } from "node:child_process";
import { appendFile, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

let folder: string;

async function runWith(...words: string[]) {
  const host = testHost();
  const code = await run(words, host);
  return { code, out: host.out.text(), err: host.err.text() };
}

const check = (...words: string[]) => runWith("check", folder, "--dialect", "spec", "--threads", "1", ...words);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-check-"));
  for (const [index, scenario] of ["explorer", "trader", "on-foot"].entries()) {
    const start = `2026-05-0${index + 1}T12:00:00Z`;
    await runWith(
      "simulate",
      scenario,
      "--out",
      folder,
      "--seed",
      "42",
      "--for",
      "30m",
      "--start",
      start,
      "--dialect",
      "spec",
      "--join",
    );
  }
});

describe("shipslog check", () => {
  it("lists what the contract does not know, once with its count and first line, or that there is nothing", async () => {
    const known = await check("--drift");
    expect([known.code, known.out]).toEqual([0, expect.stringMatching(/^Drift: none;/m)]);
    const journal = "Journal.2026-05-01T120000.01.log";
    const file = join(await mkdtemp(join(tmpdir(), "shipslog-check-")), journal);
    const line = (event: string) => `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${event}", "Steps":3 }\r\n`;
    await writeFile(file, ["Dance", "Sing", "Dance"].map(line).join(""));
    const { out } = await runWith("check", file, "--dialect", "live", "--threads", "1", "--drift");
    const [, drift = ""] = out.split("Drift: ");
    expect(drift).toBe(
      [
        "2 things unknown to the contract",
        "",
        `kind Dance: 2 times\n  first at ${journal}:1\n  ${line("Dance").trim()}`,
        "",
        `kind Sing: once\n  first at ${journal}:2\n  ${line("Sing").trim()}\n`,
      ].join("\n"),
    );
  });

  it("finds nothing in what the simulator writes", async () => {
    const journals = (await readdir(folder)).filter((name) => name.endsWith(".log"));
    expect(journals).toHaveLength(3);
    for (const journal of journals) {
      const words = ["check", join(folder, journal), "--dialect", "spec", "--fail-on", "note"];
      expect(await runWith(...words)).toMatchObject({ code: 0, err: "" });
    }
  });

  it("passes a producer with another JSON layout, with --only spec", async () => {
    const other = await mkdtemp(join(tmpdir(), "shipslog-layout-"));
    const [journal = ""] = (await readdir(folder)).filter((name) => name.endsWith(".log"));
    const lines = (await readFile(join(folder, journal), "utf8")).trimEnd().split("\r\n");
    const rewritten = lines.map((line) => line.replace(/^\{ /, "{").replaceAll(/(\.\d*[1-9])0+(?=[,\] ])/g, "$1"));
    await writeFile(join(other, journal), `${rewritten.join("\n")}\n`);
    const words = ["check", join(other, journal), "--dialect", "spec", "--fail-on", "note", "--threads", "1"];
    expect(await runWith(...words, "--only", "spec")).toMatchObject({ code: 0, err: "" });
    const { code, out } = await runWith(...words, "--only", "game");
    expect(code).toBe(1);
    expect(out).toContain("game/layout");
  });

  it.each([
    ["text", /Nothing found|Summary/],
    ["json", /"summary":/],
    ["junit", /^<\?xml/],
    ["sarif", /"version":\s*"2\.1\.0"/],
    ["github", /^(::|$)/],
  ])("prints %s", async (format, looks) => {
    const { code, out } = await check("--format", format);
    expect(code).toBe(0);
    expect(out).toMatch(looks);
  });

  it.each([
    [["check"], "no path"],
    [["check", "nowhere"], "nowhere"],
    [["check", ".", "--format", "pdf"], "--format pdf: expected one of text, json"],
    [["check", ".", "--dialect", "klingon"], "--dialect klingon: expected one of spec, live"],
    [["check", ".", "--only", "live"], "--only live: no rule live"],
    [["check", ".", "--fail-on", "doom"], "--fail-on doom: expected one of error, warning, note"],
    [["check", ".", "--threads", "none"], "--threads none: expected a whole number, 1 or more"],
  ])("rejects %j", async (words, message) => {
    const { code, err } = await runWith(...words);
    expect(code).toBeGreaterThanOrEqual(2);
    expect(err).toContain(message);
  });

  describe("with a damaged line", () => {
    let baseline: string;

    beforeAll(async () => {
      const [journal = ""] = (await readdir(folder)).filter((name) => name.endsWith(".log")).toSorted();
      await appendFile(join(folder, journal), '{ "timestamp":"2026-05-01T23:00:00Z", "event":"CargoTra\r\n');
      baseline = join(folder, "accepted.json");
    });

    it("names the rule and the line, and exits with 1", async () => {
      const { code, out } = await check();
      expect(code).toBe(1);
      expect(out).toContain("half-line");
    });

    it("reports the same on one thread and on two", async () => {
      const outputs = await Promise.all(["1", "2"].map(runInProcess));
      expect(outputs[0]).toContain("half-line");
      expect(outputs[1]).toBe(outputs[0]);
    });

    it("accepts it by a baseline with a reason", async () => {
      await writeFile(baseline, JSON.stringify({ accepted: [{ rule: "half-line", reason: "power failure" }] }));
      expect((await check("--baseline", baseline)).code).toBe(0);
      await writeFile(baseline, JSON.stringify({ accepted: [{ rule: "half-line" }] }));
      expect(await check("--baseline", baseline)).toMatchObject({ code: 2, out: "" });
    });

    it("turns a rule off by configuration", async () => {
      await writeFile(baseline, JSON.stringify({ preset: "spec", rules: { "half-line": "off" } }));
      expect((await check("--config", baseline)).code).toBe(0);
    });

    it("takes the dialect from the preset of the configuration unless --dialect is given", async () => {
      await writeFile(baseline, JSON.stringify({ preset: "spec" }));
      const checked = async (...words: string[]) =>
        (await runWith("check", folder, "--config", baseline, ...words)).out;
      expect(await checked()).toContain("dialect spec");
      expect(await checked("--dialect", "live")).toContain("dialect live");
    });
  });

  it("prints no report when interrupted, and exits with 130", async () => {
    const host = testHost({ interrupted: AbortSignal.abort() });
    expect(await run(["check", folder, "--threads", "1"], host)).toBe(130);
    expect([host.out.text(), host.err.text()]).toEqual(["", expect.stringContaining("there is no report")]);
  });
});

/** Runs the command in its own process, because the test runner cannot load TypeScript in worker threads. */
async function runInProcess(threads: string): Promise<string> {
  const command = join(import.meta.dirname, "../../shipslog.ts");
  const words = ["check", folder, "--dialect", "spec", "--threads", threads, "--format", "json"];
  const node = promisify(execFile)(process.execPath, ["--conditions=@shipslog/source", command, ...words]);
  return await node.then(
    () => "",
    (failed: unknown) => (failed as { stdout: string }).stdout,
  );
}
