import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Finding, ReportedFolder, Summary } from "@shipslog/check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { findConfiguration } from "./checkSettings.ts";
import { testHost } from "../../../tests/helpers/host.ts";

let place = "";
let journal = "";

async function shipslog(...words: readonly string[]) {
  const host = testHost();
  const code = await run(words, host);
  return { code, out: host.out.text(), err: host.err.text() };
}

const check = (...words: readonly string[]) => shipslog("check", "--threads", "1", "--fail-on", "note", ...words);

async function checkAsJson(...words: readonly string[]) {
  const { code, out } = await check("--format", "json", ...words);
  return { code, ...(JSON.parse(out) as { findings: Finding[]; summary: Summary; folders: ReportedFolder[] }) };
}

/** Simulates half an hour in dialect spec, whose sessions carry no name of their commander. */
async function simulateSpec(name: string, seed: string): Promise<string> {
  const out = join(place, name);
  const time = ["--for", "30m", "--start", "2026-05-01T12:00:00Z", "--dialect", "spec", "--quiet"];
  expect((await shipslog("simulate", "grand-tour", "--out", out, "--seed", seed, ...time)).code).toBe(0);
  return out;
}

/** Copies a folder and damages a line of its journal. */
function damagedCopy(from: string, name: string): string {
  const folder = join(place, name);
  cpSync(from, folder, { recursive: true });
  appendFileSync(join(folder, journal), '{ "timestamp":"2026-05-01T23:00:00Z", "event":"CargoTra\r\n');
  return folder;
}

let one = "";
let two = "";
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "paths-"));
  one = await simulateSpec("all/one", "1");
  two = await simulateSpec("all/two", "2");
  [journal = ""] = readdirSync(one).filter((name) => name.endsWith(".log"));
});
afterAll(() => rmSync(place, { recursive: true }));

