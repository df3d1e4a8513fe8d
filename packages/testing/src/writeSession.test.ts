import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readJournal } from "@shipslog/journal";
import { simulateEvents, writeSession, type SessionOptions } from "./index.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function write(options: SessionOptions) {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-session-"));
  folders.push(folder);
  const written = await writeSession(folder, options);
  const names: string[] = [];
  for await (const entry of readJournal(folder)) names.push(entry.type === "event" ? entry.kind : entry.type);
  return { folder, written, names };
}

it("writes the events of simulateEvents, and the companion files", async () => {
  const options = { seed: 42, scenario: "trader", for: "30m" } as const;
  const { folder, written, names } = await write(options);
  expect(names).toEqual(simulateEvents(options).map(({ event }) => event));
  expect(written).toEqual({
    journals: [expect.stringMatching(/^Journal\..*\.01\.log$/)],
    lines: names.length,
    answers: [],
  });
  expect(await readdir(folder)).toEqual(expect.arrayContaining(["Status.json", "NavRoute.json"]));
});

it("directs the session by steps, with the options of files", async () => {
  const { written, names } = await write({ steps: [{ do: "jump" }], form: "old", channel: "beta", linesPerPart: 20 });
  expect(names).toContain("FSDJump");
  expect(written.journals.length).toBeGreaterThan(1);
  expect(written.journals[0]).toMatch(/^JournalBeta\.\d{12}\.01\.log$/);
});

it("damages it by rates, and answers where", async () => {
  const { written, names } = await write({ seed: 42, for: "30m", faults: { "half-line": 0.2 } });
  expect(written.answers.length).toBeGreaterThan(3);
  expect(names.filter((name) => name === "bad")).toHaveLength(written.answers.length);
  await expect(write({ faults: { sabotage: 1 } })).rejects.toThrow(TypeError);
});

it("writes the same bytes for the same options", async () => {
  const read = async () => {
    const { folder, written } = await write({ seed: 3, for: "20m", faults: { "torn-status": 0.5 } });
    return Promise.all(["Status.json", ...written.journals].map((name) => readFile(join(folder, name), "latin1")));
  };
  expect(await read()).toEqual(await read());
});
