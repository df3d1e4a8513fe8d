/** Every situation of docs/situations.md, asked for and looked at line by line. */
import { readFile } from "node:fs/promises";
import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { rareForms } from "../src/live/rareForms.ts";
import { findLines, isLine } from "./helpers/situations/findLines.ts";
import { playSituation } from "./helpers/situations/playSituation.ts";
import { reports } from "./helpers/situations/reports.ts";
import { situations, situationTables } from "./helpers/situations/situations.ts";

const all = Object.entries(situations);

longTest(
  {
    claim:
      "Every situation of docs/situations.md can be asked for: its lines are written in their order, and the check finds nothing.",
    size: { check: 1, full: 8, of: "seeds of each situation" },
  },
  ({ size, report }) => {
    const kinds = new Set<unknown>();
    const problems: string[] = [];
    for (const [number, situation] of all) {
      for (let seed = 1; seed <= size; seed += 1) {
        const played = playSituation(situation, seed);
        for (const { event } of played.events) kinds.add(event);
        problems.push(...played.problems.map((problem) => `${number} ${situation.title}, seed ${seed}: ${problem}`));
      }
      report(`${number} ${situation.title}`);
    }
    expect(problems).toEqual([]);
    return `${all.length} situations, ${kinds.size} kinds of lines`;
  },
);

longTest(
  {
    claim:
      "With rare forms of lines every situation is played and the check finds nothing; each rare form of a kind is written.",
    size: { check: 1, full: 8, of: "seeds of each situation" },
  },
  ({ size, isLong }) => {
    const written = new Map<string, Set<string>>();
    const problems: string[] = [];
    const played = isLong ? all : all.filter((_, at) => at % 4 === 0);
    for (const [number, { setup, steps, title }] of played) {
      for (let seed = 1; seed <= size; seed += 1) {
        const outcome = playSituation({ setup: { ...setup, rare: true }, steps, writes: [] }, seed);
        problems.push(...outcome.problems.map((problem) => `${number} ${title}, seed ${seed}: ${problem}`));
        for (const event of outcome.events) noteForms(event, written);
      }
    }
    expect(problems).toEqual([]);
    const forms = Object.entries(rareForms).flatMap(([kind, each]) => each.map((form) => [kind, form] as const));
    const missing = forms.filter(([kind, { without }]) => written.get(kind)?.has(without.join()) !== true);
    if (isLong) expect(missing).toEqual([]);
    expect(missing.length).toBeLessThan(forms.length / 2);
    return `${forms.length - missing.length} of ${forms.length} rare forms of ${Object.keys(rareForms).length} kinds`;
  },
);

/** Notes which rare forms an event has. */
function noteForms(event: JsonObject, written: Map<string, Set<string>>): void {
  const kind = event["event"] as string;
  for (const { without } of rareForms[kind] ?? []) {
    if (without.some((field) => field in event)) continue;
    const forms = written.get(kind) ?? new Set();
    written.set(kind, forms.add(without.join()));
  }
}

it("no number of a situation is given twice", () => {
  const numbers = situationTables.flatMap((table) => Object.keys(table));
  expect(numbers.filter((number, at) => numbers.indexOf(number) < at)).toEqual([]);
});

/** What a check says about a line of the next patch, which some reports are about. */
const news = /^(unknown|observed)-/;

it.each(Object.entries(reports))("the lines that broke %s are written by its script", (_name, report) => {
  const { problems, companions } = playSituation(report, 1);
  const isOfNextPatch = report.steps.some((step) => step.do === "write");
  expect(problems.filter((problem) => !isOfNextPatch || !news.test(problem))).toEqual([]);
  if (report.shows === undefined) return;
  const { file, content } = report.shows;
  expect(isLine(companions[file] ?? {}, content)).toBe(true);
});

/** How far apart two lines of one situation may be in a real journal. */
const realWithin = 60;

longTest(
  {
    claim:
      "The lines of every situation stand in real journals in the same order, as often as docs/situations.md says.",
    size: { check: 5, full: 1, of: "of so many real journals one is read" },
    needs: [corpusFolder],
  },
  async ({ size, report }) => {
    const counts = new Map<string, number>();
    for (const { path } of corpusFiles({ archives: ["journals", "more", "old"], everyNthFile: size })) {
      const events = eventsOf(await readFile(path, "utf8"));
      for (const [number, { writes }] of all) {
        counts.set(number, (counts.get(number) ?? 0) + findLines(events, writes, realWithin).times);
      }
    }
    for (const [number, times] of counts) report(`${number} ${situations[Number(number)]?.title}: ${times}`);
    const wrong = all.flatMap(([number, { real, unseen, title }]) => {
      const times = counts.get(number) ?? 0;
      const isAsCounted = size === 1 ? times === real : times <= real;
      const isExplained = real > 0 || unseen !== undefined;
      return isAsCounted && isExplained ? [] : [`${number} ${title}: ${times} times, not ${real}`];
    });
    expect(wrong).toEqual([]);
    return `${all.filter(([, { real }]) => real > 0).length} of ${all.length} situations in real journals`;
  },
);

const linePattern = /^\{ ?"timestamp": ?"[^"]*", ?"event": ?"(\w+)"/;
const kindsWithFields = new Set(
  all.flatMap(([, { writes }]) => writes.flatMap((line) => (typeof line === "string" ? [] : [line.event]))),
);

/** The events of a file; those whose fields no situation asks for are their kind only. */
function eventsOf(text: string): readonly JsonObject[] {
  return text.split("\n").flatMap((line): readonly JsonObject[] => {
    const kind = linePattern.exec(line)?.[1];
    if (kind === undefined) return [];
    if (!kindsWithFields.has(kind)) return [{ event: kind }];
    try {
      return [JSON.parse(line) as JsonObject];
    } catch {
      return [];
    }
  });
}

describe("lines in order", () => {
  const events = ["Docked", "Music", "Undocked", "Docked", "Undocked"].map((event) => ({ event }));

  it("are found with others between them, as often as they occur", () => {
    expect(findLines(events, ["Docked", "Undocked"], 5)).toEqual({ found: 2, times: 2 });
  });

  it("are not found in another order or too far apart", () => {
    expect(findLines(events, ["Undocked", "Music"], 5)).toEqual({ found: 1, times: 0 });
    expect(findLines(events, ["Music", "Docked"], 1)).toEqual({ found: 1, times: 0 });
  });

  it("must have their fields", () => {
    const denied = [{ event: "DockingDenied", Reason: "NoSpace" }];
    expect(findLines(denied, [{ event: "DockingDenied", Reason: "NoSpace" }], 5).times).toBe(1);
    expect(findLines(denied, [{ event: "DockingDenied", Reason: "Hostile" }], 5).times).toBe(0);
  });
});
