/** Commands in a real terminal: what a user sees, and what Ctrl-C leaves. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { execFile } from "node:child_process";
import type { Terminal as Screen } from "@xterm/headless";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shipslogOnPath } from "../../../tests/helpers/terminal/onPath.ts";
import { ctrlC, historyOf, Terminal } from "../../../tests/helpers/terminal/Terminal.ts";
import { root } from "../../../tools/workspace.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";

const size = { columns: 100, rows: 30 };

let place = "";
let env: NodeJS.ProcessEnv = {};
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "shipslog-terminal-"));
  env = { ...shipslogOnPath(place), TMPDIR: place };
  const session = ["grand-tour", "--out", "journal", "--seed", "42", "--for", "2h", "--start", "2026-05-01T12:00:00Z"];
  await promisify(execFile)("shipslog", ["simulate", ...session], { cwd: place, env });
  const damaged = session.map((word) => (word === "journal" ? "damaged" : word));
  await promisify(execFile)("shipslog", ["simulate", ...damaged, "--faults", "half-line:0.05"], { cwd: place, env });
});
afterAll(() => rmSync(place, { recursive: true }));

/** Opens a terminal on a command line. */
const open = (line: string, more: Partial<typeof size> & { env?: NodeJS.ProcessEnv } = {}) =>
  new Terminal(line, { ...size, cwd: place, env, ...more });

/** The rows with reversed colours: the status line of a live view. */
function reversedRows({ buffer: { active } }: Screen): readonly number[] {
  return Array.from({ length: active.length }, (_, row) => row).filter((row) => {
    const line = active.getLine(row);
    return Array.from({ length: line?.length ?? 0 }, (_, column) => line?.getCell(column)?.isInverse()).some(Boolean);
  });
}

/** Checks the state of the terminal after a command has ended. */
function expectRestored(terminal: Terminal): void {
  const { screen, bytes } = terminal;
  expect(reversedRows(screen)).toEqual([]);
  expect(screen.buffer.active.cursorX).toBe(0);
  expect(bytes.includes("\u001B[?25l")).toBe(bytes.includes("\u001B[?25h"));
  expect(historyOf(screen).join("\n")).not.toMatch(/^ +at .*:\d+:\d+/m);
}

/** The event lines that a live view has shown, including those that scrolled away. */
const eventLines = ({ screen }: Terminal) => historyOf(screen).filter((line) => /^\d\d:\d\d:\d\d {2}\w/.test(line));

