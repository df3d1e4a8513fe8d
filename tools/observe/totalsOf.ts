import { isKind } from "@shipslog/contract";
import type { ObservedDeclaration, ObservedTotals } from "@shipslog/contract/observed";
import type { ReadTotals } from "./observeJournals.ts";

/** Sums up what was read, by tier. */
export function totalsOf(read: ReadTotals, declarations: readonly ObservedDeclaration[]): ObservedTotals {
  const specified = declarations.filter(({ kind }) => isKind(kind));
  const observed = declarations.filter(({ kind }) => !isKind(kind));
  return {
    ...read,
    specified: { kinds: specified.length, events: eventsOf(specified) },
    observed: {
      kinds: observed.length,
      events: eventsOf(observed),
      fields: observed.reduce((sum, { fields }) => sum + fields.length, 0),
    },
  };
}

const eventsOf = (declarations: readonly ObservedDeclaration[]) =>
  declarations.reduce((sum, { events }) => sum + events, 0);
