import type { ObservedDeclaration, ObservedField, ObservedType } from "./ObservedDeclaration.ts";

/** A field that the declaration of its kind does not have. */
export interface AddedField {
  readonly kind: string;
  /** The field, and after it the fields inside it. */
  readonly fields: readonly ObservedField[];
}

/** Types of a declared field that its declaration does not have. */
export interface AddedTypes {
  readonly kind: string;
  readonly path: string;
  /** How many values of each new type were seen. */
  readonly types: ObservedField["types"];
  /** The types that are declared. */
  readonly known: readonly ObservedType[];
}

/** Texts of a field that are not in its declared list. */
export interface AddedValues {
  readonly kind: string;
  readonly path: string;
  /** How often each new text was seen. */
  readonly values: Readonly<Record<string, number>>;
  /** How many texts are declared. */
  readonly known: number;
}

/** What journals show beyond declarations: what has to be added to them. */
export interface ObservedAdditions {
  readonly kinds: readonly ObservedDeclaration[];
  readonly fields: readonly AddedField[];
  readonly types: readonly AddedTypes[];
  readonly values: readonly AddedValues[];
}
