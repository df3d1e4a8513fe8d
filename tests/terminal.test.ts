/** The command in a real terminal: what a person sees, and what is left when they press Ctrl-C. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { execFile } from "node:child_process";
import type { Terminal as Screen } from "@xterm/headless";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shipslogOnPath } from "../lab/terminal/onPath.ts";
import { ctrlC, historyOf, Terminal } from "../lab/terminal/Terminal.ts";
import { root } from "../lab/workspace.ts";
import { needs } from "../lab/needs/needs.ts";

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

/** Rows of which some cell has its colours swapped: the line at the bottom of a live view. */
function swappedRows({ buffer: { active } }: Screen): readonly number[] {
  return Array.from({ length: active.length }, (_, row) => row).filter((row) => {
    const line = active.getLine(row);
    return Array.from({ length: line?.length ?? 0 }, (_, column) => line?.getCell(column)?.isInverse()).some(Boolean);
  });
}

/** What must be so when a command has given the terminal back. */
function expectGivenBack(terminal: Terminal): void {
  const { screen, bytes } = terminal;
  expect(swappedRows(screen)).toEqual([]);
  expect(screen.buffer.active.cursorX).toBe(0);
  expect(bytes.includes("\u001B[?25l")).toBe(bytes.includes("\u001B[?25h"));
  expect(historyOf(screen).join("\n")).not.toMatch(/^ +at .*:\d+:\d+/m);
}

/** The lines of events that a live view has shown, with what scrolled away. */
const eventLines = ({ screen }: Terminal) => historyOf(screen).filter((line) => /^\d\d:\d\d:\d\d {2}\w/.test(line));

needs("/usr/bin/script").describe("in a terminal", () => {
  it("demo scrolls the session by, checks it, and leaves a clean screen", async () => {
    await using terminal = open("shipslog demo --seed 42 --speed 3600");
    await terminal.until((text) => text.includes("│"));
    expect(swappedRows(terminal.screen)).toHaveLength(1);
    expect(await terminal.ended).toBe(0);
    expectGivenBack(terminal);
    expect(terminal.text).toMatch(/Nothing found[^]*That was seed 42\. Try next:/);
    expect(eventLines(terminal).length).toBeGreaterThan(90);
    expect(historyOf(terminal.screen)[0]).toBe("Two hours of a session that never happened:");
  });

  it("demo stops on Ctrl-C, with the number shells give for it", async () => {
    await using terminal = open("shipslog demo --seed 42");
    await terminal.until((text) => text.includes("│"));
    terminal.press(ctrlC);
    expect(await terminal.ended).toBe(130);
    expectGivenBack(terminal);
    expect(terminal.text).not.toContain("Try next");
  });

  it("watch keeps the situation at the bottom, says every event once, and ends well on Ctrl-C", async () => {
    await using terminal = open("shipslog watch journal --from start");
    await terminal.until((text) => text.includes("in the menu"));
    const { active } = terminal.screen.buffer;
    expect(swappedRows(terminal.screen)).toEqual([active.baseY + active.cursorY]);
    terminal.press(ctrlC);
    expect(await terminal.ended).toBe(0);
    expectGivenBack(terminal);
    const events = eventLines(terminal);
    expect(terminal.text).toContain(`${events.length} events watched`);
    const { stdout } = await promisify(execFile)("sh", ["-c", "cat journal/*.log | wc -l"], { cwd: place, env });
    expect(events).toHaveLength(Number(stdout));
  });

  it("watch folds no line, however narrow the terminal is", async () => {
    await using terminal = open("shipslog watch journal --from start", { columns: 46, rows: 12 });
    await terminal.until((text) => text.includes("in the menu"));
    const { active } = terminal.screen.buffer;
    const folded = Array.from({ length: active.length }, (_, row) => active.getLine(row)?.isWrapped);
    expect(folded.filter(Boolean)).toEqual([]);
    expect(eventLines(terminal).some((line) => line.endsWith("…"))).toBe(true);
  });

  it("watch gives a folder of its own time: Ctrl-C before there is one", async () => {
    await using terminal = open("shipslog watch nowhere");
    await terminal.until((text) => text.includes("waiting for it"));
    terminal.press(ctrlC);
    expect(await terminal.ended).toBe(0);
    expectGivenBack(terminal);
  });

  it("simulate draws a bar while it writes and takes it away", async () => {
    await using terminal = open("shipslog simulate --out drawn --seed 42 --for 10m --speed 600");
    await terminal.until((text) => /^█+░+ +\d+ % {2}\d+ lines$/m.test(text));
    expect(await terminal.ended).toBe(0);
    expectGivenBack(terminal);
    expect(terminal.text).toMatch(/^drawn: explorer, 10 min of play, \d+ lines in 1 journal, seed 42$/);
  });

  it("simulate leaves a whole folder on Ctrl-C", async () => {
    await using terminal = open("shipslog simulate --out half --seed 42 --speed 60");
    await terminal.until((text) => /\d+ % {2}\d+ lines/.test(text));
    terminal.press(ctrlC);
    expect(await terminal.ended).toBe(130);
    expectGivenBack(terminal);
    expect(terminal.text).toMatch(/^\^?C?.*half: explorer, stopped on request, the folder is whole, /m);
    expect(readdirSync(join(place, "half")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("check reports in colour, and without where NO_COLOR asks for it", async () => {
    const line = "shipslog check damaged --dialect spec";
    await using coloured = open(line);
    await using plain = open(line, { env: { ...env, NO_COLOR: "1" } });
    expect([await coloured.ended, await plain.ended]).toEqual([1, 1]);
    for (const terminal of [coloured, plain]) expectGivenBack(terminal);
    const colours = [coloured, plain].map(({ bytes }) => bytes.toString().split("\u001B[31m").length - 1);
    expect(colours).toEqual([expect.toSatisfy((count: number) => count > 0), 0]);
    expect(plain.text).toBe(coloured.text);
  });

  it("a mistake is answered in one line", async () => {
    await using terminal = open("shipslog simulate explorr --out x");
    expect(await terminal.ended).toBe(2);
    expect(terminal.text).toBe("shipslog: there is no scenario explorr; did you mean explorer?");
  });

  it("watch in a clone has the last word before the shell goes on", async () => {
    await using terminal = new Terminal("exec bash --norc --noprofile -i", { ...size, cwd: root, env });
    terminal.press(`PS1='> '; npm run -s shipslog -- watch ${join(place, "journal")} --from start\n`);
    await terminal.until((text) => text.includes("in the menu"));
    terminal.press(ctrlC);
    await terminal.until((text) => /^>$/m.test(text));
    expect(terminal.text).toMatch(/events watched\n+>$/);
    expect(swappedRows(terminal.screen)).toEqual([]);
  });
});
