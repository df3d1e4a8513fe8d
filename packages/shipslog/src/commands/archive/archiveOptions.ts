import type { Arguments, Options } from "../../command/Command.ts";

/** The options about commanders of every command that makes tables. */
export const commanderOptions = {
  commander: { type: "string", value: "ID", description: "only the journals of this commander" },
  "default-commander": { type: "string", value: "ID", description: "commander of journals that do not name one" },
} as const satisfies Options;

/** What `archive` can be told: where the lake is, whose journals it stores, or what it does instead of storing. */
export const archiveOptions = {
  out: {
    type: "string",
    value: "LAKE",
    description: "folder of the tables, or s3://bucket/lake; created if missing; after Ctrl-C, run it again",
  },
  ...commanderOptions,
  copies: {
    type: "string",
    choices: ["skip", "keep"],
    description:
      "journals that are stored already with other line ends: leave them out, or store every line again; asked on a terminal, else skip",
  },
  compact: { type: "boolean", description: "merge small files after adding new lines" },
  forget: {
    type: "string",
    value: "ID",
    description: "remove all rows of a commander from the lake, and store nothing",
  },
  keep: {
    type: "string",
    value: "[KIND=]AGE",
    isList: true,
    description: "remove rows older than an age such as 2y, 8w or 30d, of one kind or of all others, and store nothing",
  },
  publish: { type: "boolean", description: "write the tables of the lake for Iceberg readers, and store nothing" },
  location: {
    type: "string",
    value: "URI",
    description: "where the readers of --publish find the lake, such as s3://bucket/lake; default: its folder",
  },
  verify: { type: "boolean", description: "compare every file of the lake with its checksum, and store nothing" },
} as const satisfies Options;

/** The command line of `archive`. */
export type ArchiveArguments = Arguments<typeof archiveOptions>;
