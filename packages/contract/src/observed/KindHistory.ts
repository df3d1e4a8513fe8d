import type { ObservedType } from "./ObservedDeclaration.ts";

/** What real journals of one version show about a field of a specified kind. */
export interface FieldEvidence {
  /** In how many objects the field was present. */
  readonly seen: number;
  /** How many objects there were that could hold it. */
  readonly of: number;
  /** In whose journals those objects were: the number of commanders. */
  readonly commanders: number;
}

/** How a field of a specified kind changed from one version of the game to another. */
export interface FieldChange {
  /** Where the field is, such as `Factions[].Happiness`. */
  readonly path: string;
  /** The first version that wrote the field, where its object is older. */
  readonly since?: string;
  /** The last version that wrote the field, where its object was written later. */
  readonly until?: string;
  /** The first version from which on every object has the field, where earlier ones lack it. */
  readonly always?: string;
  /** The types that only earlier versions wrote, with the last version that did. */
  readonly former?: Readonly<Partial<Record<ObservedType, string>>>;
  /** Of a field that is written no more: its types. */
  readonly types?: readonly ObservedType[];
  /** The name that earlier versions had for the field; that name is a field with `until`. */
  readonly was?: string;
}

/** A change that no journal at hand shows, because it fell between the versions that wrote them. */
export interface ToldChange extends FieldChange {
  readonly kind: string;
  /** The field; empty for the kind itself. */
  readonly path: string;
  /** Where it was read. */
  readonly source: string;
}

/** The history of one field, with its evidence. */
export interface FieldHistory extends FieldChange {
  /** What each version shows, oldest first. */
  readonly evidence: Readonly<Record<string, FieldEvidence>>;
  /** Where a part of it was read that no journal at hand shows. */
  readonly source?: string;
}

/** What real journals show about a specified kind through the versions of the game. */
export interface KindHistory {
  readonly kind: string;
  /** The first version that is known to write the kind; undefined for a kind of which nothing is known. */
  readonly since?: string;
  /** How many events of each version there were, and of how many commanders; oldest version first. */
  readonly versions: Readonly<Record<string, { readonly events: number; readonly commanders: number }>>;
  /** The fields that came, went or changed. */
  readonly fields: readonly FieldHistory[];
}
