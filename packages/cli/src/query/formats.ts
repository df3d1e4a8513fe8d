import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { answerInJson, answerInParquet, answerInText, type Tables } from "@shipslog/archive";
import type { World } from "../World.ts";
import { csvLine } from "./csvLine.ts";
import { printTable } from "./printTable.ts";

/** A question, and where its answer goes: to the screen unless a file is named. */
export interface Asked {
  readonly tables: Tables;
  readonly sql: string;
  readonly world: World;
  readonly out: string | undefined;
}

/** A way to print answers. */
export interface Format {
  readonly needsFile: boolean;
  print(asked: Asked): Promise<void>;
}

/** The ways to print answers, by name. */
export const formats: Readonly<Record<string, Format>> = {
  table: { needsFile: false, print: (asked) => emit(asked, printTable(asked)) },
  csv: { needsFile: false, print: (asked) => emit(asked, csv(asked)) },
  json: { needsFile: false, print: (asked) => emit(asked, json(asked)) },
  parquet: {
    needsFile: true,
    print: ({ tables, sql, out = "" }) => answerInParquet(tables, sql, resolve(out)),
  },
};

async function emit({ world, out }: Asked, text: AsyncIterable<string>): Promise<void> {
  if (out !== undefined) {
    await writeFile(out, text);
    return;
  }
  for await (const part of text) {
    world.out.write(part);
    await world.out.drained();
    if (world.interrupted.aborted) return;
  }
}

async function* csv({ tables, sql }: Asked): AsyncGenerator<string, void, undefined> {
  const { headings, rows } = await answerInText(tables, sql);
  yield csvLine(headings.map(({ name }) => name));
  for await (const batch of rows) yield batch.map(csvLine).join("");
}

/** An array with one row a line, so that it can be read as a whole or as it comes. */
async function* json({ tables, sql }: Asked): AsyncGenerator<string, void, undefined> {
  let before = "[\n";
  for await (const row of answerInJson(tables, sql)) {
    yield before + row;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
