import { rankOf } from "../live/PowerStanding.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { line } from "./line.ts";

/** The player's pledge to a power, if any. */
export const Powerplay = line({
  kind: "Powerplay",
  layout: "Power Rank Merits TimePledged",
  build({ world: { commander, timeMs }, memory: { play } }: LiveInput) {
    if (commander.pledge === undefined) return undefined;
    const { merits, pledgedAtMs } = play.standing;
    const pledgedS = Math.floor((timeMs - pledgedAtMs) / 1000);
    return { Power: commander.pledge, Rank: rankOf(merits), Merits: merits, TimePledged: pledgedS };
  },
});

/** Written when the player pledges to a power, after PowerplayRank in the same second. */
export const PowerplayJoin = line({
  kind: "PowerplayJoin",
  layout: "Power",
  build: (power: string) => ({ Power: power }),
});

/** Written when the player leaves a power. */
export const PowerplayLeave = line({
  kind: "PowerplayLeave",
  layout: "Power",
  build: (power: string) => ({ Power: power }),
});

/** Written when the player leaves a power for another one. */
export const PowerplayDefect = line({
  kind: "PowerplayDefect",
  layout: "FromPower ToPower",
  build: (from: string, to: string) => ({ FromPower: from, ToPower: to }),
});

/** Written when a deed earns merits. */
export const PowerplayMerits = line({
  kind: "PowerplayMerits",
  layout: "Power MeritsGained TotalMerits",
  build: (power: string, gained: number, total: number) => ({
    Power: power,
    MeritsGained: gained,
    TotalMerits: total,
  }),
});

/** Written when merits lead to a rank, and with rank 0 when the player pledges. */
export const PowerplayRank = line({
  kind: "PowerplayRank",
  layout: "Power Rank",
  build: (power: string, rank: number) => ({ Power: power, Rank: rank }),
});

/** Goods of a power that the player takes or hands over. */
export interface PowerGoods {
  readonly power: string;
  readonly type: string;
  readonly name: string;
  readonly count: number;
}

const goods = {
  layout: "Power Type Count",
  build: ({ power, type, name, count }: PowerGoods) => ({
    Power: power,
    Type: type,
    Type_Localised: name,
    Count: count,
  }),
};

/** Written when the player collects goods of the power. */
export const PowerplayCollect = line({ kind: "PowerplayCollect", ...goods });

/** Written when the player delivers goods of the power. */
export const PowerplayDeliver = line({ kind: "PowerplayDeliver", ...goods });
