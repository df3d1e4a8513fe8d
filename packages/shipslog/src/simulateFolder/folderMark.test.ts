import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { WriteStep } from "@shipslog/contract";
import { eventually, testHost } from "../../tests/helpers/host.ts";
import { run } from "../run.ts";
import { markFile, markFiles } from "./folderMark.ts";

const fixed = ["--seed", "42", "--for", "20m", "--start", "2026-05-01T12:00:00Z"];

async function simulateInto(folder: string, ...words: string[]) {
  const host = testHost();
  const code = await run(["simulate", "--out", folder, ...fixed, ...words], host);
  return { code, err: host.err.text() };
}

async function contentsOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).toSorted();
  const read = async (name: string) => [name, await readFile(join(folder, name), "latin1").catch(() => "")] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}

const newFolder = () => mkdtemp(join(tmpdir(), "shipslog-force-"));

describe("simulate --force", () => {
  it("replaces a folder of simulate, and leaves what a fresh folder has", async () => {
    const folder = await newFolder();
    const fresh = await newFolder();
    await simulateInto(folder, "--start", "2026-04-01T12:00:00Z", "--commanders", "2");
    expect(await simulateInto(folder, "trader", "--force")).toEqual({ code: 0, err: "" });
    await simulateInto(fresh, "trader");
    expect(await contentsOf(folder)).toEqual(await contentsOf(fresh));
  });

  it("writes a missing and an empty folder", async () => {
    const folder = await newFolder();
    for (const each of [folder, join(folder, "new")]) {
      expect(await simulateInto(each, "--force")).toEqual({ code: 0, err: "" });
      await rm(folder, { recursive: true });
    }
  });

  it("replaces an answer key and a temporary file in the folder too", async () => {
    const folder = await newFolder();
    const withFaults = ["--faults", "half-line:0.1", "--answers", join(folder, "answers.jsonl")];
    await simulateInto(folder, ...withFaults);
    await writeFile(join(folder, "Status.json.Journal.2026-05-01T120000.01.log.tmp"), "");
    expect(await simulateInto(folder, ...withFaults, "--force")).toEqual({ code: 0, err: "" });
    expect(Object.keys(await contentsOf(folder))).toContain("answers.jsonl");
  });

  it("adds the files of a second session to the mark", async () => {
    const folder = await newFolder();
    await simulateInto(folder);
    await simulateInto(folder, "--start", "2026-06-01T12:00:00Z", "--join");
    expect(await simulateInto(folder, "--force")).toEqual({ code: 0, err: "" });
    expect((await readdir(folder)).filter((name) => name.endsWith(".log"))).toHaveLength(1);
  });

  it.each([
    ["a journal of the game", "Journal.2026-04-30T120000.01.log"],
    ["a file of the user", "notes.txt"],
    ["a hidden file", ".notes"],
    ["a temporary file of another program", "notes.txt.1.tmp"],
  ])("refuses a folder that also has %s, and changes nothing", async (_, name) => {
    const folder = await newFolder();
    await simulateInto(folder);
    await writeFile(join(folder, name), "mine");
    const before = await contentsOf(folder);
    const { code, err } = await simulateInto(folder, "--force");
    expect([code, err]).toEqual([2, expect.stringContaining(`${folder} also has ${name}`)]);
    expect(await contentsOf(folder)).toEqual(before);
  });

  async function expectRefused(make: (path: string) => Promise<unknown>): Promise<void> {
    const folder = await newFolder();
    await simulateInto(folder);
    await rm(join(folder, "Status.json"));
    await make(join(folder, "Status.json"));
    expect((await simulateInto(folder, "--force")).code).toBe(2);
    expect(await readdir(folder)).toContain("Status.json");
  }

  it("refuses a folder with a folder inside", () => expectRefused(mkdir));

  it("refuses a folder with a link inside", () => expectRefused((path) => symlink("/nowhere", path)));

  it("refuses a folder without a mark, and changes nothing", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "Journal.2026-05-01T120000.01.log"), "mine");
    const before = await contentsOf(folder);
    const { code, err } = await simulateInto(folder, "--force");
    expect([code, err]).toEqual([2, expect.stringContaining(`${folder} has no ${markFile}`)]);
    expect(await contentsOf(folder)).toEqual(before);
  });

  it("replaces a folder that a killed simulate has left", { timeout: 300_000 }, async () => {
    const folder = await newFolder();
    const program = fileURLToPath(new URL("../shipslog.ts", import.meta.url));
    const words = ["simulate", "--out", folder, "--for", "20h", "--speed", "20000", "--dialect", "spec"];
    for (let round = 0; round < 3; round++) {
      const force = round === 0 ? [] : ["--force"];
      const child = spawn(process.execPath, ["--conditions=@shipslog/source", program, ...words, ...force], {
        stdio: "ignore",
      });
      const closed = once(child, "close");
      const before = (await readdir(folder)).includes(markFile);
      await eventually(async () => before !== (await readdir(folder)).includes(markFile), "a change of the folder");
      child.kill("SIGKILL");
      await closed;
    }
    expect(await simulateInto(folder, "--force")).toEqual({ code: 0, err: "" });
  });
});

