/** A part of Shipslog that is installed on request, because most users never need it. */
export interface OptionalPart {
  /** The package that holds it. */
  readonly package: string;
  /** What comes with it, as the message says it. */
  readonly brings: string;
}

/** The optional parts. */
export const parts = {
  archive: { package: "@shipslog/archive", brings: "DuckDB" },
  fleet: { package: "@shipslog/fleet", brings: "the client of NATS" },
} as const satisfies Readonly<Record<string, OptionalPart>>;

/** The name of an optional part. */
export type PartName = keyof typeof parts;
