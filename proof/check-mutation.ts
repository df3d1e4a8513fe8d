import { createChecker, rules, type Checkable, type Finding, type Rule, type Summary } from "@shipslog/check";
import type { Dialect } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { printCompanion, printLine } from "@shipslog/contract/text";
import type { DraftLine, Draw, RuleMutation } from "../packages/check/src/rules/examples/RuleMutation.ts";
import { drawFrom } from "../lab/check/drawFrom.ts";
import { simulateValidSessions, type ValidSession } from "../lab/check/validSessions.ts";
import { companionEntry, entriesOfPieces, lineEntry, type Piece } from "../lab/check/recording.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** The result of the mutations of one rule. */
interface Score {
  applied: number;
  found: number;
  /** Findings of this rule caused by a mutation of another rule. */
  strays: number;
  /** Mutations where the rule has not enough data, and no other rule finds anything. */
  undecidable: number;
}

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
  const [piece, entry] = [base.pieces[index ?? -1], base.entries[index ?? -1]];
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

const mutable = rules.filter(({ mutations }) => mutations.length > 0);

/** The dialect to break a rule in: spec, unless it only applies to live. */
const dialectOf = ({ severity }: Rule): Dialect => (severity.spec === undefined ? "live" : "spec");

/** Single mutations of valid journals: each is found by its rule, at its location, and by no other rule. */
export const proof: Proof = {
  name: "check-mutation",
  claim:
    "Every single damage from a rule's own list is found by that rule at that place, and no other rule says anything.",
  fullSize: 10_000,
  reducedSize: 250,
  run({ size, seed, report }) {
    const draw = drawFrom(seed);
    const seeds = Array.from({ length: size > 1000 ? 6 : 2 }, () => 1 + draw(1_000_000));
    const byDialect = {
      spec: simulateValidSessions(seeds, 4, "spec"),
      live: simulateValidSessions(seeds.slice(0, 2), 4, "live"),
    };
    const bases = Object.values(byDialect).flat();
    report(
      `${bases.length} valid sessions, ${bases.reduce((sum, { pieces }) => sum + pieces.length, 0)} lines and observations`,
    );
    const scores = new Map(
      rules.map(({ id }): [string, Score] => [id, { applied: 0, found: 0, strays: 0, undecidable: 0 }]),
    );
    const surprises: string[] = [];
    const neverApplied = new Set<string>();
    let applied = 0;
    for (let turn = 0; applied < size && turn < size * 50; turn++) {
      const rule = mutable[turn % mutable.length];
      const mutation = rule?.mutations[draw(rule.mutations.length)];
      if (rule === undefined || mutation === undefined) continue;
      const dialect = dialectOf(rule);
      const base = byDialect[dialect][draw(byDialect[dialect].length)];
      if (base === undefined) continue;
      const mutated =
        mutation.editLines === undefined ? mutatePiece(base, rule, mutation, draw) : mutateLines(base, mutation, draw);
      if (mutated === undefined) continue;
      const score = scores.get(rule.id);
      const checked = checkEntries(mutated.entries, dialect);
      const found = checked.findings;
      if (score === undefined) continue;
      if (found.length === 0 && (!mutated.isDecided || lostEvidence(rule, base, checked))) {
        score.undecidable++;
        continue;
      }
      applied++;
      score.applied++;
      const expected = found.filter((finding) => isExpected(finding, rule, mutated));
      if (expected.length > 0) score.found++;
      const others = found.filter((finding) => !expected.slice(0, 1).includes(finding));
      for (const { rule: id } of others) (scores.get(id) ?? score).strays++;
      if ((expected.length !== 1 || others.length > 0) && surprises.length < 40) {
        const reported = found.map(
          (each) =>
            `${each.rule} ${each.position?.line ?? each.companion?.file} ${each.pointer} (${each.expected}; ${each.received})`,
        );
        surprises.push(
          `${rule.id}: ${mutation.what} at ${mutated.index} ${mutated.pointer ?? ""} → ${reported.join(", ") || "nothing"}`,
        );
      }
    }
    const table = mutable.map(({ id }) => {
      const score = scores.get(id) ?? { applied: 0, found: 0, strays: 0, undecidable: 0 };
      if (score.applied === 0) neverApplied.add(id);
      const recall = score.applied === 0 ? null : score.found / score.applied;
      const precision = score.found + score.strays === 0 ? null : score.found / (score.found + score.strays);
      report(`${id.padEnd(24)} applied ${score.applied}, precision ${precision ?? "-"}, recall ${recall ?? "-"}`);
      return { rule: id, ...score, precision, recall };
    });
    for (const surprise of surprises) report(surprise);
    const untouched = rules.filter((rule) => !mutable.includes(rule)).map(({ id }) => id);
    const result = { applied, rules: table, neverApplied: [...neverApplied], withoutDamage: untouched, surprises };
    return { passed: applied === size && surprises.length === 0, result };
  },
};