/** JSON doubles the separators of Windows, and a URI has slashes. */
const withSlashes = (text: string) => text.replaceAll(/\\+/g, "/");
/** Without its root, which a URI encodes; a terminal of 80 columns has no place for the whole of a long path. */
const shown = (path: string, format: string) =>
  format === "text"
    ? withSlashes(path).split("/").slice(-3).join("/")
    : withSlashes(path).replace(/^(?:[A-Z]:)?\//, "");

describe("check of several paths", () => {
  it("compares no session with one of another folder", async () => {
    for (const paths of [[one, two], [two, one], [join(place, "all")], [join(place, "all/*")]]) {
      const { code, out, err } = await check(...paths);
      expect([code, err, out]).toEqual([
        0,
        "",
        expect.stringMatching(/Nothing found\n {2}all \d+ entries in 2 files checked/),
      ]);
    }
  });

  it("reads a journal once when its folder is named too", async () => {
    const alone = await check(one);
    expect(await check(one, join(one, journal))).toEqual(alone);
    expect(await check(join(one, journal), one, `${one}/`)).toEqual(alone);
    // As the pattern * of a shell, which leaves out the mark of simulate.
    const names = readdirSync(one).filter((name) => !name.startsWith("."));
    expect(await check(...names.map((name) => join(one, name)))).toEqual(alone);
  });

  it("gives the whole path of each finding in every format", async () => {
    const folders = [damagedCopy(one, "damaged/left"), damagedCopy(one, "damaged/right")];
    const { code, findings, folders: reported } = await checkAsJson(...folders);
    expect(code).toBe(1);
    expect(findings.map(({ rule, path }) => [rule, path])).toEqual(
      folders.map((folder) => ["half-line", join(folder, journal)]),
    );
    expect(reported.map(({ path, dialect }) => [path, dialect])).toEqual(folders.map((folder) => [folder, "spec"]));
    for (const format of ["text", "sarif", "junit", "github"]) {
      const { out } = await check("--format", format, "--all", ...folders);
      for (const folder of folders) expect(withSlashes(out)).toContain(shown(join(folder, journal), format));
    }
  });

  it("accepts a finding of one folder by a baseline with its path", async () => {
    const folders = [join(place, "damaged/left"), join(place, "damaged/right")];
    const baseline = join(place, "baseline.json");
    const accept = (...files: readonly string[]) =>
      writeFileSync(
        baseline,
        JSON.stringify({ accepted: files.map((file) => ({ rule: "half-line", file, reason: "x" })) }),
      );
    accept(join(place, "damaged/left", journal));
    expect((await checkAsJson("--baseline", baseline, ...folders)).findings.map(({ path }) => path)).toEqual([
      join(place, "damaged/right", journal),
    ]);
    accept(journal);
    const { code, summary } = await checkAsJson("--baseline", baseline, ...folders);
    expect([code, summary.accepted, summary.unusedBaseline]).toEqual([0, 2, []]);
  });

  it("detects the dialect of each folder and says why", async () => {
    const live = join(place, "mixed/live");
    await shipslog("simulate", "--out", live, "--seed", "1", "--for", "10m", "--dialect", "live", "--quiet");
    cpSync(one, join(place, "mixed/spec"), { recursive: true });
    const { code, out } = await check(join(place, "mixed"));
    expect([code, out]).toEqual([0, expect.stringContaining("dialect by folder:")]);
    expect(out.replaceAll(/\s+/g, " ")).toContain(`- ${live}: dialect live: found a Fileheader`);
    const forced = await check(join(place, "mixed"), "--dialect", "spec");
    expect([forced.code, forced.out]).toEqual([1, expect.stringContaining("dialect spec: set by --dialect")]);
  });
});

describe("check of paths without journals", () => {
  it.each([
    ["an empty folder", "empty", "no journals in"],
    ["a missing path", "missing", "does not exist"],
    ["a pattern that matches nothing", "missing*", "matches"],
    ["a folder with other files", "others", "it has notes.txt"],
  ])("refuses %s with 2", async (_what, name, message) => {
    mkdirSync(join(place, "empty"), { recursive: true });
    mkdirSync(join(place, "others"), { recursive: true });
    writeFileSync(join(place, "others/notes.txt"), "");
    expect(await check(join(place, name))).toEqual({
      code: 2,
      out: "",
      err: expect.stringContaining(message) as string,
    });
  });
});

describe("check of a folder with unreadable journals", () => {
  it("reports each as a finding and checks the others", async () => {
    const folder = damagedCopy(one, "unreadable");
    const unreadable = "Journal.2026-05-01T110000.01.log";
    // Reading the first byte of this file fails with EIO, also for root.
    symlinkSync("/proc/self/mem", join(folder, unreadable));
    const { code, findings } = await checkAsJson(folder);
    expect(code).toBe(1);
    expect(findings.map(({ rule, path }) => [rule, path])).toEqual([
      ["unreadable-file", join(folder, unreadable)],
      ["half-line", join(folder, journal)],
    ]);
    expect(findings[0]?.received).toContain("EIO");
  });

  it("skips what is not a file, with a note", async () => {
    const folder = join(place, "odd");
    cpSync(one, folder, { recursive: true });
    mkdirSync(join(folder, "Journal.2026-05-01T100000.01.log"));
    execFileSync("mkfifo", [join(folder, "Journal.2026-05-01T110000.01.log")]);
    const { code, out, err } = await check(folder);
    expect([code, out]).toEqual([0, expect.stringContaining("Nothing found")]);
    for (const text of ["100000.01.log is a folder", "110000.01.log is a FIFO"]) {
      expect(err).toContain(text);
      expect(out.replaceAll(/\s+/g, "")).toContain(text.replaceAll(" ", ""));
    }
  });
});

describe("check of odd files and folders", () => {
  it("checks the others beside a link to itself, a link to nothing and a copy, and says what it left out", async () => {
    const folder = damagedCopy(one, "links");
    symlinkSync("Journal.2026-05-01T100000.01.log", join(folder, "Journal.2026-05-01T100000.01.log"));
    symlinkSync("nowhere", join(folder, "Journal.2026-05-01T110000.01.log"));
    cpSync(join(folder, journal), join(folder, "Journal.2026-05-02T110000.01.log"));
    linkSync(join(folder, journal), join(folder, "Journal.2026-05-02T120000.01.log"));
    for (const path of [folder, join(folder, "Journal*.log")]) {
      const { code, findings, folders } = await checkAsJson(path);
      expect([code, findings.map(({ rule }) => rule)]).toEqual([1, ["half-line"]]);
      expect(folders[0]?.skipped.map((text) => text.slice(folder.length + 1))).toEqual([
        expect.stringContaining("100000.01.log cannot be read: its symbolic links lead in a circle (ELOOP)"),
        "Journal.2026-05-01T110000.01.log is a link to nothing",
        `Journal.2026-05-02T110000.01.log is a copy of ${journal}`,
        `Journal.2026-05-02T120000.01.log is a copy of ${journal}`,
      ]);
    }
  });

  it("checks the other paths beside one that leads to nothing, and exits with 2 when they are sound", async () => {
    mkdirSync(join(place, "hollow"));
    const bad = [join(place, "nowhere"), join(place, "hollow"), join(place, "nowhere*")];
    for (const path of bad) {
      const { code, out, err } = await check(path, one);
      expect([code, out]).toEqual([2, expect.stringContaining("Nothing found")]);
      expect(err).toMatch(/(does not exist|it is empty|matches).*; the other paths are checked\n$/s);
    }
    expect((await check(...bad, damagedCopy(one, "beside-bad"))).code).toBe(1);
  });

  it("names an empty journal, UTF-16 and carriage returns", async () => {
    const line = '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Missions", "Active":[], "Failed":[], "Complete":[] }';
    const folder = join(place, "encodings");
    mkdirSync(folder);
    writeFileSync(join(folder, "Journal.2026-05-01T120000.01.log"), "");
    writeFileSync(join(folder, "Journal.2026-05-02T120000.01.log"), `\uFEFF${line}\r\n${line}\r\n`, "utf16le");
    writeFileSync(join(folder, "Journal.2026-05-03T120000.01.log"), `${line}\r${line}\r${line}\r`);
    const { findings } = await checkAsJson(folder, "--dialect", "spec", "--only", "spec");
    const rules = new Map(findings.map(({ rule, path }) => [path?.slice(-20), rule]));
    expect([...rules.values()]).toEqual(["utf-16", "carriage-returns"]);
    const notes = await checkAsJson(join(folder, "Journal.2026-05-01T120000.01.log"));
    expect(notes.findings.map(({ rule, severity }) => [rule, severity])).toEqual([["empty-journal", "note"]]);
  });
});

describe("settings of a check", () => {
  const settingsIn = async (folder: string) => {
    const configuration = await findConfiguration(folder);
    return configuration === undefined ? undefined : { path: configuration.path, rules: configuration.rules };
  };

  it("are found in the folder or the nearest one above, in a file of their own or in package.json", async () => {
    const project = join(place, "project");
    const inner = join(project, "packages/one");
    mkdirSync(inner, { recursive: true });
    writeFileSync(join(inner, "package.json"), '{ "name":"one" }');
    expect(await settingsIn(inner)).toBeUndefined();
    const outer = join(project, "package.json");
    writeFileSync(outer, '{ "name":"all", "shipslog":{ "rules":{ "layout":"off" } } }');
    expect(await settingsIn(inner)).toEqual({ path: outer, rules: { layout: "off" } });
    const own = join(project, "shipslog.config.json");
    writeFileSync(own, '{ "rules":{ "layout":"error" } }');
    expect(await settingsIn(inner)).toEqual({ path: own, rules: { layout: "error" } });
    writeFileSync(own, '{ "rules":{ "lay-out":"error" } }');
    await expect(settingsIn(inner)).rejects.toThrow('unknown rule "lay-out"');
  });

  it("change findings by folder, kind and field", async () => {
    const folders = [damagedCopy(one, "by-folder/left"), damagedCopy(one, "by-folder/right")];
    const config = join(place, "overrides.json");
    writeFileSync(config, '{ "overrides":[{ "folders":["by-folder/left"], "rules":{ "half-line":"off" } }] }');
    const { findings, summary } = await checkAsJson("--config", config, ...folders);
    expect(findings.map(({ path }) => path)).toEqual([join(folders[1] ?? "", journal)]);
    expect(summary.findings.error).toBe(1);
  });

  it("limit a check to some rules, and the number of warnings", async () => {
    const folder = damagedCopy(one, "limited");
    expect((await checkAsJson(folder, "--only", "half-line,layout")).findings).toHaveLength(1);
    expect((await checkAsJson(folder, "--only", "game/layout")).findings).toEqual([]);
    const wrong = await check(folder, "--only", "half-lines");
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("did you mean half-line?")]);
    const config = join(place, "warns.json");
    writeFileSync(config, '{ "rules":{ "half-line":"warning" } }');
    const codeWith = async (most: string) =>
      (await check(folder, "--config", config, "--fail-on", "error", "--max-warnings", most)).code;
    expect([await codeWith("0"), await codeWith("1")]).toEqual([1, 0]);
  });

  it("write a baseline, which shrinks when findings go", async () => {
    const folder = damagedCopy(one, "baselined");
    appendFileSync(join(folder, journal), "{ nothing\r\n");
    const baseline = join(place, "written.json");
    const update = () => check(folder, "--baseline", baseline, "--update-baseline");
    expect(await update()).toMatchObject({ code: 0, out: `${baseline}: 2 entries, 2 new, 0 removed\n` });
    expect(await check(folder, "--baseline", baseline)).toMatchObject({ code: 0 });
    // Lines before the findings move them; the baseline knows them still.
    const text = readFileSync(join(folder, journal), "utf8");
    const [first = ""] = text.split("\r\n");
    writeFileSync(join(folder, journal), `${first}\r\n${text.replace("{ nothing\r\n", "")}`);
    const { findings, summary } = await checkAsJson(folder, "--baseline", baseline, "--only", "half-line,invalid-json");
    expect([findings, summary.accepted, summary.unusedBaseline.length]).toEqual([[], 1, 1]);
    for (const part of [
      ["--only", "half-line"],
      ["--since", "2026-05-02"],
    ]) {
      const refused = await check(folder, "--baseline", baseline, "--update-baseline", ...part);
      expect([refused.code, refused.err]).toEqual([2, expect.stringContaining(`leave out ${part[0]}`)]);
    }
    // New is what is found about the first line, which the text has twice now.
    expect((await update()).out).toBe(`${baseline}: 2 entries, 1 new, 1 removed\n`);
    expect((await check(folder, "--update-baseline")).err).toContain("--update-baseline needs --baseline FILE");
  });

  it("say so when --since leaves nothing to check", async () => {
    const { code, err } = await check(one, "--since", "2099-01-01");
    expect([code, err]).toEqual([0, "shipslog: --since 2099-01-01 leaves out every journal; nothing is checked\n"]);
  });

  it("check standard input", async () => {
    const host = testHost({ lines: [...readFileSync(join(one, journal), "utf8").trim().split("\r\n"), "{ half"] });
    const code = await run(["check", "-", "--format", "unix", "--threads", "1"], host);
    expect([code, host.err.text()]).toEqual([1, ""]);
    expect(host.out.text()).toMatch(/^-:\d+:1: error: A line is not valid JSON\. .* \[invalid-json\]\n$/);
  });

  it("stops with Ctrl-C while it waits for standard input", async () => {
    const ending = new AbortController();
    const host = testHost({ interrupted: ending.signal });
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from("{ ");
      setImmediate(() => ending.abort());
      await Promise.withResolvers<undefined>().promise;
    };
    const code = await run(["check", "-"], { ...host, input: { ...host.input, bytes } });
    expect([code, host.err.text()]).toEqual([130, "shipslog: stopped on request; there is no report\n"]);
  });
});

