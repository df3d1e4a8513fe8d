import { companionKinds, type Severity } from "@shipslog/contract";
import { copySlice } from "@shipslog/contract/text";
import type { Checkable } from "../declare/Checkable.ts";
import type { Finding } from "./Finding.ts";
import { type Breach, type Rule, basisNameOf } from "../declare/Rule.ts";
import { excerptOf, excerptsOf } from "./excerpt.ts";
import { fingerprint } from "./fingerprint.ts";

/** A value of a hostile line has megabytes; a finding about it shows its start. */
const maxTextLength = 2000;

/** A breach of a rule in an entry. */
export interface FoundBreach {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly breach: Breach;
  readonly entry: Checkable;
  /** Overrides what the rule rests on. */
  readonly restsOn?: string;
  /** Overrides the one finding that it stands for. */
  readonly count?: number;
}

function textOf(entry: Checkable): string {
  if (entry.type === "oversize") return entry.excerpt;
  return "raw" in entry ? entry.raw : "";
}

/** Creates the findings for breaches, in their order; the text of each entry is read once. */
export function createFindings(found: readonly FoundBreach[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [entry, breaches] of Map.groupBy(found.entries(), ([, each]) => each.entry)) {
    const line = lineOf(entry);
    const unlocated = breaches.filter(([, { breach }]) => breach.span === undefined);
    const cut = excerptsOf(
      textOf(entry),
      unlocated.map(([, { breach }]) => breach.pointer ?? ""),
    );
    for (const [index, each] of breaches) {
      findings[index] = findingOf(each, cut(each.breach.pointer ?? "", each.breach.span), line);
    }
  }
  return findings;
}

/** Creates the finding for one breach. */
export function createFinding(found: FoundBreach): Finding {
  const { pointer = "", span } = found.breach;
  return findingOf(found, excerptOf(textOf(found.entry), pointer, span), lineOf(found.entry));
}

/** What a finding says about its line, whatever is wrong with it. */
function lineOf(entry: Checkable): Pick<Finding, "kind" | "fingerprint"> {
  if (entry.type === "companion") return { kind: companionKinds[entry.file] };
  const text = textOf(entry);
  return {
    ...((entry.type === "event" || entry.type === "text") && { kind: entry.kind }),
    ...(text !== "" && { fingerprint: fingerprint(text) }),
  };
}

function findingOf(
  { rule, severity, breach, entry, restsOn, count }: FoundBreach,
  excerpt: Finding["excerpt"],
  line: Pick<Finding, "kind" | "fingerprint">,
): Finding {
  const { pointer = "", expected, received, message = rule.title } = breach;
  const companion =
    entry.type === "companion"
      ? { file: entry.file, revision: entry.revision, observedAtMs: entry.observedAtMs }
      : undefined;
  return {
    rule: rule.id,
    basis: basisNameOf(rule),
    severity,
    ...line,
    message: cutText(message),
    pointer,
    expected: cutText(expected),
    received: cutText(received),
    position: entry.type === "companion" ? undefined : entry.position,
    companion,
    excerpt,
    restsOn: restsOn ?? rule.restsOn,
    ...(count === undefined ? {} : { count }),
  };
}

function cutText(text: string): string {
  return text.length <= maxTextLength ? text : `${copySlice(text, 0, maxTextLength)}…`;
}
