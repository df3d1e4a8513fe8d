import type { JsonObject } from "../text/Json.ts";

/** Updates of 2019 to 2021 whose journals give the name of the update and no number. */
const namedVersions: Readonly<Record<string, string>> = {
  "April Update": "3.4",
  "September Update": "3.5",
  "January Update": "3.6",
  "Fleet Carriers Update": "3.7",
};

/** For four years the game counted its updates behind 4.0.0, in hundreds: 4.0.0.1477 is of update 14. Journals changed with them. */
const update = /^4\.0\.0\.(\d*?)\d{1,2}(?!\d)/;
const numbered = /^\d+\.\d+(?!\d)/;

/**
 * The version of the game as `3.8` or, for an update of 4.0, as `4.0.14`, from an event that gives it (Fileheader, LoadGame); undefined when
 * it cannot be read. Both notations are known: `2.2 (Beta 2)` or `4.0.0.1477`, and `Fleet Carriers Update - Patch 9`.
 */
export function gameVersionOf({ gameversion }: JsonObject): string | undefined {
  if (typeof gameversion !== "string") return undefined;
  const updates = update.exec(gameversion)?.[1];
  if (updates !== undefined) return `4.0.${Number(updates)}`;
  const name = Object.keys(namedVersions).find((each) => gameversion.startsWith(each));
  return name === undefined ? numbered.exec(gameversion)?.[0] : namedVersions[name];
}

/** Compares two versions: negative when the first is older. */
export function compareGameVersions(one: string, other: string): number {
  if (one === other) return 0;
  const numbers = numbersOf(one);
  const others = numbersOf(other);
  for (let at = 0; at < Math.max(numbers.length, others.length); at++) {
    const difference = (numbers[at] ?? 0) - (others[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The numbers of versions that were compared before: there are few, and each is compared thousands of times. */
const compared = new Map<string, readonly number[]>();

/** More than these are no versions of a game. */
const comparedMax = 1000;

function numbersOf(version: string): readonly number[] {
  const known = compared.get(version);
  if (known !== undefined) return known;
  const numbers = version.split(".").map(Number);
  if (compared.size < comparedMax) compared.set(version, numbers);
  return numbers;
}