describe("check of companion files", () => {
  const status = '{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Flags":16777216 }\r\n';
  /** Creates a folder with these files. */
  const folderOf = (name: string, files: Readonly<Record<string, string>>) => {
    const folder = join(place, name);
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    return folder;
  };
  const spec = ["--dialect", "spec", "--only", "spec"] as const;

  it("checks them without a journal and says so", async () => {
    const valid = folderOf("alone/valid", { "Status.json": status, "journal.txt": "" });
    const wrong = folderOf("alone/wrong", { "Status.json": status.replace("16777216", '"none"') });
    const empty = folderOf("alone/empty", { "NavRoute.json": "" });
    const { code, out, err } = await check(valid, ...spec);
    expect([code, err]).toEqual([0, expect.stringContaining("has no journal; only its companion files are checked")]);
    expect(out).toMatch(/Nothing found\n {2}1 entry checked; 1 is of specified kinds/);
    for (const path of [wrong, join(wrong, "Status.json")]) {
      const { code: refused, findings } = await checkAsJson(path, ...spec);
      expect([refused, ...findings.map(({ rule }) => rule)]).toEqual([1, "wrong-type"]);
    }
    expect((await checkAsJson(empty, ...spec)).findings.map(({ rule }) => rule)).toEqual(["companion-empty"]);
  });

  it("checks a file under another name that is named, as a journal", async () => {
    const folder = folderOf("renamed", { "events.json": '{ "event":"Docked" }\r\n', "events.txt": "{}\r\n" });
    expect((await check(folder)).code).toBe(2);
    for (const file of ["events.json", "events.txt"]) {
      const { code, findings } = await checkAsJson(join(folder, file), ...spec);
      expect([code, findings.length > 0]).toEqual([1, true]);
    }
  });

  it("reports announced files that are missing although no companion file is there, in spec", async () => {
    const bare = join(place, "bare");
    mkdirSync(bare);
    cpSync(join(one, journal), join(bare, journal));
    const { code, findings } = await checkAsJson(bare, ...spec);
    expect(code).toBe(1);
    const found = findings.map(({ rule, companion }) => `${rule} ${companion?.file}`);
    expect(found).toContain("status-missing Status.json");
    expect(found).toContain("companion-missing NavRoute.json");
    const live = await checkAsJson(bare, "--dialect", "live");
    expect(live.findings.filter(({ companion }) => companion !== undefined)).toEqual([]);
  });
});

