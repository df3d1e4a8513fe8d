/** What a value identifies. */
export type Role = "person" | "commanderId" | "squadron" | "squadronId" | "squadronTag" | "carrier" | "chat";

/** A field with a personal value. */
export interface PersonalField {
  /** The kind of event it is in; any kind when left out. */
  readonly kind?: string;
  /** Path of field names, as `Killers[].Name`. */
  readonly path: string;
  readonly role: Role;
  /** Whether the value is personal in this event; always when left out. */
  readonly when?: (value: string, read: (path: string) => string | undefined) => boolean;
}
