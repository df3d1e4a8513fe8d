/**
 * The only texts that a declaration may keep, by field (`Scan.TerraformState`). A person has read each of them: no name, no
 * identifier, nothing that somebody typed.
 */
export type ReviewedValues = Readonly<Record<string, readonly string[]>>;
