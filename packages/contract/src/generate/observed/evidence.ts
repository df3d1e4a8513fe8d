import { readFileSync } from "node:fs";
import type { KindHistory } from "../../observed/KindHistory.ts";
import type { ObservedDeclaration, ObservedTotals, ObservedField } from "../../observed/ObservedDeclaration.ts";
import { formatCount, groupDigits } from "../../text/countWords.ts";

const folder = new URL("../../../observed/", import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), "utf8"));

/** Every observed declaration, most frequent first, as `tools/observe.ts` wrote it. */
export const readDeclarations = (read("kinds.json") as readonly ObservedDeclaration[]).toSorted(
  (one, other) => other.events - one.events || (one.kind < other.kind ? -1 : 1),
);

/** The journals they are described from. */
export const readTotals = read("totals.json") as ObservedTotals;

/** The history of each of the sixteen kinds, as `tools/observe.ts` wrote it. */
export const readHistories = read("histories.json") as readonly KindHistory[];

/** Says from what a kind is described. */
export function kindEvidence({ events, journals, commanders, versions }: ObservedDeclaration): string {
  const seen = `${formatCount(events, "event")} in ${formatCount(journals, "journal")} of ${formatCount(commanders, "commander")}`;
  return `Observed: ${seen}${versionsText(versions)}.`;
}

/** Says in how many objects a field was present. */
export function fieldEvidence({ path, seen, of }: ObservedField): string {
  const held = path.includes(".") || path.includes("[]") ? "object" : "event";
  if (path.endsWith("[]")) return `Observed: ${formatCount(seen, "item")}.`;
  return seen === of
    ? `Observed in all of ${formatCount(of, held)}.`
    : `Observed in ${groupDigits(seen)} of ${formatCount(of, held)}.`;
}

/** Says from which to which version a field was written, where its kind is older or younger; else empty. */
export function spanText({ since, until }: ObservedField): string {
  const first = since === undefined ? "" : `since ${since}`;
  const last = until === undefined ? "" : `until ${until}`;
  return [first, last].filter((text) => text !== "").join(", ");
}

/** Says which versions of the game wrote something; empty when they are not known. */
function versionsText(versions: readonly string[]): string {
  const first = versions[0];
  const last = versions.at(-1);
  if (first === undefined) return "";
  return first === last ? `, game version ${first}` : `, game versions ${first} to ${last}`;
}
