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

/** The percentages to the next ranks; play raises them, each career at its own pace. */
export const Progress = line({
  kind: "Progress",
  layout: careers,
  build: (input: LiveInput) =>
    mapOf(input.profile.ranks, ({ percent }, career) => percentNow(input, career, percent)) as FieldsOf<"Progress">,
});

/** How many percent of a rank an hour of play is worth, in a career that the player likes. */
const percentPerHour = 0.3;

const hourMs = 3_600_000;

function percentNow(input: LiveInput, career: string, percent: number): number {
  const { profile, memory } = input;
  const { promotions, promotedMs: promotedAt } = memory.play;
  // Nothing is above the highest rank: 2,816 of 2,816 real lines of it have 100.
  if (promotions.get(career) === highestRanks[career as Career]) return 100;
  const promotedMs = promotedAt.get(career);
  // Who had the highest rank from the beginning has 100 too, and hardly anybody plays the arena.
  if (promotedMs === undefined && (percent === 100 || career === "CQC")) return percent;
  const hours = (playedMs(input) - (promotedMs ?? 0)) / hourMs;
  const pace = profile.past.fork("progress", career).next() * percentPerHour;
  return Math.min(99, Math.floor((promotedMs === undefined ? percent : 0) + hours * pace));
}

/** Returns how long the player has played since the first start. */
export function playedMs({ world, startMs, memory }: Pick<LiveInput, "world" | "startMs" | "memory">): number {
  return world.timeMs - startMs - memory.awayMs;
}

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
