import { severities } from "@shipslog/contract";
import { formatCount } from "@shipslog/contract/internal";
import type { Summary } from "../../engine/Summary.ts";

/** The findings by severity and what was checked, in one sentence. */
export function totalsText({ findings, files, entries, events }: Summary): string {
  const found = severities.map((severity) => formatCount(findings[severity], severity)).join(", ");
  return `${found} in ${checkedText({ files, entries, events })}`;
}

/** The files, entries and events that were checked. */
export function checkedText({ files, entries, events }: Pick<Summary, "files" | "entries" | "events">): string {
  const journals = files === 0 ? "no journal line" : formatCount(files, "file");
  return `${journals}, ${formatCount(entries, "entry")}, ${formatCount(events, "event")} of the sixteen kinds`;
}
