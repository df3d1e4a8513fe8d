import { severities } from "@shipslog/contract";
import type { Summary } from "../../engine/Summary.ts";

/** A number with separated thousands, `1,234`. */
export function groupThousands(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A count with its noun, `1 error` or `2,000 errors`. */
export function countText(number: number, noun: string): string {
  return `${groupThousands(number)} ${number === 1 ? noun : noun.replace(/y$/, "ie").concat("s")}`;
}

/** The findings by severity and what was checked, in one sentence. */
export function totalsText({ findings, files, entries, events }: Summary): string {
  const found = severities.map((severity) => countText(findings[severity], severity)).join(", ");
  return `${found} in ${checkedText({ files, entries, events })}`;
}

/** The files, entries and events that were checked. */
export function checkedText({ files, entries, events }: Pick<Summary, "files" | "entries" | "events">): string {
  const journals = files === 0 ? "no journal line" : countText(files, "file");
  return `${journals}, ${countText(entries, "entry")}, ${countText(events, "event")} of the sixteen kinds`;
}
