import { fieldPath } from "@shipslog/contract";
import type { Finding } from "../findings/Finding.ts";

/** The location of a finding, as reports print it. */
export interface FindingLocation {
  readonly path: string;
  /** Line of the journal, from 1; undefined for a companion file, and for a journal that became shorter. */
  readonly line: number | undefined;
  /** Column of the start of the value, from 1 in UTF-16 units; undefined for a whole line. */
  readonly column: number | undefined;
  /** Column after the value. */
  readonly endColumn: number | undefined;
}

/** The location of a finding. */
export function locationOf({ path, position, companion, excerpt }: Finding): FindingLocation {
  const isPart = position !== undefined && excerpt.length > 0;
  return {
    path: path ?? position?.file ?? companion?.file ?? "",
    line: position?.line === 0 ? undefined : position?.line,
    column: isPart ? excerpt.column : undefined,
    endColumn: isPart ? excerpt.column + excerpt.length : undefined,
  };
}

/** A location as text, `file:12:40`. */
export function locationText({ path, line, column }: FindingLocation): string {
  return [path, line, column].filter((part) => part !== undefined).join(":");
}

/** What speaks against the value: the specification with its section, or knowledge about the game with the fact. */
export function sourceText({ basis, restsOn }: Pick<Finding, "basis" | "restsOn">): string {
  return basis === "game" ? `knowledge about the game: ${restsOn}` : restsOn;
}

/** The kind and the field of a finding, as `Docked.StationName`; empty for a line that is not an event. */
export function placeText({ kind, pointer }: Pick<Finding, "kind" | "pointer">): string {
  if (kind === undefined) return "";
  const path = fieldPath(pointer);
  return path === "" || path === "event" ? kind : `${kind}.${path}`;
}

/** The message of a finding, after the kind and the field that it is about. */
export function headlineText(finding: Finding): string {
  const place = placeText(finding);
  return place === "" ? finding.message : `${place}: ${finding.message}`;
}

/** The expected and the received value in one phrase; empty when there is neither. */
export function mismatchText({ expected, received }: Pick<Finding, "expected" | "received">): string {
  const parts = [expected === "" ? [] : [`expected ${expected}`], received === "" ? [] : [`received ${received}`]];
  return parts.flat().join(", ");
}
