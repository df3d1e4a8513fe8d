import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { followJournal } from "@shipslog/journal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReaderStart, RunningReader } from "./machine/TryMachine.ts";
import { tryReader, type TryOptions } from "./tryReader.ts";

/** A reader inside this process: it prints every event of the journal, or what `change` makes of its line. */
const startReader =
  (change = (line: string) => line) =>
  ({ folder, onLine, onEnd }: ReaderStart): RunningReader => {
    const ending = new AbortController();
    const follow = async () => {
      for await (const entry of followJournal(folder, { signal: ending.signal })) {
        if (entry.type === "event") onLine(change(entry.raw));
      }
    };
    const reader = {
      closed: follow().finally(() => {
        reader.ending ??= "by itself";
        onEnd();
      }),
      ending: undefined as string | undefined,
      startError: undefined,
      errors: "",
      ask: () => ending.abort(),
      kill: () => ending.abort(),
    };
    return reader;
  };

let place = "";
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "shipslog-try-"));
});
afterAll(() => rm(place, { recursive: true }));

const command = ["reader"];
const inProcess = { startReader: startReader(), makeTemporaryFolder: () => mkdtemp(join(place, "cases-")) };

describe("tryReader", () => {
  it("runs a reader in the machine that it is given, and removes what it wrote", async () => {
    const cases = ["whole-file", "line-by-line", "more-lines"];
    const done: string[] = [];
    const report = await tryReader({
      command,
      cases,
      machine: inProcess,
      onDone: ({ tried }) => done.push(tried.name),
    });
    expect(report).toMatchObject({ isPassed: true, seed: 1, profile: "all", lateMs: 10_000, firstContact: [] });
    expect(report.outcomes.map(({ tried, result, reason }) => [tried.name, result, reason])).toEqual([
      ["whole-file", "passed", ""],
      ["line-by-line", "passed", ""],
      ["more-lines", "not claimed", "profile all"],
    ]);
    expect(done.toSorted()).toEqual(cases.toSorted());
    expect(await readdir(place)).toEqual([]);
  });

  it("gives each failed case its verdict", async () => {
    // Only the long line is as long as this.
    const machine = { ...inProcess, startReader: startReader((line) => (line.length > 5000 ? "" : line)) };
    const report = await tryReader({ command, cases: ["long-line"], lateMs: 500, machine });
    expect(report).toMatchObject({ isPassed: false, outcomes: [{ result: "failed", verdict: "lost" }] });
  });

  it("runs no case for a reader that fails in an ordinary folder", async () => {
    const machine = { ...inProcess, startReader: startReader((line) => line.replace("build", "built")) };
    const report = await tryReader({ command, cases: ["whole-file"], machine });
    expect(report).toMatchObject({ isPassed: false, outcomes: [], firstContact: [{ verdict: "changed" }] });
  });

  it("keeps no trial among the folders of an earlier one, whose journals a reader would print", async () => {
    const keep = join(place, "kept");
    const options = { command, cases: ["whole-file"], machine: inProcess, keep };
    expect(await tryReader({ ...options, seed: 1 })).toMatchObject({ isPassed: true });
    await expect(tryReader({ ...options, seed: 2 })).rejects.toThrow(/first-contact is of an earlier trial; remove it/);
    await rm(keep, { recursive: true });
    expect(await tryReader({ ...options, seed: 2 })).toMatchObject({ isPassed: true });
    await rm(keep, { recursive: true });
  });

  it("rejects for a program that does not exist, and when it is stopped", async () => {
    const absent = tryReader({ command: ["shipslog-no-such-reader"] });
    await expect(absent).rejects.toThrow("shipslog-no-such-reader cannot be started: there is no such program");
    await expect(absent).rejects.toMatchObject({ name: "ReaderStartError", cause: { code: "ENOENT" } });
    const stopped = tryReader({ command, machine: inProcess, signal: AbortSignal.abort("enough") });
    await expect(stopped).rejects.toBe("enough");
  });

  it.each([
    [{ command: [] }, "command"],
    [{ command, cases: ["whole-fil"] }, "cases"],
    [{ command, profile: "some" }, "profile"],
    [{ command, jobs: 0 }, "jobs"],
    [{ command, seed: 2 ** 60 }, "seed"],
  ])("refuses %j", async (options, name) => {
    await expect(tryReader(options as TryOptions)).rejects.toThrow(`option "${name}" must be`);
  });
});
