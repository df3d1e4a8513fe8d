/** What the simulator writes, judged by the check in both dialects, and dialect live by the game's layout too. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createChecker, type Checkable } from "@shipslog/check";
import { isKind, validate, type Dialect } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { longTest, type LongRun } from "../../../tests/helpers/longTest.ts";
import { root } from "../../../tools/workspace.ts";
import { entriesOfPieces, recordMoments, type Piece } from "../../check/tests/helpers/recording.ts";
import { FieldShares } from "./helpers/fieldShares.ts";
import { decimalsIn, laidOut } from "./helpers/live/layout.ts";
import { Complaints, judgedSeeds, judgedStartMs } from "./helpers/sessions.ts";

/** The length of each session. */
const durationMs = 2 * 3_600_000;
/** Lines of each file in every other session, so that it has parts. */
const shortPart = 20;

/**
 * It was 100 seeds, always the same. Half as many find as much, because all but the first ten are new in every long run.
 * Two seeds are the fewest that have parts of a journal and a session in French.
 */
const size = { check: 2, full: 50, of: "seeds of each scenario" };
const fixedSeeds = 10;

/** Rules that hold the relations of real journals between the sixteen kinds, in both dialects; none may only be undecided. */
const relationRules = [
  "clock-back",
  "jump-distance",
  "jump-nowhere",
  "address-box",
  "star-grid",
  "system-identity",
  "docked-elsewhere",
  "population-factions",
  "influence-sum",
  "conflict-factions",
  "controlling-power",
  "mission-failed",
  "stored-slot",
  "stored-in-transit",
  "stored-here",
  "stored-transfer-cost",
  "stored-transfer-time",
  "earnings-above",
  "earnings-below",
  "upgrade-step",
  "route-start",
  "companion-stale",
  "status-vehicle",
  "status-flag-clash",
  "status-temperature",
  "status-in-vehicle",
  "status-on-foot",
  "status-position",
  "status-pips",
  "status-heading",
];

/** What is known about the sessions of one dialect. */
class Verdict {
  readonly found = new Complaints();
  readonly shares = new FieldShares();
  readonly held = new Map<string, number>();
  sessions = 0;
  entries = 0;

  /** Checks everything that a session writes. */
  check(pieces: readonly Piece[], dialect: Dialect): readonly Checkable[] {
    const checker = createChecker({ dialect, observed: observedDeclarations });
    const entries = entriesOfPieces(pieces);
    for (const finding of [...entries.flatMap((entry) => checker.push(entry)), ...checker.end()]) {
      const { rule, severity, pointer, expected, received, position } = finding;
      this.found.add(`${rule} ${severity}`, `line ${position?.line} ${pointer} ${received} instead of ${expected}`);
    }
    for (const [rule, { held }] of Object.entries(checker.summary().rules)) {
      this.held.set(rule, (this.held.get(rule) ?? 0) + held);
    }
    this.sessions += 1;
    this.entries += entries.length;
    return entries;
  }

  /** Validates the events of the sixteen kinds, and counts their fields. */
  validate(entry: Checkable): void {
    if (!("event" in entry) || entry.event === undefined) return;
    const place = entry.type === "companion" ? "file" : "journal";
    // A cleared route is validated as NavRoute, the kind of its file (D21).
    const isCleared = entry.event["event"] === "NavRouteClear" && place === "file";
    const kind = isCleared ? "NavRoute" : entry.event["event"];
    if (typeof kind !== "string" || !isKind(kind)) return;
    this.shares.see(entry.event);
    for (const issue of validate({ ...entry.event, event: kind }, { dialect: "live", place }).issues) {
      this.found.add(`validate ${kind} ${issue.code} ${issue.severity}`, `${issue.pointer} ${issue.received}`);
    }
  }

  get neverHeld(): readonly string[] {
    return relationRules.filter((rule) => (this.held.get(rule) ?? 0) === 0);
  }
}

/** Compares lines and Status.json with the game's layout, implemented independently. */
class LayoutJudge {
  /** The number of decimals by event and key. */
  readonly #decimals = new Map<string, string>();
  readonly #found: Complaints;
  lines = 0;

  constructor(found: Complaints) {
    this.#found = found;
  }

  see({ type, file, raw }: Piece): void {
    if (type === "companion" && file !== "Status.json") return;
    this.lines += 1;
    const line = raw.replace(/\r\n$/, "");
    this.#found.expect(laidOut(line) === line, "layout", () => line.slice(0, 200));
    if (line.includes('"event":"Statistics"')) return;
    for (const each of decimalsIn(line)) {
      const [field = "", decimals = ""] = each.split(" ");
      // The value of a module has none, that of a modifier six.
      if (field === "Loadout.Value") continue;
      const before = this.#decimals.get(field) ?? decimals;
      this.#decimals.set(field, before);
      this.#found.expect(before === decimals, `decimals of ${field}`, () => `${decimals} after ${before}`);
    }
  }
}

