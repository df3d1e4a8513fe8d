import { createChecker, rules, type Checkable, type Finding, type Rule, type Summary } from "@shipslog/check";
import type { Dialect } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { printCompanion, printLine } from "@shipslog/contract/text";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { drawFrom, type Draw } from "./helpers/drawFrom.ts";
import type { DraftLine, RuleMutation } from "./helpers/mutations/RuleMutation.ts";
import { ruleMutations } from "./helpers/mutations/ruleMutations.ts";
import { simulateValidSessions, type ValidSession } from "./helpers/validSessions.ts";
import { companionEntry, entriesOfPieces, lineEntry, type Piece } from "./helpers/recording.ts";

/** A mutated session, with the mutated piece and the pointer into its event. */
interface MutatedSession {
  readonly pieces: readonly Piece[];
  readonly entries: readonly Checkable[];
  readonly index: number;
  readonly pointer: string | undefined;
  /** Whether the rule decides everything about the mutated piece. */
  readonly isDecided: boolean;
}

function nameOf(base: ValidSession, index: number): string {
  const entry = base.entries[index];
  if (entry?.type === "companion") return entry.file;
  return entry?.type === "event" ? entry.kind : "";
}

/** The pieces that a mutation can change: its targets, and only those on which a stateful rule decides. */
function candidatesOf(base: ValidSession, rule: Rule, { targets, onlyLast }: RuleMutation): readonly number[] {
  const answers = base.verdicts.get(rule.id);
  const answered = new Set(
    [...(answers ?? [])].filter(([, { held }]) => held > 0).map(([index]) => nameOf(base, index)),
  );
  const fitting = [...base.pieces.keys()].filter((index) => {
    const isNamed = targets === undefined ? base.pieces[index]?.type === "line" : targets.includes(nameOf(base, index));
    // A rule may decide on another entry than the mutated one, such as the line that announces a file.
    const isJudged = (answers?.get(index)?.held ?? 0) > 0 || !answered.has(nameOf(base, index));
    return isNamed && (rule.start === undefined || isJudged);
  });
  if (onlyLast !== true) return fitting;
  // The last of its name, and only if the rule decides there.
  const names = new Map([...base.pieces.keys()].map((index) => [nameOf(base, index), index]));
  return fitting.filter((index) => names.get(nameOf(base, index)) === index);
}

function mutateLines(base: ValidSession, mutation: RuleMutation, draw: Draw): MutatedSession | undefined {
  const lines: DraftLine[] = base.pieces.filter(({ type }) => type === "line").map(({ file, raw }) => ({ file, raw }));
  const index = mutation.editLines?.(lines, draw);
  if (index === undefined) return undefined;
  const pieces = lines.map((line) => ({ type: "line", ...line }) as const);
  return { pieces, entries: entriesOfPieces(pieces), index, pointer: undefined, isDecided: true };
}

function mutatePiece(base: ValidSession, rule: Rule, mutation: RuleMutation, draw: Draw): MutatedSession | undefined {
  const candidates = candidatesOf(base, rule, mutation);
  const index = candidates[draw(Math.max(1, candidates.length))];
  const piece = base.pieces[index ?? -1];
  const entry = base.entries[index ?? -1];
  if (index === undefined || piece === undefined || entry === undefined || !("event" in entry)) return undefined;
  const event = structuredClone(entry.event ?? {});
  const pointer = mutation.edit?.(event, draw);
  const print = piece.type === "line" ? printLine : printCompanion;
  const raw =
    mutation.edit === undefined
      ? mutation.editText?.(piece.raw, draw)
      : pointer === undefined
        ? undefined
        : print(event);
  if (raw === undefined || raw === piece.raw) return undefined;
  const answer = base.verdicts.get(rule.id)?.get(index);
  const isDecided = rule.start === undefined || (answer !== undefined && answer.undecided === 0);
  // Only the mutated entry differs; later offsets stay as they were, which no rule reads.
  const again =
    entry.type === "companion"
      ? companionEntry(raw, entry.file, index)
      : lineEntry(raw, entry.position.file, entry.position.line, entry.position.offset);
  const pieces = base.pieces.with(index, { ...piece, raw });
  return { pieces, entries: base.entries.with(index, again), index, pointer, isDecided };
}

