import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { nextSteps } from "./examinations.ts";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function makeFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-doctor-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const nowMs = Date.UTC(2026, 4, 1, 13, 0, 0);

interface Given {
  readonly env?: Record<string, string>;
  readonly home?: string;
  readonly platform?: string;
}

async function doctor(words: readonly string[], given: Given = {}) {
  const host = testHost({ env: given.env ?? {} });
  const clock = { ...host.clock, nowMs: () => nowMs, sleep: () => Promise.resolve() };
  const { home = "/nowhere", platform = "linux" } = given;
  const code = await run(["doctor", ...words], { ...host, clock, home, platform });
  return { code, out: host.out.text(), err: host.err.text() };
}

const at = (time: string, rest: string) => `{ "timestamp":"2026-05-01T${time}Z", ${rest} }\r\n`;
const header = at("12:00:00", '"event":"Fileheader", "part":1, "gameversion":"4.1.2"');
const commander = at("12:00:10", '"event":"Commander", "FID":"F1", "Name":"Foo"');
const shutdown = at("12:50:00", '"event":"Shutdown"');
const healthy = {
  "Journal.2026-04-30T120000.01.log": header + shutdown,
  "Journal.2026-05-01T120000.01.log": header + commander + shutdown,
  "Status.json": at("12:50:00", '"event":"Status", "Flags":0'),
  "NavRoute.json": at("12:20:00", '"event":"NavRoute", "Route":[  ]'),
  "ModulesInfo.json": at("12:20:00", '"event":"ModuleInfo", "Modules":[  ]'),
};

