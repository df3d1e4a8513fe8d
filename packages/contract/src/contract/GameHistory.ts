import type { IssueCode, Severity } from "../issues/Issue.ts";
import { compareGameVersions } from "../journal/gameVersion.ts";
import type { KindHistory } from "../observed/KindHistory.ts";
import type { JsonObject } from "../text/Json.ts";
import type { ObservedType } from "../observed/ObservedDeclaration.ts";

/** What a validator must know about the games that wrote a kind. */
export interface GameHistory {
  /** The versions of which events were seen, oldest first. */
  readonly versions: readonly string[];
  /** By field: the first version of which every event is known to have it, where earlier ones lack it. */
  readonly from: Readonly<Record<string, string>>;
  /** By field: the last version that wrote it, for fields that are written no more. */
  readonly until: Readonly<Record<string, string>>;
  /** By field: the types that only earlier versions wrote, with the last version that did. */
  readonly former: Readonly<Record<string, Readonly<Partial<Record<ObservedType, string>>>>>;
  /** By field: the name that earlier versions had for it. */
  readonly was: Readonly<Record<string, string>>;
}

/** The game of an event whose journal does not say its version. */
export const unknownGame = "unknown";

/** Picks what a validator needs from the history of a kind. */
export function gameHistoryOf({ versions, fields }: KindHistory): GameHistory {
  const pick = <Value>(of: (field: KindHistory["fields"][number]) => Value | undefined) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = of(field);
        return value === undefined ? [] : [[field.path, value] as const];
      }),
    );
  return {
    versions: Object.keys(versions),
    from: pick(({ always, since }) => always ?? since),
    until: pick(({ until }) => until),
    former: pick(({ former }) => former),
    was: pick(({ was }) => was),
  };
}

/** An issue as far as the game that wrote the event can explain it. */
export interface GameIssue {
  readonly path: string;
  readonly code: IssueCode;
  readonly value: unknown;
}

/**
 * What becomes of an issue in an event of a game: `none` when that game wrote so, a note at most when nothing is known about that game,
 * undefined when it stays.
 */
export function judgeByGame(history: GameHistory, game: string, issue: GameIssue): Severity | "none" | undefined {
  const last = writtenUntil(history, issue);
  if (game === unknownGame) return last === undefined ? undefined : "note";
  if (last !== undefined && last(game)) return "none";
  return isKnown(history, game) && !isInUnknownPlace(history, game, issue.path) ? undefined : "note";
}

/** The name of an unknown field is data, and may be `constructor`. */
function ownAt<Value>(byField: Readonly<Record<string, Value>>, path: string): Value | undefined {
  return Object.hasOwn(byField, path) ? byField[path] : undefined;
}

/** Tells of a game whether it wrote what the issue is about; undefined when no game did. */
function writtenUntil({ from, until, former }: GameHistory, issue: GameIssue): ((game: string) => boolean) | undefined {
  const { path, code, value } = issue;
  const first = code === "field-missing" || code === "field-needed" ? ownAt(from, path) : undefined;
  if (first !== undefined) return (game) => compareGameVersions(game, first) < 0;
  const last =
    code === "unknown-field"
      ? ownAt(until, path)
      : code === "wrong-type"
        ? ownAt(former, path)?.[typeOf(value)]
        : undefined;
  return last === undefined ? undefined : (game) => compareGameVersions(game, last) <= 0;
}

const seasonOf = (game: string) => game.split(".", 1)[0];

/**
 * Tells whether events of a game are known: some were seen, or some of an older and of a newer game of the same season. A game that is newer
 * than all is taken for the newest.
 */
function isKnown({ versions }: GameHistory, game: string): boolean {
  const last = versions.at(-1);
  if (last === undefined || versions.includes(game) || compareGameVersions(game, last) > 0) return true;
  const ofSeason = versions.filter((version) => seasonOf(version) === seasonOf(game));
  return (
    ofSeason.some((version) => compareGameVersions(version, game) < 0) &&
    ofSeason.some((version) => compareGameVersions(version, game) > 0)
  );
}

/** Tells whether a field is inside of something that the game is not known to write. */
function isInUnknownPlace({ from }: GameHistory, game: string, path: string): boolean {
  const steps = path.split(".");
  return steps.some((_, at) => {
    const first = at === 0 ? undefined : ownAt(from, steps.slice(0, at).join(".").replace(/\[\]$/, ""));
    return first !== undefined && compareGameVersions(game, first) < 0;
  });
}

/**
 * An event of any game with the names and forms of today; what its game did not write stays absent. A faction that was a text becomes an object
 * with its name and the state beside it, and an object from names to numbers becomes a list.
 */
export function toTodaysForm({ was, former }: GameHistory, event: JsonObject): JsonObject {
  const names = new Map(Object.entries(was).map(([name, old]) => [old, name]));
  const renamed = Object.entries(event).map(([name, value]) => {
    const today = names.get(name);
    return [today === undefined || Object.hasOwn(event, today) ? name : today, value] as const;
  });
  const { FactionState } = event;
  const beside = typeof FactionState === "string" ? { FactionState } : {};
  const changed = renamed.map(([name, value]) => {
    const types = former[name] ?? {};
    if (types.string !== undefined && typeof value === "string") return [name, { Name: value, ...beside }] as const;
    if (types.object === undefined || typeOf(value) !== "object") return [name, value] as const;
    return [name, Object.entries(value as JsonObject).map(([Name, Count]) => ({ Name, Count }))] as const;
  });
  return Object.fromEntries(changed);
}

function typeOf(value: unknown): ObservedType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value === "bigint" ? "integer" : (typeof value as "string" | "boolean" | "object");
}
