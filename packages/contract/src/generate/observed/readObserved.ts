import { readFileSync } from "node:fs";
import type { ObservedDeclaration, ObservedTotals } from "../../observed/ObservedDeclaration.ts";

const folder = new URL("../../../observed/", import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), "utf8"));

/** Every observed declaration, most frequent first, as `tools/observe.ts` wrote it. */
export const readDeclarations = (read("kinds.json") as readonly ObservedDeclaration[]).toSorted(
  (one, other) => other.events - one.events || (one.kind < other.kind ? -1 : 1),
);

/** The journals they are described from. */
export const readTotals = read("totals.json") as ObservedTotals;
