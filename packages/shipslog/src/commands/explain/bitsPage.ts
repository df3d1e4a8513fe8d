import { Flags, Flags2, flags2Table, flagsTable, guiFocusTable } from "@shipslog/contract";
import type { TextPage } from "../../text/TextPage.ts";
import { UsageError } from "../../failure/errors.ts";

/** The tables of Status by argument: the field, its values, and its decoder when the values are bits. */
const statusTables = {
  flags: { field: "Status.Flags", table: flagsTable, bits: Flags },
  flags2: { field: "Status.Flags2", table: flags2Table, bits: Flags2 },
  guifocus: { field: "Status.GuiFocus", table: guiFocusTable, bits: undefined },
} as const;

/** The arguments that these tables have in `explain`. */
export const statusTableNames: readonly string[] = Object.keys(statusTables);

const largest = 2 ** 32 - 1;

/** Explains a value of Status, as `flags 16842765`, or the whole table without a value. */
export function explainBits(word: string, value: string | undefined): TextPage | undefined {
  const name = word.toLowerCase().replace(/^status\./, "");
  if (!Object.hasOwn(statusTables, name) || (word.includes(".") && value === undefined)) return undefined;
  const { field, table, bits } = statusTables[name as keyof typeof statusTables];
  const all = table.map(({ name: bit, meaning }, number) => ({ number, bit: bit as string, meaning }));
  const rowsOf = (rows: typeof all) => ({ rows: rows.map((row) => rowOf(row, bits !== undefined)) });
  if (value === undefined) return { title: field, blocks: [rowsOf(all)] };
  const number = numberOf(value, name);
  const shown =
    bits === undefined ? all.filter((row) => row.number === number) : all.filter((row) => bitIsSet(number, row.number));
  const unknown = bits === undefined ? [] : bits.decode(number).unknownBits;
  return {
    title: `${field} ${number}`,
    blocks: [
      ...(shown.length > 0 ? [rowsOf(shown)] : []),
      ...(unknown.length > 0 ? [`Bits that the specification does not name: ${unknown.join(", ")}.`] : []),
      ...(shown.length + unknown.length === 0
        ? [bits === undefined ? "The specification does not name this value." : "No bit is set."]
        : []),
    ],
  };
}

const bitIsSet = (value: number, bit: number) => ((value >>> bit) & 1) === 1;

function rowOf({ number, bit, meaning }: { number: number; bit: string; meaning: string }, isBit: boolean): string[] {
  const value = isBit ? [String(2 ** number).padStart(10)] : [];
  return [`${isBit ? "bit " : ""}${String(number).padStart(2)}`, ...value, bit, meaning === bit ? "" : meaning];
}

function numberOf(text: string, table: string): number {
  const number = /^(?:\d+|0x[\da-f]+)$/i.test(text) ? Number(text) : NaN;
  if (number <= largest) return number;
  throw new UsageError(`${table} ${text}: expected a whole number from 0 to ${largest}`);
}