describe("--timings", () => {
  const phases = ["find", "read", "lines", "rules"];

  it("prints phases and rules after the report", async () => {
    const { code, out } = await check(one, "--timings");
    expect(code).toBe(0);
    const [report = "", times = ""] = out.split("\nTime, all threads added up\n");
    expect(report).toContain("Nothing found");
    for (const phase of [...phases, "report"]) {
      expect(times).toMatch(new RegExp(String.raw`^ +\d+\.\d ms  ${phase}: `, "m"));
    }
    expect(times.match(/^ +\d+\.\d ms  [a-z-]+$/gm)).toHaveLength(15);
    expect(times).toContain("not listed; --all lists them");
    expect((await check(one, "--timings", "--all")).out).not.toContain("not listed");
  });

  it("are in the summary of JSON, and beside the report of other formats", async () => {
    const { summary } = await checkAsJson(one, "--timings");
    expect(Object.keys(summary.timings?.phases ?? {})).toEqual(phases);
    expect(Object.keys(summary.timings?.rules ?? {})).toEqual(Object.keys(summary.rules));
    expect((await checkAsJson(one)).summary).not.toHaveProperty("timings");
    const { out, err } = await check(one, "--timings", "--format", "unix");
    expect([out, err.includes("Time, all threads added up")]).toEqual(["", true]);
  });
});
