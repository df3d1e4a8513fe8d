/** Commands that only read a folder leave it as it was: contents and times of change. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../lab/workspace.ts";

const home = mkdtempSync(join(tmpdir(), "shipslog-read-only-"));
const folder = join(home, "journal");
const elsewhere = (name: string): string => join(home, name);

/** What `watch` and `cockpit` print once they work; a second later they are interrupted, as by Ctrl-C. */
const readyWords: Readonly<Record<string, string>> = { watch: '"kind":"Shutdown"', cockpit: "http://" };

/** Runs a command line to its end. */
async function shipslog(...words: readonly string[]): Promise<number | null> {
  const command = ["--conditions=@shipslog/source", "--no-warnings", join(root, "packages/cli/src/shipslog.ts")];
  const child = spawn(process.execPath, [...command, ...words], { cwd: home, stdio: ["ignore", "pipe", "ignore"] });
  const ready = readyWords[words[0] ?? ""];
  let [out, isReady] = ["", false];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    if (isReady || ready === undefined || !out.includes(ready)) return;
    isReady = true;
    setTimeout(() => child.kill("SIGINT"), 1000);
  });
  const [status] = (await once(child, "close")) as [number | null];
  return status;
}

/** Every file of the folder with its contents and the time it was last changed, and that of the folder itself. */
function look(): readonly string[] {
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

it("tells a folder that was touched from one that was not", async () => {
  const before = look();
  expect(look()).toEqual(before);
  expect(await shipslog("simulate", "--out", folder, "--seed", "7", "--for", "5m")).toBe(0);
  expect(look()).not.toEqual(before);
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
])("%s leaves the folder as it was", async (...words) => {
  const before = look();
  expect(await shipslog(...words)).toBe(0);
  expect(look()).toEqual(before);
});
