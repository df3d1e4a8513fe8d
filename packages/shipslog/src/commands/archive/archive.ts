import type { Command } from "../../Command.ts";
import { pathArgument } from "../../journalSources/pathArgument.ts";
import { requireParts } from "../../parts/requireParts.ts";
import { commanderOptions } from "./commanderOptions.ts";

/** `shipslog archive`: stores journals as tables. */
export const archiveCommand: Command = {
  name: "archive",
  summary: "Stores journals as Parquet tables. Running it again adds only new lines; copies of journals add nothing.",
  usage: "[PATH...] --out LAKE [--compact|--publish|--verify|--forget ID]",
  arguments: { PATH: pathArgument },
  options: {
    out: {
      type: "string",
      value: "LAKE",
      description: "folder of the tables; created if missing; after Ctrl-C, run it again",
    },
    ...commanderOptions,
    compact: { type: "boolean", description: "merge small files after adding new lines" },
    forget: {
      type: "string",
      value: "ID",
      description: "remove all rows of a commander from the lake, and store nothing",
    },
    publish: { type: "boolean", description: "write the tables of the lake for Iceberg readers, and store nothing" },
    location: {
      type: "string",
      value: "URI",
      description: "where the readers of --publish find the lake, such as s3://bucket/lake; default: its folder",
    },
    verify: { type: "boolean", description: "compare every file of the lake with its checksum, and store nothing" },
  },
  examples: [
    ["shipslog archive --out lake", "archive the journals of the game on this machine"],
    ["shipslog archive old-laptop desktop --out lake", "archive two folders"],
    ["shipslog archive --out lake --compact", "add new lines, then merge small files"],
    ["shipslog archive --out lake --verify", "look for missing and damaged files"],
    ["shipslog archive --out lake --publish", "let Trino, Spark and others read the tables"],
    ["shipslog query jumps-per-day lake", "query the tables"],
  ],
  async run(args, host) {
    args.required("out");
    requireParts(["archive"], host);
    return (await import("./runArchive.ts")).runArchive(args, host);
  },
};
