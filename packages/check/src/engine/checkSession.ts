import type { Checkable, CheckOptions } from "../configuration/CheckOptions.ts";
import type { Finding } from "../findings/Finding.ts";
import { FolderTotals } from "./FolderTotals.ts";
import { rules } from "../rules/rules.ts";
import { SessionPass } from "./SessionPass.ts";
import type { SessionResult } from "./SessionResult.ts";
import { resolveRules } from "../configuration/resolveRules.ts";
import type { Summary } from "./Summary.ts";

/**
 * Checks one session apart from all others: the files that share a session name (`sessionOf`), in order of part. Sessions
 * may be checked at the same time in several threads; `mergeSessions` makes of their results what one check would say. The
 * entries may come one by one or, which costs less, in batches.
 */
export async function checkSession(
  entries: AsyncIterable<Some> | Iterable<Some>,
  options: CheckOptions,
): Promise<SessionResult> {
  const pass = new SessionPass(resolveRules(rules, options));
  const findings: Finding[] = [];
  for await (const some of entries) {
    for (const entry of isBatch(some) ? some : [some]) findings.push(...pass.push(entry));
  }
  findings.push(...pass.end());
  return pass.result(findings);
}

/** One entry, or several in a row. */
type Some = Checkable | readonly Checkable[];

const isBatch = (some: Some): some is readonly Checkable[] => Array.isArray(some);

/** What a check of a whole folder found. */
export interface MergedSessions {
  readonly findings: readonly Finding[];
  readonly summary: Summary;
}

/** Joins the results of sessions, given in order of name: pure, and equal to checking all of them in one stream. */
export function mergeSessions(sessions: Iterable<SessionResult>, options: CheckOptions): MergedSessions {
  const folder = new FolderTotals(options);
  const findings: Finding[] = [];
  for (const session of sessions) {
    for (const finding of folder.take(session.findings)) findings.push(finding);
    for (const finding of folder.add(session)) findings.push(finding);
  }
  return { findings, summary: folder.summary() };
}
