/** Commands that read a folder do not change it: neither contents nor modification times. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../tools/workspace.ts";

const home = mkdtempSync(join(tmpdir(), "shipslog-read-only-"));
const folder = join(home, "journal");
const elsewhere = (name: string): string => join(home, name);

/** What `watch` and `cockpit` print when they are ready; one second later they get SIGINT. */
const readyWords: Readonly<Record<string, string>> = { watch: '"kind":"Shutdown"', cockpit: "http://" };

/** Runs a command line and returns its exit code. */
async function shipslog(...words: readonly string[]): Promise<number | null> {
  const command = ["--conditions=@shipslog/source", "--no-warnings", join(root, "packages/shipslog/src/shipslog.ts")];
  const child = spawn(process.execPath, [...command, ...words], { cwd: home, stdio: ["ignore", "pipe", "ignore"] });
  const ready = readyWords[words[0] ?? ""];
  let out = "";
  let isReady = false;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    if (isReady || ready === undefined || !out.includes(ready)) return;
    isReady = true;
    setTimeout(() => child.kill("SIGINT"), 1000);
  });
  const [status] = (await once(child, "close")) as [number | null];
  return status;
}

/** A snapshot of the folder: its modification time, and hash and modification time of every file. */
function snapshot(): readonly string[] {
  const files = readdirSync(folder).sort();
  const hash = (file: string): string =>
    createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
  const seen = files.map((file) => `${file} ${hash(file)} ${statSync(join(folder, file)).mtimeMs}`);
  return [`${statSync(folder).mtimeMs}`, ...seen];
}

beforeAll(async () => {
  expect(
    await shipslog("simulate", "grand-tour", "--out", folder, "--seed", "42", "--for", "1h", "--dialect", "live"),
  ).toBe(0);
});
afterAll(() => rmSync(home, { recursive: true }));

it("the snapshot changes when a file is added", async () => {
  const before = snapshot();
  expect(snapshot()).toEqual(before);
  expect(await shipslog("simulate", "--out", folder, "--join", "--seed", "7", "--for", "5m")).toBe(0);
  expect(snapshot()).not.toEqual(before);
});

it.each([
  ["check", folder],
  ["watch", folder, "--from", "start", "--json"],
  ["cockpit", folder, "--no-open", "--port", "0"],
  ["replay", folder, "--out", elsewhere("replayed"), "--speed", "max"],
  ["anonymise", folder, "--out", elsewhere("anonymous")],
  ["archive", folder, "--out", elsewhere("lake")],
  ["query", "jumps-per-day", folder],
  ["report", folder, "--out", elsewhere("report.html")],
])("%s does not change the folder", async (...words) => {
  const before = snapshot();
  expect(await shipslog(...words)).toBe(0);
  expect(snapshot()).toEqual(before);
});

it("observe does not change the folder, whatever it finds", async () => {
  const before = snapshot();
  expect([0, 1]).toContain(await shipslog("observe", folder));
  expect(snapshot()).toEqual(before);
});
