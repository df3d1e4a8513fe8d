/** What only reads a folder leaves it as it was, to the byte and to the second. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../lab/workspace.ts";

const home = mkdtempSync(join(tmpdir(), "shipslog-read-only-"));
const folder = join(home, "journal");
const elsewhere = (name: string): string => join(home, name);

/** Runs a command line; one that would go on for ever is interrupted as by Ctrl-C. */
function shipslog(...words: readonly string[]): number | null {
  const command = ["--conditions=@shipslog/source", "--no-warnings", join(root, "packages/cli/src/shipslog.ts")];
  const endless = words[0] === "watch" || words[0] === "cockpit";
  const end = endless ? { timeout: 6000, killSignal: "SIGINT" as const } : {};
  return spawnSync(process.execPath, [...command, ...words], { cwd: home, stdio: "ignore", ...end }).status;
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

beforeAll(() => {
  expect(shipslog("simulate", "grand-tour", "--out", folder, "--seed", "42", "--for", "1h", "--dialect", "live")).toBe(
    0,
  );
});
afterAll(() => rmSync(home, { recursive: true }));

it("tells a folder that was touched from one that was not", () => {
  const before = look();
  expect(look()).toEqual(before);
  expect(shipslog("simulate", "--out", folder, "--seed", "7", "--for", "5m")).toBe(0);
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
])("%s leaves the folder as it was", (...words) => {
  const before = look();
  expect(shipslog(...words)).toBe(0);
  expect(look()).toEqual(before);
});
