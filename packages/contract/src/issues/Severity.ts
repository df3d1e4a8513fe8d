/** The severity of an issue or finding: an error breaks the contract, a warning is probably wrong, a note is worth knowing. */
export type Severity = "error" | "warning" | "note";

/** The severities, most severe first. */
export const severities: readonly Severity[] = ["error", "warning", "note"];
