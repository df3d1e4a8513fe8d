import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addHabits, type HabitCounts } from "@shipslog/contract/internal";
import { printLine } from "@shipslog/contract/text";
import { simulate } from "@shipslog/simulator";
import { afterAll, describe, expect, it } from "vitest";
import { knownWords, mergeHabits } from "./mergeHabits.ts";
import { observeHabits, printHabits } from "./observeHabits.ts";
import { readSent, RefusedFile } from "./readSent.ts";

const folder = mkdtempSync(join(tmpdir(), "shipslog-habits-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Journals of commanders, one each. */
const paths = [1, 2, 3].map((seed) => {
  const options = {
    scenario: "bounty-hunter",
    dialect: "live",
    seed,
    durationMs: 3 * 3_600_000,
    status: false,
  } as const;
  const lines = [...simulate(options)].flatMap(({ event, layout }) => (event ? [printLine(event, layout)] : []));
  const path = join(folder, `Journal.${seed}.log`);
  writeFileSync(path, lines.join("\r\n"));
  return path;
});

const all = observeHabits(paths);
const part = observeHabits(paths.slice(0, 2));
const rest = observeHabits(paths.slice(2));
const known = knownWords(all, {});
const fileOf = (habits: object): string => JSON.stringify({ habits });
const merge = (text: string) => mergeHabits(part, readSent(text), known);

describe("merging the habits of a player", () => {
  it("gives what learning from all journals gives", () => {
    const merged = merge(fileOf(rest));
    expect(printHabits(merged)).toBe(printHabits(all));
    expect(Object.keys(all.gaps).length).toBeGreaterThan(100);
    expect(all.commanders).toHaveLength(3);
    expect(printHabits(addHabits(rest, part))).toBe(printHabits(all));
  });

  it("counts a commander whose journals are in both parts twice", () => {
    expect(addHabits(part, part).commanders).toHaveLength(4);
  });

  const [pair = ""] = Object.keys(rest.gaps);
  const hostile: Readonly<Record<string, Partial<Record<keyof HabitCounts, unknown>>>> = {
    "a text in place of kinds": { gaps: { "Jane Doe": [1] } },
    "a kind that is not declared": { gaps: { "Docked Dance": [1] } },
    "a negative count": { gaps: { [pair]: [-1] } },
    "a count that is no number": { orders: { "Docked Music Undocked": "1" } },
    "a fraction": { orders: { "Docked Music Undocked": 0.5 } },
    "more parts than there are": { gaps: { [pair]: Array.from({ length: 28 }, () => 1) } },
    "a state that is none": { stays: { "docked prison": [1] } },
    "a value that nobody has reviewed": { values: { DockingDenied: { "Jane Doe": 1 } } },
    "a field that is not counted": { values: { SendText: { o7: 1 } } },
    "the prototype as a row": { values: JSON.parse('{"__proto__": {"x": 1}}') as unknown },
    "more lines than all others": { gaps: { [pair]: [1e9] } },
    "a commander of another form": { commanders: [[1, 2, 3]] },
    "a figure that nobody has": { commanders: [Array.from({ length: 14 }, () => 1e15)] },
    "a name among the figures": { commanders: [Array.from({ length: 14 }, () => "Jane Doe")] },
    "no commanders": { commanders: undefined },
  };

  it.each(Object.entries(hostile))("refuses %s", (_, fields) => {
    expect(() => merge(fileOf({ ...rest, ...fields }))).toThrow(RefusedFile);
  });

  it.each(["", "{", "[]", "null", '{"habits": []}'])("refuses %j", (text) => {
    expect(() => merge(text)).toThrow(RefusedFile);
  });
});
