/**
 * What a rule rests on: statements of the specification, by their numbers in docs/specification.md, or knowledge about the
 * game, with what the specification leaves open. The rows of fields that follow from the declarations are not listed.
 */
export type RuleBasis = { readonly statements: readonly string[] } | { readonly game: string };

/** The two sorts of rules by what they rest on: the specification, or knowledge about the game. */
export const basisNames = ["spec", "game"] as const;

/** `spec` for a rule that checks statements of the specification, `game` for one that rests on knowledge about the game. */
export type BasisName = (typeof basisNames)[number];

/** Returns the name of a rule's basis. */
export function basisNameOf({ basis }: { readonly basis: RuleBasis }): BasisName {
  return "statements" in basis ? "spec" : "game";
}
