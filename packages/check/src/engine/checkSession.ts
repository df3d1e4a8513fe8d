import type { Checkable } from "../declare/Checkable.ts";
import type { CheckOptions } from "../configuration/CheckOptions.ts";
import { requireCheckOptions } from "../configuration/requireCheckOptions.ts";
import type { Finding } from "../findings/Finding.ts";
import { FolderTotals } from "./FolderTotals.ts";
import { rules } from "../rules/rules.ts";
import { SessionPass, type SessionResult } from "./SessionPass.ts";
import { resolveRules, type ResolvedRules } from "../configuration/resolveRules.ts";
import type { Summary } from "./Summary.ts";

/**
 * Checks one session on its own: the files that share a session name (`sessionOf`), in order of part. Several threads may
 * check sessions at the same time; `mergeSessions` merges their results. Entries may come one by one or, which is cheaper,
 * in batches. Sessions that are checked with the same object of options share what is made from it, which is cheaper too.
 */
export async function checkSession(
  entries: AsyncIterable<EntryOrBatch> | Iterable<EntryOrBatch>,
  options: CheckOptions = {},
): Promise<SessionResult> {
  const resolved = resolvedBy(options);
  const pass = new SessionPass(resolved);
  const findings: Finding[] = [];
  const { timer } = options;
  const startMs = timer?.() ?? 0;
  let checkMs = 0;
  for await (const next of entries) {
    const batch = isBatch(next) ? next : [next];
    if (resolved.judges.isNeededFor(batch)) await resolved.judges.load();
    const batchMs = timer?.() ?? 0;
    for (const entry of batch) findings.push(...pass.push(entry));
    checkMs += (timer?.() ?? 0) - batchMs;
  }
  const endMs = timer?.() ?? 0;
  findings.push(...pass.end());
  const result = pass.result(findings);
  if (timer === undefined) return result;
  const rulesMs = pass.ruleTimes();
  const sumMs = Object.values(rulesMs).reduce((sum, ms) => sum + ms, 0);
  const phases = { read: endMs - startMs - checkMs, lines: checkMs + timer() - endMs - sumMs, rules: sumMs };
  return { ...result, timings: { phases, rules: rulesMs } };
}

const knownRules = new WeakMap<CheckOptions, ResolvedRules>();

/** The rules that options make active; an object of options is read once. */
function resolvedBy(options: CheckOptions): ResolvedRules {
  const known = knownRules.get(options);
  if (known !== undefined) return known;
  requireCheckOptions(options);
  const resolved = resolveRules(rules, options);
  knownRules.set(options, resolved);
  return resolved;
}

type EntryOrBatch = Checkable | readonly Checkable[];

const isBatch = (next: EntryOrBatch): next is readonly Checkable[] => Array.isArray(next);

/** The result of checking one folder or several. */
export interface MergedSessions {
  readonly findings: readonly Finding[];
  readonly summary: Summary;
}

/** The options that matter after the sessions are checked. */
type MergeOptions = Pick<CheckOptions, "baseline" | "rules" | "overrides">;

/** Merges the results of sessions, given in order of name; the result equals checking all of them in one stream. */
export function mergeSessions(sessions: Iterable<SessionResult>, options: MergeOptions = {}): MergedSessions {
  return mergeFolders([{ sessions }], options);
}

/** The sessions of one folder in order of name, and the path of its files for reports. */
export interface CheckedFolder {
  readonly sessions: Iterable<SessionResult>;
  /** The path of a file by its base name; without it, findings have no path. */
  readonly pathOf?: ((file: string) => string) | undefined;
}

/** Merges the results of folders. No session is compared with one of another folder. */
export function mergeFolders(folders: Iterable<CheckedFolder>, options: MergeOptions = {}): MergedSessions {
  requireCheckOptions(options);
  const totals = new FolderTotals(options);
  const findings: Finding[] = [];
  for (const { sessions, pathOf } of folders) {
    totals.beginFolder(pathOf);
    for (const session of sessions) {
      for (const finding of totals.take(session.findings)) findings.push(finding);
      for (const finding of totals.add(session)) findings.push(finding);
    }
  }
  return { findings, summary: totals.summary() };
}
