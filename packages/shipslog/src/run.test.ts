import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandTable } from "./commandTable.ts";
import { run } from "./run.ts";
import { testHost, eventually } from "../tests/helpers/host.ts";

const temporaryFolder = () => mkdtemp(join(tmpdir(), "shipslog-cli-"));

async function runWith(words: readonly string[], given: Parameters<typeof testHost>[0] = {}) {
  const host = testHost(given);
  const code = await run(words, host);
  return { code, out: host.out.text(), err: host.err.text() };
}

describe("shipslog", () => {
  it("prints the help without arguments", async () => {
    const { code, out } = await runWith([]);
    expect(code).toBe(0);
    for (const name of [...commandTable.keys()]) expect(out).toContain(`  ${name}`);
    expect(await runWith(["--help"])).toMatchObject({ code: 0, out });
    expect(await runWith(["-h"])).toMatchObject({ code: 0, out });
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  it("prints the help of a command for every form of asking", async () => {
    const { out } = await runWith(["check", "--help"]);
    const ways = [
      ["help", "check"],
      ["check", "-h"],
      ["check", "--frobnicate", "--help"],
    ];
    expect(await Promise.all(ways.map(async (words) => (await runWith(words)).out))).toEqual([out, out, out]);
  });

  it("lists scenarios and faults", async () => {
    const { out } = await runWith(["simulate", "--help"], { isTerminal: true });
    expect(out).toContain("thargoid-war");
    expect(out).toContain("companion-late");
  });

  it("prints its version", async () => {
    const { code, out } = await runWith(["--version"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await runWith(["-v"])).toMatchObject({ code: 0, out });
  });

  it.each([...commandTable.keys()])("folds the help of %s to a terminal of 80 columns", async (name) => {
    const { out } = await runWith([name, "--help"], { isTerminal: true });
    // Command lines stay whole, so that they can be copied: the usage, and the examples, which have colours.
    const folded = out.split("\n").filter((line) => !line.includes("\u001B") && !line.startsWith("usage: "));
    expect(folded.filter((line) => line.length >= 80)).toEqual([]);
  });

  it.each([...commandTable.keys()])("prints the help of %s with examples", async (name) => {
    const { code, out } = await runWith([name, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`usage: shipslog ${name}`);
    expect(out).toContain("examples:");
  });

  it.each([
    [["frobnicate"], "unknown command frobnicate; run shipslog --help for the list"],
    [["chekc"], "unknown command chekc; did you mean check?"],
    [["simulate", "--sped", "3"], "unknown option --sped; did you mean --speed?"],
    [["simulate", "--sped=3"], "unknown option --sped; did you mean --speed?"],
    [["--versoin"], "unknown option --versoin; did you mean --version?"],
    [["watch", "-x"], "unknown option -x; run shipslog watch --help for the list"],
    [["watch", "-q"], "unknown option -q; did you mean --quiet?"],
    [["watch", "--from"], "--from needs a value"],
    [["constructor"], "unknown command constructor"],
    [["simulate"], "--out DIR"],
    [["simulate", "nobody", "--out", "x"], "unknown scenario nobody"],
    [["simulate", "--out", "x", "--speed", "fast"], "--speed fast: expected a number above 0, or max"],
    [["simulate", "--out", "x", "--for", "soon"], "--for soon: expected a duration such as 90s"],
    [["simulate", "--out", "x", "--seed", "1.5"], "--seed 1.5: expected a whole number"],
    [["simulate", "--out", "x", "--start", "once"], "--start once: expected a time such as 2026-05-01T12:00:00Z"],
    [["simulate", "--nonsense"], "--nonsense"],
  ])("rejects %j with advice", async (words, message) => {
    const { code, out, err } = await runWith(words);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(message);
    expect(err).not.toContain("    at ");
  });

  it("reports a folder that cannot be written and why, with a stack trace only for --debug", async () => {
    const words = ["simulate", "--out", join(import.meta.filename, "x"), "--for", "1m"];
    const plain = await runWith(words);
    expect(plain.code).toBe(2);
    expect(plain.err).toContain("cannot be written: a part of its path is not a folder (ENOTDIR); check the path");
    expect(plain.err).not.toMatch(/ {4}at |--debug/);
    expect((await runWith([...words, "--debug"])).err).toContain("    at ");
  });

  it("reports a missing path in one line", async () => {
    const { code, err } = await runWith(["check", "nowhere"]);
    expect([code, err]).toEqual([2, "shipslog: nowhere does not exist; shipslog doctor finds the game's folder\n"]);
  });
});

describe("shipslog simulate", () => {
  const words = (folder: string) => [
    "simulate",
    "--out",
    folder,
    "--seed",
    "42",
    "--for",
    "20m",
    "--start",
    "2026-05-01T12:00:00Z",
  ];

  it("writes the same folder for the same seed", async () => {
    const folders = [await temporaryFolder(), await temporaryFolder()];
    for (const folder of folders) expect((await runWith(words(folder))).code).toBe(0);
    const [first, second] = await Promise.all(folders.map(contentsOf));
    expect(Object.keys(first!)).toContain("Journal.2026-05-01T120000.01.log");
    expect(first).toEqual(second);
  });

  it("draws and prints a random seed", async () => {
    const { out } = await runWith(["simulate", "--out", await temporaryFolder(), "--for", "1m"]);
    expect(out).toContain("seed 7");
  });

  it("prints nothing with --quiet, and no progress bar without a terminal", async () => {
    const { out, err } = await runWith([...words(await temporaryFolder()), "--quiet"], { isTerminal: true });
    expect([out, err]).toEqual(["", ""]);
    expect((await runWith(words(await temporaryFolder()))).err).toBe("");
  });

  it("draws a progress bar on a terminal and removes it", async () => {
    // At speed max twenty minutes are written at once, unless every Status is.
    const { err } = await runWith([...words(await temporaryFolder()), "--status", "every"], { isTerminal: true });
    expect(err).toContain("█");
    expect(err.endsWith("\r\u001B[K")).toBe(true);
  });

  it("leaves complete lines and Status with Flags 0 when interrupted", async () => {
    const folder = await temporaryFolder();
    const controller = new AbortController();
    const running = runWith([...words(folder), "--speed", "200"], { interrupted: controller.signal });
    const hasBegun = async () => {
      // Files that replace others come and go.
      const contents = await contentsOf(folder).catch(() => ({}));
      const hasLine = Object.entries(contents).some(([name, text]) => name.endsWith(".log") && text.includes("\n"));
      return hasLine && "Status.json" in contents;
    };
    await eventually(hasBegun, "a line and a Status.json");
    controller.abort();
    const { code, out } = await running;
    expect(code).toBe(130);
    expect(out).toContain("stopped on request");
    const contents = await contentsOf(folder);
    expect(contents["Status.json"]).toMatch(/"event":"Status", "Flags":0 \}\r\n$/);
    const journals = Object.entries(contents).filter(([name]) => name.endsWith(".log"));
    expect(journals.length).toBeGreaterThan(0);
    for (const [, text] of journals) expect(text === "" || text.endsWith("}\r\n")).toBe(true);
  });
});

async function contentsOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const)),
  );
}