/** Plays every scenario under each seed, every other one with parts; yields what was written. */
function* written(dialect: Dialect, { size: seeds, seed: drawn, report }: LongRun, verdict: Verdict) {
  for (const [at, seed] of judgedSeeds(seeds, fixedSeeds, drawn).entries()) {
    for (const scenario of scenarioNames) {
      const language = at % 2 === 0 ? "english" : "french";
      verdict.found.enter(scenario, seed);
      const moments = simulate({ seed, scenario, dialect, language, start: judgedStartMs, durationMs });
      yield recordMoments(moments, dialect, at % 2 === 0 ? undefined : shortPart);
    }
    report(`${verdict.sessions} sessions, ${verdict.entries} lines and files`);
  }
}

longTest({ claim: "What the simulator writes in dialect spec has no finding of any severity.", size }, (run) => {
  const verdict = new Verdict();
  for (const pieces of written("spec", run, verdict)) verdict.check(pieces, "spec");
  expect(verdict.found.list()).toEqual([]);
  expect(verdict.neverHeld).toEqual([]);
  return `${verdict.sessions} sessions, ${verdict.entries} lines and files, 0 findings`;
});

/** The sessions of dialect live are played once for both claims about them. */
let live: ReturnType<typeof judgeLive> | undefined;

function judgeLive(run: LongRun) {
  const verdict = new Verdict();
  const layout = new LayoutJudge(verdict.found);
  for (const pieces of written("live", run, verdict)) {
    for (const entry of verdict.check(pieces, "live")) verdict.validate(entry);
    for (const piece of pieces) layout.see(piece);
  }
  return { verdict, layout };
}

longTest(
  {
    claim:
      "In folders of dialect live, every scenario and every other seed in French, the check finds nothing, the contract has no issue, and the game's layout holds byte for byte.",
    size,
  },
  (run) => {
    live ??= judgeLive(run);
    const { verdict, layout } = live;
    expect(verdict.found.list()).toEqual([]);
    expect(verdict.neverHeld).toEqual([]);
    expect(verdict.held.get("fuel-balance")).toBeGreaterThan(0);
    expect(verdict.held.get("layout")).toBeGreaterThan(0);
    expect(layout.lines).toBeGreaterThan(0);
    return `${verdict.sessions} sessions, ${verdict.entries} lines and files, 0 findings`;
  },
);

/** The figures of real journals, by collection and kind. */
const statsFile = "../shared/research/field-stats.json";

interface Collection {
  readonly kinds: Readonly<
    Record<string, { readonly lines: number; readonly fields: Readonly<Record<string, { readonly seen: number }>> }>
  >;
}

/** Fields that real journals omit in a collection too small for the figures: two goals of 2023 without a tier. */
const seldomOmitted = ["CommunityGoal CurrentGoals[].TierReached", "CommunityGoal CurrentGoals[].Bonus"];

/** Whether a field of the sixteen kinds, as `Docked StationName`, is in every real object that could have it. */
function isNeverOmitted(stats: Readonly<Record<string, Collection>>, name: string): boolean {
  const [kind = "", path = ""] = name.split(" ");
  const all = Object.values(stats).flatMap(({ kinds }) => kinds[kind] ?? []);
  const total = all.reduce((sum, { lines }) => sum + lines, 0);
  const holder = path.slice(0, Math.max(0, path.lastIndexOf(".")));
  const large = all.filter(({ lines }) => lines >= 20);
  const isWhole = large.every(({ lines, fields }) => {
    const possible = holder === "" ? lines : fields[holder]?.seen;
    return fields[path] !== undefined && fields[path].seen === possible;
  });
  // Too few lines say nothing.
  return total >= 50 && large.length > 0 && isWhole && !seldomOmitted.includes(name);
}

longTest({ claim: "Dialect live omits only fields that real journals omit.", size, needs: [statsFile] }, (run) => {
  live ??= judgeLive(run);
  const stats = JSON.parse(readFileSync(join(root, statsFile), "utf8")) as Readonly<Record<string, Collection>>;
  const omitted = [...live.verdict.shares.fields].flatMap(([name, { absent }]) => (absent > 0 ? [name] : []));
  expect(omitted.filter((name) => isNeverOmitted(stats, name))).toEqual([]);
  expect(omitted.length).toBeGreaterThan(0);
  return `${omitted.length} fields are omitted somewhere, each in real journals too`;
});

describe("the layout", () => {
  it("restores a missing space and lists the decimals of each field", () => {
    const line =
      '{ "event":"X", "a":[  ], "b":[1.00000,-2.50000], "c":[ { "d":0.500000 } ], "e":{ "f":"a, \\"b\\":[1]" } }';
    expect(laidOut(line)).toBe(line);
    expect(laidOut(line.replace("[  ]", "[]"))).toBe(line);
    expect(laidOut(line.replace(", ", ","))).toBe(line);
    expect(decimalsIn(line)).toEqual(["X.b 5", "X.b 5", "X.d 6"]);
  });

  it("is judged line by line, with the decimals of the lines before", () => {
    const found = new Complaints();
    const layout = new LayoutJudge(found);
    const see = (raw: string) => layout.see({ type: "line", file: "Journal.log", raw });
    see('{ "event":"X", "a":1.50 }\r\n');
    expect(found.list()).toEqual([]);
    see('{"event":"X", "a":1.500 }\r\n');
    expect(found.list().map((each) => each.split(" (")[0])).toEqual(["layout", "decimals of X.a"]);
  });
});