describe("simulate, a second time into a folder", () => {
  it("is refused with the ways out, and changes nothing", async () => {
    const folder = await newFolder();
    await simulateInto(folder);
    const before = await contentsOf(folder);
    const { code, err } = await simulateInto(folder, "--start", "2026-06-01T12:00:00Z");
    expect([code, err]).toEqual([2, expect.stringMatching(/already has journals.* --force .* --join /)]);
    expect(await contentsOf(folder)).toEqual(before);
  });

  it("names no --force for journals that simulate did not write", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "Journal.2026-04-30T120000.01.log"), "mine");
    const { code, err } = await simulateInto(folder);
    expect([code, err]).toEqual([2, expect.stringMatching(/already has journals.* --join /)]);
    expect(err).not.toContain("--force");
  });

  it("adds a session with --join", async () => {
    const folder = await newFolder();
    await simulateInto(folder);
    expect(await simulateInto(folder, "--start", "2026-06-01T12:00:00Z", "--join")).toEqual({ code: 0, err: "" });
    expect((await readdir(folder)).filter((name) => name.endsWith(".log"))).toHaveLength(2);
  });

  it("refuses --join with --force, and without a folder", async () => {
    expect((await simulateInto("x", "--join", "--force")).err).toContain("--force and --join exclude each other");
    expect((await simulateInto("-", "--join")).err).toContain("--join needs --out DIR");
  });
});

it("anonymise does not mention the mark", async () => {
  const folder = await newFolder();
  await simulateInto(folder);
  const host = testHost();
  expect(await run(["anonymise", folder, "--out", `${folder}-shared`, "--key", "secret"], host)).toBe(0);
  expect(host.out.text()).not.toContain(markFile);
  expect(await readdir(`${folder}-shared`)).not.toContain(markFile);
});

describe("markFiles", () => {
  const open = (file: string): WriteStep => ({ type: "open", atMs: 0, file });
  const textOf = (step: WriteStep) =>
    step.type === "append" ? `${step.file}: ${new TextDecoder().decode(step.bytes)}` : step.file;

  it("lists each file once, before the step that creates it", () => {
    const marked = [...markFiles([open("one"), open("two"), open("one")], undefined)].map(textOf);
    expect(marked).toEqual([
      expect.stringMatching(/^\.shipslog-simulate: #.*\none\n$/),
      "one",
      `${markFile}: two\n`,
      "two",
      "one",
    ]);
  });

  it("completes the last line of a mark before it adds a file", () => {
    const mark = { files: new Set(["one", "tw"]), isComplete: false };
    expect([...markFiles([open("one"), open("two")], mark)].map(textOf)).toEqual([
      "one",
      `${markFile}: \ntwo\n`,
      "two",
    ]);
  });
});