function isExpected(finding: Finding, rule: Rule, { pieces, index, pointer }: MutatedSession): boolean {
  const piece = pieces[index];
  const line = pieces.slice(0, index + 1).filter(({ type, file }) => type === "line" && file === piece?.file).length;
  const isThere =
    piece?.type === "line"
      ? finding.position?.file === piece.file && finding.position.line === line
      : finding.companion?.revision === index;
  return finding.rule === rule.id && isThere && (pointer === undefined || finding.pointer === pointer);
}

interface Checked {
  readonly findings: readonly Finding[];
  readonly summary: Summary;
}

function checkEntries(entries: readonly Checkable[], dialect: Dialect): Checked {
  const checker = createChecker({ dialect, observed: observedDeclarations });
  const findings = [...entries.flatMap((entry) => checker.push(entry)), ...checker.end()];
  return { findings, summary: checker.summary() };
}

/** Whether a mutation removed data that the rule needs: it decides less than before. */
function lostEvidence({ id }: Rule, { verdicts }: ValidSession, { summary }: Checked): boolean {
  const before = [...(verdicts.get(id)?.values() ?? [])].reduce((sum, { undecided }) => sum + undecided, 0);
  return (summary.rules[id]?.undecided ?? 0) > before;
}

const turnsForEach = 50;
const mutable = rules.filter(({ id }) => id in ruleMutations);

/** The dialect to break a rule in: spec, unless it only applies to live. */
const dialectOf = ({ severity }: Rule): Dialect => (severity.spec === undefined ? "live" : "spec");

/** Single mutations of valid journals: each is found by its rule, at its location, and by no other rule. */
longTest(
  {
    claim:
      "Every single damage from a rule's own list is found by that rule at that place, and no other rule says anything.",
    // About forty damages of each rule, in 64 sessions.
    size: { check: 190, full: 4000, of: "damages" },
  },
  ({ size, seed, report }) => {
    const draw = drawFrom(seed);
    const seeds = Array.from({ length: size > 1000 ? 6 : 2 }, () => 1 + draw(1_000_000));
    const byDialect = {
      spec: simulateValidSessions(seeds, 4, "spec"),
      live: simulateValidSessions(seeds.slice(0, 2), 4, "live"),
    };
    const ofEach = Math.ceil(size / mutable.length);
    const applied = new Map(mutable.map(({ id }) => [id, 0]));
    const surprises: string[] = [];
    // Many sessions have nothing that a rare mutation can change, so each rule has many turns.
    for (let turn = 0; turn < mutable.length * ofEach * turnsForEach; turn++) {
      const rule = mutable[turn % mutable.length]!;
      if (applied.get(rule.id) === ofEach) continue;
      const mutations = ruleMutations[rule.id]!;
      const mutation = mutations[draw(mutations.length)]!;
      const dialect = dialectOf(rule);
      const base = byDialect[dialect][draw(byDialect[dialect].length)]!;
      const mutated =
        mutation.editLines === undefined ? mutatePiece(base, rule, mutation, draw) : mutateLines(base, mutation, draw);
      if (mutated === undefined) continue;
      const checked = checkEntries(mutated.entries, dialect);
      const found = checked.findings;
      // The rule has not enough data, and no other rule finds anything.
      if (found.length === 0 && (!mutated.isDecided || lostEvidence(rule, base, checked))) continue;
      applied.set(rule.id, (applied.get(rule.id) ?? 0) + 1);
      if (found.length === 1 && found.every((finding) => isExpected(finding, rule, mutated))) continue;
      const reported = found.map(
        (each) =>
          `${each.rule} ${each.position?.line ?? each.companion?.file} ${each.pointer} (${each.expected}; ${each.received})`,
      );
      surprises.push(
        `${rule.id}: ${mutation.what} at ${mutated.index} ${mutated.pointer ?? ""} → ${reported.join(", ") || "nothing"}`,
      );
    }
    for (const [id, count] of applied) report(`${id}: ${count} damages`);
    expect(surprises).toEqual([]);
    const total = [...applied.values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(size / 2);
    if (size > 1000) expect([...applied].filter(([, count]) => count === 0)).toEqual([]);
    return `${total} damages of ${mutable.length} rules, each found by its rule alone`;
  },
);
