import type { ObservedDeclaration, ObservedField } from "../../observed/ObservedDeclaration.ts";

/** Writes a number with a comma after each thousand. */
export const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Formats a number of things, as `1 event` or `2,000 events`. */
export function countOf(count: number, one: string): string {
  return `${grouped(count)} ${count === 1 ? one : `${one}s`}`;
}

/** Says from what a kind is described. */
export function kindEvidence({ events, journals, versions }: ObservedDeclaration): string {
  return `Observed: ${countOf(events, "event")} in ${countOf(journals, "journal")}${versionsText(versions)}.`;
}

/** Says in how many objects a field was present. */
export function fieldEvidence({ path, seen, of }: ObservedField): string {
  const held = path.includes(".") || path.includes("[]") ? "object" : "event";
  if (path.endsWith("[]")) return `Observed: ${countOf(seen, "item")}.`;
  return seen === of
    ? `Observed in all of ${countOf(of, held)}.`
    : `Observed in ${grouped(seen)} of ${countOf(of, held)}.`;
}

/** Says which versions of the game wrote something; empty when they are not known. */
export function versionsText(versions: readonly string[]): string {
  const [first, last] = [versions[0], versions.at(-1)];
  if (first === undefined) return "";
  return first === last ? `, game version ${first}` : `, game versions ${first} to ${last}`;
}
