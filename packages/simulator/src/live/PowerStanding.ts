/** How the player stands with the power of the pledge. */
export interface PowerStanding {
  merits: number;
  pledgedAtMs: number;
}

/** The merits from which each rank of Powerplay 2 begins, to the fifth; each further rank takes as many as the last. */
const firstMerits = [1, 2000, 5000, 9000, 15_000];
const furtherMerits = 8000;

/** Returns the rank that merits lead to: 5 with 22,896, 6 with 24,340, 8 with 44,389 and 9 with 50,304 in real lines. */
export function rankOf(merits: number): number {
  const last = firstMerits.at(-1) ?? 0;
  if (merits >= last) return firstMerits.length + Math.floor((merits - last) / furtherMerits);
  return firstMerits.filter((least) => merits >= least).length;
}

/** The goods that a power hands out, where real lines name them. */
export const goodsOfPowers: Readonly<Record<string, { readonly type: string; readonly name: string }>> = {
  "Edmund Mahon": { type: "alliancetradeagreements", name: "Alliance Trade Agreements" },
  "A. Lavigny-Duval": { type: "lavignygarisonsupplies", name: "Lavigny Garrison Supplies" },
};
