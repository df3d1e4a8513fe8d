import { severities } from "@shipslog/contract";
import type { Summary } from "../../engine/Summary.ts";

/** A number with its thousands apart. */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A number of things, `1 error` or `2,000 errors`. */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${number === 1 ? noun : noun.replace(/y$/, "ie").concat("s")}`;
}

/** The findings by severity and what was looked at, in one sentence. */
export function totals({ findings, files, entries, events }: Summary): string {
  const found = severities.map((severity) => count(findings[severity], severity)).join(", ");
  return `${found} in ${looked({ files, entries, events })}`;
}

/** What was looked at. */
export function looked({ files, entries, events }: Pick<Summary, "files" | "entries" | "events">): string {
  return `${count(files, "file")}, ${count(entries, "entry")}, ${count(events, "event")} of the sixteen kinds`;
}
