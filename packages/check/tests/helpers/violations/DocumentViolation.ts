/** What a violation is, and the words in which the tables declare how one is made. */
import type { EventOf, Kind } from "@shipslog/contract";
import { drop, set, type DraftFolder } from "./DraftFolder.ts";

/** How strongly the document speaks against it. */
export type Strength = "flat" | "plain" | "improbable" | "game" | "undecidable";

/** The strengths, strongest first. */
export const strengths = ["flat", "plain", "improbable", "game", "undecidable"] as const satisfies readonly Strength[];

/** Breaks a folder in place; false where the folder does not offer the place. */
export type Break = (folder: DraftFolder) => boolean;

/** One violation of the document. */
export interface DocumentViolation {
  readonly name: string;
  /** The words of the document that it breaks. */
  readonly words: string;
  readonly strength: Strength;
  /** The ways to make it: each is tried on its own, and all must be found. */
  readonly makes: readonly Break[];
}

/** Declares one violation. */
export const violation = (
  name: string,
  strength: Strength,
  words: string,
  ...makes: readonly Break[]
): DocumentViolation => ({
  name,
  words,
  strength,
  makes,
});

/** Changes one event of a kind, the last that suits; `change` returns false for one that does not. */
export function edit<Name extends Kind>(
  kind: Name,
  change: (event: EventOf<Name>, folder: DraftFolder) => boolean | void,
): Break {
  return (folder) =>
    folder
      .all(kind)
      .toReversed()
      .some((event) => change(event, folder) !== false);
}

/** Changes one event that is found in Status.json. */
export function editStatus(change: (status: EventOf<"Status">, folder: DraftFolder) => boolean | void): Break {
  return (folder) => {
    const status = folder.files["Status.json"];
    return status !== undefined && change(status, folder) !== false;
  };
}

/** Sets fields of one event of a kind. */
export const put = (kind: Kind, values: Readonly<Record<string, unknown>>): Break =>
  edit(kind, (event) => set(event, values));

/** Sets fields of Status.json. */
export const putStatus = (values: Readonly<Record<string, unknown>>): Break =>
  editStatus((status) => set(status, values));

/** Removes fields of one event of a kind that has them. */
export const dropped = (kind: Kind, ...fields: readonly string[]): Break =>
  edit(kind, (event) => drop(event, ...fields));

/** The elements of a list of an event. */
export type ItemOf<Name extends Kind, List extends keyof EventOf<Name>> =
  NonNullable<EventOf<Name>[List]> extends readonly (infer Item)[] ? Item : never;

/** Changes one element of a list of one event of a kind. */
export function editItem<Name extends Kind, List extends string & keyof EventOf<Name>>(
  kind: Name,
  list: List,
  change: (item: ItemOf<Name, List>, event: EventOf<Name>) => boolean | void,
): Break {
  return edit(kind, (event) => {
    const items = (event[list] ?? []) as readonly ItemOf<Name, List>[];
    return items.some((item) => change(item, event) !== false);
  });
}

/** Sets fields of one element of a list. */
export function putItem<Name extends Kind>(
  kind: Name,
  list: string & keyof EventOf<Name>,
  values: Readonly<Record<string, unknown>>,
): Break {
  return editItem(kind, list, (item) => set(item as object, values));
}
