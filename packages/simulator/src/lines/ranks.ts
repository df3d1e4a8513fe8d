import type { JsonObject } from "@shipslog/contract";
import type { LiveInput } from "../live/LiveInput.ts";
import { line, type FieldsOf } from "./line.ts";

const careers = "Combat Trade Explore Soldier Exobiologist Empire Federation CQC";

/** The player's ranks. */
export const Rank = line({
  kind: "Rank",
  layout: careers,
  build: ({ profile, memory: { play } }: LiveInput) =>
    mapOf(profile.ranks, ({ rank }, career) => play.promotions.get(career) ?? rank) as FieldsOf<"Rank">,
});

/** The percentages to the next ranks. */
export const Progress = line({
  kind: "Progress",
  layout: careers,
  build: ({ profile, memory: { play } }: LiveInput) =>
    mapOf(profile.ranks, ({ percent }, career) => (play.promotions.has(career) ? 0 : percent)) as FieldsOf<"Progress">,
});

function mapOf<Value>(
  values: Readonly<Record<string, Value>>,
  read: (value: Value, name: string) => number,
): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value, name)]));
}

/** The player's reputation with the superpowers. */
export const Reputation = line({
  kind: "Reputation",
  layout: "Empire:6 Federation:6 Independent:6 Alliance:6",
  build: ({ profile }: LiveInput) => profile.reputation as FieldsOf<"Reputation">,
});

/** The careers that real lines show a promotion in, with the highest rank of each. */
export const highestRanks = {
  Combat: 13,
  Trade: 13,
  Explore: 13,
  Soldier: 13,
  Exobiologist: 13,
  Federation: 14,
} as const satisfies Readonly<Partial<Record<keyof FieldsOf<"Promotion">, number>>>;

/** A career that real lines show a promotion in. */
export type Career = keyof typeof highestRanks;

/** Written when the player reaches the next rank of a career. */
export const Promotion = line({
  kind: "Promotion",
  layout: "Combat Trade Explore Soldier Exobiologist Federation",
  build: (career: Career, rank: number) => ({ [career]: rank }),
});
