import type { ObservedEventByKind } from "@shipslog/contract/observed/events";
import type { ObjectLayout } from "@shipslog/contract/text";

/** A kind that real journals have and the specification does not describe. */
type ObservedName = keyof ObservedEventByKind;

/** The fields of an observed kind without `timestamp` and `event`, which are added when it is written. */
export type ObservedFieldsOf<Name extends ObservedName> = Omit<ObservedEventByKind[Name], "timestamp" | "event">;

/** How dialect `live` writes an observed kind: the order and decimals of its fields, and what they are built from. */
export interface ObservedRow<Name extends ObservedName, Given extends readonly unknown[]> {
  readonly kind: Name;
  readonly layout: ObjectLayout;
  /** Builds the fields of one line. */
  build(...given: Given): ObservedFieldsOf<Name>;
}

/** Declares an observed kind, with types inferred from its name and what it is built from. */
export function observedRow<Name extends ObservedName, Given extends readonly unknown[]>(
  row: ObservedRow<Name, Given>,
): ObservedRow<Name, Given> {
  return row;
}