needs("/usr/bin/script").describe("in a terminal", () => {
  it("demo shows the session, checks it, and leaves a clean screen", async () => {
    await using terminal = open("shipslog demo --seed 42 --speed 3600");
    await terminal.until((text) => text.includes("│"));
    expect(reversedRows(terminal.screen)).toHaveLength(1);
    expect(await terminal.ended).toBe(0);
    expectRestored(terminal);
    expect(terminal.text).toMatch(/Nothing found[^]*That was seed 42\. Try next:/);
    expect(eventLines(terminal).length).toBeGreaterThan(90);
    expect(historyOf(terminal.screen)[0]).toBe("Two hours of a simulated session:");
  });

  it("demo stops on Ctrl-C with exit code 130", async () => {
    await using terminal = open("shipslog demo --seed 42");
    await terminal.until((text) => text.includes("│"));
    terminal.press(ctrlC);
    expect(await terminal.ended).toBe(130);
    expectRestored(terminal);
    expect(terminal.text).not.toContain("Try next");
  });

  it("watch keeps the status line at the bottom, shows every event once with --all, and exits with 0 on Ctrl-C", async () => {
    const { stdout: lines } = await promisify(execFile)("sh", ["-c", "cat journal/*.log | wc -l"], { cwd: place, env });
    await using terminal = open("shipslog watch journal --from start --all");
    // Status.json is read beside the journals, so the last state may be on the screen before the last line.
    await terminal.until((text) => text.includes("in the menu") && eventLines(terminal).length >= Number(lines));
    const { active } = terminal.screen.buffer;
    expect(reversedRows(terminal.screen)).toEqual([active.baseY + active.cursorY]);
    terminal.press(ctrlC);
    expect(await terminal.ended).toBe(0);
    expectRestored(terminal);
    const events = eventLines(terminal);
    expect(terminal.text).toContain(`${events.length} events shown`);
    expect(events).toHaveLength(Number(lines));
  });

  it("watch cuts lines to a narrow terminal instead of wrapping them", async () => {
    await using terminal = open("shipslog watch journal --from start", { columns: 46, rows: 12 });
    await terminal.until((text) => text.includes("in the menu") && eventLines(terminal).length > 100);
    const { active } = terminal.screen.buffer;
    const folded = Array.from({ length: active.length }, (_, row) => active.getLine(row)?.isWrapped);
    expect(folded.filter(Boolean)).toEqual([]);
    expect(eventLines(terminal).some((line) => line.endsWith("…"))).toBe(true);
  });

  it("watch stops on Ctrl-C while it waits for a folder", async () => {
    await using terminal = open("shipslog watch nowhere");
    await terminal.until((text) => text.includes("waiting for nowhere"));
    terminal.press(ctrlC);
    expect(await terminal.ended).toBe(0);
    expectRestored(terminal);
  });

  it("simulate draws a progress bar and removes it", async () => {
    await using terminal = open("shipslog simulate --out drawn --seed 42 --for 10m --speed 600");
    await terminal.until((text) => /^█+░+ +\d+ % {2}\d+ lines$/m.test(text));
    expect(await terminal.ended).toBe(0);
    expectRestored(terminal);
    expect(terminal.text).toMatch(/^drawn: explorer, 10 min of play, \d+ lines in 1 journal, seed 42$/);
  });

  it("simulate leaves complete files on Ctrl-C", async () => {
    await using terminal = open("shipslog simulate --out half --seed 42 --speed 60");
    await terminal.until((text) => /\d+ % {2}\d+ lines/.test(text));
    terminal.press(ctrlC);
    expect(await terminal.ended).toBe(130);
    expectRestored(terminal);
    expect(terminal.text).toMatch(/^\^?C?.*half: explorer, stopped on request, every line is complete, /m);
    expect(readdirSync(join(place, "half")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("check reports in colour, or without for NO_COLOR", async () => {
    const line = "shipslog check damaged";
    await using coloured = open(line);
    await using plain = open(line, { env: { ...env, NO_COLOR: "1" } });
    expect([await coloured.ended, await plain.ended]).toEqual([1, 1]);
    for (const terminal of [coloured, plain]) expectRestored(terminal);
    const colours = [coloured, plain].map(({ bytes }) => bytes.toString().split("\u001B[31m").length - 1);
    expect(colours).toEqual([expect.toSatisfy((count: number) => count > 0), 0]);
    expect(plain.text).toBe(coloured.text);
  });

  it("a pipe gets colours with FORCE_COLOR, and a terminal none with FORCE_COLOR=0", async () => {
    const coloursOf = async (line: string, forced: string) => {
      await using terminal = open(line, { env: { ...env, NO_COLOR: "1", FORCE_COLOR: forced } });
      await terminal.ended;
      return terminal.bytes.includes("\u001B[31m");
    };
    expect(await coloursOf("shipslog check damaged | cat", "1")).toBe(true);
    expect(await coloursOf("shipslog check damaged", "0")).toBe(false);
  });

  it("nothing is styled or redrawn on a terminal that cannot, with TERM=dumb", async () => {
    const simulate = "shipslog simulate --out plain --seed 42 --for 10m --speed 600";
    await using terminal = open(`export TERM=dumb; ${simulate}; shipslog check damaged`);
    expect(await terminal.ended).toBe(1);
    expect(terminal.text).toContain("45 errors");
    expect(terminal.bytes.includes("\u001B")).toBe(false);
  });

  it("an unknown scenario is reported in one line", async () => {
    await using terminal = open("shipslog simulate explorr --out x");
    expect(await terminal.ended).toBe(2);
    expect(terminal.text).toBe("shipslog: unknown scenario explorr; did you mean explorer?");
  });

  it("watch in a clone prints its last line before the shell prompts", async () => {
    await using terminal = new Terminal("exec bash --norc --noprofile -i", { ...size, cwd: root, env });
    terminal.press(`PS1='> '; npm run -s shipslog -- watch ${join(place, "journal")} --from start\n`);
    await terminal.until((text) => text.includes("in the menu"));
    terminal.press(ctrlC);
    await terminal.until((text) => /^>$/m.test(text));
    expect(terminal.text).toMatch(/events shown(?:, [\d,]+ folded)?\n+>$/);
    expect(reversedRows(terminal.screen)).toEqual([]);
  });
});
