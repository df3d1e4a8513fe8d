import { kinds } from "@shipslog/contract";
import {
  addHabits,
  commanderFigures,
  durationEdgesS,
  habitFields,
  habitStates,
  type HabitCounts,
  type ReviewedValues,
} from "@shipslog/contract/internal";
import { observedKinds } from "@shipslog/contract/observed";

/** What the file of a player may name. */
export interface KnownWords {
  readonly kinds: ReadonlySet<string>;
  /** The values of a counted field by kind, as reviewed before. */
  readonly values: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Returns the declared kinds, and the values of the tables and of the reviewed lists. */
export function knownWords(stored: HabitCounts, reviewed: ReviewedValues): KnownWords {
  const values = Object.entries(habitFields).map(([kind, field]) => {
    const listed = Object.fromEntries((reviewed[`${kind}.${field}`] ?? []).map((value) => [value, 0] as const));
    return [kind, { ...listed, ...stored.values[kind] }] as const;
  });
  return { kinds: new Set([...kinds, ...observedKinds]), values: Object.fromEntries(values) };
}

/** The file of a player has something that the tables must not take in. */
export class RefusedHabits extends Error {
  override name = "RefusedHabits";
}

const charactersMax = 8_000_000;
const commandersMax = 20;
const figureMax = 1e13;

/** Adds what a player has sent to the tables; throws RefusedHabits for anything but counts about known words. */
export function mergeHabits(stored: HabitCounts, text: string, known: KnownWords): HabitCounts {
  const sent = parseHabits(text, known);
  // Nobody has played more than all others together.
  if (linesOf(stored) > 0 && linesOf(sent) > linesOf(stored)) refuse("/gaps", "more lines than all players so far");
  return addHabits(stored, sent);
}

function linesOf({ gaps }: HabitCounts): number {
  return Object.values(gaps).reduce((sum, counts) => sum + counts.reduce((total, times) => total + times, 0), 0);
}

/** Reads the output of `shipslog observe --format json`. */
function parseHabits(text: string, known: KnownWords): HabitCounts {
  if (text.length > charactersMax) refuse("", `more than ${charactersMax} characters`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new RefusedHabits("The file is not JSON.", { cause: error });
  }
  const { habits } = recordAt(parsed, "");
  const fields = recordAt(habits, "/habits");
  const isKind = (word: string): boolean => known.kinds.has(word);
  const isState = (word: string): boolean => (habitStates as readonly string[]).includes(word);
  const { gaps, orders, stays, values, commanders } = fields;
  return {
    gaps: rowsAt(gaps, "/habits/gaps", { words: 2, isKnown: isKind }, countsAt),
    orders: rowsAt(orders, "/habits/orders", { words: 3, isKnown: isKind }, countAt),
    stays: rowsAt(stays, "/habits/stays", { words: 2, isKnown: isState }, countsAt),
    values: rowsAt(
      values,
      "/habits/values",
      { words: 1, isKnown: (word) => Object.hasOwn(habitFields, word) },
      (row, at, kind) =>
        rowsAt(row, at, { words: 1, isKnown: (word) => Object.hasOwn(known.values[kind] ?? {}, word) }, countAt),
    ),
    commanders: commandersAt(commanders, "/habits/commanders"),
  };
}

function refuse(at: string, has: string): never {
  throw new RefusedHabits(`The file has ${has}${at === "" ? "" : ` at ${at}`}.`);
}

function recordAt(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) refuse(at, "no object");
  return value as Readonly<Record<string, unknown>>;
}

interface RowNames {
  readonly words: number;
  readonly isKnown: (word: string) => boolean;
}

function rowsAt<T>(
  value: unknown,
  at: string,
  { words, isKnown }: RowNames,
  read: (row: unknown, at: string, name: string) => T,
): Readonly<Record<string, T>> {
  const rows = Object.entries(recordAt(value, at)).map(([name, row]) => {
    const named = name.split(" ");
    if (named.length !== words || !named.every(isKnown)) refuse(at, `a row ${JSON.stringify(name.slice(0, 80))}`);
    return [name, read(row, `${at}/${name}`, name)] as const;
  });
  return Object.fromEntries(rows);
}

function countAt(value: unknown, at: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) refuse(at, "no count");
  return value as number;
}

function listAt(value: unknown, at: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) refuse(at, `no list of at most ${most}`);
  return value as readonly unknown[];
}

function countsAt(value: unknown, at: string): readonly number[] {
  return listAt(value, at, durationEdgesS.length).map((count) => countAt(count, at));
}

function commandersAt(value: unknown, at: string): HabitCounts["commanders"] {
  return listAt(value, at, commandersMax).map((row) => {
    const figures = listAt(row, at, commanderFigures.length).map((figure) => countAt(figure, at));
    if (figures.length !== commanderFigures.length) refuse(at, "a row of another length");
    if (figures.some((figure) => figure > figureMax)) refuse(at, "a figure that nobody has");
    return figures;
  });
}
