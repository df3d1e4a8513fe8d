/** How much an issue or finding weighs: an error breaks the contract, a warning is probably wrong, a note is worth knowing. */
export type Severity = "error" | "warning" | "note";

/** The severities, gravest first. */
export const severities: readonly Severity[] = ["error", "warning", "note"];
