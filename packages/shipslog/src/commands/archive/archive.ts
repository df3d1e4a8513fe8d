import { defineCommand, type Command, storedPathArgument } from "../../command/Command.ts";
import { requireParts } from "../../parts/requireParts.ts";
import { archiveOptions } from "./archiveOptions.ts";

/** `shipslog archive`: stores journals as tables. */
export const archiveCommand: Command = defineCommand({
  name: "archive",
  summary: "Stores journals as Parquet tables. Running it again adds only new lines; copies of journals add nothing.",
  usage: "[PATH...] --out LAKE [--compact|--publish|--verify|--forget ID|--keep AGE]",
  arguments: { PATH: storedPathArgument },
  options: archiveOptions,
  examples: [
    ["shipslog archive --out lake", "archive the journals of the game on this machine"],
    ["shipslog archive old-laptop desktop --out lake", "archive two folders"],
    ["shipslog archive --out lake --compact", "add new lines, then merge small files"],
    ["shipslog archive --out lake --verify", "look for missing and damaged files"],
    ["shipslog archive --out lake --publish", "let Trino, Spark and others read the tables"],
    ["shipslog archive --out lake --keep 2y --keep Music=30d", "remove old rows"],
    ["shipslog query jumps-per-day lake", "query the tables"],
  ],
  async run(args, host) {
    args.required("out");
    requireParts(["archive"], host);
    return (await import("./runArchive.ts")).runArchive(args, host);
  },
});
