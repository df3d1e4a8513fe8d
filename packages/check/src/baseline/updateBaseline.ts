import type { Finding } from "../findings/Finding.ts";
import { BaselineMatcher, type AcceptedFinding, type Baseline } from "./Baseline.ts";

/** A baseline that accepts exactly what was found, and how it differs from the one before. */
export interface UpdatedBaseline {
  readonly baseline: Baseline;
  /** How many entries are new. */
  readonly added: number;
  /** How many entries matched nothing any more. */
  readonly removed: number;
}

/**
 * Makes a baseline that accepts these findings. Entries that still match keep their reasons, the others are left out, and the
 * new ones get the given reason. A new entry knows its line by a fingerprint, not by its number.
 */
export function updateBaseline(before: Baseline, findings: Iterable<Finding>, reason: string): UpdatedBaseline {
  const matcher = new BaselineMatcher(before);
  const added = new Map<string, AcceptedFinding>();
  for (const finding of findings) {
    if (matcher.accepts(finding)) continue;
    const entry = entryOf(finding, reason);
    added.set(JSON.stringify(entry), entry);
  }
  const unused = new Set(matcher.unused());
  const kept = before.accepted.filter((entry) => !unused.has(entry));
  return { baseline: { accepted: [...kept, ...added.values()] }, added: added.size, removed: unused.size };
}

/** Without a line there is no fingerprint; then the file has to be the same. */
function entryOf({ rule, kind, pointer, fingerprint, position, companion }: Finding, reason: string): AcceptedFinding {
  const file = position?.file ?? companion?.file;
  return {
    rule,
    ...(kind !== undefined && { kind }),
    pointer,
    ...(fingerprint !== undefined && { fingerprint }),
    ...(fingerprint === undefined && file !== undefined && { file }),
    reason,
  };
}
