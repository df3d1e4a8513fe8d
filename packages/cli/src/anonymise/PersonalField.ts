/** What a value says about someone. */
export type Role = "person" | "commanderId" | "squadron" | "squadronId" | "squadronTag" | "carrier" | "chat";

/** A place where such a value stands. */
export interface PersonalField {
  /** The event it stands in; any when left out. */
  readonly kind?: string;
  /** Path of field names, as `Killers[].Name`. */
  readonly path: string;
  readonly role: Role;
  /** Whether this value is meant: where it stands some events name people and others do not. */
  readonly when?: (value: string, read: (path: string) => string | undefined) => boolean;
}
