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
import { countAt, listAt, recordAt, refuseAt, type SentFile } from "./readSent.ts";

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

const commandersMax = 20;
const figureMax = 1e13;

/** Adds the habits in what a player has sent to the tables; throws RefusedFile for anything but counts about known words. */
export function mergeHabits(stored: HabitCounts, sentFile: SentFile, known: KnownWords): HabitCounts {
  const sent = parseHabits(sentFile, known);
  // Nobody has played more than all others together.
  if (linesOf(stored) > 0 && linesOf(sent) > linesOf(stored)) refuseAt("/gaps", "more lines than all players so far");
  return addHabits(stored, sent);
}

function linesOf({ gaps }: HabitCounts): number {
  return Object.values(gaps).reduce((sum, counts) => sum + counts.reduce((total, times) => total + times, 0), 0);
}

function parseHabits({ habits }: SentFile, known: KnownWords): HabitCounts {
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
    if (named.length !== words || !named.every(isKnown)) refuseAt(at, `a row ${JSON.stringify(name.slice(0, 80))}`);
    return [name, read(row, `${at}/${name}`, name)] as const;
  });
  return Object.fromEntries(rows);
}

function countsAt(value: unknown, at: string): readonly number[] {
  return listAt(value, at, durationEdgesS.length).map((count) => countAt(count, at));
}

function commandersAt(value: unknown, at: string): HabitCounts["commanders"] {
  return listAt(value, at, commandersMax).map((row) => {
    const figures = listAt(row, at, commanderFigures.length).map((figure) => countAt(figure, at));
    if (figures.length !== commanderFigures.length) refuseAt(at, "a row of another length");
    if (figures.some((figure) => figure > figureMax)) refuseAt(at, "a figure that nobody has");
    return figures;
  });
}
