import { severities } from "@shipslog/contract";
import { formatCount, groupDigits } from "@shipslog/contract/internal";
import type { Summary } from "../../engine/Summary.ts";

/** The findings by severity and what was checked, in one sentence. */
export function totalsText({ findings, files, entries, events }: Summary): string {
  const found = severities.map((severity) => formatCount(findings[severity], severity)).join(", ");
  return `${found}; ${checkedText({ files, entries, events })}`;
}

/** Says that everything was checked: entries, files, and how many events the specification describes. */
export function checkedText({ files, entries, events }: Pick<Summary, "files" | "entries" | "events">): string {
  const where = files === 0 ? "" : ` in ${formatCount(files, "file")}`;
  const [all, verb] = entries === 1 ? ["1 entry", "is"] : [`all ${formatCount(entries, "entry")}`, "are"];
  return `${all}${where} checked; ${groupDigits(events)} ${events === 1 ? "is" : verb} of specified kinds`;
}
