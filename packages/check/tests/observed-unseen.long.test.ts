/**
 * The rules for observed kinds on commanders that they were not learned from: each commander is left out in turn, the small ones together,
 * and judged by declarations from all others. Every line of these journals was written by the game, so that each finding above a note is
 * false, but for lines that were damaged here.
 */
import { createChecker, rules, type Checker, type Finding } from "@shipslog/check";
import { isKind, type EventEntry, type JsonObject, type JsonValue, type Severity } from "@shipslog/contract";
import type { ObservedDeclaration, ObservedDifference } from "@shipslog/contract/observed";
import { printLine } from "@shipslog/contract/text";
import { expect } from "vitest";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { journalEntries, learn, type LearnedPlayer } from "./helpers/learnJournals.ts";

const allFiles = 1035;
/** Commanders with fewer lines than this are left out together. */
const smallLines = 1000;
/** Every this many lines of the left-out journals one is damaged, by a wrong type and by a missing field. */
const mutantEvery = 20;
const mostWarnings = 10;
/** The least share of wrong types that is found, at full size. */
const leastTypes = 0.9;
/** The least share of dropped fields that is found, at full size; many fields are optional, so that nothing can be said. */
const leastDropped = 0.55;

/** The rules that this test is about, by the difference that they report. */
const observedRules = new Map(
  rules.flatMap(({ id, observed }) => (observed === undefined ? [] : [[id, observed] as const])),
);
/** Only these rules run, so that the others do not see the damaged lines between the real ones. */
const settings = {
  "spec/*": "off",
  "game/*": "off",
  ...Object.fromEntries(
    rules.flatMap(({ id, observed, severity }) => (observed === undefined ? [] : [[id, severity.live ?? "off"]])),
  ),
} as const;

/** The groups that are left out in turn; journals that name nobody are one. */
function groupsOf(players: readonly LearnedPlayer[]): readonly (readonly LearnedPlayer[])[] {
  const isSmall = ({ commander, lines }: LearnedPlayer) => commander !== undefined && lines < smallLines;
  const small = players.filter(isSmall);
  const large = players.filter((player) => !isSmall(player)).map((player) => [player]);
  return small.length === 0 ? large : [...large, small];
}

/** A value of another type. */
const otherType = (value: JsonValue): JsonValue => (typeof value === "string" ? 42 : "42");

const without = (event: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== name));

/** What was found in the journals of all that were left out. */
class Judgement {
  lines = 0;
  readonly counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  readonly loud: string[] = [];
  readonly damages = { type: { made: 0, found: 0 }, missing: { made: 0, found: 0 } };

  /** Judges the journals of a group by what the others show. */
  add(group: readonly LearnedPlayer[], declarations: readonly ObservedDeclaration[]): void {
    const checker = createChecker({ dialect: "live", rules: settings, observed: declarations });
    for (const file of group.flatMap(({ files }) => files)) {
      for (const entry of journalEntries(file)) this.#judge(entry, checker);
    }
  }

  #judge(entry: EventEntry, checker: Checker): void {
    this.lines++;
    if (isKind(entry.kind)) return;
    for (const finding of checker.push(entry)) this.#count(finding, entry);
    const isNative = entry.raw.startsWith('{ "timestamp"');
    const tellsVersion = entry.kind === "Fileheader" || entry.kind === "LoadGame";
    if (this.lines % mutantEvery === 0 && isNative && !tellsVersion) this.#damage(entry, checker);
  }

  #count({ severity, rule, pointer, received }: Finding, { kind, position }: EventEntry): void {
    this.counts[severity]++;
    if (severity !== "note") this.loud.push(`${rule} ${kind} ${pointer} ${received} ${position.file}:${position.line}`);
  }

  #damage(entry: EventEntry, checker: Checker): void {
    const names = Object.keys(entry.event).filter((name) => name !== "event" && name !== "timestamp");
    const name = names[(this.lines / mutantEvery) % names.length];
    if (name === undefined) return;
    const isFound = (event: JsonObject, difference: ObservedDifference) =>
      checker
        .push({ ...entry, event, raw: printLine(event) })
        .some(({ rule, severity }) => observedRules.get(rule) === difference && severity === "warning");
    const changed = { ...entry.event, [name]: otherType(entry.event[name] ?? "") };
    this.damages.type.made++;
    if (isFound(changed, "type")) this.damages.type.found++;
    this.damages.missing.made++;
    if (isFound(without(entry.event, name), "missing")) this.damages.missing.found++;
  }
}

longTest(
  {
    claim:
      "On each commander of the real journals, judged by declarations from the others alone, the rules for observed kinds give no error and at most ten warnings, and report at least 90 % of wrong types and 55 % of dropped fields.",
    size: { check: 80, full: allFiles, of: "real journals" },
    needs: [corpusFolder],
  },
  ({ size, isLong, report }) => {
    const everyNthFile = Math.max(1, Math.round(allFiles / size));
    const { observer, players } = learn(corpusFiles({ archives: ["journals", "more", "old"], everyNthFile }));
    const judgement = new Judgement();
    const groups = groupsOf(players);
    for (const group of groups) {
      judgement.add(group, observer.declarations({}, new Set(group.map(({ commander }) => commander))));
    }
    const { lines, counts, loud, damages } = judgement;
    for (const finding of loud) report(finding);
    expect(loud.slice(mostWarnings)).toEqual([]);
    expect(counts.error).toBe(0);
    const share = ({ made, found }: { made: number; found: number }) => found / made;
    if (isLong) {
      expect(share(damages.type)).toBeGreaterThanOrEqual(leastTypes);
      expect(share(damages.missing)).toBeGreaterThanOrEqual(leastDropped);
    }
    const percent = (counted: { made: number; found: number }) => `${(100 * share(counted)).toFixed(1)} %`;
    return `${players.length} commanders in ${groups.length} groups, ${lines} lines: ${counts.error} errors, ${counts.warning} warnings, ${counts.note} notes; ${percent(damages.type)} of wrong types and ${percent(damages.missing)} of dropped fields found`;
  },
);
