import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function makeFolder(files: Record<string, string | Uint8Array> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-replay-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

async function contentsOf(folder: string): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const name of (await readdir(folder)).toSorted()) contents[name] = await readFile(join(folder, name), "latin1");
  return contents;
}

/** Replays with a clock that advances only by sleeping; returns the total time slept. */
async function replay(words: readonly string[], nowMs = Date.UTC(2030, 0, 1)) {
  const host = testHost();
  let timeMs = nowMs;
  const sleep = (delayMs: number) => Promise.resolve(void (timeMs += delayMs));
  const clock = { nowMs: () => timeMs, monotonicMs: () => timeMs, sleep };
  const code = await run(["replay", ...words], { ...host, clock });
  return { code, out: host.out.text(), err: host.err.text(), waitedMs: timeMs - nowMs };
}

const at = (time: string, rest = '"event":"Music"') => `{ "timestamp":"2026-05-01T${time}Z", ${rest} }\r\n`;

/** A time inside a message does not shift. */
const quoted = '"Message":"at \\"2026-05-01T12:00:00Z\\""';

describe("shipslog replay", () => {
  const recording = {
    "Journal.2026-05-01T140005.01.log": [
      at("12:00:00", '"event":"Fileheader", "part":1'),
      "half a line \r\n\r\n",
      at("12:00:20", `"event":"CommunityGoal", "Expiry":"2026-05-08T12:00:00Z", ${quoted}`),
      at("12:01:00", '"event":"NavRoute"'),
      at("12:01:40", '"event":"Shutdown"').trimEnd(),
    ].join(""),
    "Journal.2026-05-02T090003.01.log": at("21:00:00", '"event":"Fileheader", "part":1') + at("21:00:30"),
    "NavRoute.json": at("12:01:00", '"event":"NavRoute", "Route":[ \r\n\r\n ]'),
    "Status.json": at("21:00:31", '"event":"Status", "Flags":0'),
    "Market.json": at("12:00:10", '"event":"Market"'),
    "notes.txt": "not the game's",
  };

  it("copies every byte, valid or not", async () => {
    const invalid = Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d, 0x0a, 0xe2, 0x82]);
    const folder = await makeFolder({ ...recording, "Journal.2026-05-03T090003.01.log": invalid });
    const out = await makeFolder();
    expect((await replay([folder, "--out", out, "--speed", "max"])).code).toBe(0);
    const { "notes.txt": _, ...expected } = await contentsOf(folder);
    expect(await contentsOf(out)).toEqual(expected);
  });

  it("waits as long as the recording, scaled, and at most the gap between journals", async () => {
    const folder = await makeFolder(recording);
    const words = [folder, "--speed", "10", "--gap", "20s"];
    expect((await replay([...words, "--out", await makeFolder()])).waitedMs).toBe((100 + 20 + 30) * 100);
    expect((await replay([folder, "--speed", "max", "--out", await makeFolder()])).waitedMs).toBe(0);
  });

  it("shifts times, expiries, companion files and file names with --now, and nothing else", async () => {
    const out = await makeFolder();
    const { out: report } = await replay([await makeFolder(recording), "--out", out, "--speed", "max", "--now"]);
    expect(report).toContain("8 lines in 2 journals");
    const contents = await contentsOf(out);
    // Two hours ahead of UTC and five seconds late in the recording; the second session was named in another zone.
    expect(Object.keys(contents)).toEqual([
      "Journal.2030-01-01T020005.01.log",
      "Journal.2030-01-01T020153.01.log",
      "Market.json",
      "NavRoute.json",
      "Status.json",
    ]);
    const moved = (time: string, rest: string) => at(time, rest).replace("2026-05-01", "2030-01-01");
    const expected = [
      moved("00:00:00", '"event":"Fileheader", "part":1'),
      "half a line \r\n\r\n",
      moved("00:00:20", `"event":"CommunityGoal", "Expiry":"2030-01-08T00:00:00Z", ${quoted}`),
      moved("00:01:00", '"event":"NavRoute"'),
      moved("00:01:40", '"event":"Shutdown"').trimEnd(),
    ];
    expect(contents["Journal.2030-01-01T020005.01.log"]).toBe(expected.join(""));
    expect(contents["NavRoute.json"]).toBe(moved("00:01:00", '"event":"NavRoute", "Route":[ \r\n\r\n ]'));
    expect(contents["Status.json"]).toContain("2030-01-01T00:02:21Z");
  });

  it("keeps the old form of names, the channel and the parts of a session", async () => {
    const out = await makeFolder();
    const first = "JournalBeta.210501140005.01.log";
    const second = "JournalBeta.210501140005.02.log";
    const folder = await makeFolder({ [first]: at("12:00:00"), [second]: at("12:30:00") });
    await replay([folder, "--out", out, "--speed", "max", "--now"]);
    const names = await readdir(out);
    expect(names.map((name) => name.replace(/\d{12}/, "#"))).toEqual(["JournalBeta.#.01.log", "JournalBeta.#.02.log"]);
    expect(new Set(names.map((name) => /\d{12}/.exec(name)?.[0])).size).toBe(1);
  });

  it.each([
    [["--out", "x"], 2, "expected one folder"],
    [["here", "--out", "./here"], 2, "a different folder than here"],
    [["here"], 2, "--out is missing"],
    [["here", "--out", "x", "--speed", "0"], 2, "--speed 0: expected a number above 0, or max"],
    [["/nowhere/at/all", "--out", "x"], 2, "does not exist"],
    [[import.meta.dirname, "--out", "x"], 2, "no journals in"],
  ])("rejects %j with %d", async (words, code, message) => {
    const answer = await replay(words);
    expect(answer.code).toBe(code);
    expect(answer.err).toContain(message);
  });

  it("skips a folder with the name of a journal, with a note", async () => {
    const folder = await makeFolder(recording);
    const out = await makeFolder();
    await mkdir(join(folder, "Journal.2026-05-03T090003.01.log"));
    const answer = await replay([folder, "--out", out, "--speed", "max"]);
    expect([answer.code, answer.err]).toEqual([
      0,
      expect.stringMatching(/^shipslog: .*03T090003.* is a folder; skipped\n$/),
    ]);
    expect(answer.out).toContain("in 2 journals");
  });

  it("never overwrites a journal", async () => {
    const folder = await makeFolder(recording);
    const out = await makeFolder(recording);
    const answer = await replay([folder, "--out", out, "--speed", "max"]);
    expect(answer.code).toBe(2);
    expect(answer.err).toContain("exists already");
    expect(await contentsOf(out)).toEqual(await contentsOf(folder));
  });
});
