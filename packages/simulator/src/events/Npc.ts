/** A ship flown by the game, with its pilot. */
export interface Npc {
  readonly ship: { readonly symbol: string; readonly text: string | undefined };
  readonly name: string;
  readonly rank: string;
  readonly faction: string;
  readonly legalStatus: "Wanted" | "Clean" | "Enemy";
  /** What the local authority pays for its destruction; 0 unless the pilot is wanted. */
  readonly bountyCr: number;
  readonly shieldPercent: number;
  readonly hullPercent: number;
}

/** Returns the symbol with which lines name the pilot of such a ship. */
export function npcName({ name }: Pick<Npc, "name">): string {
  return `$npc_name_decorate:#name=${name};`;
}
