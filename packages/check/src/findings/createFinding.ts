import type { Severity } from "@shipslog/contract";
import type { Checkable } from "../configuration/CheckOptions.ts";
import type { Finding } from "./Finding.ts";
import type { Breach, Rule } from "../rules/Rule.ts";
import { excerptOf } from "./excerpt.ts";

function textOf(entry: Checkable): string {
  if (entry.type === "oversize") return entry.excerpt;
  return entry.type === "truncated" || entry.type === "unreadable" ? "" : entry.raw;
}

/** Creates the finding for a breach in an entry. */
export function createFinding(rule: Rule, severity: Severity, breach: Breach, entry: Checkable): Finding {
  const { pointer = "", expected, received, message = rule.title, span } = breach;
  const companion =
    entry.type === "companion"
      ? { file: entry.file, revision: entry.revision, observedAtMs: entry.observedAtMs }
      : undefined;
  return {
    rule: rule.id,
    severity,
    message,
    pointer,
    expected,
    received,
    position: entry.type === "companion" ? undefined : entry.position,
    companion,
    excerpt: excerptOf(textOf(entry), pointer, span),
    restsOn: rule.restsOn,
  };
}
