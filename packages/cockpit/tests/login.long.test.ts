/**
 * Real sessions played to the next login, where the game writes the whole state: each fact of it is compared with what the cockpit
 * showed a line before. Where a journal is missing in between, nothing is compared (`helpers/playedEvenings.ts`).
 */
import { basename } from "node:path";
import type { JsonValue } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { expect } from "vitest";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { unknownState, type CockpitState } from "../src/state/CockpitState.ts";
import { fold } from "../src/state/fold.ts";
import { factSorts, type FactDifference, type FactSort, type ToldLine } from "./helpers/loginFacts.ts";
import { chainEvenings, linesOf, type Chain } from "./helpers/playedEvenings.ts";

/** The smallest share of facts that are equal, of those that lines could tell. */
const leastEqual = 0.995;

/** How many kinds of lines are remembered, to say what came before a difference. */
const rememberedKinds = 3000;

interface Tally {
  readonly sort: FactSort;
  equal: number;
  /** The cockpit says that it does not know. */
  unknown: number;
  readonly different: string[];
  readonly unknowable: Map<string, number>;
}

class Comparison {
  readonly tallies = new Map(
    Object.entries(factSorts).map(([name, sort]): [string, Tally] => [
      name,
      { sort, equal: 0, unknown: 0, different: [], unknowable: new Map() },
    ]),
  );
  readonly #byKind = Map.groupBy(this.tallies.values(), ({ sort }) => sort.kind);
  logins = 0;
  lines = 0;

  play(chain: Chain): void {
    let state: CockpitState = unknownState;
    const kinds: string[] = [];
    const accepted = new Map<JsonValue | undefined, JsonValue | undefined>();
    for (const { file, from, to } of chain) {
      for (const [at, raw] of linesOf(file).slice(from, to).entries()) {
        const parsed = parseLine(raw);
        if (!parsed.ok) continue;
        const { kind, event } = parsed;
        const position = { file: basename(file.path), offset: at, line: from + at + 1, generation: 0 };
        const after = fold(state, { type: "event", kind, event, raw, byteLength: raw.length, position }, 0);
        if (kind === "MissionAccepted") accepted.set(event["MissionID"], event["LocalisedName"]);
        const since = kinds.slice(kinds.lastIndexOf(kind) + 1);
        this.#compare(kind, { event, before: state, after, since, accepted }, `${file.name}:${position.line}`);
        kinds.push(kind);
        if (kinds.length > 2 * rememberedKinds) kinds.splice(0, rememberedKinds);
        this.lines += 1;
        this.logins += kind === "LoadGame" ? 1 : 0;
        state = after;
      }
    }
  }

  #compare(kind: string, line: ToldLine, where: string): void {
    for (const tally of this.#byKind.get(kind) ?? []) {
      const { sort } = tally;
      const written = sort.written(line);
      if (written === undefined) continue;
      const shown = sort.shown(sort.isAfter ? line.after : line.before, line);
      if (shown === undefined) tally.unknown += 1;
      else if (isEqual(sort, { line, written, shown })) tally.equal += 1;
      else note(tally, { line, written, shown }, where);
    }
  }
}

function isEqual({ within }: FactSort, { line, written, shown }: FactDifference): boolean {
  if (typeof written !== "number" || typeof shown !== "number") return written === shown;
  return Math.abs(written - shown) <= (typeof within === "function" ? within(line) : (within ?? 0));
}

function note({ sort, different, unknowable }: Tally, difference: FactDifference, where: string): void {
  const found = Object.entries(sort.unknowable ?? {}).find(([, holds]) => holds(difference));
  const { written, shown } = difference;
  if (found === undefined) different.push(`${where}: ${String(written)} is written, ${String(shown)} shown`);
  else unknowable.set(found[0], (unknowable.get(found[0]) ?? 0) + 1);
}

function rowsOf(tallies: ReadonlyMap<string, Tally>): readonly string[] {
  return [...tallies].flatMap(([name, { equal, different, unknown, unknowable, sort }]) => [
    `${name}: ${equal + different.length} compared, ${equal} equal, ${different.length} different, ${unknown} not known yet${sort.isOfLoginOnly ? " (told at logins only)" : ""}`,
    ...[...unknowable].map(([reason, count]) => `    ${count} that no line tells: ${reason}`),
    ...(sort.isOfLoginOnly ? [] : different.slice(0, 3).map((example) => `    ${example.slice(0, 300)}`)),
  ]);
}

longTest(
  {
    claim:
      "Of the facts that the game writes at a login, and at other lines that tell a whole, at least 99.5 % equal what the cockpit showed a line before, in every sort at least 98 %.",
    size: { check: 49, full: 1035, of: "real journals" },
    needs: [corpusFolder],
  },
  ({ size, report }) => {
    const files = corpusFiles({ archives: ["more", "old", "journals"], everyNthFile: 1 }).slice(-size);
    const comparison = new Comparison();
    const chains = chainEvenings(files);
    for (const chain of chains) comparison.play(chain);
    for (const row of rowsOf(comparison.tallies)) report(row);
    const told = [...comparison.tallies].filter(([, { sort }]) => sort.isOfLoginOnly !== true);
    for (const [name, { equal, different }] of told) {
      const share = equal / (equal + different.length || 1);
      if (different.length > 1) expect(share, `${name}: ${different[0]}`).toBeGreaterThan(0.98);
    }
    const equal = told.reduce((sum, [, tally]) => sum + tally.equal, 0);
    const compared = equal + told.reduce((sum, [, { different }]) => sum + different.length, 0);
    const unknowable = told
      .flatMap(([, tally]) => [...tally.unknowable.values()])
      .reduce((sum, count) => sum + count, 0);
    expect(compared).toBeGreaterThan(10 * size);
    expect(equal / compared).toBeGreaterThanOrEqual(leastEqual);
    return `${comparison.lines} lines, ${comparison.logins} logins in ${chains.length} runs without a gap: ${compared} facts, ${equal} equal (${((100 * equal) / compared).toFixed(2)} %), besides ${unknowable} that no line tells`;
  },
);
