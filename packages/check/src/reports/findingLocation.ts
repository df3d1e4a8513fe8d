import type { Finding } from "../findings/Finding.ts";
import type { ReportContext } from "./Report.ts";

/** Where a finding is, in the terms that reports share. */
export interface FindingLocation {
  readonly path: string;
  /** Line of the journal; undefined for a companion file, which is a whole. */
  readonly line: number | undefined;
  /** Column where the value begins, from 1 in UTF-16 units; undefined when the whole line is meant. */
  readonly column: number | undefined;
  /** Column behind the value. */
  readonly endColumn: number | undefined;
}

/** Says where a finding is. */
export function locationOf(
  { position, companion, excerpt }: Finding,
  { pathOf = (file) => file }: ReportContext,
): FindingLocation {
  const path = pathOf(position?.file ?? companion?.file ?? "");
  const isPart = position !== undefined && excerpt.length > 0;
  return {
    path,
    line: position?.line,
    column: isPart ? excerpt.column : undefined,
    endColumn: isPart ? excerpt.column + excerpt.length : undefined,
  };
}

/** A place as people write it, `file:12:40`. */
export function locationText({ path, line, column }: FindingLocation): string {
  return [path, line, column].filter((part) => part !== undefined).join(":");
}
