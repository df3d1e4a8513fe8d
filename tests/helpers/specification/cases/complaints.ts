import type { Finding } from "@shipslog/check";
import type { Statement } from "../../../../packages/contract/src/facts/Statement.ts";
import type { ValidExample, StatementViolation } from "./Case.ts";

const listed = (findings: readonly Finding[]): string =>
  findings.map(({ severity, basis, rule, pointer }) => `${severity} ${basis}/${rule} ${pointer}`).join("; ") ||
  "nothing";

/** Why a violation is not found as it must be: by a rule of its statement, at its level and place. Undefined when it is. */
export function complaintAbout(
  { number, checked }: Statement,
  { what, level, pointer }: StatementViolation,
  findings: readonly Finding[],
): string | undefined {
  const own = findings.filter(
    (finding) => checked.includes(finding.rule) && (pointer === undefined || finding.pointer === pointer),
  );
  if (own.some(({ severity }) => severity === level)) return undefined;
  return `${number}, ${what}: expected ${level} ${pointer ?? ""}, found ${listed(findings)}`;
}

/**
 * Why a valid example is not accepted: the document has something above a note against it. Undefined when it has not. What
 * knowledge about the game says does not count: the examples change one field of an event and leave the others.
 */
export function objectionTo({ what }: ValidExample, findings: readonly Finding[]): string | undefined {
  const above = findings.filter(({ severity, basis }) => severity !== "note" && basis === "spec");
  return above.length === 0 ? undefined : `${what}: found ${listed(above)}`;
}
