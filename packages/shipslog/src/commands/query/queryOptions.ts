import type { Arguments, Options } from "../../command/Command.ts";
import { commanderOptions } from "../archive/archiveOptions.ts";

/** The values of `--format` of a query. */
export const queryFormatNames = ["table", "csv", "tsv", "json", "ndjson", "markdown", "parquet"] as const;

/** What `query` can be told: how to print the answer, where, and about whose journals. */
export const queryOptions = {
  list: { type: "boolean", description: "list the named queries" },
  format: { type: "string", choices: queryFormatNames, description: "output format", default: "table" },
  out: { type: "string", value: "FILE", description: "write the result to a file; required for parquet" },
  set: {
    type: "string",
    value: "NAME=VALUE",
    isList: true,
    description: "value of a parameter, $NAME in SQL; several times for several",
  },
  ...commanderOptions,
  repeats: {
    type: "string",
    choices: ["keep", "drop"],
    description: "of a journal that several lakes have: keep the rows of each lake, as without it, or drop all but one",
  },
} as const satisfies Options;

/** The command line of `query`. */
export type QueryArguments = Arguments<typeof queryOptions>;
