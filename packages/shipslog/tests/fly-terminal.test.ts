/** The prompt of `shipslog fly` in a real terminal: completion, history, refusals and the end. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { shipslogOnPath } from "../../../tests/helpers/terminal/onPath.ts";
import { ctrlC, Terminal } from "../../../tests/helpers/terminal/Terminal.ts";

let place = "";
let env: NodeJS.ProcessEnv = {};
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-fly-"));
  env = { ...shipslogOnPath(place), TMPDIR: place };
});
afterAll(() => rmSync(place, { recursive: true }));

const open = (options = "") =>
  new Terminal(`shipslog fly --seed 42 ${options}`, { columns: 100, rows: 40, cwd: place, env });

const tab = "\t";
const enter = "\r";
const up = "\u001B[A";
const ctrlD = "\u0004";
const isAsking = (text: string) => text.endsWith("fly>");

needs("/usr/bin/script").describe("shipslog fly in a terminal", () => {
  it("completes a step, shows what it writes and the state, and repeats it from the history", async () => {
    await using terminal = open();
    await terminal.until(isAsking);
    terminal.press(`und${tab}`);
    await terminal.until((text) => text.endsWith("fly> undock"));
    terminal.press(enter);
    await terminal.until((text) => text.includes("Undocked") && isAsking(text));
    expect(terminal.text).toMatch(/fly> undock\b[^]*Undocked[^]*\d\d:\d\d:\d\d │ normal space, [^]*fuel [\d.]+ of/);
    terminal.press(`dock${enter}`);
    await terminal.until((text) => /Docked +Docked at/.test(text) && isAsking(text));
    terminal.press(up);
    terminal.press(up);
    await terminal.until((text) => text.endsWith("fly> undock"));
    terminal.press(enter);
    await terminal.until((text) => text.split("fly> undock").length === 3 && isAsking(text));
    terminal.press(ctrlD);
    expect(await terminal.ended).toBe(0);
    expect(readdirSync(place).filter((name) => name.startsWith("shipslog-"))).toEqual([]);
  });

  it("says what is wrong with a line and goes on; Ctrl-C ends it", async () => {
    await using terminal = open("--out journal");
    await terminal.until(isAsking);
    terminal.press(`udock${enter}`);
    await terminal.until((text) => text.includes("unknown step udock; did you mean undock?"));
    terminal.press(`help jump${enter}`);
    await terminal.until((text) => text.includes("distance=") && isAsking(text));
    terminal.press(ctrlC);
    expect(await terminal.ended).toBe(0);
    expect(readdirSync(join(place, "journal"))).toContain("Status.json");
  });
});
