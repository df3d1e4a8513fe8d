/** Applies violations to clean sessions and says which of them the check finds. */
import { createChecker, type Finding } from "@shipslog/check";
import type { Severity } from "@shipslog/contract";
import type { DraftFolder } from "./DraftFolder.ts";
import type { DocumentViolation } from "./DocumentViolation.ts";

/** What became of one violation. */
export interface Judged {
  readonly violation: DocumentViolation;
  /** How many folders it was made in. */
  readonly made: number;
  /** The folders in which the check said nothing new, each with the number of the way it was made. */
  readonly silentIn: readonly string[];
  /** The mildest of the strongest severities over its folders; undefined when silent in all. */
  readonly severity: Severity | undefined;
  readonly rules: readonly string[];
}

const order: readonly Severity[] = ["note", "warning", "error"];

/** The findings of a check in dialect spec: of all rules, or of those that rest on the document alone. */
export function findingsIn(folder: DraftFolder, only?: "spec"): readonly Finding[] {
  const checker = createChecker({ dialect: "spec", only });
  return [...folder.entries().flatMap((entry) => checker.push(entry)), ...checker.end()];
}

/** Makes a violation in the first folders that offer the place, and checks each of them. */
export function judgeViolation(violation: DocumentViolation, folders: readonly DraftFolder[], most: number): Judged {
  const silentIn: string[] = [];
  const strongest: Severity[] = [];
  const rules = new Set<string>();
  let made = 0;
  // A table of fields is the same in every folder, so one folder for each of its edits is enough.
  const wanted = violation.makes.length > 1 ? 1 : most;
  for (const [number, make] of violation.makes.entries()) {
    let madeSo = 0;
    for (const folder of folders) {
      if (madeSo === wanted) break;
      const draft = folder.clone();
      if (!make(draft)) continue;
      madeSo++;
      const found = findingsIn(draft);
      for (const { rule } of found) rules.add(rule);
      const worst = order.findLast((severity) => found.some((finding) => finding.severity === severity));
      const place = violation.makes.length > 1 ? `${folder.name}, edit ${number + 1}` : folder.name;
      if (worst === undefined) silentIn.push(place);
      else strongest.push(worst);
    }
    made += madeSo;
  }
  const severity = order.find((each) => strongest.includes(each));
  return { violation, made, silentIn, severity, rules: [...rules] };
}
