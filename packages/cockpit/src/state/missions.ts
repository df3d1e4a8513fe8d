import type { Missions } from "@shipslog/contract";
import { timeMsOf } from "./time.ts";

/** The three groups of Missions. */
export const missionGroups = ["Active", "Failed", "Complete"] as const;

/** One mission of the last start-up. */
export interface Mission extends Omit<Missions["Active"][number], "Expires"> {
  readonly group: (typeof missionGroups)[number];
  /** When it ends, by the game's clock; undefined where no end is told. */
  readonly expiresAtMs: number | undefined;
}

/** How many missions of each group are kept; the game allows some twenty. */
export const mostMissions = 100;

/** More seconds than any mission lasts: the colonisation mission writes a time since 1970 instead (format-facts D18). */
const longestSeconds = 1_000_000_000;

/** Turns the seconds left into the times at which missions end. */
export function missionsOf(event: Missions): readonly Mission[] {
  const writtenAtMs = timeMsOf(event.timestamp);
  return missionGroups.flatMap((group) =>
    event[group].slice(0, mostMissions).map(({ Expires, ...mission }) => {
      return { ...mission, group, expiresAtMs: group === "Active" ? endOf(Expires, writtenAtMs) : undefined };
    }),
  );
}

function endOf(seconds: number, writtenAtMs: number | undefined): number | undefined {
  if (seconds > longestSeconds) return seconds * 1000;
  // 0 is written for missions without an end too (format-facts D18).
  return writtenAtMs === undefined || seconds === 0 ? undefined : writtenAtMs + seconds * 1000;
}
