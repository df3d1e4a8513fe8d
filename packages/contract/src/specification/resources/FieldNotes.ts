import type { Answers, Note } from "../answers.ts";

/** What the section of a kind states beyond name, type, requirement and values of its fields. */
export interface FieldNotes {
  /** Further answers for the row of a field, by its path. */
  readonly rows?: Readonly<Record<string, Answers>>;
  /** What the notes of a field state, by its path; the letters of their numbers follow this order, so add at the end. */
  readonly notes?: Readonly<Record<string, readonly Note[]>>;
  /** Fields whose elements one table describes together. */
  readonly sharedElements?: readonly string[];
  /** Statements below the tables; their numbers follow those of the fields, so add at the end. */
  readonly text?: readonly Note[];
}