describe("shipslog doctor", () => {
  it("finds nothing wrong with a healthy folder and suggests commands", async () => {
    const { code, out } = await doctor([await makeFolder(healthy)]);
    expect(code).toBe(0);
    expect(out).toContain("✓ 2 journals from 2026-04-30 to 2026-05-01");
    expect(out).toContain("Journal.2026-05-01T120000.01.log: 3 lines, the last 10 min ago, commander Foo, game 4.1.2");
    expect(out).toContain("shipslog watch ");
    expect(out).not.toContain("\n! ");
  });

  it.each<[string, Record<string, string>, string]>([
    ["no journal", {}, "the folder has no journals"],
    ["a killed game", { "Journal.2026-05-01T120000.01.log": header + commander }, "ends without Shutdown"],
    [
      "a broken line",
      { "Journal.2026-05-01T120000.01.log": `${header}{ "timest\r\n${shutdown}` },
      "line 2 starts like an event",
    ],
    ["an empty journal", { ...healthy, "Journal.2026-04-01T120000.01.log": "" }, ": empty"],
    ["an unknown name", { ...healthy, "Journal.tomorrow.log": "" }, "not a journal name"],
    ["a torn file", { ...healthy, "Status.json": '{ "timest' }, "Status.json is incomplete"],
    ["a missing file", { "Journal.2026-05-01T120000.01.log": header + shutdown }, "Status.json is missing"],
    [
      "a stale file",
      { ...healthy, "Status.json": at("11:00:00", '"event":"Status", "Flags":0') },
      "1 h 50 min before the last line",
    ],
    [
      "a clock that is behind",
      { ...healthy, "Journal.2026-05-01T150000.01.log": at("15:00:00", '"event":"Shutdown"') },
      "2 h from now",
    ],
  ])("reports %s", async (_what, files, message) => {
    const { code, out } = await doctor([await makeFolder(files)]);
    expect(code).toBe(1);
    expect(out.split("\n").find((line) => line.startsWith("! ") && line.includes(message))).toBeDefined();
  });

  it("finds the folder by itself or by the environment, or lists where it searched", async () => {
    const home = await makeFolder({});
    const steam = ".local/share/Steam/steamapps/compatdata/359320/pfx/drive_c/users/steamuser";
    const folder = join(home, steam, "Saved Games/Frontier Developments/Elite Dangerous");
    const lost = await doctor([], { home });
    expect(lost.code).toBe(3);
    expect(lost.out.replaceAll("\\", "/")).toContain(folder.replaceAll("\\", "/"));
    await mkdir(folder, { recursive: true });
    expect((await doctor([], { home })).out).toContain("the game's folder");
    const env = { SHIPSLOG_JOURNAL_DIR: await makeFolder(healthy) };
    expect(await doctor([], { env })).toMatchObject({ code: 0 });
    const gone = await doctor(["/nowhere/at/all"]);
    expect(gone.code).toBe(2);
    expect(gone.err).toContain("does not exist");
  });

  it("prints folders and commands for Windows", async () => {
    const { code, out } = await doctor([], { platform: "win32", home: "C:\\Users\\me" });
    expect(code).toBe(3);
    expect(out).toContain("  C:\\Users\\me\\Saved Games\\Frontier Developments\\Elite Dangerous\n");
    expect(out).toContain("  setx SHIPSLOG_JOURNAL_DIR DIR ");
  });

  it.each([
    ["C:\\Games\\journal", "C:\\Games\\journal"],
    ["C:\\Users\\me\\Saved Games", '"C:\\Users\\me\\Saved Games"'],
    ["\\\\server\\share", "\\\\server\\share"],
  ])("puts quotes around %s when a shell needs them", (folder, named) => {
    const newest = { file: "Journal.2026-05-01T120000.01.log", lines: 1, bad: [], first: undefined, last: undefined };
    const facts = { folder, subfolders: [], newest, journals: [{}] } as unknown as Parameters<typeof nextSteps>[0];
    expect(nextSteps(facts)).toContain(`shipslog check ${named}`);
  });

  it("suggests a check without a dialect, because check detects it", async () => {
    const shown = async (first: string) =>
      (await doctor([await makeFolder({ "Journal.2026-05-01T120000.01.log": first + commander })])).out;
    expect(await shown("")).toMatch(/shipslog check \S+\n/);
    expect(await shown(header)).toMatch(/shipslog check \S+\n/);
  });

  it("goes on when the newest journal cannot be read", async () => {
    const folder = await makeFolder(healthy);
    // Reading the first byte of this file fails with EIO, also for root.
    await symlink("/proc/self/mem", join(folder, "Journal.2026-05-02T120000.01.log"));
    const { code, out } = await doctor([folder]);
    expect([code, out]).toEqual([1, expect.stringMatching(/^! .*02T120000.01.log: it cannot be read: .*EIO/m)]);
    expect(out).toContain("✓ Status.json");
  });

  it("names what has the name of a journal and is not a file", async () => {
    const folder = await makeFolder(healthy);
    await mkdir(join(folder, "Journal.2026-05-02T120000.01.log"));
    const { code, out } = await doctor([folder]);
    expect([code, out]).toEqual([1, expect.stringContaining("! Journal.2026-05-02T120000.01.log is a folder\n")]);
  });

  it("names the subfolders with journals of a folder without, and the folder of a file", async () => {
    const folder = await makeFolder({ "notes.txt": "" });
    const journal = "Journal.2026-05-01T120000.01.log";
    await mkdir(join(folder, "laptop"));
    await writeFile(join(folder, "laptop", journal), header);
    const { code, out } = await doctor([folder]);
    expect([code, out]).toEqual([1, expect.stringContaining(`name one of them: ${join(folder, "laptop")}`)]);
    expect(out).toContain(`shipslog doctor ${join(folder, "laptop")}\n`);
    const file = await doctor([join(folder, "laptop", journal)]);
    expect([file.code, file.err]).toEqual([2, expect.stringContaining(`name its folder, ${join(folder, "laptop")}`)]);
  });

  it("escapes control characters in file names", async () => {
    const { out } = await doctor([await makeFolder({ ...healthy, "Journal.\u001B[2J.log": "" })]);
    expect(out).toContain("Journal.␛[2J.log");
  });
});
